/** The box office's envelopes: plain records, pages with links, messages by field, and pages of HTML for unknown addresses. */
import type { Area, SentRecord } from '../area.ts';
import { csvText } from '../csv.ts';
import { type Asked, json, type Reply } from '../host.ts';
import type { Cell } from '../truth/cell.ts';

const pageSize = 50;

export const detail = (status: number, text: string, code?: string): Reply =>
  json(status, code === undefined ? { detail: text } : { detail: text, code });

export const invalid = (fields: Readonly<Record<string, string>>): Reply =>
  json(400, Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])));

export const notFound = detail(404, 'Not found.');

/** What the framework shows for an address that it doesn't have. */
export const noSuchPage: Reply = {
  status: 404,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html>\n<html lang="en"><head><title>Not Found</title></head><body><h1>Not Found</h1><p>The requested resource was not found on this server.</p></body></html>\n',
};

/** A page of fifty, whatever size is asked for; `page` in the address or the body. A page past the end is not found. */
export const pageOf = (asked: Asked, rows: readonly unknown[]): Reply => {
  const page = Number(asked.query.get('page') ?? asked.input.page ?? 1);
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  if (!Number.isInteger(page) || page < 1 || page > last) return detail(404, 'Invalid page.');
  const link = (to: number): string => `${asked.base}${asked.path}?page=${to}`;
  return json(200, {
    count: rows.length,
    next: page < last ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: rows.slice((page - 1) * pageSize, page * pageSize),
  });
};

export const csvFile = (name: string, rows: readonly (readonly string[])[]): Reply => ({
  status: 200,
  type: 'text/csv; charset=utf-8',
  headers: { 'content-disposition': `attachment; filename="${name}.csv"` },
  body: csvText(rows, ','),
});

const titles: Readonly<Record<string, string>> = {
  bookingNumber: 'Order code',
  userName: 'Customer',
  userEmail: 'E-mail',
};

/** `ticketType` is `Ticket type`. */
const titleOf = (column: string): string => {
  const spaced = column.replaceAll(/([A-Z0-9])/g, (letter) => ` ${letter.toLowerCase()}`);
  return titles[column] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const textOf = (cell: Cell | undefined): string => {
  if (cell === undefined) return '';
  if (cell.kind === 'moment') return `${cell.value.slice(0, 19).replace('T', ' ')}+00:00`;
  if (cell.kind === 'truth') return cell.value ? 'Yes' : 'No';
  return String(cell.value);
};

/** The values of an area as rows of a file; `more` adds columns, such as an id. */
export const rowsOf = (
  area: Area,
  numbers: readonly number[],
  more: Readonly<Record<string, (record: SentRecord) => string>> = {},
): string[][] => {
  const columns = Object.keys(area.paths);
  const sent = area.sent('list').filter(({ n }) => numbers.includes(n));
  return [
    [...Object.keys(more), ...columns.map(titleOf)],
    ...sent.map((record) => [
      ...Object.values(more).map((of) => of(record)),
      ...columns.map((column) => textOf(record.cells[column])),
    ]),
  ];
};
