/** The gateway's envelopes: `d` with `results`, links to the next part, and errors with a code and a language. */
import type { Area } from '../area.ts';
import { csvText } from '../csv.ts';
import { type Asked, json, type Reply } from '../host.ts';

const pageSize = 50;

export const error = (status: number, code: string, text: string, field?: string): Reply =>
  json(status, {
    error: {
      code,
      message: { lang: 'en', value: text },
      innererror: {
        transactionid: '5F0A1C2B9E7D4A10E0065F0A1C2B9E7D',
        errordetails: field === undefined ? [] : [{ code, message: text, propertyref: field, severity: 'error' }],
      },
    },
  });

export const refuse = (text: string, field: string): Reply => error(400, 'ZEVT/100', text, field);

export const one = (row: unknown): Reply => json(200, { d: row });
export const many = (rows: readonly unknown[]): Reply => json(200, { d: { results: rows } });
export const nothing: Reply = { status: 204, body: '' };

const wholeNumber = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== undefined && value !== null && Number.isInteger(number) && number >= 0 ? number : undefined;
};

/** A part of a list: `$top`, `$skip` and `$skiptoken` in the address or the body; all other options of paging mean nothing. */
export const pageOf = (asked: Asked, area: Area, numbers: readonly number[]): Reply => {
  const option = (name: string): number | undefined => wholeNumber(asked.query.get(name) ?? asked.input[name]);
  const skip = option('$skiptoken') ?? option('$skip') ?? 0;
  const top = Math.min(option('$top') ?? pageSize, pageSize);
  const rows = numbers.slice(skip, skip + top).map((n) => area.row(n));
  const isMore = option('$top') === undefined && skip + top < numbers.length;
  return json(200, {
    d: {
      results: rows,
      __count: String(numbers.length),
      ...(isMore ? { __next: `${asked.base}${asked.path}?$skiptoken=${skip + top}` } : {}),
    },
  });
};

/** A file inside an answer, in base64, with a byte order mark as spreadsheets want it. */
export const fileOf = (name: string, rows: readonly (readonly string[])[]): Reply =>
  one({
    FileName: `${name}.csv`,
    MimeType: 'text/csv',
    FileContent: Buffer.from(`\uFEFF${csvText(rows, ';')}`).toString('base64'),
  });

const titleOf = (path: string): string => path.replaceAll(/\.results|[~?]|\[\w+=(\w+)\]/g, '$1').replaceAll('.', '/');

/** The values of an area as a file. Days are `20260509`, times `20260509083000` in UTC. */
export const rowsOf = (area: Area, numbers: readonly number[]): string[][] => {
  const columns = Object.entries(area.paths).filter(([, path]) => !path.endsWith('.results'));
  const currency = area.currency === undefined ? [] : ['Currency'];
  const sent = area.sent('list').filter(({ n }) => numbers.includes(n));
  const text = (cell: (typeof sent)[number]['cells'][string] | undefined): string => {
    if (cell === undefined) return '';
    if (cell.kind === 'moment') return cell.value.replaceAll(/[-:TZ]/g, '');
    if (cell.kind === 'day') return cell.value.replaceAll('-', '');
    if (cell.kind === 'truth') return cell.value ? 'X' : '';
    return cell.kind === 'word' ? String(cell.sent) : String(cell.value);
  };
  const currencyOf = (cells: (typeof sent)[number]['cells']): string[] =>
    currency.length === 0
      ? []
      : [Object.values(cells).flatMap((cell) => ('currency' in cell ? [cell.currency] : []))[0] ?? ''];
  return [
    [...columns.map(([, path]) => titleOf(path)), ...currency],
    ...sent.map(({ cells }) => [...columns.map(([column]) => text(cells[column])), ...currencyOf(cells)]),
  ];
};
