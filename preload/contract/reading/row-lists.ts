/** The forms in which servers send a list of records, and the related records that they send beside it. */
import { isRecord, type Values } from '../json/record';
import { conventionOf } from './conventions';
import { readDate } from './values/date-time';
import { foldName, plural } from './values/name';

export const isRows = (input: unknown): input is readonly Values[] => Array.isArray(input) && input.every(isRecord);

/** An id created by a database: of Firebase, MongoDB or a UUID, or at least twenty letters and digits. */
const madeId = /^(-[\w-]{15,30}|[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27}|(?=[A-Za-z]*\d)[A-Za-z0-9]{20,32})$/i;
const day = /^\d{4}-\d\d-\d\d$/;
/** `Friday, 08.05.` heads the sessions of a day; a name such as `tier2` may say which rows are not to be counted. */
const heading = /^(?=.*\d)(?=.*\W)/;

/** The records of an object that is a list: by numbers, as PHP sends one with gaps, by ids or codes, or lists of them by days. */
export const listIn = (content: Values): readonly Values[] | undefined => {
  const entries = Object.entries(content);
  if (entries.length === 0) return undefined;
  const all = (name: RegExp, is: (value: unknown) => boolean): boolean =>
    entries.every(([key, value]) => name.test(key) && is(value));
  if (all(/^\d{1,9}$/, isRecord)) return entries.map(([, value]) => value).filter(isRecord);
  const isKeyOf = (key: string, value: unknown): boolean =>
    isRecord(value) && Object.values(value).some((one) => typeof one !== 'object' && String(one) === key);
  if (entries.every(([key, value]) => isKeyOf(key, value))) return entries.map(([, value]) => value).filter(isRecord);
  if (all(madeId, isRecord)) return entries.flatMap(([id, value]) => (isRecord(value) ? [{ id, ...value }] : []));
  return all(heading, isRows)
    ? entries.flatMap(([name, rows]) =>
        isRows(rows) ? rows.map((row) => (day.test(name) ? { date: name, ...row } : row)) : [],
      )
    : undefined;
};

/** WordPress keeps the fields of a record beside those of the post that it is (Advanced Custom Fields). */
export const fieldsOfPost = (row: Values): Values => {
  const { acf, status: _, type: __, author: ___, ...rest } = row;
  return isRecord(acf) ? { ...rest, ...acf } : row;
};

/** Whether a row holds a record beside what says where it was found: `{ node, cursor }`, `{ document, readTime }`. */
const isAlone = (row: Values, name: string): boolean =>
  Object.keys(row).every(
    (one) => one === name || (/^(cursor|readTime|fullUrl|score|_score|rank)$/.test(one) && !isRecord(row[one])),
  );

/** Takes each row out of a wrapper with one name. */
const unwrapped = (rows: readonly Values[]): readonly Values[] => {
  const [first] = rows;
  const [name, ...others] = Object.keys(first ?? {});
  const isWrapped =
    name !== undefined &&
    others.length === 0 &&
    rows.every((row) => Object.keys(row).length === 1 && isRecord(row[name]));
  if (first && isRecord(first.acf)) return rows.map(fieldsOfPost);
  if (isWrapped) return unwrapped(rows.map((row) => row[name]).filter(isRecord));
  const inner = ['node', 'document', 'resource', 'item', 'record'].find((one) => isRecord(first?.[one]));
  if (inner !== undefined && rows.every((row) => isRecord(row[inner]) && isAlone(row, inner)))
    return unwrapped(rows.map((row) => row[inner]).filter(isRecord));
  // Firestore answers a query that finds nothing with the time at which it was read.
  return rows.length === 1 && first && Object.keys(first).join() === 'readTime' ? [] : rows;
};

const listOf = (value: unknown): readonly Values[] | undefined => {
  if (isRows(value)) return value;
  const [only, ...others] = isRecord(value) ? Object.values(value) : [];
  return others.length === 0 && isRows(only) ? only : undefined;
};

/** The rows of groups that each have a day and a list: `[{ day: '2026-05-16', sessions: [...] }]`. */
const ungrouped = (rows: readonly Values[]): readonly Values[] | undefined => {
  const found: Values[] = [];
  for (const row of rows) {
    const entries = Object.entries(row);
    const list = entries.find(([, value]) => listOf(value));
    const shared = entries.find((one) => one !== list);
    if (entries.length !== 2 || !list || !shared || typeof readDate(shared[1]) !== 'string') return undefined;
    for (const one of listOf(list[1]) ?? []) found.push({ [shared[0]]: shared[1], ...one });
  }
  return found.length > 0 ? found : undefined;
};

const isPair = (value: unknown): value is readonly [string | number, string] =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === 'string';

const odooTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const unpaired = (value: unknown): unknown => {
  if (isPair(value)) return { id: value[0], name: value[1] };
  return Array.isArray(value) && value.some(isPair) ? value.map(unpaired) : value;
};

/**
 * Records in which a reference is a pair of id and name, as Odoo sends it: `[3, 'Cedar Bluff Dragway']`. Its times are in UTC
 * without saying so (odoo.com/documentation, "Date(time) fields").
 */
export const withPairs = (rows: readonly Values[]): readonly Values[] =>
  rows.slice(0, 20).some((row) => Object.values(row).some((value) => unpaired(value) !== value))
    ? rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            typeof value === 'string' && odooTime.test(value) ? `${value}Z` : unpaired(value),
          ]),
        ),
      )
    : rows;

/** Whether a value is related records beside the content: a list of records with ids, or records by their ids. */
export const isTable = (value: unknown): boolean =>
  isRows(value)
    ? value.every((one) => Object.hasOwn(one, 'id'))
    : isRecord(value) && Object.values(value).every(isRecord);

/** The related records beside the content, by the name of the field that refers to them and by their ids. */
const tablesIn = (body: unknown, rows: readonly Values[]): ReadonlyMap<string, ReadonlyMap<string, Values>> => {
  const tables = new Map<string, ReadonlyMap<string, Values>>();
  for (const content of [body, isRecord(body) ? body.data : undefined].filter(isRecord))
    for (const [name, value] of Object.entries(content))
      if (value !== rows && isTable(value))
        tables.set(
          foldName(name),
          new Map(
            isRows(value)
              ? value.map((one) => [String(one.id), one] as const)
              : Object.entries(isRecord(value) ? value : {}).filter((one): one is [string, Values] => isRecord(one[1])),
          ),
        );
  return tables;
};

const reference = /^(.+?)[_-]?id$/i;

/** The rows with the records that they refer to by an id: `user_id` in the table `users` is the row's `user`. */
export const withRelated = (
  rows: readonly Values[],
  body: unknown,
  sent: readonly Values[] = rows,
): readonly Values[] => {
  const tables = tablesIn(body, sent);
  if (tables.size === 0) return rows;
  const names = new Map<string, readonly [string, ReadonlyMap<string, Values>] | undefined>();
  const referred = (key: string) => {
    if (names.has(key)) return names.get(key);
    const [, name = ''] = reference.exec(key) ?? [];
    const table =
      name === ''
        ? undefined
        : plural(foldName(name))
            .map((one) => tables.get(one))
            .find(Boolean);
    names.set(key, table && [name, table]);
    return names.get(key);
  };
  return rows.map((row) => {
    const related = Object.entries(row).flatMap(([key, id]) => {
      const [name = '', table] = referred(key) ?? [];
      const record = typeof id === 'string' || typeof id === 'number' ? table?.get(String(id)) : undefined;
      return record && record !== row && !Object.hasOwn(row, name) ? [[name, { id, ...record }] as const] : [];
    });
    return related.length === 0 ? row : { ...row, ...Object.fromEntries(related) };
  });
};

const maxCodes = 200;
/** The texts of codes that the answer lists beside its rows, by the field: `{ status_cd: [{ cd: 'V', dsc: 'Valid' }] }`. */
const codesIn = (body: unknown): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const found = new Map<string, ReadonlyMap<string, string>>();
  const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
  const holders = isRecord(body) ? [body, ...Object.values(body).filter(isRecord)] : [];
  for (const [name, value] of holders.flatMap((holder) => Object.entries(holder))) {
    const isShort = Array.isArray(value) && value.length <= maxCodes;
    const pairs = isShort && isRows(value) ? value.map(Object.values) : isRecord(value) ? Object.entries(value) : [];
    const areCodes = pairs.length > 1 && pairs.every((pair) => pair.length === 2 && pair.every(isPlain));
    if (areCodes) found.set(foldName(name), new Map(pairs.map(([code, text]) => [String(code), String(text)])));
  }
  return found;
};

/** The rows with the texts of their codes, where a list beside them has all codes of a field. */
const withCodes = (rows: readonly Values[], body: unknown): readonly Values[] => {
  const lists = codesIn(body);
  const known = Object.keys(lists.size > 0 ? (rows[0] ?? {}) : {}).flatMap((key) => {
    const texts = [foldName(key), ...plural(foldName(key))].map((name) => lists.get(name)).find(Boolean);
    const isWhole = rows.every((row) => row[key] === null || texts?.has(String(row[key])));
    return texts && isWhole ? [[key, texts] as const] : [];
  });
  if (known.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(known.map(([key, texts]) => [key, texts.get(String(row[key])) ?? row[key]])),
  }));
};

/** The rows of a list as records, whatever each is wrapped in, with what the answer has of related ones. */
export const rowsFrom = (rows: readonly Values[], body: unknown): readonly Values[] => {
  const conventional = conventionOf(body);
  const read = conventional?.convention.record;
  const records = withPairs(conventional && read ? rows.map((row) => read(row, conventional.body)) : unwrapped(rows));
  return withCodes(withRelated(ungrouped(records) ?? records, body, rows), body);
};
