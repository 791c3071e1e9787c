/** Each published convention by the example of its own text, read as a list. */

import type { AnyRow } from '@contract/endpoint';
import { booking, visitor } from '@contract/endpoints/index';
import { readAnswer } from '@contract/http/read-answer';
import { describe, expect, it } from 'vitest';

const read = (body: unknown, row: AnyRow = booking.list) => {
  const answer = readAnswer(row, { status: 200, type: 'application/json', body }, { page: 1, perPage: 50 });
  return answer.ok ? (answer.value as { rows: readonly object[]; total?: number; hasNext?: boolean }) : answer;
};

/** The example of the convention's text, what its rows are, and what it says of its pages. */
const examples: Readonly<Record<string, { body: unknown; rows: readonly object[]; page?: object }>> = {
  'JSON:API': {
    body: {
      links: {
        self: 'http://example.com/articles',
        next: 'http://example.com/articles?page[offset]=2',
        last: 'http://example.com/articles?page[offset]=10',
      },
      data: [
        {
          type: 'articles',
          id: '1',
          attributes: { title: 'JSON:API paints my bikeshed!' },
          relationships: {
            author: { data: { type: 'people', id: '9' } },
            comments: { data: [{ type: 'comments', id: '5' }] },
          },
          links: { self: 'http://example.com/articles/1' },
        },
      ],
      included: [
        { type: 'people', id: '9', attributes: { firstName: 'Dan', lastName: 'Gebhardt' } },
        { type: 'comments', id: '5', attributes: { body: 'First!' } },
      ],
    },
    rows: [
      {
        id: '1',
        title: 'JSON:API paints my bikeshed!',
        author: { id: '9', firstName: 'Dan', lastName: 'Gebhardt' },
      },
    ],
    page: { isComplete: false, hasNext: true },
  },
  HAL: {
    body: {
      _links: { self: { href: '/orders' }, next: { href: '/orders?page=2' } },
      currentlyProcessing: 14,
      shippedToday: 20,
      _embedded: {
        'ea:order': [
          { _links: { self: { href: '/orders/123' } }, total: 30.5, currency: 'USD', status: 'shipped' },
          { _links: { self: { href: '/orders/124' } }, total: 20, currency: 'USD', status: 'processing' },
        ],
      },
    },
    rows: [
      { total: '30.5', currency: 'USD' },
      { total: '20', currency: 'USD' },
    ],
    page: { hasNext: true },
  },
  'OData 4': {
    body: {
      '@odata.context': 'http://host/service/$metadata#Customers',
      '@odata.count': 37,
      value: [
        { '@odata.id': "Customers('ALFKI')", ID: 'ALFKI', Address: { Street: 'Obere Str. 57', City: 'Berlin' } },
        { '@odata.id': "Customers('ANATR')", ID: 'ANATR', Address: { Street: 'Avda. 2222', City: 'México' } },
      ],
      '@odata.nextLink': 'http://host/service/EmployeesFeed?$skip=10',
    },
    rows: [{ id: 'ALFKI' }, { id: 'ANATR' }],
    page: { total: 37, hasNext: true },
  },
  'OData 2': {
    body: {
      d: {
        results: [
          {
            __metadata: { uri: 'http://host/Categories(0)', type: 'DataServiceProviderDemo.Category' },
            ID: 0,
            Name: 'Food',
            Products: { __deferred: { uri: 'http://host/Categories(0)/Products' } },
          },
        ],
        __count: '3',
        __next: 'http://host/Categories?$skiptoken=1',
      },
    },
    rows: [{ id: 0, name: 'Food' }],
    page: { total: 3, hasNext: true },
  },
  Salesforce: {
    body: {
      totalSize: 3222,
      done: false,
      nextRecordsUrl: '/services/data/v60.0/query/01gRO0000016PIAYA2-500',
      records: [{ attributes: { type: 'Account', url: '/services/data/v60.0/sobjects/Account/001R' }, Id: '001R' }],
    },
    rows: [{ id: '001R' }],
    page: { total: 3222, hasNext: true },
  },
  'DynamoDB, whose count is that of the page': {
    body: {
      Items: [{ id: { S: 'a1' }, number: { S: 'BK-7' } }],
      Count: 1,
      ScannedCount: 1,
      LastEvaluatedKey: { id: { S: 'a1' } },
    },
    rows: [{ id: 'a1', bookingNumber: 'BK-7' }],
    page: { hasNext: true, isComplete: false },
  },
  Elasticsearch: {
    body: {
      took: 5,
      hits: { total: { value: 20, relation: 'eq' }, hits: [{ _index: 'b', _id: '0', _source: { number: 'BK-7' } }] },
    },
    rows: [{ id: '0', bookingNumber: 'BK-7' }],
    page: { total: 20 },
  },
  'Spring Data': {
    body: {
      content: [{ id: 1, number: 'PW-1' }],
      pageable: { pageNumber: 0, pageSize: 1, offset: 0, paged: true },
      last: false,
      totalPages: 5,
      totalElements: 5,
      size: 1,
      number: 0,
      first: true,
      numberOfElements: 1,
      empty: false,
    },
    rows: [{ id: 1, bookingNumber: 'PW-1' }],
    page: { total: 5, hasNext: true },
  },
  'Django REST framework': {
    body: { count: 1023, next: 'https://api.example.org/accounts/?page=5', previous: null, results: [{ id: 4 }] },
    rows: [{ id: 4 }],
    page: { total: 1023, hasNext: true },
  },
  Laravel: {
    body: {
      data: [{ id: 1, name: 'Eladio Schroeder Sr.', email: 'therese28@example.com' }],
      links: {
        first: 'http://example.com/users?page=1',
        last: 'http://example.com/users?page=1',
        prev: null,
        next: null,
      },
      meta: { current_page: 1, from: 1, last_page: 1, path: 'http://example.com/users', per_page: 15, to: 1, total: 1 },
    },
    rows: [{ id: 1, email: 'therese28@example.com' }],
    page: { total: 1, isComplete: true },
  },
  'mongoose-paginate': {
    body: {
      docs: [{ _id: '507f1f77bcf86cd799439011' }],
      totalDocs: 100,
      limit: 10,
      page: 1,
      totalPages: 10,
      pagingCounter: 1,
      hasPrevPage: false,
      hasNextPage: true,
      prevPage: null,
      nextPage: 2,
    },
    rows: [{ id: '507f1f77bcf86cd799439011' }],
    page: { total: 100, hasNext: true },
  },
  Relay: {
    body: {
      data: {
        user: {
          friends: {
            edges: [{ cursor: 'opaqueCursor', node: { id: '4', name: 'Han Solo' } }],
            pageInfo: { hasNextPage: false, endCursor: 'opaqueCursor' },
          },
        },
      },
    },
    rows: [{ id: '4', name: 'Han Solo' }],
    page: { isComplete: true },
  },
  'Strapi 4': {
    body: {
      data: [
        { id: 1, attributes: { title: 'Restaurant A', owner: { data: { id: 2, attributes: { username: 'Kai' } } } } },
      ],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
    },
    rows: [{ id: 1, title: 'Restaurant A', owner: { id: 2, username: 'Kai' } }],
    page: { total: 1, isComplete: true },
  },
  'JSON-RPC 2.0': {
    body: { jsonrpc: '2.0', result: [{ subtrahend: 23, minuend: 42 }], id: 3 },
    rows: [{ subtrahend: 23, minuend: 42 }],
  },
  Firestore: {
    body: {
      documents: [
        {
          name: 'projects/my-project/databases/(default)/documents/cities/LA',
          fields: {
            title: { stringValue: 'Los Angeles' },
            population: { integerValue: '3900000' },
            capital: { booleanValue: false },
            regions: { arrayValue: { values: [{ stringValue: 'west_coast' }, { stringValue: 'socal' }] } },
            center: { mapValue: { fields: { accuracy: { doubleValue: 0.5 } } } },
          },
          createTime: '2021-01-01T00:00:00Z',
          updateTime: '2021-01-01T00:00:00Z',
        },
      ],
      nextPageToken: 'AFTOeJx',
    },
    rows: [
      {
        id: 'LA',
        title: 'Los Angeles',
        population: '3900000',
        capital: false,
        regions: ['west_coast', 'socal'],
        center: { accuracy: 0.5 },
      },
    ],
    page: { isComplete: false },
  },
  Airtable: {
    body: {
      records: [
        {
          id: 'rec560UJdUtocSouk',
          createdTime: '2022-09-12T21:03:48.000Z',
          fields: { Address: '333 Post St', Visited: true },
        },
      ],
      offset: 'itrEN2TCbrcSN2BMs/rec8116cdd76088af',
    },
    rows: [{ id: 'rec560UJdUtocSouk', visited: true }],
    page: { isComplete: false },
  },
};

describe('the example of', () => {
  it.each(Object.entries(examples))(
    '%s gives its rows, and what it says of its pages',
    (name, { body, rows, page = {} }) => {
      // The examples are of articles, customers and orders: their own names are kept.
      const found = read(body, name === 'Laravel' || name === 'OData 4' ? visitor.list : booking.list);
      expect(found).toMatchObject({ rows, ...page });
    },
  );
});

describe('a record that holds others in the form of', () => {
  const tickets = [{ id: 5, number: 'T-5' }];
  const page = { results: tickets, next: null, previous: null, count: 1 };
  it.each<[string, object]>([
    ['Django REST framework', { data: { id: 1, number: 'BK-1', tickets: page } }],
    ['Laravel', { data: { id: 1, number: 'BK-1', tickets: { data: tickets, meta: { current_page: 1 } } } }],
    ['Strapi 4', { data: { id: 1, number: 'BK-1', event: { data: { id: 5, attributes: { name: 'Spring' } } } } }],
    [
      'Relay',
      {
        data: {
          booking: { number: 'BK-1', tickets: { edges: [{ node: { id: 5 } }], pageInfo: { hasNextPage: false } } },
        },
      },
    ],
    ['HAL', { id: 1, number: 'BK-1', _links: {}, _embedded: { tickets } }],
    ['HAL, without an id', { number: 'BK-1', _links: {}, _embedded: { tickets } }],
  ])('%s stays itself', (_name, body) => {
    expect(read(body, booking.detail)).toMatchObject({ bookingNumber: 'BK-1' });
  });
});

it.each([
  { meta: { total_count: 500, filter_count: 2 } },
  { recordsTotal: 500, recordsFiltered: 2 },
  { total: 500, filtered: 2 },
  { total: 2, filtered: 0 },
])('takes the total of what was asked for, not of all rows: %j', (more) => {
  expect(read({ data: [{ id: 1 }, { id: 2 }], ...more })).toMatchObject({ total: 2 });
});

it('reads the rows of a list of HAL by their name beside another list', () => {
  const body = { _links: {}, _embedded: { filters: [{ id: 'paid' }], bookings: [{ id: 1 }] } };
  expect(read(body)).toMatchObject({ rows: [{ id: 1 }] });
});

describe('the Extended JSON of MongoDB', () => {
  it.each([
    [{ total: { $numberDecimal: '10.50' } }, { total: '10.50' }],
    [{ total: { $numberLong: '42' }, currency: 'JPY' }, { total: '42' }],
    [{ _id: { $oid: '57e193d7a9cc81b4027498b5' } }, { id: '57e193d7a9cc81b4027498b5' }],
    [{ createdAt: { $date: '2019-08-11T17:54:14.692Z' } }, { createdAt: '2019-08-11T17:54:14.692Z' }],
    [{ createdAt: { $date: { $numberLong: '1565546054692' } } }, { createdAt: '2019-08-11T17:54:14.692Z' }],
    [{ ticketCount: { $numberInt: '3' } }, { ticketCount: 3 }],
  ])('%j is %j', (sent, expected) => {
    expect(read([{ number: 'PW-1', ...sent }])).toMatchObject({ rows: [expected] });
  });
});
