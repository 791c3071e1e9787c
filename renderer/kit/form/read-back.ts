/** Reads a record back and checks whether the server has saved the values. */
import type { Failure, Result } from '@contract/failure';
import type { Data } from '@contract/json/data';
import type { Values } from '../area/field';
import { parseDateTime } from '../format/date-time';
import { isSameAmount } from '../format/decimal';
import { parseFlag } from '../format/flag';
import { toPlainText, toTrimmedText } from '../format/plain-text';
import { parseWallTime } from '../format/wall-time';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const dayText = /^\d{4}-\d{2}-\d{2}$/;

/** A server may return a day as the midnight at which it starts. */
const isSameTime = (sent: string, now: string): boolean => {
  if (dayText.test(sent)) return now.startsWith(`${sent}T`) || now.startsWith(`${sent} `);
  const [one, other] = [parseDateTime(sent), parseDateTime(now)];
  if (one !== undefined || other !== undefined) return one === other;
  const wall = parseWallTime(sent);
  return wall !== undefined && wall === parseWallTime(now);
};

/** Whether two values are equal, ignoring their type and surrounding spaces. */
const isSame = (sent: unknown, now: unknown): boolean => {
  if (isEmpty(sent) || isEmpty(now)) return isEmpty(sent) && isEmpty(now);
  if (typeof sent === 'boolean') return parseFlag(now) === sent;
  if (Array.isArray(sent)) {
    const items: readonly unknown[] = Array.isArray(now) ? now : [now];
    return items.length === sent.length && sent.every((item, index) => isSame(item, items[index]));
  }
  if (typeof sent === 'number' || typeof now === 'number')
    return isSameAmount(sent, now) || toPlainText(sent) === toPlainText(now);
  const [one, other] = [toTrimmedText(sent).normalize(), toTrimmedText(now).normalize()];
  return one === other || isSameTime(one, other);
};

const normalize = (value: unknown): string =>
  toPlainText(value)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether the server only rewrote the value: letter case, punctuation, or a host added to an address. */
const isRewritten = (sent: unknown, now: unknown): boolean => {
  const [one, other] = [normalize(sent), normalize(now)];
  if (one === '' || other === '') return false;
  return one === other || (toPlainText(sent).startsWith('/') && other.endsWith(one));
};

interface Comparison {
  /** Fields in which the server has another value. */
  readonly ignored: readonly string[];
  /** Fields that the server does not return. */
  readonly missing: readonly string[];
}

/** Compares the sent values with the current record; `before` is the earlier record. */
const compareData = (data: Data, now: Values, before: Values = {}): Comparison => {
  const ignored: string[] = [];
  const missing: string[] = [];
  for (const [field, sent] of Object.entries(data)) {
    if (isSame(sent, now[field])) continue;
    const isReturned = Object.hasOwn(before, field) || Object.hasOwn(now, field);
    if (!isReturned) missing.push(field);
    else if (isSame(before[field], now[field]) || !isRewritten(sent, now[field])) ignored.push(field);
  }
  return { ignored, missing };
};

/** Whether a record has all of the sent values. */
export const hasData = (record: Values, data: Data, before?: Values): boolean => {
  const { ignored, missing } = compareData(data, record, before);
  return ignored.length === 0 && missing.length === 0;
};

/** The result of reading back, with the labels of fields. */
export type Confirmation =
  | { readonly state: 'saved' }
  | { readonly state: 'ignored'; readonly fields: readonly string[] }
  | { readonly state: 'unseen'; readonly fields: readonly string[] }
  | { readonly state: 'unconfirmed'; readonly failure: Failure };

interface Sent {
  readonly data: Data;
  readonly before?: Values;
  /** The label of a field; undefined for a field that is not on the screen. */
  readonly labelOf: (field: string) => string | undefined;
}

export const confirmationOf = (readBack: Result<Values>, { data, before, labelOf }: Sent): Confirmation => {
  if (!readBack.ok) return { state: 'unconfirmed', failure: readBack.failure };
  const { ignored, missing } = compareData(data, readBack.value, before);
  const labels = (fields: readonly string[]) => fields.map(labelOf).filter((label) => label !== undefined);
  const [ignoredLabels, missingLabels] = [labels(ignored), labels(missing)];
  if (ignoredLabels.length > 0) return { state: 'ignored', fields: ignoredLabels };
  return missingLabels.length > 0 ? { state: 'unseen', fields: missingLabels } : { state: 'saved' };
};
