/** Finds the answer to a call. A missing answer of a product row does not compile. */
import type * as product from '@contract/endpoints/index';
import type { AnswersOf, Context } from './context';
import * as own from './index';

const answers = Object.assign({}, own) satisfies { readonly [Area in keyof typeof product]: AnswersOf<Area> };

/** The input is parsed by the row's schema, so each answer can rely on its type. */
export type Answer = (input: never, context: Context) => unknown;
type Areas = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

// Found by folder, so that deleting the samples needs no change here.
const samples = import.meta.glob<Areas>('../samples/index.ts', { eager: true, import: 'answers' });
const areas: Areas = { ...answers, ...Object.values(samples)[0] };

/** The answer of a row; undefined for an unknown id. */
export const answerOf = (id: string): Answer | undefined => {
  const [area = '', name = ''] = id.split('.');
  const calls = Object.hasOwn(areas, area) ? areas[area] : undefined;
  return calls && Object.hasOwn(calls, name) ? calls[name] : undefined;
};
