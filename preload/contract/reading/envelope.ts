/** Finds an answer's content, rows and record. All guesses about envelopes are in this file. */
import type { Returns } from '../endpoint';
import type { EntityName } from '../entities/entity-name';
import { field, isRecord, type Values } from '../json/record';
import { conventionOf } from './conventions';
import { entityFields } from './entity-fields';
import { fieldNamesOf } from './field-names';
import { nestedIn } from './related';
import { fieldsOfPost, isRows, isTable, listIn, rowsFrom, withPairs, withRelated } from './row-lists';
import type { ServerProfile } from './server-profile';
import { foldName, plural } from './values/name';

type CallProfile = NonNullable<ServerProfile['calls']>[string];

/** The rules of profile and table for the answer to one call. */
export interface Hints {
  readonly entity?: EntityName | undefined;
  readonly profile: ServerProfile;
  readonly call?: CallProfile | undefined;
}

/** Names next to the content in an envelope; a record never consists of these alone. */
const besides: ReadonlySet<string> = new Set(
  'messages message msg returncode returnmsg returnmessage responsecode responsemessage resultcode resultmessage statusmessage success ok status statuscode code error errors meta links link pagination paging page pages perpage total totalcount count next nextpage nextpageurl nextcursor hasnext hasnextpage hasmore more previous prev hasprev hasprevious offset limit timestamp path requestid traceid version jsonapi included odatacontext context type info warnings debug'.split(
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

/** The content of an answer without its envelope: `data.attributes`, `attributes`, `data`, or the body itself. */
export const contentOf = (body: unknown, returns: Returns, hints: Hints): unknown => {
  if (returns === 'raw') return body;
  const configuredContent = firstAtPaths(body, [hints.call?.content, ...(hints.profile.envelope?.content ?? [])]);
  if (configuredContent !== undefined) return configuredContent;
  const conventional = conventionOf(body);
  const one = onlyOf(conventional?.convention.rows(conventional.body));
  if (conventional && isRecord(one)) {
    const record = conventional.convention.record?.(one, conventional.body) ?? one;
    return returns === 'attributes.data' ? (field(record, 'data') ?? record) : record;
  }
  const data = isRecord(body) ? body[Object.keys(body).find((name) => foldName(name) === 'data') ?? 'data'] : undefined;
  const nearest = field(data, 'attributes');
  const attributes = nearest === undefined ? field(body, 'attributes') : nearest;
  if (attributes === undefined) return data === undefined ? bodyOf(body) : data;
  return returns === 'attributes.data' ? (field(attributes, 'data') ?? attributes) : attributes;
};

/** Some servers answer a question for one record with a list of one. */
const onlyOf = (content: unknown): unknown =>
  Array.isArray(content) && content.length === 1 ? (content[0] as unknown) : content;

/** Whether a value belongs next to content: by its name, unless rows are in it, such as `page: { list: [...] }`. */
const isBeside = (name: string, value: unknown): boolean => {
  if (!besides.has(foldName(name))) return false;
  const inner = isRecord(value) ? childNamed(value, rowNames) : undefined;
  return !isRows(inner) || inner.length === 0;
};

/** A body without an envelope is the content itself, unless it has only what belongs next to content. */
const bodyOf = (body: unknown): unknown => {
  if (Array.isArray(body) || typeof body === 'string') return body;
  if (!isRecord(body) || Object.entries(body).every(([name, value]) => isBeside(name, value))) return undefined;
  return body;
};

const namesOf = (entity: EntityName | undefined): readonly string[] =>
  entity === undefined ? [] : [foldName(entity), ...entityFields[entity].names.map(foldName)];

const childNamed = (content: Values, names: readonly string[]): unknown => {
  const keys = Object.keys(content).slice(0, 200);
  for (const name of names) {
    const key = keys.find((one) => foldName(one) === name && (Array.isArray(content[one]) || isRecord(content[one])));
    if (key !== undefined) return content[key];
  }
  return undefined;
};

/** One record in place of a list, such as a booking with its tickets, which are no bookings. */
const isOneRecord = (content: Values, entity: EntityName | undefined): boolean =>
  entity !== undefined &&
  Object.keys(content).some((name) => ['id', 'uuid'].includes(foldName(name))) &&
  nestedIn(
    entityFields[entity],
    Object.keys(content).filter((name) => Array.isArray(content[name])),
  ).length > 0;

/** The rows of a list; undefined if the answer has none that can be recognized. */
export const rowsOf = (content: unknown, body: unknown, hints: Hints, depth = 0): readonly Values[] | undefined => {
  const conventional = depth === 0 ? conventionOf(body) : undefined;
  const theirs = conventional?.convention.rows(conventional.body);
  if (isRows(theirs) && (content === conventional?.body || !isRows(content))) return rowsFrom(theirs, body);
  if (isRows(content)) return rowsFrom(content, body);
  if (content === null) return [];
  if (!isRecord(content) || depth > 4) return undefined;
  const listed = listIn(content);
  if (listed) return rowsFrom(listed, body);
  const named = childNamed(content, ['data']) ?? childNamed(content, namesOf(hints.entity).flatMap(plural));
  if (named === undefined && isOneRecord(content, hints.entity)) return undefined;
  const inner = named ?? childNamed(content, rowNames);
  const found = inner === undefined ? undefined : rowsOf(inner, body, hints, depth + 1);
  if (found) return found;
  const lists = Object.values(content).filter((value): value is readonly Values[] => isRows(value) && value.length > 0);
  const [only] = lists;
  if (lists.length === 1 && only) return rowsFrom(only, body);
  const children = Object.entries(content).flatMap(([name, value]) =>
    isRecord(value) && !isBeside(name, value) ? [value] : [],
  );
  const [child, ...others] = children.filter((one) => children.length === 1 || listIn(one));
  if (child && others.length === 0 && lists.length === 0) return rowsOf(child, body, hints, depth + 1);
  const isEmpty = Object.entries(content).every(
    ([name, value]) =>
      value === 0 || value === null || (Array.isArray(value) && value.length === 0) || isBeside(name, value),
  );
  return lists.length === 0 && isEmpty ? [] : undefined;
};

interface Child {
  readonly name: string;
  readonly value: unknown;
}

/** The only value in an object that is not of those next to content. */
const onlyChild = (content: Values): Child | undefined => {
  const names = Object.keys(content).filter((name) => !besides.has(foldName(name)));
  const [name, ...others] = names;
  return name === undefined || others.length > 0 ? undefined : { name, value: content[name] };
};

/** A record beside the related ones that it refers to: `{ booking: {...}, users: {...} }`. */
const childBesideTables = (content: Values, names: readonly string[]): Child | undefined => {
  const name = Object.keys(content).find((one) => names.includes(foldName(one)) && isRecord(content[one]));
  const others = Object.keys(content).filter((one) => one !== name && !besides.has(foldName(one)));
  return name !== undefined && others.every((one) => isTable(content[one]))
    ? { name, value: content[name] }
    : undefined;
};

/** The rows of a question for one record, beside objects and lists that describe them. */
const onlyRow = (content: Values): Child | undefined => {
  const isRow = (name: string): boolean =>
    rowNames.includes(foldName(name)) && Array.isArray(content[name]) && isRecord(onlyOf(content[name]));
  const name = Object.keys(content).find(isRow);
  const isDescribed = Object.entries(content).every(
    ([one, value]) =>
      besides.has(foldName(one)) || /count$/i.test(one) || (typeof value === 'object' && value !== null),
  );
  return name !== undefined && isDescribed ? { name, value: content[name] } : undefined;
};

/** SOAP wraps a record in its envelope, body, answer and result. */
const maxWrappers = 8;

/** A record's fields, without wrappers: objects with one name, which is no field, or beside related records. */
export const recordOf = (sent: unknown, hints: Hints, body: unknown = sent, depth = 0): Values | undefined => {
  const content = onlyOf(sent);
  if (!isRecord(content)) return undefined;
  const child = onlyChild(content) ?? childBesideTables(content, namesOf(hints.entity)) ?? onlyRow(content);
  return child && depth < maxWrappers && isWrapper(child, hints.entity)
    ? recordOf(child.value, hints, body, depth + 1)
    : withRelated(withPairs([fieldsOfPost(content)]), body)[0];
};

/** Whether a value is the record itself. A list of one may be a list of the record, so its name has to say that it is not. */
const isWrapper = ({ name, value }: Child, entity: EntityName | undefined): boolean => {
  const known = [...recordNames, ...namesOf(entity)].includes(foldName(name));
  const ofEntity = entity !== undefined && isField(name, entity);
  if (Array.isArray(value))
    return isRecord(onlyOf(value)) && (known || (rowNames.includes(foldName(name)) && !ofEntity));
  if (!isRecord(value)) return false;
  // An object with several fields is the record, even if a field has the same name.
  return known || (entity !== undefined && (!ofEntity || Object.keys(value).length > 2));
};

const isField = (name: string, entity: EntityName): boolean =>
  Object.hasOwn(entityFields[entity].fields, name) || fieldNamesOf(entityFields[entity]).match(name).length > 0;
