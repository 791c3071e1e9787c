/** The columns of a list: those of its definition, then those found in the data, in the user's arrangement. */
import type { ListChoice } from '@contract/bridge';
import { parseWallTime } from '@contract/time/moment';
import type { Field, FieldKind, Values } from '../../area/field';
import { parseDateTime, parseDay } from '../../format/date-time';
import { fieldName } from '../../format/field-name';
import { byLocale } from '../../format/locale';
import { formatMoney } from '../../format/number';
import { isBookkeeping } from '../../format/plain-text';
import { stripBidiIsolates } from '../../format/text';

export interface Column {
  readonly field: Field;
  readonly key: string;
  readonly label: string;
  /** Its title in a file, if another program looks for one that is not the label. */
  readonly title?: string;
  readonly shown: boolean;
  /** Found in the data, not in the definition. */
  readonly found: boolean;
  /** In pixels; wider columns take a proportional share of the free space. */
  readonly width: number;
}

const widths: Readonly<Record<FieldKind, number>> = {
  text: 180,
  number: 100,
  money: 120,
  percent: 100,
  date: 130,
  dateTime: 210,
  time: 100,
  status: 140,
  flag: 90,
  email: 220,
  phone: 150,
  url: 200,
  document: 200,
  image: 72,
  code: 130,
  reference: 180,
  html: 240,
};

/** Room for a date and time with "GMT+9", which would be cut off in a narrower column. Arabic has longer months. */
const dateTimeWidth = byLocale((locale) => (locale.startsWith('ar') ? 248 : 226));

/** `USD 17,102.78` and `17.102,78 US$` are wider than `$17,102.78`, and an amount that is cut off is misleading. */
const wideCurrencyWidth = 36;
const currencyWidth = byLocale(() =>
  stripBidiIsolates(formatMoney('17102.78', 'USD')).length > '$17,102.78'.length ? wideCurrencyWidth : 0,
);

export const widthOf = (field: Field): number => {
  const kind = field.kind ?? 'text';
  return Math.max(
    (field.width ?? widths[kind]) + (kind === 'money' ? currencyWidth() : 0),
    kind === 'dateTime' ? dateTimeWidth() : 0,
  );
};

const maxAddressLength = 4_096;
const isAddress = /^https?:\/\//;
const isDocument = /^(?:data:application\/pdf[;,]|(?:https?:\/\/|\/)?[\w%.~-]+(?::\d+)?\/\S*\.pdf(?:[?#]\S*)?$)/i;
/** An address, absolute or relative to the server: `uploads/x.png`. */
const isPicture = /^(?:https?:\/\/|\/)?[\w%.~-]+(?::\d+)?\/\S*\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#]\S*)?$/i;
const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Whether a field holds an enumeration value, and whether a text is one: servers write `CHECKED_IN`, shown as "Checked
 * in".
 */
const isStatusKey = (key: string): boolean => /(?:status|stage|phase)$/i.test(key) || /[a-z]State$|_state$/.test(key);
const isWord = /^[A-Za-z][A-Za-z\d]{0,39}(?:[_-][A-Za-z\d]{1,39}){0,5}$/;

/** Guesses the kind of an undefined field from a value. A bare number is more often a code or a year than an amount. */
export const guessKind = (value: unknown, key = ''): FieldKind => {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value !== 'string') return 'text';
  if (isStatusKey(key) && isWord.test(value)) return 'status';
  if (parseDateTime(value) !== undefined || parseWallTime(value) !== undefined) return 'dateTime';
  if (parseDay(value) !== undefined) return 'date';
  const isShort = value.length <= maxAddressLength;
  if (value.startsWith('data:image/') || (isShort && isPicture.test(value))) return 'image';
  if (isShort && isDocument.test(value)) return 'document';
  if (isAddress.test(value)) return 'url';
  return isEmail.test(value) ? 'email' : 'text';
};

const maxScannedRows = 200;
const maxFoundFields = 100;

/** Fields that are in the rows but not in the definition, with a kind guessed from the first value. */
export const findFields = (rows: readonly Values[], known: ReadonlySet<string>): readonly Field[] => {
  const found = new Map<string, FieldKind | undefined>();
  for (const row of rows.slice(0, maxScannedRows)) {
    for (const [key, value] of Object.entries(row)) {
      if (known.has(key) || isBookkeeping(key) || found.get(key) || (!found.has(key) && found.size >= maxFoundFields))
        continue;
      found.set(key, value === null || value === undefined || value === '' ? undefined : guessKind(value, key));
    }
  }
  return [...found].map(([key, kind]) => ({ key, kind: kind ?? 'text' }));
};

export type LabelOf = (field: Field) => string | undefined;

/**
 * All columns in order. Arranged columns keep their position and visibility. New ones follow: defined fields as their
 * definition says, found fields hidden.
 */
export const arrangeColumns = (
  described: readonly Field[],
  found: readonly Field[],
  choice: ListChoice['columns'] | undefined,
  labelOf: LabelOf,
): readonly Column[] => {
  const all = new Map<string, Column>();
  const add = (field: Field, isFound: boolean) => {
    const chosen = choice?.find(({ key }) => key === field.key);
    all.set(field.key, {
      field,
      key: field.key,
      label: labelOf(field) ?? fieldName(field.key),
      shown: chosen?.shown ?? (!isFound && field.shown !== false),
      found: isFound,
      width: chosen?.width ?? widthOf(field),
    });
  };
  for (const field of described) add(field, false);
  for (const field of found) if (!all.has(field.key)) add(field, true);
  const first = (choice ?? []).flatMap(({ key }) => all.get(key) ?? []);
  const rest = [...all.values()].filter(({ key }) => !choice?.some((chosen) => chosen.key === key));
  return [...first, ...rest];
};

/** Converts columns to the stored arrangement. */
export const toChoice = (columns: readonly Column[]): NonNullable<ListChoice['columns']> =>
  columns.map(({ key, shown, field, width }) =>
    width === widthOf(field) ? { key, shown } : { key, shown, width: Math.round(width) },
  );

/** Numbers are aligned at the end of their cell, so that digits line up. */
export const isAtEnd = (kind: FieldKind | undefined): boolean =>
  kind === 'number' || kind === 'money' || kind === 'percent';
