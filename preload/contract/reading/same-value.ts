/** Compares the values that were sent with those that the server returns, which may have another type or spelling. */
import { isRecord, type Values } from '../json/record';
import { isSameAmount, readDecimal } from '../text/decimal';
import { readDateTime } from './values/date-time';
import { readFlag, unread } from './values/plain';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value ?? '');
};

const dayText = /^\d{4}-\d{2}-\d{2}$/;
const timeText = /^\d{4}-\d{2}-\d{2}[T ]\d/;

/** A server may return a day as the midnight at which it starts, and a time in another zone or notation. */
const isSameTime = (sent: string, now: string): boolean => {
  if (dayText.test(sent)) return now.startsWith(`${sent}T`) || now.startsWith(`${sent} `);
  if (!timeText.test(sent) || !timeText.test(now)) return false;
  const [one, other] = [readDateTime(sent), readDateTime(now)];
  return one !== unread && one !== null && one === other;
};

/** Whether digits are a name: a number has no zero in front. */
const isCode = (value: unknown): boolean => /^\s*[+-]?0\d/.test(textOf(value));

/** Whether two values are equal, ignoring their type and surrounding spaces. */
export const isSame = (sent: unknown, now: unknown): boolean => {
  if (isEmpty(sent) || isEmpty(now)) return isEmpty(sent) && isEmpty(now);
  if (typeof sent === 'boolean') return readFlag(now) === sent;
  if (Array.isArray(sent)) {
    const items: readonly unknown[] = Array.isArray(now) ? now : [now];
    return items.length === sent.length && sent.every((item, index) => isSame(item, items[index]));
  }
  if (isRecord(sent) && isRecord(now))
    return [...new Set([...Object.keys(sent), ...Object.keys(now)])].every((name) => isSame(sent[name], now[name]));
  if (isSameAmount(sent, now) && ![sent, now].some(isCode)) return true;
  const [one, other] = [textOf(sent).trim().normalize(), textOf(now).trim().normalize()];
  return one === other || isSameTime(one, other);
};

const normalize = (value: unknown): string =>
  textOf(value)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Values in which a sign makes another one: 12.50 is not 1250. */
const isExact = (value: unknown): boolean => readDecimal(value) !== undefined || timeText.test(textOf(value));

/** Whether the server only rewrote the value: letter case, punctuation, or a host added to an address. */
const isRewritten = (sent: unknown, now: unknown): boolean => {
  if (isExact(sent) && isExact(now)) return false;
  const [one, other] = [normalize(sent), normalize(now)];
  if (one === '' || other === '') return false;
  return one === other || (textOf(sent).startsWith('/') && other.endsWith(one));
};

/** Whether the server only added the country to a phone number: (405) 555-0112 is +14055550112. */
const hasCountryAdded = (sent: unknown, now: unknown): boolean => {
  const [one = '', other = ''] = [sent, now].map((value) => textOf(value).replaceAll(/[\s().\-/]/g, ''));
  return /^\d{7,}$/.test(one) && /^\+\d{8,15}$/.test(other) && other.endsWith(one.replace(/^0+/, ''));
};

/** Whether the server has the sent value, perhaps rewritten; `before` is its earlier value. */
export const isSaved = (sent: unknown, now: unknown, before: unknown): boolean =>
  isSame(sent, now) || (!isSame(before, now) && (isRewritten(sent, now) || hasCountryAdded(sent, now)));

export interface Comparison {
  /** Fields in which the server has another value. */
  readonly ignored: readonly string[];
  /** Fields that the server does not return. */
  readonly missing: readonly string[];
}

/** Compares the sent values with the current record; `before` is the earlier record. */
export const compareData = (data: Values, now: Values, before: Values = {}): Comparison => {
  const ignored: string[] = [];
  const missing: string[] = [];
  for (const [field, sent] of Object.entries(data)) {
    const isReturned = Object.hasOwn(before, field) || Object.hasOwn(now, field);
    if (isReturned ? isSaved(sent, now[field], before[field]) : isSame(sent, undefined)) continue;
    (isReturned ? ignored : missing).push(field);
  }
  return { ignored, missing };
};

/** Whether a record has all of the sent values. */
export const hasData = (record: Values, data: Values, before?: Values): boolean => {
  const { ignored, missing } = compareData(data, record, before);
  return ignored.length === 0 && missing.length === 0;
};
