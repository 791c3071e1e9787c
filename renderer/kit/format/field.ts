/** A field's value in one row: as text, as a sort key, and with its companion values. */
import { fold } from '@contract/text/fold';
import type { Field, Values } from '../area/field';
import { formatDateTime, formatDay, formatInViewerZone, parseDateTime, toSortTime } from './date-time';
import { parseFlag } from './flag';
import { readableLabel } from './label';
import { createTextCache } from './locale';
import { markupText } from './markup';
import { formatMoney, formatNumber, formatPercent } from './number';
import { toPlainText } from './plain-text';
import { flagWord, shownText } from './shown-text';
import { hasText, textOf } from './text';
import { formatServerTime, parseServerTime } from './time-of-day';
import { zoneNote } from './wall-time';

export const currencyOf = (field: Field, row: Values): unknown => row[field.companion ?? 'currency'] ?? field.currency;
export const zoneOf = (field: Field, row: Values): unknown => row[field.companion ?? 'timezone'] ?? field.zone;

const enumLabels = createTextCache<string>();

/** The label of a server's enumeration value: the area's own text for it, or the value made readable. */
export const enumText = ({ valueTexts }: Pick<Field, 'valueTexts'>, value: string): string => {
  const key = `${valueTexts}.${value}`;
  return enumLabels(key, () => (valueTexts !== undefined && hasText(key) ? textOf(key) : readableLabel(value)));
};

/** The labels of one or several enumeration values; other values unchanged. */
const enumTexts = (field: Field, value: unknown): string => {
  if (Array.isArray(value)) return value.map((one: unknown) => enumTexts(field, one)).join(', ');
  return typeof value === 'string' ? enumText(field, value) : shownText(value);
};

/** "Yes" or "No" for a flag as servers write it; undefined for any other value. */
export const flagText = (value: unknown): string | undefined => {
  const flag = parseFlag(value);
  return flag === undefined ? undefined : flagWord(flag);
};

/** Whether the end date of a flag has passed. */
const hasEnded = (field: Field, row: Values): boolean => {
  const end = field.expiry === undefined ? undefined : parseDateTime(row[field.expiry], zoneOf(field, row));
  return end !== undefined && end <= Date.now();
};

/** The value as shown on the screen; empty if there is none. */
export const fieldText = (field: Field, row: Values): string => {
  const value = row[field.key];
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'money':
      // An area that sets the currency itself also knows the unit.
      return (
        formatMoney(
          field.currency !== undefined && typeof value === 'number' ? String(value) : value,
          currencyOf(field, row),
        ) || toPlainText(value)
      );
    case 'number':
      return formatNumber(value) || toPlainText(value);
    case 'percent':
      return formatPercent(value) || toPlainText(value);
    case 'date':
      return formatDay(value, zoneOf(field, row)) || toPlainText(value);
    case 'dateTime':
      return formatDateTime(value, zoneOf(field, row)) || toPlainText(value);
    case 'time':
      return formatServerTime(value);
    case 'status':
      // Some servers send numbers for enumeration values; only the area knows their texts.
      return typeof value === 'string' || field.valueTexts ? enumText(field, toPlainText(value)) : toPlainText(value);
    case 'flag':
      return flagText(hasEnded(field, row) ? false : value) ?? toPlainText(value);
    case 'reference':
      return typeof value === 'object' && 'name' in value ? toPlainText(value.name) : toPlainText(value);
    case 'html':
      return markupText(toPlainText(value));
    default:
      return field.valueTexts || Array.isArray(field.filter) ? enumTexts(field, value) : shownText(value);
  }
};

interface FieldTimes {
  /** The viewer's own time, if it differs. */
  readonly viewerTime: string | undefined;
  /** A note that the server sent no zone, and which zone is assumed. */
  readonly note: string | undefined;
}

/** Additional facts about a date and time. */
export const fieldTimes = (field: Field, row: Values): FieldTimes => {
  const zone = zoneOf(field, row);
  return { viewerTime: formatInViewerZone(row[field.key], zone), note: zoneNote(row[field.key], zone) };
};

/** The tooltip of a date and time: the viewer's own time, and a note if the server sent no zone. */
export const fieldTitle = (field: Field, row: Values): string | undefined => {
  if (field.kind !== 'dateTime') return undefined;
  const { viewerTime, note } = fieldTimes(field, row);
  return [note, viewerTime].filter((part) => part !== undefined).join(' ') || undefined;
};

/** A sort key: a number if the kind has one, else folded text; undefined sorts last. */
export const sortKey = (kind: Field['kind'], value: unknown): number | string | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  switch (kind) {
    case 'number':
    case 'money': {
      const amount = typeof value === 'number' ? value : Number.parseFloat(toPlainText(value));
      return Number.isNaN(amount) ? fold(toPlainText(value)) : amount;
    }
    case 'date':
    case 'dateTime':
      return toSortTime(value) ?? fold(toPlainText(value));
    case 'time':
      return parseServerTime(value) ?? fold(toPlainText(value));
    case 'flag': {
      const flag = parseFlag(value);
      return flag === undefined ? fold(toPlainText(value)) : Number(flag);
    }
    default:
      return typeof value === 'number' ? value : fold(toPlainText(value));
  }
};
