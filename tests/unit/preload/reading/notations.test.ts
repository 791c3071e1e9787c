/** The same two bookings as products of each kind write them: their values, not only their envelopes, have a form of their own. */
import type { AnyRow } from '@contract/endpoint';
import { booking, inspection } from '@contract/endpoints/index';
import { readAnswer } from '@contract/http/read-answer';
import { expect, it } from 'vitest';

const plain = [
  { id: 1, number: 'BK-1', name: 'Ana Roth', total: 12.5 },
  { id: 2, number: 'BK-2', name: 'Bo Lind', total: 30 },
];
type Booking = (typeof plain)[number];
const fields = ({ number, name, total }: Booking) => ({ order_number: number, customer: { name }, total });
const strings = ({ number, name, total }: Booking) => ({
  orderNumber: { stringValue: number },
  customer: { mapValue: { fields: { name: { stringValue: name } } } },
  total: { doubleValue: total },
});
const root = 'https://api.example/v1';

const answers: Readonly<Record<string, unknown>> = {
  DynamoDB: {
    Items: plain.map(({ id, number, name, total }) => ({
      id: { N: String(id) },
      orderNumber: { S: number },
      customer: { M: { name: { S: name } } },
      total: { N: total.toFixed(2) },
      tags: { L: [{ S: 'early' }] },
      note: { NULL: true },
    })),
    Count: 2,
  },
  Firestore: {
    documents: plain.map((one) => ({
      name: `projects/p/databases/d/documents/bookings/${one.id}`,
      fields: strings(one),
    })),
  },
  '.NET': {
    $id: '1',
    Data: {
      $id: '2',
      $values: plain.map((one) => ({
        $id: `${one.id}0`,
        Id: one.id,
        OrderNumber: one.number,
        Customer: { $id: `${one.id}1`, Name: one.name, Latest: { $ref: '10' } },
        Total: one.total,
      })),
    },
  },
  'XML as JSON': {
    'soap:Envelope': {
      '@xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soap:Body': {
        GetBookingsResult: {
          '@count': '2',
          Booking: plain.map(({ id, number, name, total }) => ({
            '@id': String(id),
            OrderNumber: number,
            Customer: { Name: name },
            Total: { '@currency': 'USD', '#text': total.toFixed(2) },
            Notes: { '@xsi:nil': 'true' },
          })),
        },
      },
    },
  },
  'Django with hyperlinks': {
    count: 2,
    next: null,
    previous: null,
    results: plain.map((one) => ({ url: `${root}/bookings/${one.id}/`, ...fields(one), event: `${root}/events/7/` })),
  },
  'a table of names and rows': {
    columns: ['id', 'order_number', 'customer_name', 'total'],
    rows: plain.map(({ id, number, name, total }) => [id, number, name, total]),
  },
  Elasticsearch: {
    took: 3,
    hits: {
      total: { value: 2 },
      hits: plain.map((one) => ({ _index: 'b', _id: String(one.id), _source: fields(one) })),
    },
  },
  CouchDB: {
    total_rows: 2,
    rows: plain.map((one) => ({
      id: String(one.id),
      key: one.id,
      value: {},
      doc: { _id: String(one.id), ...fields(one) },
    })),
  },
  Contentful: {
    items: plain.map((one) => ({
      sys: { id: String(one.id), type: 'Entry' },
      fields: { ...fields(one), customer: { sys: { type: 'Link', linkType: 'Entry', id: `c${one.id}` } } },
    })),
    includes: { Entry: plain.map(({ id, name }) => ({ sys: { id: `c${id}` }, fields: { name } })) },
  },
  PocketBase: {
    items: plain.map((one) => ({
      id: one.id,
      ...fields(one),
      customer: 'c1',
      expand: { customer: { id: 'c1', name: one.name } },
    })),
  },
  Parse: {
    results: plain.map((one) => ({
      objectId: String(one.id),
      ...fields(one),
      customer: { __type: 'Object', className: 'Customer', name: one.name },
    })),
  },
  Salesforce: {
    records: plain.map(({ id, number, name, total }) => ({
      attributes: { type: 'Booking__c', url: `/sobjects/Booking__c/${id}` },
      Id: String(id),
      Order_Number__c: number,
      Customer__r: { attributes: { type: 'Customer__c', url: '/sobjects/Customer__c/1' }, Name: name },
      Total__c: total,
    })),
  },
};

it.each(Object.keys(answers))('reads the values of %s', (name) => {
  const answer = readAnswer(booking.list, { status: 200, type: 'application/json', body: answers[name] }, { page: 1 });
  const rows = answer.ok ? answer.value.rows : [];
  expect(
    rows.map(({ id, bookingNumber, userName, total }) => [Number(id), bookingNumber, userName, Number(total)]),
  ).toEqual(plain.map(({ id, number, name: user, total }) => [id, number, user, total]));
});

it('reads the documents that a query of Firestore finds, also if it finds none', () => {
  const rowsOf = (body: unknown) => {
    const read = readAnswer(booking.list, { status: 200, type: 'application/json', body });
    return read.ok ? read.value.rows : undefined;
  };
  const readTime = '2026-05-01T10:00:00Z';
  const event = { referenceValue: 'projects/p/databases/d/documents/events/spring' };
  const found = plain.map((one) => ({
    document: { name: `projects/p/databases/d/documents/bookings/${one.id}`, fields: { ...strings(one), event } },
    readTime,
  }));
  expect(rowsOf(found)).toMatchObject([
    { bookingNumber: 'BK-1', userName: 'Ana Roth', eventId: 'spring' },
    { bookingNumber: 'BK-2', total: '30' },
  ]);
  expect(rowsOf(found)?.[0]).not.toHaveProperty('eventName');
  expect(rowsOf([{ readTime }])).toEqual([]);
});

it('reads a list of one, for which a bridge from XML leaves the list out', () => {
  const answer = (row: AnyRow, body: unknown) => {
    const read = readAnswer(row, { status: 200, type: 'application/json', body }, { userId: '5' });
    return read.ok ? read.value : undefined;
  };
  const inList = (items: unknown) => ({ GetBookingsResult: { TotalCount: '1', Bookings: { Booking: items } } });
  const sent = { BookingId: '1', BookingNo: 'BK-1' };
  for (const items of [sent, [sent]])
    expect(answer(booking.list, inList(items))).toMatchObject({ rows: [{ bookingNumber: 'BK-1' }] });
  const card = (items: unknown) => ({ CardNo: 'TC-1', Items: { Item: items } });
  expect(answer(inspection.techCard, card({ Name: 'Helmet', Result: 'Pass' }))).toMatchObject({
    items: [{ label: 'Helmet', result: 'pass' }],
  });
});

it('leaves an object that only looks like one of them as it is', () => {
  const body = {
    data: [{ id: 1, sizes: { S: 3, M: 4 }, fields: [{ name: 'a' }], url: 'https://example.com/', doc: { id: 2 } }],
  };
  const answer = readAnswer(booking.list, { status: 200, type: 'application/json', body }, { page: 1 });
  expect(answer).toMatchObject({ ok: true, value: { rows: [body.data[0]] } });
});

it.each([
  [
    { id: 1, name: 'Ana Roth', fields: { shirt: 'XL' } },
    { id: 1, name: 'Ana Roth', fields: { shirt: 'XL' } },
  ],
  [{ id: 1, ref: { $id: '4af9f23d8ead0e1d32000000' } }, { ref: { $id: '4af9f23d8ead0e1d32000000' } }],
])('keeps what a record has beside its own objects: %j', (sent, read) => {
  const body = { data: [sent] };
  const answer = readAnswer(booking.list, { status: 200, type: 'application/json', body }, { page: 1 });
  expect(answer).toMatchObject({ ok: true, value: { rows: [read] } });
});
