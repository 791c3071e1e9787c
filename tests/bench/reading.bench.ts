/** Converts records of a server with other names and formats, compared with JSON.parse of the same text. */
import { readAnswer } from '@contract/http/read-answer';
import { isRecord } from '@contract/json/record';
import { emptyProfile } from '@contract/reading/server-profile';
import { rowOf } from '@contract/table';
import { atMost, type Bench, type Figure, info, median } from './figure';

const two = (value: number): string => String(value).padStart(2, '0');
const amount = (at: number): string => `${at % 600}.${two(at % 100)}`;

/** A record as the specification names its fields. */
const plainRow = (at: number) => ({
  id: 1e6 + at,
  bookingNumber: `BK-${at}`,
  userId: at % 9_000,
  userName: `Dana Whitlock ${at % 9_000}`,
  userEmail: `visitor${at}@example.com`,
  userPhone: '+1 555 0100',
  eventId: at % 40,
  eventName: 'Spring Shootout',
  eventDate: `2026-05-${two(1 + (at % 28))}T13:30:00Z`,
  trackId: at % 7,
  trackName: 'Cedar Ridge Raceway',
  timezone: 'America/Chicago',
  bookingDate: `2026-04-${two(1 + (at % 28))}T10:15:00Z`,
  ticketCount: at % 5,
  subTotal: amount(at),
  discount: '0.00',
  tax: '4.20',
  serviceFee: '2.50',
  total: amount(at + 7),
  currency: 'USD',
  bookingStatus: 'confirmed',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  checkedInCount: at % 3,
  createdAt: `2026-04-${two(1 + (at % 28))}T10:15:00Z`,
});

/** The same record in snake_case, nested, with other names and other formats of times, numbers and statuses. */
const foreignRow = (at: number) => ({
  _id: { $oid: (1e6 + at).toString(16).padStart(24, '0') },
  order_no: `BK-${at}`,
  customer: {
    id: at % 9_000,
    first_name: 'Dana',
    last_name: `Whitlock ${at % 9_000}`,
    email_address: `visitor${at}@example.com`,
    phone_number: '+1 555 0100',
  },
  event: {
    id: at % 40,
    title: 'Spring Shootout',
    starts_at: `2026-05-${two(1 + (at % 28))} 13:30:00+00:00`,
    time_zone: 'America/Chicago',
  },
  venue_id: at % 7,
  venue: 'Cedar Ridge Raceway',
  order_date: `2026-04-${two(1 + (at % 28))} 10:15:00+00:00`,
  number_of_tickets: String(at % 5),
  pricing: {
    net_total: amount(at),
    discount_amount: '0.00',
    tax_amount: '4.20',
    booking_fee: '2.50',
    grand_total: amount(at + 7),
    currency_code: 'USD',
  },
  order_status: 'Confirmed',
  payment_state: 'PAID',
  paid_with: 'card',
  checked_in: at % 3,
  created_on: 1_776_000_000 + at,
});

const bodyOf = (row: (at: number) => object, count: number): string =>
  JSON.stringify({ data: Array.from({ length: count }, (_, at) => row(at)), total: count });

interface Measurement {
  readonly parse: number;
  readonly read: number;
}

const measure = (text: string, count: number): Measurement => {
  const row = rowOf('booking.list');
  if (!row) throw new Error('There is no call booking.list.');
  const from = performance.now();
  const body: unknown = JSON.parse(text);
  const parsed = performance.now();
  const read = readAnswer(
    row,
    { status: 200, type: 'application/json', body },
    { page: 1, perPage: count },
    emptyProfile,
  );
  const end = performance.now();
  const rows = read.ok && isRecord(read.value) && Array.isArray(read.value.rows) ? read.value.rows : [];
  const last: unknown = rows.at(-1);
  if (!isRecord(last) || last.total !== amount(count + 6) || last.paymentStatus !== 'paid')
    throw new Error('The records were not read.');
  return { parse: parsed - from, read: end - parsed };
};

export const reading: Bench = async ({ short }) => {
  // Fewer take a larger part of their time to be compiled.
  const count = short ? 40_000 : 100_000;
  const figures: Figure[] = [];
  const bodies = [
    { name: 'other names', text: bodyOf(foreignRow, count) },
    { name: "the specification's names", text: bodyOf(plainRow, count) },
  ];
  for (const { name, text } of bodies) {
    const measurements = Array.from({ length: short ? 3 : 7 }, () => measure(text, count));
    const parse = median(measurements.map((one) => one.parse));
    const read = median(measurements.map((one) => one.read));
    figures.push(
      atMost(
        `reading ${count.toLocaleString('en-US')} records with ${name} / JSON.parse of them`,
        read / parse,
        'x',
        3,
        [info('reading', read, 'ms'), info('JSON.parse', parse, 'ms')],
      ),
    );
  }
  return figures;
};
