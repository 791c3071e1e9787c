/** Compares rows with the ids and filters of a list call. */
import { bookings, events, people, tracks } from '../entities/relations';
import { visitorTypes } from '../entities/visitor-types';
import { isRecord, type Values } from '../json/record';
import { compareWithRanges, parseDayRange, rangesIn } from '../text/day-range';
import { fold } from '../text/fold';
import { foldName } from './values/name';

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
interface Narrowing {
  readonly aspect: string;
  readonly key: string;
  readonly accepted: readonly string[];
  readonly verdicts: Map<unknown, Verdict>;
  /** Set for the id of the record that the rows belong to. */
  readonly owner?: Owner;
}

/** What rows call the record that they belong to, and the numbers and codes that it has besides its id. */
interface Owner {
  readonly references: readonly string[];
  /** The names of objects that may be the record itself: `order: { id: 7 }`. */
  readonly relations: readonly string[];
  readonly codes: readonly string[];
}

/** By the input with a record's id: further numbers and codes by which rows may name the record. */
export type Identities = Readonly<Record<string, readonly string[]>>;

/** What servers call the records whose ids narrow a list. */
const kinds = new Map<string, readonly string[]>(
  Object.entries({
    bookingId: bookings,
    eventId: events,
    trackId: tracks,
    userId: people,
  }),
);

/** Whether an input is the id of a record that the rows belong to. */
export const isOwnerId = (input: string): boolean => kinds.has(input);

const identityWords = ['id', 'uuid', 'guid', 'number', 'no', 'code', 'reference', 'ref', 'slug', 'shortid', 'publicid'];
const identityNames: ReadonlySet<string> = new Set(identityWords);

/** The name of a record's field without that of the record: `number` for a booking's `orderNumber`. */
const ownName = (field: string, names: readonly string[]): string => {
  const name = foldName(field);
  const prefix = names.map(foldName).find((one) => name.startsWith(one) && name.length > one.length);
  return prefix === undefined ? name : name.slice(prefix.length);
};

/** The numbers and codes of a record, for an input that carries its id: never those of records that it refers to. */
export const identitiesOf = (record: Values, param: string): readonly string[] =>
  Object.entries(record).flatMap(([field, value]) =>
    field !== 'id' && isNaming(value) && identityNames.has(ownName(field, kinds.get(param) ?? []))
      ? [String(value)]
      : [],
  );

const isNaming = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** The forms of ids and codes. Only two values of one form can contradict each other: an order's code is not its id. */
const forms: readonly (readonly [form: string, pattern: RegExp])[] = [
  ['number', /^\d+$/],
  ['uuid', /^[0-9a-f]{8}-[0-9a-f-]{27}$/i],
  ['object', /^[0-9a-f]{24}$/i],
  ['code', /^[\dA-Z._/-]+$/],
  ['slug', /^[\da-z._/-]+$/],
  ['token', /^(?=.*\d)[\w-]+$/],
];

/** Undefined for a name, which contradicts nothing. */
const formOf = (value: string): string | undefined => forms.find(([, pattern]) => pattern.test(value.trim()))?.[0];

const compareNames = (names: readonly string[], value: string): Verdict => {
  if (names.includes(value)) return 'fits';
  const form = formOf(value);
  if (form === undefined || !names.some((name) => formOf(name) === form))
    return names.some((name) => wordOf(name) === wordOf(value)) ? 'fits' : 'unknown';
  return form !== 'number' && names.some((name) => wordOf(name) === wordOf(value)) ? 'fits' : 'contradicts';
};

/** A row may name its record by the id, or by a number or code of it. An id is not compared with a number. */
const compareOwner = (row: Values, { key, accepted }: Pick<Narrowing, 'key' | 'accepted'>, owner: Owner): Verdict => {
  const { references, relations, codes } = owner;
  const own = row[key];
  const verdicts = new Set<Verdict>();
  // An empty text names none of the records; null leaves it open.
  if (own === '') verdicts.add('contradicts');
  // A record's own id says nothing of the record that it belongs to. Two numbers may be equal by chance.
  const isOwnId = typeof own === 'string' && formOf(own) !== 'number' && (own === row.id || own === row._id);
  if (isNaming(own) && (!isOwnId || accepted.includes(String(own)))) {
    const text = String(own);
    // A text in the place of an id may be a code; a number there is an id.
    verdicts.add(compareNames(formOf(text) === 'number' ? accepted : [...accepted, ...codes], text));
  }
  if (!verdicts.has('fits'))
    for (const reference of references) {
      const value = row[reference];
      if (isNaming(value)) verdicts.add(compareNames(codes, String(value)));
    }
  if (!verdicts.has('fits'))
    for (const id of relations.flatMap((name) => (isRecord(row[name]) ? [row[name].id, row[name]._id] : [])))
      if (isNaming(id)) verdicts.add(compareNames(accepted, String(id)));
  return verdicts.has('fits') ? 'fits' : verdicts.has('contradicts') ? 'contradicts' : 'unknown';
};

/** The words of an input that takes only these: a row's value that is none of them is not understood. */
const vocabularies = new Map<string, readonly string[]>([['userType', visitorTypes]]);

/** Whether a row shows that it fits an input, that it does not, or neither. */
export const compare = (row: Values, narrowing: Narrowing): Verdict => {
  const { aspect, key, accepted, verdicts, owner } = narrowing;
  if (owner) return compareOwner(row, narrowing, owner);
  if (!Object.hasOwn(row, key)) return 'unknown';
  const value = row[key];
  // A server that knows which event a row is for may still send the field empty; a filter asks for the field itself.
  if (aspect === key && (value === null || value === undefined)) return 'unknown';
  const known = verdicts.get(value);
  if (known) return known;
  const verdict = verdictOn(value, accepted);
  const isUnderstood = aspect !== key || vocabularies.get(key)?.includes(wordOf(value)) !== false;
  const sure = verdict === 'contradicts' && !isUnderstood ? 'unknown' : verdict;
  if (isScalar(value)) verdicts.set(value, sure);
  return sure;
};

const verdictOn = (value: unknown, accepted: readonly string[]): Verdict => {
  const byDay = compareWithRanges(value, rangesIn(accepted));
  if (byDay === 'fits') return byDay;
  const names = namesOf(value);
  if (names === undefined) return 'unknown';
  const words = accepted.filter((one) => parseDayRange(one) === undefined);
  const acceptedNames = new Set(words.flatMap((word) => namesOf(word) ?? []));
  if (names.some((name) => acceptedNames.has(name))) return 'fits';
  // A day range does not apply to values that are not days.
  return byDay ?? (words.length === 0 ? 'unknown' : 'contradicts');
};

const ownerOf = (key: string, identities: Identities): Owner | undefined => {
  const names = kinds.get(key);
  if (!names) return undefined;
  const kind = key.slice(0, -2);
  // `order: "K7P2X"` names an order. What stands under `contact` or `place` may be a phone number or a city.
  const plain = key === 'bookingId' || key === 'eventId' ? names : [];
  return { references: [`${kind}Number`, `${kind}Code`, ...plain], relations: names, codes: identities[key] ?? [] };
};

/** Whether a record names another owner than the one with this id: by a reference, never by its own id. */
export const isOfAnother = (record: Values, param: string, id: unknown, codes: readonly string[] = []): boolean => {
  const owner = ownerOf(param, { [param]: codes });
  return owner !== undefined && compareOwner(record, { key: param, accepted: [String(id)] }, owner) === 'contradicts';
};

/** The filtering inputs and filters of a call as fields with accepted values. */
export const narrowingOf = (input: unknown, identities: Identities = {}): readonly Narrowing[] => {
  if (!isRecord(input)) return [];
  const own = Object.entries(input).flatMap(([key, value]): readonly Narrowing[] => {
    if (listWords.has(key) || !isScalar(value)) return [];
    const owner = ownerOf(key, identities);
    return [{ aspect: key, key, accepted: [String(value)], verdicts: new Map(), ...(owner ? { owner } : {}) }];
  });
  const filters = isRecord(input.filters) ? Object.entries(input.filters) : [];
  const filtered = filters.flatMap(([key, values]): readonly Narrowing[] =>
    Array.isArray(values) && values.length > 0
      ? [{ aspect: `filters.${key}`, key, accepted: values.map(String), verdicts: new Map() }]
      : [],
  );
  return [...own, ...filtered];
};
