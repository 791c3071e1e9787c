/** Reads the usual answers of frameworks: JSON:API, Django REST, Mongoose, Spring and ASP.NET. */
import type { AnyRow } from '@contract/endpoint';
import { admin, auth, booking, visitor, wishlist } from '@contract/endpoints/index';
import type { EntityName } from '@contract/entities/entity-name';
import { readAnswer } from '@contract/http/read-answer';
import { readRecord } from '@contract/reading/read-record';
import { describe, expect, it } from 'vitest';

const answerTo = (row: AnyRow, body: unknown): unknown => {
  const read = readAnswer(row, { status: 200, type: 'application/json', body });
  return read.ok ? read.value : undefined;
};
const rowsOf = (row: AnyRow, body: unknown) => (answerTo(row, body) as { rows: readonly object[] }).rows;
const read = (entity: EntityName, sent: Record<string, unknown>) => readRecord(entity, sent);

it('reads what a WordPress post says in its fields before its title', () => {
  const post = { id: 3, type: 'tech_appointment', title: { rendered: 'Dana Whitlock' } };
  expect(read('inspectionTeam', { ...post, acf: { team: 'Blue', lane: '1' } })).toMatchObject({ teamName: 'Blue' });
  expect(read('terms', { ...post, acf: { document: 'Release of liability' } })).toMatchObject({
    documentTitle: 'Release of liability',
  });
  expect(read('event', { ...post, title: { rendered: 'Drift Jam' } })).toMatchObject({ name: 'Drift Jam' });
});

describe('JSON:API', () => {
  const included = [
    {
      id: '7',
      type: 'races',
      attributes: { title: 'Drift Jam' },
      relationships: { venue: { data: { id: '3', type: 'venues' } } },
    },
    { id: '3', type: 'venues', attributes: { name: 'Cedar Ridge', 'time-zone': 'America/Chicago' } },
    { id: '9', type: 'customers', attributes: { 'first-name': 'Dana', 'last-name': 'Wei', 'customer-type': 'racer' } },
  ];
  const wish = {
    id: '1',
    type: 'wishlist-items',
    attributes: { 'added-at': '2026-05-01T10:00:00Z' },
    relationships: {
      customer: { data: { id: '9', type: 'customers' } },
      event: { data: { id: '7', type: 'races' } },
    },
  };

  it('names the kind of resource in `type`, which is not a field of the record', () => {
    const [first] = rowsOf(visitor.list, {
      data: [{ id: '9', type: 'customers', attributes: { 'first-name': 'Dana', 'customer-type': 'racer' } }],
    });
    expect(first).toMatchObject({ userType: 'racer' });
    expect(first).not.toHaveProperty('type');
  });

  it('resolves included records, and those that they refer to', () => {
    expect(rowsOf(wishlist.list, { data: [wish], included })[0]).toMatchObject({
      userName: 'Dana Wei',
      userType: 'racer',
      eventName: 'Drift Jam',
      trackId: '3',
      trackName: 'Cedar Ridge',
    });
  });

  it('resolves included records in the answer with one record, which has its own id', () => {
    const order = { ...wish, type: 'orders', attributes: { id: '1', number: 'PW-1' } };
    expect(answerTo(booking.detail, { data: order, included })).toMatchObject({
      id: '1',
      userName: 'Dana Wei',
      eventName: 'Drift Jam',
    });
  });

  it('resolves relations to several records as a list', () => {
    const venues = { data: [{ id: '3', type: 'venues' }] };
    expect(
      rowsOf(admin.list, {
        data: [{ id: '6', type: 'staff', attributes: { email: 'a@b.example' }, relationships: { venues } }],
        included,
      })[0],
    ).toMatchObject({ assignedTracks: [{ id: '3', name: 'Cedar Ridge' }], assignedTrackCount: 1 });
  });
});

describe('Strapi', () => {
  const venue = { data: { id: 3, attributes: { name: 'Cedar Ridge' } } };
  const event = { data: { id: 7, attributes: { title: 'Drift Jam', venue } } };
  const attributes = { number: 'PW-1', event, tickets: { data: [{ id: 1, attributes: { number: 'T-1' } }] } };

  it('reads related records with their own envelope, in lists and in details', () => {
    const expected = { id: 1, bookingNumber: 'PW-1', eventId: 7, eventName: 'Drift Jam', trackName: 'Cedar Ridge' };
    const data = { id: 1, attributes };
    expect(rowsOf(booking.list, { data: [data], meta: {} })[0]).toMatchObject(expected);
    expect(answerTo(booking.detail, { data, meta: {} })).toMatchObject({ ...expected, ticketCount: 1 });
  });
});

describe('a database of documents', () => {
  it.each([
    '-NxT4kLm92QwErTyUi0P',
    '507f1f77bcf86cd799439011',
    'k3Jd8sLq0ZpXv7Bn2WmC',
    '9b2d6c1e-4a5f-4f7b-8c1d-2e3f4a5b6c7d',
  ])('sends a list as records by id: %s', (key) => {
    expect(rowsOf(booking.list, { [key]: { number: 'PW-1' } })).toEqual([{ id: key, bookingNumber: 'PW-1' }]);
    expect(rowsOf(booking.list, { data: { [key]: { number: 'PW-1' } } })).toHaveLength(1);
  });

  it('is not guessed from names of fields', () => {
    expect(answerTo(booking.list, { registrationInformation: { number: 'PW-1' } })).toBeUndefined();
  });
});

describe('a name that two fields could have', () => {
  it.each([
    [true, { isCheckedIn: true }],
    ['0', { isCheckedIn: false }],
    ['yes', { isCheckedIn: true }],
    ['2026-05-16T14:00:00Z', { checkedInAt: '2026-05-16T14:00:00Z' }],
  ])('belongs to the one that %j can be', (checkedIn, expected) => {
    expect(read('ticket', { id: 1, checked_in: checkedIn })).toMatchObject(expected);
  });

  it('is never the title of a document if the value is the address of its file', () => {
    const terms = read('terms', { id: 1, document_name: 'Release', document: '/files/1.pdf' });
    expect(terms).toMatchObject({ documentTitle: 'Release', pdfUrl: '/files/1.pdf' });
    expect(read('terms', { id: 1, document: 'https://files.example.com/1.pdf' }).documentTitle).toBeUndefined();
  });

  it('is a sum or a list of days', () => {
    expect(read('dashboard', { sales: '184.50' })).toMatchObject({ totalRevenue: '184.50' });
    expect(read('dashboard', { sales: [{ _id: '2026-05-01', amount: '5.00', orders: 2 }] })).toMatchObject({
      dailySales: [{ date: '2026-05-01', amount: '5.00', count: 2 }],
    });
  });

  it('is a type only where it is one of its words', () => {
    expect(read('ticket', { id: 1, ticketCategory: 'RACER' })).toMatchObject({ ticketType: 'racer' });
    expect(read('ticket', { id: 1, ticketCategory: 'Gold' }).ticketType).toBeUndefined();
  });
});

describe('objects that hold parts of a record', () => {
  it('are searched for compound names', () => {
    const certificate = { name: 'SFI Level 2', number: 'C-1', expiresAt: { $date: '2027-01-15T00:00:00Z' } };
    expect(read('inspector', { _id: 'a', certificate })).toMatchObject({
      certification: 'SFI Level 2',
      certificationNumber: 'C-1',
      certificationExpires: '2027-01-15',
    });
  });

  it('do not turn a person’s state into a status', () => {
    expect(read('admin', { id: 1, user: { state: 'Texas' } }).status).toBeUndefined();
  });

  it('are read if they have the name of a text field', () => {
    expect(read('w9', { id: 1, address: { street: '1 Pit Road', city: 'Leeds' } })).toMatchObject({
      address: '1 Pit Road',
      city: 'Leeds',
    });
  });

  it('name a person whose account is another record', () => {
    expect(read('inspector', { pk: 1, user: { pk: 9, first_name: 'Ole', last_name: 'Banks' } })).toMatchObject({
      id: 1,
      fullName: 'Ole Banks',
    });
  });

  it('may repeat their own name in their fields', () => {
    expect(read('booking', { id: 1, customer: { customer_name: 'Dana Wei', customer_type: 'racer' } })).toMatchObject({
      userName: 'Dana Wei',
      userType: 'racer',
    });
  });

  it('lead through an event to its track under any of their names', () => {
    expect(
      read('booking', { _id: 'a', event: { title: 'Drift Jam', circuit: { _id: 'c', title: 'Blue Mesa' } } }),
    ).toMatchObject({ trackId: 'c', trackName: 'Blue Mesa' });
  });
});

describe('figures', () => {
  it.each([
    ['eventClass', { spots_remaining: 4, numberSold: 9 }, { remaining: 4, sold: 9 }],
    ['eventClass', { entriesRemaining: 4, entriesSold: 9 }, { remaining: 4, sold: 9 }],
    ['booking', { numberCheckedIn: 2, discountTotal: '1.50' }, { checkedInCount: 2, discount: '1.50' }],
    ['visitor', { totalAmountSpent: '12.50' }, { totalSpent: '12.50' }],
  ] as const)('of %s are counted and summed in other words: %j', (entity, sent, expected) => {
    expect(read(entity, { id: 1, ...sent })).toMatchObject(expected);
  });

  it('never belong to something else', () => {
    expect(read('dashboard', { events: 90, totalEvents: 90, checkIns: 400 })).not.toHaveProperty('activeEvents');
    expect(read('dashboard', { checkIns: 400 })).not.toHaveProperty('checkedInToday');
    expect(read('booking', { id: 1, amountDue: '0.00' })).not.toHaveProperty('total');
    expect(read('ticket', { id: 1, fee: '2.50' })).not.toHaveProperty('price');
  });

  it.each([
    ['dashboard', { total: 5, amount: '4.00', entries: 99 }, ['totalRevenue', 'totalTicketsSold', 'racerTickets']],
    ['track', { upcoming_events: 3 }, ['eventCount']],
    ['event', { track_status: 'active' }, ['state', 'status']],
    ['booking', { promo_name: 'Early bird' }, ['promoCode']],
    ['ticket', { rate: 0.5 }, ['price']],
  ] as const)('of %s are not taken from words that may mean anything: %j', (entity, sent, fields) => {
    for (const field of fields) expect(read(entity, { id: 1, ...sent })).not.toHaveProperty(field);
  });
});

describe('codes', () => {
  const rows = [
    { id: 1, status_cd: 'V' },
    { id: 2, status_cd: 'U' },
  ];
  const list = (body: object) => answerTo(booking.ticketList, { data: rows, ...body }) as { rows: readonly object[] };

  it.each([
    {
      codes: {
        status_cd: [
          { cd: 'V', dsc: 'Valid' },
          { cd: 'U', dsc: 'Used' },
        ],
      },
    },
    { status_cd: { V: 'Valid', U: 'Used' } },
  ])('are read as the texts that the answer has for them: %j', (beside) => {
    expect(list(beside).rows).toMatchObject([{ status: 'valid' }, { status: 'used' }]);
  });

  it('stay codes where the list lacks one of them', () => {
    const [, used] = list({
      codes: {
        status_cd: [
          { cd: 'V', dsc: 'Valid' },
          { cd: 'X', dsc: 'Cancelled' },
        ],
      },
    }).rows;
    expect(used).not.toHaveProperty('status');
  });
});

describe('log-ins', () => {
  const abilityOf = (body: unknown): unknown => (answerTo(auth.logIn, body) as { ability?: unknown }).ability;

  it('of Django name the application before the permission', () => {
    expect(
      abilityOf({ access: 't', user: { user_permissions: ['orders.view_order', 'events.change_event'] } }),
    ).toEqual([
      { action: 'read', subject: 'Booking' },
      { action: 'update', subject: 'Event' },
    ]);
  });

  it('of a superuser allow everything, but only if the server says so', () => {
    expect(abilityOf({ access: 't', user: { is_superuser: true, user_permissions: [] } })).toEqual([
      { action: 'manage', subject: 'all' },
    ]);
    expect(abilityOf({ access: 't', user: { is_superuser: 'no', user_permissions: [] } })).toEqual([]);
    expect(abilityOf({ access: 't', user: { is_superuser: false } })).toBeUndefined();
  });

  it('of Spring list authorities', () => {
    expect(
      abilityOf({ access_token: 't', authorities: [{ authority: 'ROLE_ADMIN' }, { authority: 'BOOKING_READ' }] }),
    ).toEqual([{ action: 'read', subject: 'Booking' }]);
  });

  it('of ASP.NET have claims, of which permissions alone count', () => {
    const claims = [
      { Type: 'name', Value: 'Bookings.Delete' },
      { Type: 'permission', Value: 'Bookings.Read' },
    ];
    expect(abilityOf({ AccessToken: 't', User: { Claims: claims } })).toEqual([{ action: 'read', subject: 'Booking' }]);
  });

  it.each([
    ['capabilities', { canReadBookings: true, canDeleteBookings: false, canUpdateEvents: 1 }],
    ['permissions', { 'booking.read': true, 'booking.delete': false, 'event.update': true }],
    ['permissions', { bookings: { read: true, write: false }, events: { can_update: true, delete: false } }],
    ['permissions', { can_read_bookings: true, can_update_events: true, can_delete_frobs: false }],
  ])('list %s as flags: %j', (name, flags) => {
    const answer = answerTo(auth.logIn, { token: 't', user: { id: 1, [name]: flags } }) as {
      ability?: readonly object[];
    };
    expect(new Set(answer.ability)).toEqual(
      new Set([
        { action: 'read', subject: 'Booking' },
        { action: 'update', subject: 'Event' },
      ]),
    );
    expect(answer).not.toHaveProperty('unknownSubjects');
  });

  it('withdraw with a flag what a wider one grants', () => {
    const flags = { bookings: { '*': true, delete: false } };
    const pairs = abilityOf({ token: 't', permissions: flags });
    expect(pairs).toContainEqual({ action: 'update', subject: 'Booking' });
    expect(pairs).not.toContainEqual({ action: 'delete', subject: 'Booking' });
    expect(pairs).not.toContainEqual({ action: 'manage', subject: 'Booking' });
  });

  it('are read in PascalCase', () => {
    expect(abilityOf({ Token: 't', Permissions: [{ Action: 'Read', Subject: 'Orders' }] })).toEqual([
      { action: 'read', subject: 'Booking' },
    ]);
  });
});

describe('pages', () => {
  const list = (body: unknown) => {
    const found = readAnswer(booking.list, { status: 200, type: 'application/json', body }, { page: 1, perPage: 50 });
    return found.ok ? found.value : found;
  };
  const data = [{ id: 1 }];

  it('are not the last if the answer names the next one', () => {
    for (const next of [
      { next: 'https://api.example.com/bookings?offset=50' },
      { has_more: true },
      { meta: { hasNextPage: true } },
      { links: { next: '/bookings?page=2' } },
      { nextCursor: 'abc' },
    ])
      expect(list({ data, ...next }), JSON.stringify(next)).toMatchObject({ isComplete: false, hasNext: true });
  });

  it('are the last if it says so, and unknown if it says nothing', () => {
    expect(list({ data, has_more: false })).toEqual({ rows: [expect.anything()], isComplete: true });
    expect(list({ data })).toEqual({ rows: [expect.anything()], isComplete: false });
  });

  it('are not all if the answer says that others follow, whatever it counts', () => {
    for (const more of [
      { total: 1, hasMore: true },
      { total: 1, next: '/bookings?page=2' },
      { total: 1, page: 1, totalPages: 3 },
      { meta: { result_count: 1, next_token: 'b26v89c' } },
      { paging: { next: { after: 'NTI', link: 'https://api.example.com/bookings?after=NTI' } } },
    ])
      expect(list({ data, ...more }), JSON.stringify(more)).toEqual({
        rows: [expect.anything()],
        isComplete: false,
        hasNext: true,
      });
    for (const full of [{ rowCount: 50 }, { meta: { itemCount: 50, itemsPerPage: 50, currentPage: 1 } }])
      expect(list({ items: Array.from({ length: 50 }, (_, id) => ({ id })), ...full })).toMatchObject({
        isComplete: false,
      });
  });

  it('are the last if a flag says so, as a text too, whatever cursor is beside it', () => {
    for (const end of [{ hasMore: 'false' }, { next_cursor: 'abc', has_more: false }, { more_records: false }])
      expect(list({ data, ...end }), JSON.stringify(end)).toMatchObject({ isComplete: true });
    expect(list({ data, next: null, hasMore: true })).toMatchObject({ isComplete: false, hasNext: true });
  });

  it('are found in what describes them', () => {
    for (const paged of [
      { msg: 'success', code: 0, page: { totalCount: 5, pageSize: 1, list: data } },
      { meta: { total: 5 }, response: { page: { items: data, total: 5 } } },
    ])
      expect(list(paged), JSON.stringify(paged)).toMatchObject({ rows: [{ id: 1 }], total: 5 });
  });

  it('may be empty next to any information about pages', () => {
    for (const paging of [{ has_more: false }, { limit: 50, offset: 0 }, { next_page_url: null, hasPrev: false }])
      expect(list({ people: [], ...paging }), JSON.stringify(paging)).toMatchObject({ rows: [] });
  });
});
