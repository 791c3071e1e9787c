/** Findings for the points of a tech card. */
import { isRecord } from '@contract/json/record';
import { toPlainText } from '../../kit/format/plain-text';
import { readStatusWord } from '../../kit/format/status-word';
import { type Finding, notSentFinding, unclearFinding } from './finding';

const badResults: readonly string[] = ['fail', 'reinspect'];
const knownResults: readonly string[] = ['pass', 'na', '', ...badResults];

const labelOf = ({ section, label }: Readonly<Record<string, unknown>>): string =>
  [section, label]
    .map((part) => toPlainText(part))
    .filter((part) => part !== '')
    .join(': ');

/** Points that do not apply to a car are `na`; a card without any other result is unchecked. */
export const techCardFindings = (items: unknown): readonly (Finding | undefined)[] => {
  if (items === undefined) return [notSentFinding('card')];
  if (items === null) return [{ reason: 'unchecked', severity: 'attention' }];
  if (!Array.isArray(items) || !items.every(isRecord)) return [unclearFinding('card', items)];
  const results = items.map(({ result }) => readStatusWord(result));
  const bad = items.filter((_, index) => badResults.includes(results[index] ?? ''));
  const odd = items.find(
    ({ result }, index) => result !== undefined && (!knownResults.includes(results[index] ?? '') || isNotText(result)),
  );
  const isOpen = results.every((result) => result === 'na' || result === '');
  const unanswered = items.filter(({ result }, index) => result !== undefined && results[index] === '').length;
  return [
    bad.length > 0
      ? { reason: 'pointsFailed', severity: 'missing', count: bad.length, words: bad.map(labelOf).join('; ') }
      : undefined,
    odd && unclearFinding('card', odd.result),
    items.some(({ result }) => result === undefined) ? notSentFinding('points') : undefined,
    isOpen
      ? { reason: 'unchecked', severity: 'attention' }
      : unanswered > 0
        ? { reason: 'openPoints', severity: 'attention', count: unanswered }
        : undefined,
  ];
};

const isNotText = (result: unknown): boolean => result !== null && typeof result !== 'string';
