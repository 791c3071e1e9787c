/**
 * Converts between a record and the values of its form, from a description of the form's fields. Only changed fields are
 * sent, so that fields without an input and changes by other users are kept.
 */
import type { Data } from '@contract/json/data';
import type { Values } from '../area/field';
import { parseFlag } from '../format/flag';
import { toPlainText } from '../format/plain-text';
import { type NumberRange, readTypedNumber, toTypedNumber } from '../format/typed-number';

/**
 * What a field holds. A long text is sent exactly as typed, other texts are trimmed. Words are separated by commas in the
 * form, and a list in the record. A file is the address of one, in the form a list of at most one. A number, described by
 * its range, is typed in the region's notation, and sent as a number unless the server sends it as text.
 */
export type FormField = 'text' | 'longText' | 'words' | 'flag' | 'file' | 'files' | NumberRange;

type Value<F extends FormField> = F extends 'flag' ? boolean : F extends 'file' | 'files' ? readonly string[] : string;
export type FormValues<D extends Readonly<Record<string, FormField>>> = { [K in keyof D]: Value<D[K]> };

const toTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

const readers = {
  text: toPlainText,
  longText: toPlainText,
  words: (value: unknown) => toTexts(value).join(', '),
  flag: (value: unknown) => parseFlag(value) === true,
  file: (value: unknown) => toTexts(value).slice(0, 1),
  files: toTexts,
};

const readNumber = (typed: string, range: NumberRange, stored: unknown): string | number | null => {
  const [number, other] = readTypedNumber(typed, range);
  if (number === undefined || other !== undefined) return typed.trim() || null;
  return typeof stored === 'string' ? number : Number(number);
};

/** What is sent for a value, null if it is empty. `stored` gives the type of a number. */
const toData = (field: FormField, value: unknown, stored: unknown): Data[string] => {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') {
    const list = toTexts(value);
    return field === 'file' ? (list[0] ?? null) : list;
  }
  const trimmed = value.trim();
  if (typeof field === 'object') return readNumber(value, field, stored);
  if (field === 'words')
    return [...new Set(trimmed.split(',').map((word) => word.trim()))].filter((word) => word !== '');
  if (trimmed === '') return null;
  return field === 'longText' ? value : trimmed;
};

export const describeForm = <const D extends Readonly<Record<string, FormField>>>(description: D) => {
  type V = FormValues<D>;
  const fields = Object.entries<FormField>(description);

  const read = (record: Values): V =>
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        typeof field === 'object' ? toTypedNumber(toPlainText(record[name])) : readers[field](record[name]),
      ]),
    ) as V;

  /** The body of an update: the changed fields, with null for an empty one. `record` is the one on the server. */
  const changes = (before: V, now: V, record: Values = {}): Data =>
    Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const data = toData(field, now[name], record[name]);
        const isSame = JSON.stringify(data) === JSON.stringify(toData(field, before[name], record[name]));
        return isSame ? [] : [[name, data]];
      }),
    );

  /** The body of a create: all values that are not empty, including defaults and every flag. */
  const all = (now: V): Data =>
    Object.fromEntries(
      fields
        .map(([name, field]) => [name, toData(field, now[name], undefined)] as const)
        .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
    );

  return { read, changes, all, has: (name: string): boolean => Object.hasOwn(description, name) };
};
