/**
 * Makes the values of a list and the cells of a file comparable, each by the kind of the list's column. A cell that can be
 * read in two ways, such as "1.234" or "03/04/2026", is not compared: `unclear`.
 */
import type { Values } from '@contract/json/record';
import { readDateTime } from '@contract/reading/values/date-time';
import { codesOf, decimalOf, type Notation, partsOf, provenBy } from '@contract/text/amount';
import { fold } from '@contract/text/fold';
import { dayAt, parseDateTime, parseDay } from '@contract/time/moment';
import { resolveZone } from '@contract/time/zone';
import type { Field } from '../area/field';
import { currencyOf, fieldText, zoneOf } from '../format/field';
import { parseFlag } from '../format/flag';
import { currentLocale } from '../format/locale';
import { currencyText } from '../format/number';
import { toPlainText } from '../format/plain-text';
import { stripBidiIsolates } from '../format/text';

export type Cell = string | number | boolean | null | undefined;

export const unclear = Symbol('unclear');
/** A text that is equal for equal values, empty without a value; or `unclear`. */
export type Comparable = string | typeof unclear;
/** Reads a cell of a file, which is compared with a row of the list. */
type FileReader = (cell: Cell, row?: Values) => Comparable;

type ComparedKind = 'amount' | 'day' | 'phone' | 'flag' | 'text';

export const comparedKind = ({ kind }: Field): ComparedKind => {
  switch (kind) {
    case 'money':
    case 'number':
    case 'percent':
      return 'amount';
    case 'date':
    case 'dateTime':
      return 'day';
    default:
      return kind === 'phone' || kind === 'flag' ? kind : 'text';
  }
};

/** Letter case, accents and spaces don't count. */
const foldedText = (value: unknown): string =>
  fold(stripBidiIsolates(toPlainText(value)))
    .trim()
    .replace(/\s+/g, ' ');

/** With or without the code of the country. */
const phoneDigits = (value: unknown): string => fold(toPlainText(value)).replace(/\D/g, '').slice(-9);

const amountText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  const text = toPlainText(value).trim();
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : undefined;
};

const flagKey = (value: unknown): string => {
  const flag = parseFlag(value);
  return flag === undefined ? foldedText(value) : String(flag);
};

const quarter = 15 * 60_000;

/** As `dayAt`, once for each quarter of an hour: a zone's day begins at one, and to ask for it is slow. */
const createDays = (): typeof dayAt => {
  const days = new Map<string, string | undefined>();
  return (value, zone) => {
    const time = parseDateTime(value);
    if (time === undefined) return dayAt(value, zone);
    const key = `${Math.floor(time / quarter)} ${String(zone)}`;
    if (!days.has(key)) days.set(key, dayAt(value, zone));
    return days.get(key);
  };
};

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Reads the values of a list's column. A status counts as the server's word and as the label on the screen. */
export const listReader = (field: Field): ((row: Values) => readonly Comparable[]) => {
  const { key } = field;
  switch (comparedKind(field)) {
    case 'amount':
      return (row) => [isMissing(row[key]) ? '' : (amountText(row[key]) ?? foldedText(row[key]))];
    case 'day': {
      const days = createDays();
      return (row) => [isMissing(row[key]) ? '' : (days(row[key], zoneOf(field, row)) ?? unclear)];
    }
    case 'phone':
      return (row) => [phoneDigits(row[key])];
    case 'flag':
      return (row) => [flagKey(row[key])];
    case 'text':
      return field.kind === 'status'
        ? (row) => [...new Set([foldedText(row[key]), foldedText(fieldText(field, row))])]
        : (row) => [foldedText(row[key])];
  }
};

/** `EUR`, and those that "€", "CA$" or "$" may stand for; none if the text tells no currency. */
const currenciesOf = (sign: string): readonly string[] => {
  if (/^[A-Z]{3}$/.test(sign)) return [sign];
  const letters = sign.slice(0, -1);
  return [...new Set([...codesOf(sign), ...codesOf(sign.slice(-1)).filter((code) => code.startsWith(letters))])];
};

/** "$" of `USD`, and in Canada of `CAD`. */
const usualSigns = (currency: string): readonly (string | undefined)[] =>
  [currentLocale(), 'en'].map(
    (locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value,
  );

/** Whether a file's sign or code stands for the currency of a list; undefined if others have the sign too. */
const isOfCurrency = (sign: string, currency: string): boolean | undefined => {
  const [ofFile, ofList] = [currenciesOf(sign), currenciesOf(currency)];
  const [own, ...others] = ofList;
  if (own === undefined || ofFile.length === 0 || sign === currency) return true;
  if (others.length === 0 && usualSigns(own).includes(sign)) return true;
  if (!ofFile.some((code) => ofList.includes(code))) return false;
  return ofFile.length === 1 && others.length === 0 ? true : undefined;
};

export const hasUnit = (field: Field): boolean => field.kind === 'money' || comparedKind(field) === 'day';

/** What a row tells about the cells that are compared with it: the currency of amounts, the zone of moments. */
export const unitOf = (field: Field, row: Values): string =>
  field.kind === 'money' ? currencyText(currencyOf(field, row)) : (resolveZone(zoneOf(field, row)) ?? '');

const amountReader = (field: Field, cells: Iterable<Cell>): FileReader => {
  const proven = new Set<Notation>();
  for (const cell of cells) {
    const notation = provenBy(partsOf(cell)?.digits ?? '');
    if (notation) proven.add(notation);
  }
  // A column that proves both notations proves nothing about the other cells.
  const [usual] = proven.size === 1 ? proven : [];
  const known = new Map<string, boolean | undefined>();
  const isOf = (sign: string, currency: string): boolean | undefined => {
    const key = `${sign} ${currency}`;
    if (!known.has(key)) known.set(key, isOfCurrency(sign, currency));
    return known.get(key);
  };
  return (cell, row) => {
    if (typeof cell === 'number') return String(cell);
    const parts = partsOf(cell);
    if (!parts) return foldedText(cell);
    const decimal = decimalOf(parts, provenBy(parts.digits) ?? usual);
    if (decimal === undefined) return unclear;
    const amount = String(Number(decimal));
    if (field.kind !== 'money' || parts.sign === '' || !row) return amount;
    const isSameCurrency = isOf(parts.sign, currencyText(currencyOf(field, row)));
    if (isSameCurrency === false) return `${amount} ${parts.sign}`;
    return isSameCurrency === undefined && amount === amountText(row[field.key]) ? unclear : amount;
  };
};

const numericDay = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?=$|[ ,T])/;
const isoDay = /^\d{4}-\d{2}-\d{2}(?=$|[ t])/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayThenMonth = /^(\d{1,2})[ .-]+([a-z]{3})[a-z]*\.?[ ,.-]+(\d{4})/;
const monthThenDay = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/;

const dayText = (year: string, month: number, day: number): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return parseDay(text) === undefined ? undefined : text;
};

/** A day that is written in only one way: as ISO 8601, or with the name of the month. `text` is folded. */
const namedDay = (text: string): string | undefined => {
  const iso = isoDay.exec(text)?.[0];
  if (iso !== undefined) return parseDay(iso) === undefined ? undefined : iso;
  const [, day, month, year] = dayThenMonth.exec(text) ?? [];
  if (day && month && year) return dayText(year, months.indexOf(month) + 1, Number(day));
  const [, named, second, ofYear] = monthThenDay.exec(text) ?? [];
  return named && second && ofYear ? dayText(ofYear, months.indexOf(named) + 1, Number(second)) : undefined;
};

/** A day that is sent as the time at which it begins. */
const midnight = /[T ]00:00(?::00(?:[.,]0+)?)?(?!\d|:)/;

const dayReader = (field: Field, list: readonly Values[], cells: Iterable<Cell>): FileReader => {
  const parts = (cell: Cell) => (typeof cell === 'string' ? numericDay.exec(cell) : null);
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    const [, first, second] = parts(cell) ?? [];
    isDayFirst ||= Number(first) > 12;
    isMonthFirst ||= Number(second) > 12;
  }
  const days = createDays();
  let listed: ReadonlySet<unknown> | undefined;
  const daysOfList = (): ReadonlySet<unknown> =>
    (listed ??= new Set(list.map((row) => days(row[field.key], zoneOf(field, row)))));
  /** A year of two digits is of the century in which the list has the day, such as that of a birth. */
  const numberedDay = (year: string, month: string, day: string): string | undefined => {
    const [own, earlier] = ['20', '19'].map((one) => dayText(`${one}${year}`.slice(-4), Number(month), Number(day)));
    return earlier !== undefined && daysOfList().has(earlier) ? earlier : own;
  };
  /** The day of a text that has one; of a moment with a zone, its day in those zones, if that is the same in all. */
  const dayOf = (text: string, zones: () => Iterable<unknown>): Comparable | undefined => {
    const read = parseDateTime(text) === undefined ? readDateTime(text) : text;
    const isMoment = parseDateTime(read) !== undefined && !(field.kind === 'date' && midnight.test(text));
    if (!isMoment) return namedDay(foldedText(text)) ?? dayAt(read, undefined);
    const [day, ...others] = new Set(Array.from(zones(), (zone) => days(read, zone)));
    return day === undefined || others.length > 0 ? unclear : day;
  };
  let known: ReadonlySet<unknown> | undefined;
  const zonesOfList = (): ReadonlySet<unknown> => (known ??= new Set(list.map((row) => zoneOf(field, row))));
  return (cell, row) => {
    const zones = row ? () => [zoneOf(field, row)] : zonesOfList;
    const match = parts(cell);
    if (!match)
      return (typeof cell === 'string' ? dayOf(stripBidiIsolates(cell), zones) : undefined) ?? foldedText(cell);
    const [written, first = '', second = '', year = ''] = match;
    const readings = new Set([
      ...(isMonthFirst && !isDayFirst ? [] : [numberedDay(year, second, first)]),
      ...(isDayFirst && !isMonthFirst ? [] : [numberedDay(year, first, second)]),
    ]);
    readings.delete(undefined);
    const [only, ...others] = readings;
    if (only === undefined) return foldedText(cell);
    if (others.length > 0) return unclear;
    const [ofYear = '', month, day = ''] = only.split('-');
    const text = `${day} ${months[Number(month) - 1]} ${ofYear}${toPlainText(cell).slice(written.length)}`;
    return dayOf(text, zones) ?? only;
  };
};

/**
 * Reads the cells of a file's column, whose other cells tell its notation and the order of its days. The row of the list
 * that a cell is compared with tells the zone of its moments, which without it all rows of the list do, and the currency of
 * its amounts.
 */
export const fileReader = (field: Field, list: readonly Values[], cells: Iterable<Cell>): FileReader => {
  switch (comparedKind(field)) {
    case 'amount':
      return amountReader(field, cells);
    case 'day':
      return dayReader(field, list, cells);
    case 'phone':
      return phoneDigits;
    case 'flag':
      return flagKey;
    case 'text':
      return foldedText;
  }
};
