/**
 * The shapes that the specification does not show: where an answer keeps its rows, its total and its CSV. All our
 * guesses about them are in this file, to be changed when the real server is known.
 */
import type { CsvAnswer, Done, Page, Returns } from './endpoint';
import { withoutMark } from './json';

export type Values = Readonly<Record<string, unknown>>;

export const isRecord = (input: unknown): input is Values =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
const isRows = (input: unknown): input is readonly Values[] => Array.isArray(input) && input.every(isRecord);
/** A field of anything; undefined where it has no such field of its own. */
export const field = (of: unknown, name: string): unknown =>
  isRecord(of) && Object.hasOwn(of, name) ? of[name] : undefined;

/** At most 500 characters without control characters; undefined where nothing readable is left. */
export const words = (input: unknown): string | undefined => {
  if (typeof input !== 'string') return undefined;
  const text = input
    .slice(0, 2_000)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 500)
    .toWellFormed();
  return text === '' ? undefined : text;
};

/** What an answer is about, without its envelope: `data.attributes`, `attributes`, or `data` alone. */
export const contentOf = (body: unknown, returns: Returns): unknown => {
  if (returns === 'raw') return body;
  const data = field(body, 'data');
  const nearest = field(data, 'attributes');
  const attributes = nearest === undefined ? field(body, 'attributes') : nearest;
  if (attributes === undefined) return data;
  const id = field(data, 'id');
  const lacksId = isRecord(attributes) && id !== undefined && !Object.hasOwn(attributes, 'id');
  const whole = lacksId ? { id, ...attributes } : attributes;
  return returns === 'attributes.data' ? (field(whole, 'data') ?? whole) : whole;
};

/** JSON:API rows keep their fields one level down; nothing beside them is dropped. */
const flat = (rows: readonly Values[]): readonly Values[] =>
  isRecord(rows[0]?.attributes) && rows[0].id !== undefined
    ? rows.map(({ attributes, ...rest }) =>
        isRecord(attributes) ? { ...rest, ...attributes } : { ...rest, attributes },
      )
    : rows;

const rowsOf = (content: unknown, depth = 0): readonly Values[] | undefined => {
  if (isRows(content)) return flat(content);
  if (content === null) return [];
  if (!isRecord(content) || depth > 2) return undefined;
  const data = field(content, 'data');
  if (Array.isArray(data) || isRecord(data)) return rowsOf(data, depth + 1);
  const found = Object.values(content).filter(isRows);
  const [only] = found;
  if (found.length === 1 && only) return flat(only);
  return Object.values(content).every((value) => value === 0 || value === null) ? [] : undefined;
};

const totalNames = ['total', 'totalCount', 'totalRecords', 'total_count', 'totalItems', 'recordsTotal'];
const totalPlaces = ['meta', 'pagination', 'paging', 'page', 'recordset', 'data'];

const wholeNumber = (input: unknown): number | undefined => {
  const number = typeof input === 'string' && /^\d{1,15}$/.test(input) ? Number(input) : input;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

/** The total that the server says. A `count` may be that of this page alone, so a full page's own count is none. */
const totalOf = (content: unknown, body: unknown, count: number, perPage: number | undefined): number | undefined => {
  const places = [content, body, field(body, 'data')].flatMap((at) => [
    at,
    ...totalPlaces.map((name) => field(at, name)),
  ]);
  const said = (names: readonly string[]) =>
    places.flatMap((at) => names.map((name) => wholeNumber(field(at, name)))).find((total) => total !== undefined);
  const total = said(totalNames);
  if (total !== undefined) return total >= count ? total : undefined;
  const counted = said(['count']);
  const isTotal = counted !== undefined && (counted > count || (counted === count && count < (perPage ?? 0)));
  return isTotal ? counted : undefined;
};

/** Whether a value is the page of a list, as `pageOf` makes it. */
export const isPage = (value: unknown): value is Page<Values> =>
  isRecord(value) && isRows(value.rows) && typeof value.whole === 'boolean';

export interface Asked {
  readonly page?: number;
  readonly perPage?: number;
  /** Whether the call knows paging at all. */
  readonly paged: boolean;
}

/** A list's rows and total; undefined where no rows can be told apart. */
export const pageOf = (content: unknown, body: unknown, asked: Asked): Page<Values> | undefined => {
  const rows = rowsOf(content);
  if (!rows) return undefined;
  const total = totalOf(content, body, rows.length, asked.perPage);
  // More rows than asked for may be all of them, or a page of the server's own size: only a total tells.
  const isMore = asked.perPage !== undefined && rows.length > asked.perPage;
  const isAll = total === rows.length && (isMore || (asked.page ?? 1) === 1);
  return { rows, whole: !asked.paged || isAll, ...(total === undefined ? {} : { total }) };
};

/** A record's fields; one that is wrapped in nothing but `data` is unwrapped. */
export const recordOf = (content: unknown): Values | undefined => {
  if (!isRecord(content)) return undefined;
  const inner = field(content, 'data');
  return isRecord(inner) && Object.keys(content).length === 1 ? inner : content;
};

export const doneOf = (content: unknown, body: unknown): Done => {
  const success = field(field(body, 'messages'), 'success');
  const message = words(field(success, 'msg')) ?? words(field(content, 'message')) ?? words(content);
  const isContent = isRecord(content) && (content !== body || field(body, 'messages') === undefined);
  return { ...(message === undefined ? {} : { message }), ...(isContent ? { record: content } : {}) };
};

const addressNames = ['url', 'fileUrl', 'file', 'path', 'link', 'downloadUrl', 'filePath'];

/** A mark at the start would belong to the first title; where bytes are read, their decoder leaves it out. */
const csvText = (marked: string): CsvAnswer => {
  const text = withoutMark(marked);
  const inline = /^data:[^,;]*(?:;charset=[\w-]+)?(;base64)?,/i.exec(text);
  if (inline) return inline[1] ? { form: 'base64', text: text.slice(inline[0].length) } : unescaped(text, inline[0]);
  if (/^https?:\/\/\S+$/i.test(text) || /^\/\S*\.csv$/i.test(text)) return { form: 'url', url: text };
  const looksEncoded = text.length >= 24 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return looksEncoded ? { form: 'base64', text } : { form: 'text', text };
};

const unescaped = (text: string, head: string): CsvAnswer => {
  try {
    return { form: 'text', text: withoutMark(decodeURIComponent(text.slice(head.length))) };
  } catch {
    return { form: 'text', text: text.slice(head.length) };
  }
};

/** A CSV call's answer in one of its four forms; undefined where it is none. */
export const csvOf = (content: unknown, depth = 0): CsvAnswer | undefined => {
  if (typeof content === 'string') return csvText(content);
  if (isRecord(content)) {
    const address = addressNames.map((name) => field(content, name)).find((at) => typeof at === 'string' && at !== '');
    if (typeof address === 'string') return { form: 'url', url: address };
    const base64 = field(content, 'base64');
    if (typeof base64 === 'string') return { form: 'base64', text: base64 };
    const inner = field(content, 'csv') ?? field(content, 'data');
    if (typeof inner === 'string') return csvText(inner);
    if (isRecord(inner) && depth < 3) return csvOf(inner, depth + 1);
  }
  const rows = content === null ? undefined : rowsOf(content);
  return rows && { form: 'rows', rows };
};
