/** One place where a field of a record may be, and the value that a record has there. */
import { isRecord, type Values } from '../json/record';
import type { Unit } from './values/money';
import { joinedText, unwrap } from './values/plain';
import { wordsOf } from './words';

export type How = 'profile' | 'exact' | 'spelling' | 'nested' | 'synonym';

/** One place where a field may be. */
export interface Place {
  readonly how: How;
  readonly rank: number;
  /** The names from the record to the value; several paths are joined by spaces. */
  readonly paths: readonly (readonly string[])[];
  readonly unit?: Unit | undefined;
  /** The zone that the name says of times without one: `date_created_gmt`. */
  readonly zone?: string;
  /** Whether a status may be any word. */
  readonly certain: boolean;
  /** Whether the value can be this field. */
  readonly accepts?: ((value: unknown, row: Values) => boolean) | undefined;
  /** Gets the field's value from what is at the place, such as the length of a list. */
  readonly take?: (value: unknown) => unknown;
  /** Whether the canonical name takes the place of the record's own. */
  readonly renames: boolean;
}

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const at = (row: Values, path: readonly string[]): unknown => {
  let value: unknown = row;
  for (const key of path) {
    if (Array.isArray(value) && /^\d{1,4}$/.test(key)) value = value[Number(key)];
    else value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
};

/** Whether a record has an empty text at a place. */
export const isBlank = (row: Values, { paths: [path = [], ...others] }: Place): boolean =>
  others.length === 0 && at(row, path) === '';

/** What a record has at a place; undefined if it has nothing there that fits. */
export const valueAt = (row: Values, { paths, accepts, take }: Place): unknown => {
  const [first = []] = paths;
  const [key = ''] = first;
  const value =
    paths.length > 1
      ? joinedText(paths.map((path) => unwrap(at(row, path))))
      : first.length > 1
        ? at(row, first)
        : Object.hasOwn(row, key)
          ? row[key]
          : undefined;
  if (!hasValue(value) || (accepts && !accepts(value, row))) return undefined;
  return take ? take(value) : value;
};

const plainId = /^(\d+|[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27})$/i;
/** An id of PocketBase, Firestore or Airtable: letters with digits between them, and no word. */
const madeId = /^(?=[A-Za-z0-9]{14,36}$)(?=.*[a-z])([A-Za-z]*\d+[A-Za-z]+){2}/;
/** Whether a text is an id that a database made. */
const isMadeId = (text: string): boolean => plainId.test(text) || madeId.test(text);
const isPrefixed = (text: string): boolean => /^[A-Za-z]{2,6}[-_][A-Za-z0-9_-]+$/.test(text);

/** A number for people, such as `BK-7F3KQ`: letters with digits, or capitals with dashes, but not a database id. */
export const isCode = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^#?[A-Za-z0-9][\w./-]{2,39}$/.test(text) &&
  (/^(?=.*\d)(?=.*[A-Za-z#])/.test(text) || /^[A-Z]{2,6}(-[A-Z]+)+$/.test(text)) &&
  !isMadeId(text);

/** A place of a related record's name. What refers to the record by its key doesn't say its name: `event: { track: 3 }`. */
export const withoutReferences = (place: Place): Place => {
  const isReference = (input: unknown): boolean => {
    const value = unwrap(input);
    return typeof value === 'number' || (typeof value === 'string' && isMadeId(value));
  };
  const [path = [], ...others] = place.paths;
  const saysName = wordsOf(path.at(-1) ?? '').some((word) => /^(name|title|label)$/.test(word));
  return saysName || others.length > 0 || place.how === 'profile'
    ? place
    : { ...place, accepts: (value, row) => !isReference(value) && place.accepts?.(value, row) !== false };
};

/** A related record as one value: `event: 31` is its id, `event: 'Spring Shootout'` its name, `order: 'BK-7F3KQ'` its number. */
export const isMention =
  (attribute: string, hasName: boolean) =>
  (input: unknown): boolean => {
    const value = unwrap(input);
    if (typeof value === 'number') return attribute === 'id';
    if (typeof value !== 'string' || value === '') return false;
    if (/^\S+@\S+$/.test(value)) return attribute === 'email';
    if (attribute === 'number') return isCode(value) || (!hasName && /^[A-Z0-9]{4,12}$/.test(value));
    return attribute === (isMadeId(value) || isPrefixed(value) ? 'id' : 'name');
  };

export const isLetters = (value: unknown): boolean => typeof value === 'string' && /[a-z]/i.test(value);
export const isNoList = (value: unknown): boolean => !Array.isArray(value);
export const lengthOf = (list: unknown): unknown => (Array.isArray(list) ? list.length : undefined);

/** Whether a date and time is written as the clocks at the place show it, whose day is then the day there. */
export const isWrittenThere = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ][^Z]+$/i.test(value);
/** Whether a time is one wherever the reader is. */
export const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && /[T ]\d\d:.*(Z|[+-]\d\d:?\d\d)$/i.test(value);
/** A midnight may only be how the server writes a day. */
export const isTimeWrittenThere = (value: unknown): boolean =>
  isWrittenThere(value) && !/[T ]00:00(:00)?/i.test(String(value));

export const exactPlace = (key: string): Place => ({
  how: 'exact',
  rank: -1,
  paths: [[key]],
  certain: true,
  renames: true,
});

/** A dotted path of a profile, with names exactly as the server spells them; a number is an index. */
export const profilePlace = (path: string): Place => {
  const names = path.split('.');
  return { how: 'profile', rank: -2, paths: [names], certain: true, renames: names.length === 1 };
};
