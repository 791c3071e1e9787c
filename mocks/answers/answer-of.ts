/** Finds the answer to a call. A missing answer of a product row does not compile. */
import type * as product from '@contract/endpoints/index';
import { admin } from './admin';
import { assignment } from './assignment';
import { auth } from './auth';
import { booking } from './booking';
import { buyback } from './buyback';
import type { AnswersOf, Context } from './context';
import { dashboard } from './dashboard';
import { docuSign } from './docu-sign';
import { event } from './event';
import { inspection } from './inspection';
import { inspector } from './inspector';
import { location } from './location';
import { media } from './media';
import { password } from './password';
import { role } from './role';
import { support } from './support';
import { track } from './track';
import { trackContact } from './track-contact';
import { visitor } from './visitor';
import { wishlist } from './wishlist';

const answers = {
  admin,
  assignment,
  auth,
  booking,
  buyback,
  dashboard,
  docuSign,
  event,
  inspection,
  inspector,
  location,
  media,
  password,
  role,
  support,
  track,
  trackContact,
  visitor,
  wishlist,
} satisfies { readonly [Area in keyof typeof product]: AnswersOf<Area> };

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
