/** Reads what is at one place of a record, if it can be the field's. */
import type { Field, Kind } from '../entities/field';
import type { Place } from './place';
import type { FieldPlan } from './plan';
import { isAddress } from './values/best-fit';
import { readDateTime } from './values/date-time';
import { unread } from './values/plain';
import { readValue, type ValueContext } from './values/read-value';
import { isWordOf } from './values/word';

export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Whether a value under another name can belong to this field. Kinds that accept any text need a stricter check. */
const isFitting = (isEmail: boolean, field: Field, raw: unknown, value: unknown, { how, certain }: Place): boolean => {
  if (how === 'profile') return true;
  switch (field.kind) {
    case 'word':
      return certain || !field.words || isWordOf(raw, field.words);
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && /^[\d.,'\s%-]+$/.test(value));
    case 'money':
      return (
        typeof value === 'number' ||
        (typeof value === 'string' && /\d/.test(value) && typeof readDateTime(value) !== 'string')
      );
    case 'text':
      // A file address is never a title, under any name.
      return !Array.isArray(raw) && !isAddress(raw) && (!isEmail || String(value).includes('@'));
    case 'url':
    case 'time':
      return !Array.isArray(raw);
    default:
      return true;
  }
};

/** A date and time without a zone; the same with one is preferred. */
export const isWall = (value: unknown): boolean =>
  typeof value === 'string' && !value.endsWith('Z') && /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(value);

const single: ReadonlySet<Kind> = new Set(['text', 'word', 'number', 'money', 'dateTime', 'date']);
/** A list of one value is that value where there can be only one. */
const isOne = (value: unknown): value is readonly [unknown] =>
  Array.isArray(value) && value.length === 1 && typeof value[0] !== 'object';

/** The value of a field at one of its places; `unread` if it is not this field's. */
export const readPlace = (
  { field, isKnown, isEmail }: FieldPlan,
  found: unknown,
  place: Place,
  context: ValueContext,
): unknown => {
  const raw = isOne(found) && single.has(field.kind) ? found[0] : found;
  const value = readValue(field, raw, place.zone === undefined ? context : { ...context, zone: place.zone });
  if (value === unread) {
    if (field.kind === 'flag' && typeof readDateTime(raw) === 'string') return true;
    return place.how === 'profile' && !isKnown ? raw : unread;
  }
  return isFitting(isEmail, field, raw, value, place) ? value : unread;
};
