/** The garage's envelopes: `ok` and the thing by its name, lists as maps by key with their order, and cursors. */
import type { Area, SentRecord } from '../area.ts';
import { csvText } from '../csv.ts';
import { type Asked, type Json, json, type Reply } from '../host.ts';
import type { Cell } from '../truth/cell.ts';
import { idOf } from './format.ts';

export const ok = (content: Json = {}): Reply => json(200, { ok: true, ...content });

export const failed = (status: number, error: string, message: string): Reply =>
  json(status, { ok: false, error, message });

/** Refused values come with 200, as the app of the garage reads `ok` first. */
export const invalid = (fields: Readonly<Record<string, string>>): Reply =>
  json(200, { ok: false, error: 'invalid', message: Object.values(fields)[0], fields });

/** What Go's own multiplexer says. */
export const noRoute: Reply = { status: 404, type: 'text/plain; charset=utf-8', body: '404 page not found\n' };

const usual = 40;
const most = 100;

/** A part of a list after a cursor; `limit` up to 100. Nothing says how many there are in all. */
export const partOf = (
  asked: Asked,
  area: Area,
  numbers: readonly number[],
): { readonly numbers: readonly number[]; readonly more: Json } => {
  const option = (name: string): unknown => asked.query.get(name) ?? asked.input[name];
  const limit = Math.min(most, Math.max(1, Number(option('limit') ?? usual) || usual));
  const after = option('cursor');
  const start = numbers.findIndex((n) => idOf(area.kind, n) === after) + 1;
  const part = numbers.slice(start, start + limit);
  const last = part.at(-1);
  const isMore = start + limit < numbers.length;
  return {
    numbers: part,
    more: { has_more: isMore, ...(isMore && last !== undefined ? { next_cursor: idOf(area.kind, last) } : {}) },
  };
};

/** A map by key; the order is beside it. */
export const mapOf = (area: Area, numbers: readonly number[]): Json =>
  Object.fromEntries(numbers.map((n) => [idOf(area.kind, n), area.row(n)]));

const snake = (column: string): string => column.replaceAll(/[A-Z0-9]/g, (letter) => `_${letter.toLowerCase()}`);

const textOf = (cell: Cell | undefined): string => {
  if (cell === undefined) return '';
  if (cell.kind === 'moment') return String(Date.parse(cell.value) / 1000);
  if (cell.kind === 'money') return String(Math.round(Number(cell.value) * 100));
  return String(cell.kind === 'word' && 'sent' in cell ? cell.sent : cell.value);
};

/** The values of an area as a file: cents in columns that say so, seconds since 1970 in columns that end in `_at`. */
export const fileText = (area: Area, numbers: readonly number[]): string => {
  const columns = Object.keys(area.paths);
  const sent = area.sent('list').filter(({ n }) => numbers.includes(n));
  const kindOf = (column: string): Cell['kind'] | undefined =>
    sent.flatMap(({ cells }) => cells[column]?.kind ?? [])[0];
  const title = (column: string): string => {
    const plain = snake(column.replace(/(Date|Time|At)$/, ''));
    const kind = kindOf(column);
    return kind === 'money' ? `${plain}_cents` : kind === 'moment' ? `${plain}_at` : snake(column);
  };
  const row = ({ n, cells }: SentRecord): string[] => [
    idOf(area.kind, n),
    ...columns.map((column) => textOf(cells[column])),
  ];
  return csvText([['id', ...columns.map(title)], ...sent.map(row)], ',', '\n');
};
