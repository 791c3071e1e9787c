/** Finds an answer's content, rows and record. All guesses about envelopes are in this file. */
import type { Returns } from '../endpoint';
import { field, isRecord, type Values } from '../json/record';
import { conventionOf } from './conventions';
import { entityFields } from './entity-fields';
import type { EntityName } from './entity-names';
import { foldName, plural } from './name';
import type { ServerProfile } from './server-profile';

type CallProfile = NonNullable<ServerProfile['calls']>[string];

/** The rules of profile and table for the answer to one call. */
export interface Hints {
  readonly entity?: EntityName | undefined;
  readonly profile: ServerProfile;
  readonly call?: CallProfile | undefined;
}

/** Names next to the content in an envelope; a record never consists of these alone. */
const besides: ReadonlySet<string> = new Set(
  'messages message msg success ok status statuscode code error errors meta links link pagination paging page pages perpage total totalcount count next nextpage nextpageurl nextcursor hasnext hasnextpage hasmore more previous prev hasprev hasprevious offset limit timestamp path requestid traceid version jsonapi included odatacontext context type info warnings debug'.split(
    ' ',
  ),
);

/** Names under which answers keep rows, best first. */
const rowNames = [
  'data',
  'results',
  'items',
  'rows',
  'records',
  'list',
  'content',
  'value',
  'docs',
  'hits',
  'entries',
  'objects',
  'edges',
  'nodes',
  'elements',
  'resources',
  'collection',
  'member',
  'hydramember',
  'payload',
  'result',
  'response',
  'body',
  'aadata',
  'dataset',
  'embedded',
  'd',
  'attributes',
];
const recordNames = [
  'data',
  'attributes',
  'result',
  'item',
  'record',
  'payload',
  'response',
  'body',
  'content',
  'object',
  'resource',
  'entity',
  'detail',
  'details',
  'value',
  'd',
  'doc',
  'document',
  'node',
];

const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (from, name) => (Array.isArray(from) && /^\d{1,4}$/.test(name) ? from[Number(name)] : field(from, name)),
      body,
    );

/** The value at the profile's path from the root of the answer; undefined if there is none. */
export const firstAtPaths = (body: unknown, paths: readonly (string | undefined)[]): unknown => {
  for (const path of paths) {
    const found = path === undefined ? undefined : at(body, path);
    if (found !== undefined) return found;
  }
  return undefined;
};

const isRows = (input: unknown): input is readonly Values[] => Array.isArray(input) && input.every(isRecord);

/** The content of an answer without its envelope: `data.attributes`, `attributes`, `data`, or the body itself. */
export const contentOf = (body: unknown, returns: Returns, hints: Hints): unknown => {
  if (returns === 'raw') return body;
  const configuredContent = firstAtPaths(body, [hints.call?.content, ...(hints.profile.envelope?.content ?? [])]);
  if (configuredContent !== undefined) return configuredContent;
  const conventional = conventionOf(body);
  const one = conventional?.convention.rows(conventional.body);
  if (conventional && isRecord(one)) {
    const record = conventional.convention.record?.(one, conventional.body) ?? one;
    return returns === 'attributes.data' ? (field(record, 'data') ?? record) : record;
  }
  const data = field(body, 'data');
  const nearest = field(data, 'attributes');
  const attributes = nearest === undefined ? field(body, 'attributes') : nearest;
  if (attributes === undefined) return data === undefined ? bodyOf(body) : data;
  return returns === 'attributes.data' ? (field(attributes, 'data') ?? attributes) : attributes;
};

/** A body without an envelope is the content itself, unless it has only names that belong next to content. */
const bodyOf = (body: unknown): unknown => {
  if (Array.isArray(body) || typeof body === 'string') return body;
  if (!isRecord(body) || Object.keys(body).every((name) => besides.has(foldName(name)))) return undefined;
  return body;
};

/** Lifts a row's fields to the top from a wrapper with one name. */
const flat = (rows: readonly Values[], body: unknown): readonly Values[] => {
  const conventional = conventionOf(body);
  const read = conventional?.convention.record;
  if (conventional && read) return rows.map((row) => read(row, conventional.body));
  const [first] = rows;
  const [name, ...others] = Object.keys(first ?? {});
  const isWrapped =
    name !== undefined &&
    others.length === 0 &&
    rows.every((row) => Object.keys(row).length === 1 && isRecord(row[name]));
  if (isWrapped) return flat(rows.map((row) => row[name]).filter(isRecord), body);
  if (first && rows.every((row) => isRecord(row.node) && Object.keys(row).length <= 2))
    return rows.map((row) => row.node).filter(isRecord);
  return rows;
};

const namesOf = (entity: EntityName | undefined): readonly string[] =>
  entity === undefined ? [] : [foldName(entity), ...entityFields[entity].names.map(foldName)];

/** PHP sends a list with gaps as an object, `{ "0": {...}, "3": {...} }`. */
const numbered = (content: Values): readonly Values[] | undefined => {
  const entries = Object.entries(content);
  const isList = entries.length > 0 && entries.every(([name, value]) => /^\d{1,9}$/.test(name) && isRecord(value));
  return isList ? entries.map(([, value]) => value).filter(isRecord) : undefined;
};

/** An id created by a database: of Firebase, MongoDB or a UUID, or at least twenty letters and digits. */
const madeId = /^(-[\w-]{15,30}|[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27}|(?=[A-Za-z]*\d)[A-Za-z0-9]{20,32})$/i;

/** Document databases send a list as an object of records by id. */
const keyed = (content: Values): readonly Values[] | undefined => {
  const entries = Object.entries(content);
  const isList = entries.length > 0 && entries.every(([name, value]) => madeId.test(name) && isRecord(value));
  return isList ? entries.flatMap(([id, value]) => (isRecord(value) ? [{ id, ...value }] : [])) : undefined;
};

const childNamed = (content: Values, names: readonly string[]): unknown => {
  const keys = Object.keys(content).slice(0, 200);
  for (const name of names) {
    const key = keys.find((one) => foldName(one) === name && (Array.isArray(content[one]) || isRecord(content[one])));
    if (key !== undefined) return content[key];
  }
  return undefined;
};

/** The rows of a list; undefined if the answer has none that can be recognized. */
export const rowsOf = (content: unknown, body: unknown, hints: Hints, depth = 0): readonly Values[] | undefined => {
  const conventional = depth === 0 ? conventionOf(body) : undefined;
  const theirs = conventional?.convention.rows(conventional.body);
  if (isRows(theirs) && (content === conventional?.body || !isRows(content))) return flat(theirs, body);
  if (isRows(content)) return flat(content, body);
  if (content === null) return [];
  if (!isRecord(content) || depth > 4) return undefined;
  const gaps = numbered(content) ?? keyed(content);
  if (gaps) return flat(gaps, body);
  const inner =
    childNamed(content, ['data']) ??
    childNamed(content, namesOf(hints.entity).flatMap(plural)) ??
    childNamed(content, rowNames);
  const found = inner === undefined ? undefined : rowsOf(inner, body, hints, depth + 1);
  if (found) return found;
  const lists = Object.values(content).filter((value): value is readonly Values[] => isRows(value) && value.length > 0);
  const [only] = lists;
  if (lists.length === 1 && only) return flat(only, body);
  const isEmpty = Object.entries(content).every(
    ([name, value]) =>
      value === 0 || value === null || (Array.isArray(value) && value.length === 0) || besides.has(foldName(name)),
  );
  return lists.length === 0 && isEmpty ? [] : undefined;
};

/** A record's fields, without a wrapper that has only one name. */
export const recordOf = (sent: unknown, hints: Hints, depth = 0): Values | undefined => {
  // Some servers answer a question for one record with a list of one.
  const content = Array.isArray(sent) && sent.length === 1 ? sent[0] : sent;
  if (!isRecord(content)) return undefined;
  const names = Object.keys(content).filter((name) => !besides.has(foldName(name)));
  const [name, ...others] = names;
  const inner = name === undefined || others.length > 0 ? undefined : content[name];
  const isWrapper = name !== undefined && [...recordNames, ...namesOf(hints.entity)].includes(foldName(name));
  if (isRecord(inner) && isWrapper && depth < 4) return recordOf(inner, hints, depth + 1);
  return content;
};
