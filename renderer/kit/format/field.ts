/** A field's value of one row: as text, as a key to sort by, and with what stands beside it. */
import { fold } from '@contract/text/fold';
import type { Field, Values } from '../area/field';
import { readFlag } from './flag';
import { readableLabel } from './label';
import { markupText } from './markup';
import { formatDay, formatMoment, ownMoment, readMoment, readOrder } from './moment';
import { formatMoney, formatNumber, formatShare } from './number';
import { plain } from './plain';
import { i18n } from './text';
import { clockText, readClock } from './time';
import { zoneNote } from './wall-time';

const currencyOf = (field: Field, row: Values): unknown => row[field.companion ?? 'currency'] ?? field.currency;
const zoneOf = (field: Field, row: Values): unknown => row[field.companion ?? 'timezone'] ?? field.zone;

/** A word of the server as people say it: the area's own words for it, or the word itself made readable. */
export const wordOf = ({ valueTexts }: Pick<Field, 'valueTexts'>, value: string): string => {
  const key = `${valueTexts}.${value}`;
  return valueTexts !== undefined && i18n.exists(key) ? i18n.t(key) : readableLabel(value);
};

/** Words of the server, one or several; anything else as it is. */
const worded = (field: Field, value: unknown): string => {
  if (Array.isArray(value)) return value.map((one: unknown) => worded(field, one)).join(', ');
  return typeof value === 'string' ? wordOf(field, value) : plain(value);
};

/** Whether the moment has passed until which a flag holds. */
const hasEnded = (field: Field, row: Values): boolean => {
  const end = field.expiry === undefined ? undefined : readMoment(row[field.expiry], zoneOf(field, row));
  return end !== undefined && end <= Date.now();
};

/** What a person reads. Empty text where there is nothing. */
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
        ) || plain(value)
      );
    case 'number':
      return formatNumber(value) || plain(value);
    case 'share':
      return formatShare(value) || plain(value);
    case 'date':
      return formatDay(value, zoneOf(field, row)) || plain(value);
    case 'moment':
      return formatMoment(value, zoneOf(field, row)) || plain(value);
    case 'clock':
      return clockText(value);
    case 'status':
      // Some servers send numbers for words; only the area knows which.
      return typeof value === 'string' || field.valueTexts ? wordOf(field, plain(value)) : plain(value);
    case 'flag':
      return plain(hasEnded(field, row) ? false : (readFlag(value) ?? value));
    case 'mention':
      return typeof value === 'object' && 'name' in value ? plain(value.name) : plain(value);
    case 'markup':
      return markupText(plain(value));
    default:
      return field.valueTexts || Array.isArray(field.filter) ? worded(field, value) : plain(value);
  }
};

interface FieldTimes {
  /** The viewer's own time, if it differs. */
  readonly own: string | undefined;
  /** Says that the server sent no zone, and which zone is assumed. */
  readonly note: string | undefined;
}

/** Additional facts about a moment. */
export const fieldTimes = (field: Field, row: Values): FieldTimes => {
  const zone = zoneOf(field, row);
  return { own: ownMoment(row[field.key], zone), note: zoneNote(row[field.key], zone) };
};

/** The tooltip of a moment: the viewer's own time, and a note if the server sent no zone. */
export const fieldTitle = (field: Field, row: Values): string | undefined => {
  if (field.kind !== 'moment') return undefined;
  const { own, note } = fieldTimes(field, row);
  return [note, own].filter((part) => part !== undefined).join(' ') || undefined;
};

/** A key to sort by: a number where the kind has one, else folded text; undefined sorts last. */
export const sortKey = (kind: Field['kind'], value: unknown): number | string | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  switch (kind) {
    case 'number':
    case 'money': {
      const amount = typeof value === 'number' ? value : Number.parseFloat(plain(value));
      return Number.isNaN(amount) ? fold(plain(value)) : amount;
    }
    case 'date':
    case 'moment':
      return readOrder(value) ?? fold(plain(value));
    case 'clock':
      return readClock(value) ?? fold(plain(value));
    case 'flag': {
      const flag = readFlag(value);
      return flag === undefined ? fold(plain(value)) : Number(flag);
    }
    default:
      return typeof value === 'number' ? value : fold(plain(value));
  }
};
