/**
 * The notations in which products write any value of an answer. Each is known by marks that are no names of fields, and becomes
 * plain JSON before fields are looked for.
 */
import { field, isRecord, type Values } from '../json/record';
import { foldName, plural } from './values/name';

interface Notation {
  /** Who writes so. */
  readonly name: string;
  /** Whether an object shows that the answer is written so. */
  readonly marks: (of: Values) => boolean;
  /** What an object of such an answer stands for. What is within it has been read; `known` are objects by their ids. */
  readonly read: (of: Values, known: Map<unknown, unknown>) => unknown;
  /** An object may be linked before it stands in the answer, and link further. */
  readonly isLinked?: true;
}

const without = (of: Values, ...names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)));
const lastOf = (path: unknown): unknown => (typeof path === 'string' ? path.split('/').at(-1) : path);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'string');

/** The type of a value under its only name: `{ N: '12' }` of DynamoDB, `{ integerValue: '12' }` of Firestore. */
const isTyped = (value: unknown): boolean => {
  const [[type, inner] = ['', null], ...others] = Object.entries(isRecord(value) ? value : {});
  if (others.length > 0) return false;
  if (/^[a-z]\w+Value$/.test(type)) return true;
  return /^(S|N|B)$/.test(type) ? typeof inner === 'string' : /^(BOOL|NULL|M|L|SS|NS)$/.test(type) && inner !== null;
};
const typedValue = (of: Values): unknown => {
  const [[type, value] = ['', null]] = Object.entries(of);
  if (/^null(Value)?$/i.test(type)) return null;
  if (type === 'mapValue') return field(value, 'fields') ?? {};
  if (type === 'arrayValue') return field(value, 'values') ?? [];
  return type === 'referenceValue' ? { id: lastOf(value) } : value;
};

/** .NET numbers the objects of an answer, `{ "$id": "1" }`; other ids of that name are values. */
const isNumbered = ({ $id }: Values): boolean => typeof $id === 'string' && /^\d+$/.test($id);

/** The elements of a list that XML names twice: `{ tickets: { ticket: [...] } }`, or one that is no list. */
const elementsOf = (name: string, value: unknown): unknown => {
  const [[inner, items] = ['', value], ...others] = Object.entries(isRecord(value) ? value : {});
  const isList =
    /^(string|item|element|entry)$/i.test(inner) || plural(foldName(inner)).slice(0, 3).includes(foldName(name));
  return others.length === 0 && isList ? [items].flat() : value;
};

/** A list in an object whose only name is that of one element, for which a bridge from XML leaves the list out. */
const isNamedTwice = ([name, value]: readonly [string, unknown]): boolean => {
  const [[inner, items] = ['', undefined], ...others] = Object.entries(isRecord(value) ? value : {});
  const isPlural = foldName(inner) !== foldName(name) && plural(foldName(inner)).slice(0, 3).includes(foldName(name));
  return isPlural && others.length === 0 && (isRecord(items) || (Array.isArray(items) && items.every(isRecord)));
};

/** The address of a record, which ends with its kind and its key. */
const hyperlink = /^(https?:\/\/.+\/)[\w-]+\/(\d+|[0-9a-f]{8}-[0-9a-f-]{27})\/$/;
const keyIn = (address: unknown): string | number | undefined => {
  const key = typeof address === 'string' ? hyperlink.exec(address)?.[2] : undefined;
  return key === undefined || key.includes('-') ? key : Number(key);
};

/** The names beside a document that is kept in another object. */
const isBeside = (name: string): boolean =>
  /^(_.*|id|key|value|name|self|sys|metadata|includes|found|sort|expand|(created?|updated?|lastModified)(At|On|Time|DateTime)?)$/.test(
    name,
  );
const documentIn = (of: Values): Values | undefined => {
  const name = ['_source', 'doc', 'fields'].find((one) => isRecord(of[one])) ?? '';
  const names = Object.keys(of).filter((one) => one !== name);
  // Firestore names a document by its path. A record with another name has `fields` of its own.
  const isNamed = typeof of.name === 'string' && !of.name.includes('/');
  const isKept =
    name === '_source' || (name === 'doc' ? ['key', 'value'].every((one) => names.includes(one)) : !isNamed);
  return isKept && names.length > 0 && names.every(isBeside) ? (of[name] as Values | undefined) : undefined;
};

const notations: readonly Notation[] = [
  {
    name: 'Attribute values of DynamoDB, values of Firestore',
    marks: (of) => Object.keys(of).length > 1 && Object.values(of).every(isTyped),
    read: (of) => (isTyped(of) ? typedValue(of) : of),
  },
  {
    name: 'Preserved references of .NET',
    marks: (of) => isNumbered(of) && of.$ref === undefined,
    read: (of, known) => {
      if (typeof of.$ref === 'string') return known.get(of.$ref);
      if (!isNumbered(of)) return of;
      const value = of.$values ?? without(of, '$id');
      known.set(of.$id, value);
      return value;
    },
  },
  {
    name: 'XML as JSON',
    marks: (of) => Object.keys(of).some((name) => /^(#text|@_?(xmlns|xsi)\b.*|(soap|soapenv|s):\w+)$/.test(name)),
    read: (of) => {
      const isNil = Object.keys(of).some((name) => /^@_?\w+:nil$/.test(name));
      const entries = Object.entries(of)
        .filter(([name]) => !/^@_?(xmlns|xsi)\b/.test(name))
        .map(([name, value]) => [name.replace(/^(@_?|\w+:)/, ''), elementsOf(name, value)] as const);
      if (isNil) return null;
      const plain = Object.fromEntries(entries.map(([name, value]) => [name === '#text' ? 'value' : name, value]));
      return entries.length === 1 && Object.hasOwn(of, '#text') ? of['#text'] : plain;
    },
  },
  {
    name: 'Lists of bridges from XML',
    marks: (of) => Object.entries(of).some(isNamedTwice),
    read: (of) =>
      Object.fromEntries(
        Object.entries(of).map((one) => [one[0], isNamedTwice(one) ? elementsOf(...one) : one[1]] as const),
      ),
  },
  {
    name: 'Hyperlinks of Django REST framework',
    marks: (of) => keyIn(of.url) !== undefined && !Object.hasOwn(of, 'id'),
    read: (of) => {
      const [, root = ''] = hyperlink.exec(String(of.url)) ?? [];
      const isLink = (name: string, value: unknown): boolean =>
        typeof value === 'string' && !/(url|link|website)$/i.test(name) && root !== '' && value.startsWith(root);
      const entries = Object.entries(of).map(([name, value]) => [
        name,
        isLink(name, value) ? (keyIn(value) ?? value) : value,
      ]);
      return root === '' || Object.hasOwn(of, 'id') ? of : { id: keyIn(of.url), ...Object.fromEntries(entries) };
    },
  },
  {
    name: 'Tables of names and rows',
    marks: (of) => tableIn(of) !== undefined,
    read: (of) => tableIn(of) ?? of,
  },
  {
    name: 'Documents of Elasticsearch, CouchDB, Firestore, Airtable, Contentful',
    marks: (of) => documentIn(of) !== undefined,
    read: (of, known) => {
      const kept = documentIn(of);
      if (!kept) return of;
      const id = of.id ?? of._id ?? field(of.sys, 'id') ?? lastOf(of.name);
      const createdAt = field(of.sys, 'createdAt') ?? of.createTime ?? of.createdTime;
      const value = { ...(createdAt === undefined ? {} : { createdAt }), ...(id === undefined ? {} : { id }), ...kept };
      known.set(id, value);
      return value;
    },
  },
  {
    name: 'Links of Contentful',
    isLinked: true,
    marks: (of) => field(of.sys, 'type') === 'Link',
    read: (of, known) => (field(of.sys, 'type') === 'Link' ? (known.get(field(of.sys, 'id')) ?? of) : of),
  },
  {
    name: 'Expanded relations of PocketBase',
    marks: (of) => isRecord(of.expand) && Object.keys(of.expand).every((name) => Object.hasOwn(of, name)),
    read: (of) => (isRecord(of.expand) ? without({ ...of, ...of.expand }, 'expand') : of),
  },
  {
    name: 'Kinds of objects in Parse and Salesforce',
    marks: (of) =>
      typeof of.__type === 'string' || Object.keys(isRecord(of.attributes) ? of.attributes : {}).join() === 'type,url',
    read: (of) => (of.__type === undefined ? without(of, 'attributes') : without(of, '__type', 'className')),
  },
];

/** Rows that are lists of values, with their names beside them. */
const tableIn = (of: Values): Values | undefined => {
  const names = Object.entries(of).find(
    ([name, value]) => /^(columns?|cols|fields|headers?|column_?names)$/i.test(name) && isTexts(value),
  )?.[1];
  const [name, rows] =
    Object.entries(of).find(([, value]) => Array.isArray(value) && value.length > 0 && value.every(Array.isArray)) ??
    [];
  if (!isTexts(names) || name === undefined || !Array.isArray(rows)) return undefined;
  if (!rows.every((row: readonly unknown[]) => row.length === names.length)) return undefined;
  const records = rows.map((row: readonly unknown[]) => Object.fromEntries(names.map((one, at) => [one, row[at]])));
  return { ...without(of, ...Object.keys(of).filter((one) => of[one] === names)), [name]: records };
};

/** The first objects of each list show how all are written. */
const maxSampled = 3;
const maxDepth = 12;
const isMarked = (marks: Notation['marks'], value: unknown, depth = 0): boolean => {
  if (Array.isArray(value)) return value.slice(0, maxSampled).some((one) => isMarked(marks, one, depth));
  if (!isRecord(value) || depth > maxDepth) return false;
  return marks(value) || Object.values(value).some((one) => typeof one === 'object' && isMarked(marks, one, depth + 1));
};

/** The answer in plain JSON; the same object if it is. */
export const plainJson = (body: unknown): unknown => {
  const used = notations.filter(({ marks }) => isMarked(marks, body));
  const known = new Map<unknown, unknown>();
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (!isRecord(value)) return value;
    let read: unknown = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
    for (const notation of used) if (isRecord(read)) read = notation.read(read, known);
    return read;
  };
  const rounds = used.some(({ isLinked }) => isLinked) ? 3 : used.length > 0 ? 1 : 0;
  return Array.from({ length: rounds }).reduce(plain, body);
};
