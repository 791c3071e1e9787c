/** The points of a tech card. */
import { isRecord } from '@contract/json/record';
import { plain } from '../../../kit/format/plain';
import { type Finding, notSent, unclear } from './finding';
import { readWord } from './word';

const badResults: readonly string[] = ['fail', 'reinspect'];
const results: readonly string[] = ['pass', 'na', '', ...badResults];

const labelOf = ({ section, label }: Readonly<Record<string, unknown>>): string =>
  [section, label]
    .map((part) => plain(part))
    .filter((part) => part !== '')
    .join(': ');

/** A card may name points that do not apply to this car (`na`); only one with no answer at all is unchecked. */
export const judgeCard = (items: unknown): readonly (Finding | undefined)[] => {
  if (items === undefined) return [notSent('card')];
  if (items === null) return [{ reason: 'unchecked', weight: 'attention' }];
  if (!Array.isArray(items) || !items.every(isRecord)) return [unclear('card', items)];
  const words = items.map(({ result }) => readWord(result));
  const bad = items.filter((_, index) => badResults.includes(words[index] ?? ''));
  const odd = items.find(
    ({ result }, index) => result !== undefined && (!results.includes(words[index] ?? '') || isNoWord(result)),
  );
  const isOpen = words.every((word) => word === 'na' || word === '');
  const unanswered = items.filter(({ result }, index) => result !== undefined && words[index] === '').length;
  return [
    bad.length > 0
      ? { reason: 'pointsFailed', weight: 'missing', count: bad.length, words: bad.map(labelOf).join('; ') }
      : undefined,
    odd && unclear('card', odd.result),
    items.some(({ result }) => result === undefined) ? notSent('points') : undefined,
    isOpen
      ? { reason: 'unchecked', weight: 'attention' }
      : unanswered > 0
        ? { reason: 'openPoints', weight: 'attention', count: unanswered }
        : undefined,
  ];
};

const isNoWord = (result: unknown): boolean => result !== null && typeof result !== 'string';
