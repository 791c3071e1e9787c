/** Compares rows with the ids and filters of a list call. */
import { isRecord, type Values } from '../json/record';
import { parseDayRange, withinAny } from '../text/day-range';
import { fold } from '../text/fold';

/** The inputs of every list call; any other input filters the list: `userId`, `eventId`, `userType`. */
const listWords: ReadonlySet<string> = new Set(['q', 'page', 'perPage', 'sort', 'sortColumn', 'filters', 'ids']);

/** A value for comparison with a filter or an id, without letter case, accents and separators of words. */
const wordOf = (value: unknown): string => fold(String(value).trim()).replaceAll(/[\s_-]+/g, '_');

export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The words by which a filter can name a value; undefined if the value cannot be compared with a filter. */
const namesOf = (value: unknown): readonly string[] | undefined => {
  if (value === null || value === undefined || value === '') return [''];
  if (typeof value === 'boolean') return value ? ['true', 'yes', '1'] : ['false', 'no', '0'];
  if (isScalar(value)) return [wordOf(value)];
  if (Array.isArray(value)) {
    const names = value.map(namesOf);
    return names.every((one) => one !== undefined) ? names.flat() : undefined;
  }
  return isRecord(value) && isScalar(value.name) ? [wordOf(value.name)] : undefined;
};

type Verdict = 'fits' | 'contradicts' | 'unknown';

/** An input of a call, its name in `Page.ignored`, the values of the field that fit it, and the verdicts so far. */
type Narrowing = readonly [aspect: string, key: string, accepted: readonly string[], verdicts: Map<unknown, Verdict>];

/** Whether a row shows that it fits an input, that it does not, or neither. */
export const compare = (row: Values, [aspect, key, accepted, verdicts]: Narrowing): Verdict => {
  if (!Object.hasOwn(row, key)) return 'unknown';
  const value = row[key];
  // A server that knows which event a row is for may still send the field empty; a filter asks for the field itself.
  if (aspect === key && (value === null || value === undefined)) return 'unknown';
  const known = verdicts.get(value);
  if (known) return known;
  const verdict = verdictOn(value, accepted);
  if (isScalar(value)) verdicts.set(value, verdict);
  return verdict;
};

const verdictOn = (value: unknown, accepted: readonly string[]): Verdict => {
  if (withinAny(accepted)(value)) return 'fits';
  const names = namesOf(value);
  if (names === undefined) return 'unknown';
  // A day range does not apply to values that are not days.
  const words = accepted.filter((one) => parseDayRange(one) === undefined);
  if (words.length === 0) return /^\d{4}-\d{2}-\d{2}/.test(String(value)) ? 'contradicts' : 'unknown';
  const acceptedNames = new Set(words.flatMap((word) => namesOf(word) ?? []));
  return names.some((name) => acceptedNames.has(name)) ? 'fits' : 'contradicts';
};

/** The filtering inputs and filters of a call as fields with accepted values. */
export const narrowingOf = (input: unknown): readonly Narrowing[] => {
  if (!isRecord(input)) return [];
  const own = Object.entries(input).flatMap(([key, value]) =>
    listWords.has(key) || !isScalar(value) ? [] : [[key, key, [String(value)], new Map()] as const],
  );
  const filters = isRecord(input.filters) ? Object.entries(input.filters) : [];
  const filtered = filters.flatMap(([key, values]) =>
    Array.isArray(values) && values.length > 0 ? [[`filters.${key}`, key, values.map(String), new Map()] as const] : [],
  );
  return [...own, ...filtered];
};
