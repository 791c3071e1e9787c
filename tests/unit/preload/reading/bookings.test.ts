/** One booking from different servers must always become the same canonical record. */
import { fieldFindings, readRecord, readRecords } from '@contract/reading/read-record';
import { emptyProfile } from '@contract/reading/server-profile';
import { describe, expect, it } from 'vitest';

const canonical = {
  bookingNumber: 'BK-7F3KQ',
  userName: 'Lefty Okafor',
  userEmail: 'lefty@example.com',
  eventId: 31,
  eventName: 'Spring Shootout',
  trackId: 12,
  trackName: 'Cedar Ridge Raceway',
  eventDate: '2026-05-16T13:30:00Z',
  timezone: 'America/Chicago',
  bookingDate: '2026-05-01T10:00:00Z',
  ticketCount: 3,
  subTotal: '120.00',
  tax: '9.08',
  total: '123.58',
  currency: 'USD',
  bookingStatus: 'partially_refunded',
  paymentStatus: 'paid',
  channel: 'web',
};

const servers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'snake case with relations (Laravel)': {
    id: 5,
    order_no: 'BK-7F3KQ',
    customer_name: 'Lefty Okafor',
    customer_email: 'lefty@example.com',
    event: {
      id: 31,
      title: 'Spring Shootout',
      starts_at: '2026-05-16 13:30:00+00:00',
      timezone: 'America/Chicago',
      venue: { id: 12, name: 'Cedar Ridge Raceway' },
    },
    placed_at: '2026-05-01 10:00:00 UTC',
    tickets_count: 3,
    sub_total: '120.00',
    tax_amount: '9.08',
    grand_total: '123.58',
    currency_code: 'USD',
    status: 'Partially Refunded',
    payment_status: 'PAID',
    source: 'Web',
  },
  'nested documents (MongoDB)': {
    _id: { $oid: '665f1c2ab1d4e5f6a7b8c9d0' },
    reference: 'BK-7F3KQ',
    user: { _id: '665f1c2ab1d4e5f6a7b8c9d1', firstName: 'Lefty', lastName: 'Okafor', email: 'lefty@example.com' },
    event: {
      _id: 31,
      name: 'Spring Shootout',
      date: { $date: '2026-05-16T13:30:00Z' },
      track: { _id: 12, name: 'Cedar Ridge Raceway' },
      timezone: 'America/Chicago',
    },
    createdAt: { $date: 1_777_629_600_000 },
    qty: 3,
    pricing: {
      subtotal: { $numberDecimal: '120.00' },
      tax: { $numberDecimal: '9.08' },
      total: { $numberDecimal: '123.58' },
      currency: 'USD',
    },
    payment: { status: 'paid' },
    state: 'PARTIALLY-REFUNDED',
    channel: 'WEB',
  },
  'Pascal case (.NET)': {
    BookingId: 5,
    BookingReference: 'BK-7F3KQ',
    Customer: { FullName: 'Lefty Okafor', EmailAddress: 'lefty@example.com' },
    EventId: 31,
    EventTitle: 'Spring Shootout',
    EventStartDate: '/Date(1778938200000)/',
    TimeZone: 'America/Chicago',
    VenueId: 12,
    VenueName: 'Cedar Ridge Raceway',
    BookedOn: '2026-05-01T10:00:00.0000000Z',
    TicketQuantity: 3,
    SubTotal: 120.5,
    TaxTotal: 9.08,
    TotalAmount: 123.58,
    CurrencyCode: 'USD',
    BookingStatus: 'PartiallyRefunded',
    PaymentStatus: 'Paid',
    SalesChannel: 'Web',
  },
  'cents in the names': {
    booking_id: 5,
    booking_code: 'BK-7F3KQ',
    purchaser: { name: 'Lefty Okafor', email: 'lefty@example.com' },
    event_id: 31,
    event_name: 'Spring Shootout',
    circuit: { id: 12, title: 'Cedar Ridge Raceway' },
    event_starts_at: 1_778_938_200,
    event_timezone: 'America/Chicago',
    booked_at: 1_777_629_600,
    quantity: 3,
    subtotal_cents: 12_000,
    tax_in_cents: 908,
    total_cents: 12_358,
    currency: 'USD',
    order_status: 'partially_refunded',
    payment: { status: 'paid' },
    sold_via: 'x',
    sales_channel: 'web',
  },
};

describe('one booking in the dialect of', () => {
  it.each(Object.entries(servers))('%s', (_name, sent) => {
    const read = readRecord('booking', sent);
    expect(read).toMatchObject({ ...canonical, ...(sent.SubTotal === 120.5 ? { subTotal: '120.5' } : {}) });
    expect(read.id).toBeDefined();
  });

  it('reading what was read changes nothing', () => {
    for (const sent of Object.values(servers)) {
      const read = readRecord('booking', sent);
      expect(readRecord('booking', read)).toBe(read);
    }
  });
});

describe('money', () => {
  it('of a booking is its total price before a price', () => {
    const sent = { id: 1, price: '100.00', total_price: '121.00' };
    expect(readRecord('booking', sent).total).toBe('121.00');
    expect(readRecord('booking', { id: 1, amount: '100.00', total_amount: '121.00' }).total).toBe('121.00');
  });

  it('keeps whole numbers as numbers until their unit is known', () => {
    expect(readRecord('booking', { total: 32195 }).total).toBe(32195);
    expect(readRecord('booking', { total: '32195' }).total).toBe(32195);
    expect(readRecord('booking', { total: 32195 }, { version: 1, money: 'minor' }).total).toBe('321.95');
    // Whether cents with a fraction are cents is not known.
    expect(readRecord('booking', { total_cents: '32195.00', tax: 250 })).toEqual({ totalCents: '32195.00', tax: 250 });
    expect(readRecord('booking', { total: 32195 }, { version: 1, money: 'major' }).total).toBe('32195');
    expect(readRecord('booking', { total: 32195, currency: 'JPY' }, { version: 1, money: 'minor' }).total).toBe(
      '32195',
    );
  });

  it('has no more places than an amount, and its currency, if a division never ends', () => {
    expect(readRecord('booking', { total: 100 / 3 }).total).toBe('33.3333333333');
    expect(readRecord('booking', { total: '66.66666666666667' }).total).toBe('66.6666666667');
  });

  it('is not the rest of an amount in two parts', () => {
    for (const total of [
      { dollars: 12, cents: 50 },
      { amount: 12, cents: 0 },
    ])
      expect(readRecord('booking', { total }).total).toEqual(total);
    expect(readRecord('booking', { total: { cents: 50, id: 9, currency_iso: 'USD' } }).total).toBe('0.50');
    expect(readRecord('booking', { total: { minor: 0, exponent: 2, currency: 'USD' } }).total).toBe('0.00');
  });

  it('reads whole numbers as major units if any amount of the answer has a fraction', () => {
    const rows = readRecords('booking', [{ total: 30 }, { total: 30.5 }]);
    expect(rows.map(({ total }) => total)).toEqual(['30', '30.5']);
  });
});

describe('a report of how fields were found', () => {
  it('has the kind of match and the path in the server’s own spelling, and no value', () => {
    const sent = {
      BookingRef: 'BK-1',
      user: { First_Name: 'Dana', last_name: 'W' },
      price_breakdown: { x: 1 },
      total: '5.00',
    };
    const found = fieldFindings('booking', [sent, { total: '' }], emptyProfile);
    const of = (name: string) => found.find(({ field }) => field === name);
    expect(of('bookingNumber')).toEqual({ field: 'bookingNumber', how: 'synonym', path: 'BookingRef', rows: 1 });
    expect(of('userName')).toEqual({
      field: 'userName',
      how: 'nested',
      path: 'user.First_Name+user.last_name',
      rows: 1,
    });
    expect(of('total')).toEqual({ field: 'total', how: 'exact', path: 'total', rows: 1 });
    expect(of('tax')).toEqual({ field: 'tax', how: 'missing', rows: 0 });
    expect(JSON.stringify(found)).not.toContain('Dana');
  });
});
