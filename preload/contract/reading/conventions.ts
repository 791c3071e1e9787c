/**
 * The published conventions of answers, each detected by its own marks and read as its text says. What a server of none of
 * them sends is found by the usual names in `envelope.ts` and `page-facts.ts`.
 */
import { field, isRecord, type Values } from '../json/record';

export interface Convention {
  /** The convention and where it is published. */
  readonly name: string;
  readonly is: (body: Values) => boolean;
  readonly rows: (body: Values) => unknown;
  /** The fields of one row or record; its own object if the convention adds nothing to them. */
  readonly record?: (row: Values, body: Values) => Values;
  readonly total?: (body: Values) => unknown;
  /** The address or the cursor of the next page; null or false on the last one, undefined if the answer does not say. */
  readonly next: (body: Values) => unknown;
  /** The number of the page, where the convention counts pages from 0. */
  readonly index?: (body: Values) => unknown;
}

const has = (of: unknown, ...names: readonly string[]): boolean =>
  isRecord(of) && names.every((name) => Object.hasOwn(of, name));
const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);
/** Whether an object has an id or texts of its own. Such an object is a record; an envelope around records has neither. */
const isRecordItself = (of: Values): boolean =>
  has(of, 'id') ||
  Object.entries(of).some(
    ([name, value]) => typeof value === 'string' && !/^(status|message|msg|__typename)$/i.test(name),
  );
/** JSON:API and HAL write a link as a text or as an object. */
const href = (link: unknown): unknown => (isRecord(link) ? link.href : link);

const isResource = (value: unknown): value is Values =>
  has(value, 'id') &&
  isRecord(value) &&
  (isRecord(value.relationships) || (typeof value.type === 'string' && isRecord(value.attributes)));

/** JSON:API: a resource with its attributes, and with the related resources that the answer includes. */
const resourceOf = (resource: Values, body: Values, depth = 0): Values => {
  const included = listOf(body.included) ?? [];
  const related = (identifier: unknown): unknown => {
    if (!isRecord(identifier)) return identifier;
    const full = included.find((one) => isResource(one) && one.id === identifier.id && one.type === identifier.type);
    // A booking refers to its event, and the event to its track.
    return isRecord(full) && depth < 2 ? resourceOf(full, body, depth + 1) : { id: identifier.id };
  };
  const relations = Object.entries(isRecord(resource.relationships) ? resource.relationships : {}).flatMap(
    ([name, relation]): readonly (readonly [string, unknown])[] => {
      const data = field(relation, 'data');
      if (!isRecord(data) && !Array.isArray(data)) return [];
      return [[name, Array.isArray(data) ? data.map(related) : related(data)]];
    },
  );
  // `type` names the kind of resource (`venues`) and is not a field of the record.
  const { attributes, type: _, relationships: __, links: ___, ...rest } = resource;
  return { ...rest, ...Object.fromEntries(relations), ...(isRecord(attributes) ? attributes : {}) };
};

/** HAL: a resource with what it embeds, without its links. */
const embeddingOf = ({ _embedded, _links: _, ...rest }: Values): Values => ({
  ...(isRecord(_embedded) ? _embedded : {}),
  ...rest,
});

const isAnnotation = (name: string): boolean => name.includes('@odata.') || name === '__metadata';
const isDeferred = (value: unknown): boolean => has(value, '__deferred');

/** The key in an entity's own address: `Customers('ALFKI')`. */
const keyIn = (uri: unknown): unknown => {
  const [, text, number] = /\((?:'([^']+)'|(\d+))\)$/.exec(typeof uri === 'string' ? uri : '') ?? [];
  return number === undefined ? text : Number(number);
};

/** OData: an entity without annotations and without what was not sent, and the same of those within it. */
const entityOf = (row: Values): Values => {
  const entries = Object.entries(row)
    .filter(([name, value]) => !isAnnotation(name) && !isDeferred(value))
    .map(([name, value]) => [name, withinEntity(listOf(field(value, 'results')) ?? value)] as const);
  const key = keyIn(row['@odata.id'] ?? field(row.__metadata, 'uri') ?? field(row.__metadata, 'id'));
  const hasId = key === undefined || entries.some(([name, value]) => name.toLowerCase() === 'id' || value === key);
  return { ...(hasId ? {} : { id: key }), ...Object.fromEntries(entries) };
};
const withinEntity = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withinEntity);
  return isRecord(value) ? entityOf(value) : value;
};

/** Strapi 4: a record and each related one have their fields in `attributes`. */
const attributesOf = (row: Values, depth = 0): Values => {
  const bare = (one: unknown): unknown =>
    isRecord(one) && isRecord(one.attributes) && depth < 3 ? attributesOf(one, depth + 1) : one;
  const { attributes, ...rest } = row;
  const fields = Object.entries(isRecord(attributes) ? attributes : {}).map(([name, value]) => {
    const data = field(value, 'data');
    const isRelation = Array.isArray(data)
      ? data.every((one) => has(one, 'attributes')) && data.length > 0
      : has(data, 'attributes');
    return [name, isRelation ? (Array.isArray(data) ? data.map(bare) : bare(data)) : value] as const;
  });
  return { ...rest, ...Object.fromEntries(fields) };
};
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const conventions: readonly Convention[] = [
  {
    name: 'JSON-RPC 2.0, jsonrpc.org/specification',
    is: (body) => has(body, 'jsonrpc', 'result'),
    rows: (body) => body.result,
    next: () => undefined,
  },
  {
    name: 'JSON:API 1.1, jsonapi.org/format',
    is: (body) => isResource(firstOf(body.data)) || has(body, 'jsonapi', 'data'),
    rows: (body) => body.data,
    record: (row, body) => (isResource(row) || has(row, 'type', 'id') ? resourceOf(row, body) : row),
    next: (body) => href(field(body.links, 'next')),
  },
  {
    name: 'HAL, datatracker.ietf.org/doc/draft-kelly-json-hal',
    is: (body) => isRecord(body._links) && isRecord(body._embedded),
    rows: (body) => {
      const [list, ...others] = Object.values(body._embedded as Values).filter(Array.isArray);
      return isRecordItself(body) ? body : others.length > 0 ? undefined : list;
    },
    record: embeddingOf,
    total: (body) => field(body.page, 'totalElements') ?? body.total,
    next: (body) => href(field(body._links, 'next')) ?? null,
    index: (body) => field(body.page, 'number'),
  },
  {
    name: 'Records of Airtable, airtable.com/developers/web/api/list-records',
    is: (body) => has(firstOf(body.records), 'id', 'fields', 'createdTime') || has(body, 'id', 'fields', 'createdTime'),
    rows: (body) => body.records ?? body,
    next: (body) => body.offset ?? null,
  },
  {
    name: 'Query results of Salesforce, developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest',
    is: (body) => Array.isArray(body.records) && has(body, 'totalSize', 'done'),
    rows: (body) => body.records,
    total: (body) => body.totalSize,
    next: (body) => body.nextRecordsUrl ?? body.done === false,
  },
  {
    name: 'Query and scan of DynamoDB, docs.aws.amazon.com/amazondynamodb/latest/APIReference',
    is: (body) => Array.isArray(body.Items) && has(body, 'ScannedCount'),
    rows: (body) => body.Items,
    next: (body) => body.LastEvaluatedKey !== undefined,
  },
  {
    name: 'OData 4.01 JSON, docs.oasis-open.org/odata',
    is: (body) => Object.keys(body).some((name) => name.startsWith('@odata.')),
    rows: (body) => body.value,
    record: entityOf,
    total: (body) => body['@odata.count'],
    next: (body) => body['@odata.nextLink'] ?? null,
  },
  {
    name: 'OData 2 and 3 JSON, odata.org/documentation/odata-version-2-0',
    is: (body) => Array.isArray(field(body.d, 'results')) || has(firstOf(body.d), '__metadata'),
    rows: (body) => field(body.d, 'results') ?? body.d,
    record: entityOf,
    total: (body) => field(body.d, '__count'),
    next: (body) => field(body.d, '__next') ?? null,
  },
  {
    name: 'Page of Spring Data, docs.spring.io/spring-data/commons',
    is: (body) =>
      Array.isArray(body.content) &&
      (has(body, 'pageable') || has(body, 'totalElements', 'number') || has(body.page, 'totalElements', 'number')),
    rows: (body) => body.content,
    total: (body) => body.totalElements ?? field(body.page, 'totalElements'),
    next: (body) => {
      if (typeof body.last === 'boolean') return !body.last;
      const { number, totalPages } = isRecord(body.page) ? body.page : body;
      return typeof number === 'number' && typeof totalPages === 'number' ? number + 1 < totalPages : undefined;
    },
    index: (body) => body.number ?? field(body.page, 'number'),
  },
  {
    name: 'Pagination of Django REST framework, django-rest-framework.org/api-guide/pagination',
    is: (body) => Array.isArray(body.results) && has(body, 'next', 'previous'),
    rows: (body) => body.results,
    total: (body) => body.count,
    next: (body) => body.next,
  },
  {
    name: 'Resources and paginators of Laravel, laravel.com/docs/eloquent-resources',
    is: (body) => Array.isArray(body.data) && (has(body.meta, 'current_page') || has(body, 'current_page', 'per_page')),
    rows: (body) => body.data,
    total: (body) => field(body.meta, 'total') ?? body.total,
    next: (body) => field(body.links, 'next') ?? body.next_page_url ?? null,
  },
  {
    name: 'mongoose-paginate-v2, npmjs.com/package/mongoose-paginate-v2',
    is: (body) => Array.isArray(body.docs) && has(body, 'hasNextPage'),
    rows: (body) => body.docs,
    total: (body) => body.totalDocs,
    next: (body) => body.hasNextPage === true,
  },
  {
    name: 'Connections of Relay, relay.dev/graphql/connections.htm',
    is: (body) => Array.isArray(body.edges) && isRecord(body.pageInfo),
    rows: (body) => (body.edges as readonly unknown[]).map((edge) => field(edge, 'node')),
    total: (body) => body.totalCount,
    next: (body) =>
      field(body.pageInfo, 'hasNextPage') === true ? (field(body.pageInfo, 'endCursor') ?? true) : false,
  },
  {
    name: 'Strapi 4, docs-v4.strapi.io/dev-docs/api/rest',
    is: (body) => has(firstOf(body.data), 'id', 'attributes'),
    rows: (body) => body.data,
    record: (row) => attributesOf(row),
    total: (body) => field(field(body.meta, 'pagination'), 'total'),
    next: (body) => {
      const { page, pageCount } = (field(body.meta, 'pagination') ?? {}) as Values;
      return typeof page === 'number' && typeof pageCount === 'number' ? page < pageCount : undefined;
    },
  },
];

export interface Conventional {
  readonly convention: Convention;
  /** The part of the answer that is written so. */
  readonly body: Values;
}

/** The convention of an answer, also of what its `data` holds, as in an answer of GraphQL; undefined for none of them. */
export const conventionOf = (answer: unknown, depth = 0): Conventional | undefined => {
  if (!isRecord(answer)) return undefined;
  const convention = conventions.find(({ is }) => is(answer));
  if (convention) return { convention, body: answer };
  // What a record holds, such as the tickets of a booking, is not what was asked for.
  if (depth > 0 && isRecordItself(answer)) return undefined;
  const inner = Object.values(depth === 0 ? { data: answer.data } : answer).filter(isRecord);
  return inner.length === 1 && depth < 4 ? conventionOf(inner[0], depth + 1) : undefined;
};
