/** Unwraps values: MongoDB's extended JSON, and objects in place of a text. */
import { field, isRecord, type Values } from '../../json/record';
import { foldName } from './name';

/** Marks a value that does not fit the kind of field. */
export const unread: unique symbol = Symbol('unread');
export type Unread = typeof unread;

/** Where extended JSON of MongoDB, and Parse's dates, keep a value. */
const wrappers = [
  '$oid',
  '$uuid',
  '$date',
  '$numberDecimal',
  '$numberLong',
  '$numberInt',
  '$numberDouble',
  '$numberdecimal',
  'iso',
];

/** The value inside MongoDB's extended JSON (`$oid`, `$date`, `$numberDecimal`, ...); other values unchanged. */
export const unwrap = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  for (const name of wrappers) if (Object.hasOwn(value, name)) return unwrap(value[name]);
  return value;
};

/** Joins the texts among several values, such as first and last name; undefined if there is none. */
export const joinedText = (values: readonly unknown[]): string | undefined => {
  const texts = values.filter((value) => typeof value === 'string' && value.trim() !== '');
  return texts.length > 0 ? texts.join(' ').trim() : undefined;
};

/** The value of an object's first field with one of these names in any spelling. */
export const valueNamed = (of: unknown, names: readonly string[]): unknown => {
  if (!isRecord(of)) return undefined;
  for (const name of names) {
    const direct = field(of, name);
    if (direct !== undefined && direct !== null) return direct;
  }
  const keys = Object.keys(of).slice(0, 200);
  for (const name of names) {
    const key = keys.find((one) => foldName(one) === foldName(name));
    if (key !== undefined && of[key] !== undefined && of[key] !== null) return of[key];
  }
  return undefined;
};

const labels = [
  'name',
  'label',
  'title',
  'displayName',
  'fullName',
  'value',
  'text',
  'code',
  'key',
  'slug',
  'en',
  'en-US',
  'displayValue',
  'rendered',
];

const languageCode = /^[a-z]{2}([-_][A-Za-z]{2,4})?$/;

/** The text of an object under its only name that ends like a label, or in its first language. */
const otherLabel = (value: Values): string | undefined => {
  const texts = Object.entries(value).filter(([, one]) => typeof one === 'string');
  const [label, ...others] = texts.filter(([key]) =>
    /^(iana|full|long|short|display|common|local|localized|formatted)?_?(name|label|title|text)$/i.test(key),
  );
  if (label && others.length === 0 && Object.keys(value).length <= 3) return scalarText(label[1]);
  return texts.length > 0 && Object.keys(value).every((key) => languageCode.test(key))
    ? scalarText(texts[0]?.[1])
    : undefined;
};

const scalarText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
};

/** A text, a number as text, or an object's name: `{ id: 3, name: 'Bracket' }` is Bracket. */
export const readText = (input: unknown): string | Unread => {
  const value = unwrap(input);
  const plain = scalarText(value);
  if (plain !== undefined) return plain;
  if (!isRecord(value)) return unread;
  const label = unwrap(valueNamed(value, labels));
  // A label may be in several languages.
  const text = scalarText(label) ?? (isRecord(label) ? otherLabel(label) : undefined) ?? scalarText(field(label, 'en'));
  if (text !== undefined) return text;
  const parts = [valueNamed(value, ['firstName', 'givenName']), valueNamed(value, ['lastName', 'familyName'])].flatMap(
    (part) => (typeof part === 'string' && part !== '' ? [part] : []),
  );
  return parts.length > 0 ? parts.join(' ') : (otherLabel(value) ?? unread);
};

const addresses = [
  'url',
  'src',
  'href',
  'link',
  'path',
  'location',
  'original',
  'full',
  'secureUrl',
  'publicUrl',
  'uri',
  'large',
  'medium',
];

/** An address, also from an object (`{ url: '...' }`) or the first item of a list. */
export const readUrl = (value: unknown): string | Unread => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.length > 0 ? readUrl(isRecord(value[0]) || typeof value[0] === 'string' ? value[0] : null) : unread;
  const address = valueNamed(value, addresses);
  return typeof address === 'string' ? address : unread;
};

/** An id exactly as sent: a number stays a number, and a text stays a text. */
export const readId = (input: unknown): string | number | Unread => {
  const value = unwrap(input);
  if (typeof value === 'string') return value === '' ? unread : value;
  if (typeof value === 'number') return value;
  const inner = unwrap(valueNamed(value, ['id', '_id', 'uuid', 'guid', 'pk', 'objectId']));
  return typeof inner === 'string' || typeof inner === 'number' ? inner : unread;
};

/** A number, also from plain decimal text if the conversion loses nothing. */
export const readNumber = (input: unknown): number | string | Unread => {
  const value = unwrap(input);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return unread;
  const isPlain = /^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/.test(value);
  return isPlain ? Number(value) : value;
};

/** Reads a number or the text of one; returns NaN for anything else. An object is never converted, because that can throw. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'on', '1', 't', 'x']);
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', 'off', '0', 'f']);

/** A boolean, also from 0, 1 or a word. */
export const readFlag = (value: unknown): boolean | Unread => {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 0) return value === 1;
  if (typeof value !== 'string') return unread;
  const word = value.trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : unread;
};

/** A list of texts, from texts, from objects with names, or from one text with commas. */
export const readTexts = (value: unknown): readonly unknown[] | Unread => {
  if (typeof value === 'string')
    return value === ''
      ? []
      : value
          .split(/[,;]/)
          .map((part) => part.trim())
          .filter((part) => part !== '');
  return each(value, readText);
};

export const readUrls = (value: unknown): readonly unknown[] | Unread =>
  typeof value === 'string' && value !== '' ? [value] : each(value, readUrl);

/** Related records, each with its id and name. */
export const readMentions = (value: unknown): readonly unknown[] | Unread =>
  each(value, (item) => {
    if (!isRecord(item)) return unread;
    const inner = Object.values(item).filter(isRecord);
    const from =
      valueNamed(item, ['name', 'title', 'fullName', 'firstName', 'displayName']) === undefined && inner[0]
        ? inner[0]
        : item;
    const id = readId(from);
    const name = readText(from);
    if (id === unread || name === unread) return unread;
    return item.id === id && item.name === name ? item : { ...item, id, name };
  });

/** Returns the same list if reading changes nothing; values that cannot be read stay unchanged. */
const each = (value: unknown, read: (item: unknown) => unknown): readonly unknown[] | Unread => {
  if (!Array.isArray(value)) return unread;
  let isSame = true;
  const list = value.map((item: unknown) => {
    const found = read(item);
    if (found === unread || Object.is(found, item)) return item;
    isSame = false;
    return found;
  });
  return isSame ? value : list;
};
