/** Turns values into the cells of a sheet: numbers, amounts and dates where they are ones, and texts otherwise. */
import type { CsvColumn, CsvRow } from '@contract/csv/csv-format';
import { plainText } from '@contract/csv/plain-text';
import { zoneCell } from '@contract/csv/zone-column';
import { parseDateTime, parseDay, parseWallTime } from '@contract/time/moment';
import { resolveZone, wallTimeIn } from '@contract/time/zone';

/** A number with its format, such as `0.00%`; without one, it is shown as it is. */
export type Cell = string | boolean | null | { readonly number: number; readonly format?: string };

/** The most characters that a cell of a sheet may have. */
export const maxCellLength = 32_767;

const msPerDay = 86_400_000;
/** Days from the first one of a sheet's calendar to 1970. It has a February 29, 1900, so it is right from March on. */
const daysTo1970 = 25_569;
const firstDay = 61;
const endOfDays = 2_958_466;

/** A number whose digits a sheet keeps: at most 15, without a zero in front, which only a code has. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const maxDigits = 15;

const isKept = (value: number): boolean => Math.abs(value) < 10 ** maxDigits;

const toNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return isKept(value) ? value : undefined;
  const isNumber = typeof value === 'string' && plainNumber.test(value) && value.replace(/\D/g, '').length <= maxDigits;
  return isNumber ? Number(value) : undefined;
};

/** A whole JSON number may be cents, unless the column itself knows the currency: it is no amount to show. */
const isUnitUnknown = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value !== 0;

const toSerial = (wall: number, format: string): Cell | undefined => {
  const number = wall / msPerDay + daysTo1970;
  return number >= firstDay && number < endOfDays ? { number, format } : undefined;
};

const quarterMs = 15 * 60_000;

/** How far a zone's clocks are ahead of UTC at a time, and the zone's name then: `CDT`. */
const createZone = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  const nameAt = (time: number): string =>
    (format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? zone).replaceAll('"', '');
  // Clocks change at a quarter of an hour: rows have many times, but few quarters.
  const quarters = new Map<number, { readonly offset: number; readonly name: string }>();
  return (time: number) => {
    const quarter = Math.floor(time / quarterMs);
    const second = Math.floor(time / 1_000) * 1_000;
    const found = quarters.get(quarter) ?? {
      offset: (wallTimeIn(second, zone) ?? second) - second,
      name: nameAt(time),
    };
    quarters.set(quarter, found);
    return found;
  };
};

const createZones = () => {
  const zones = new Map<string, ReturnType<typeof createZone>>();
  return (time: number, zone: string) => {
    const known = zones.get(zone) ?? createZone(zone);
    zones.set(zone, known);
    return known(time);
  };
};

/** `[$$]#,##0.00`, as amounts in a currency are written in a language, with at least its usual decimals. */
const createMoneyFormats = (language: string) => {
  const formats = new Map<string, string>();
  const create = (currency: string, places: number): string => {
    const isCode = /^[A-Z]{3}$/.test(currency);
    const sign = /^\p{Sc}$/u.test(currency) ? `[$${currency}]` : '';
    const style = isCode ? ({ style: 'currency', currency } as const) : {};
    const format = new Intl.NumberFormat(language, { ...style, numberingSystem: 'latn' });
    const usual = isCode ? (format.resolvedOptions().minimumFractionDigits ?? 2) : 2;
    const digits = Math.max(usual, places);
    const number = digits > 0 ? `#,##0.${'0'.repeat(digits)}` : '#,##0';
    let isWritten = false;
    const pieces = format.formatToParts(1).map(({ type, value }) => {
      if (type === 'integer' || type === 'decimal' || type === 'fraction') {
        const piece = isWritten ? '' : number;
        isWritten = true;
        return piece;
      }
      const text = value.replace(/[\p{Format}"[\]]/gu, '');
      if (text === '') return '';
      return type === 'currency' ? `[$${text}]` : `"${text}"`;
    });
    return sign + pieces.join('');
  };
  /** The format of an amount, with all of its decimals: a sheet would round the others away. */
  return (currency: unknown, amount: unknown): string => {
    const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
    const places = typeof amount === 'string' ? (amount.split('.')[1]?.length ?? 0) : 0;
    const key = `${code} ${places}`;
    const known = formats.get(key) ?? create(code, places);
    formats.set(key, known);
    return known;
  };
};

const dayFormat = 'yyyy-mm-dd';
const timeFormat = 'yyyy-mm-dd hh:mm';

/** The cells of rows whose values stand at the positions that the columns name as their keys. */
export const createCells = (columns: readonly CsvColumn[], language: string) => {
  const inZone = createZones();
  const moneyFormat = createMoneyFormats(language);

  /** A time as its zone's clocks show it, and in UTC, which it then says, if the zone is not known. */
  const timeCell = (value: unknown, zone: unknown): Cell | undefined => {
    const time = parseDateTime(value);
    if (time === undefined) {
      const wall = parseWallTime(value);
      if (wall !== undefined) return toSerial(wall, timeFormat);
      const day = parseDay(value);
      return day === undefined ? undefined : toSerial(day, dayFormat);
    }
    const { offset, name } = inZone(time, resolveZone(zone) ?? 'UTC');
    return toSerial(time + offset, `${timeFormat} "${name}"`);
  };
  const dayCell = (value: unknown, zone: unknown): Cell | undefined => {
    const time = parseDateTime(value);
    const wall = parseDay(value) ?? (time === undefined ? parseWallTime(value) : (wallTimeIn(time, zone) ?? time));
    return wall === undefined ? undefined : toSerial(Math.floor(wall / msPerDay) * msPerDay, dayFormat);
  };
  const numberCell = (value: unknown, format?: string): Cell | undefined => {
    const number = toNumber(value);
    return number === undefined ? undefined : { number, ...(format === undefined ? {} : { format }) };
  };
  const typedCell = ({ cell }: CsvColumn, value: unknown, companion: unknown): Cell | undefined => {
    switch (cell?.kind) {
      case 'number':
        return numberCell(value);
      case 'percent':
        // As on the screen, where a text such as "25" may be 25 % as well as 2,500 %.
        return typeof value === 'number' ? numberCell(value, '0.00%') : undefined;
      case 'money':
        return numberCell(value, isUnitUnknown(value) && !cell.initial ? undefined : moneyFormat(companion, value));
      case 'date':
        return dayCell(value, companion);
      case 'dateTime':
        return timeCell(value, companion);
      default:
        return undefined;
    }
  };
  const cellOf = (column: CsvColumn, row: readonly unknown[]): Cell => {
    const { key, cell, zone, text } = column;
    const value = zone ? zoneCell(row as never, key, zone) : row[Number(key)];
    if (value === undefined || value === null || value === '') return null;
    const sent = cell?.of === undefined ? undefined : row[Number(cell.of)];
    const companion = sent === undefined || sent === null || sent === '' ? cell?.initial : sent;
    const typed = typedCell(column, value, companion);
    if (typed !== undefined) return typed;
    if (typeof value === 'string') return value;
    if (typeof value === 'boolean') return value;
    if (typeof value === 'number') return text || !isKept(value) ? String(value) : { number: value };
    return plainText(value);
  };
  return (row: readonly unknown[]): readonly Cell[] => columns.map((column) => cellOf(column, row));
};

/**
 * Columns whose keys are the positions of their values, and the function that puts a row's values there, so that a worker
 * gets nothing else of a row.
 */
export const positioned = (columns: readonly CsvColumn[]) => {
  const keys = [
    ...new Set(
      columns.flatMap(({ key, cell, zone }) => [
        key,
        ...(cell?.of === undefined ? [] : [cell.of]),
        ...(zone?.of ?? []),
      ]),
    ),
  ];
  const at = (key: string | number): number => keys.indexOf(key);
  return {
    columns: columns.map(
      ({ key, cell, zone, ...column }): CsvColumn => ({
        ...column,
        key: at(key),
        ...(cell ? { cell: cell.of === undefined ? cell : { ...cell, of: at(cell.of) } } : {}),
        ...(zone ? { zone: { ...zone, of: zone.of.map(at) } } : {}),
      }),
    ),
    valuesOf: (row: CsvRow): readonly unknown[] =>
      keys.map((key) => (Object.hasOwn(row ?? {}, key) ? Reflect.get(row, key) : undefined)),
  };
};
