import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../../../preload/contract/entities/booking';
import type { Ticket } from '../../../../../preload/contract/entities/ticket';
import { groupRows } from '../../../../../renderer/event/scan/booking-groups';
import { codeCandidates, phoneKey } from '../../../../../renderer/event/scan/code';
import { createLookupIndex } from '../../../../../renderer/event/scan/lookup-index';

const bookings: readonly Booking[] = [
  { id: 1, bookingNumber: 'BK-7F3KQ', userName: 'Zoë Whitlock', userPhone: '+1 405 555 0112' },
  { id: 2, bookingNumber: 'BK-148', userName: 'Adam Reyes', userPhone: '(469) 555-0177' },
  { id: 3, bookingNumber: 'BK-55', userName: 'Ann Tk', userPhone: null },
];
const tickets: readonly Ticket[] = [
  {
    id: 11,
    bookingId: 1,
    ticketNumber: 'TK-5523-12',
    qrCode: 'q/aa#1',
    holderName: 'Zoë Whitlock',
    vehicleNumber: '148',
  },
  { id: 12, bookingId: 1, ticketNumber: 'TK-55231-2', qrCode: 'Q-9', holderName: 'Sam O’Neil' },
  { id: 21, bookingId: 2, ticketNumber: 'TK-9-1', holderName: 'Adam Reyes', vehicleNumber: '#64' },
  { id: 31, bookingNumber: 'BK-55', ticketNumber: 'TK-7-1' },
];
const index = createLookupIndex(bookings, tickets);
const found = (code: string) => index.find(code).map(({ key, kind, ticketId }) => [key, kind, ticketId]);

describe('a code finds', () => {
  it.each([
    ['a ticket number', 'TK-9-1', [['2', 'ticket', '21']]],
    ['a ticket number in another spelling', 'tk 9 1', [['2', 'ticket', '21']]],
    ['QR text', 'Q/AA#1', [['1', 'qr', '11']]],
    ['an address with a ticket number', 'https://x.example/t/TK-9-1?utm=1', [['2', 'ticket', '21']]],
    ['a booking number', 'bk-7f3kq', [['1', 'booking', undefined]]],
    ['a phone number in any spelling', '405.555.0112', [['1', 'phone', undefined]]],
    ['a car number', '#64', [['2', 'car', '21']]],
    ['a name, by the start of its words', 'whit zoe', [['1', 'name', undefined]]],
    ['the ticket with its holder’s name', 'o’neil sam', [['1', 'name', '12']]],
    ['a booking by the number on its ticket', 'TK-7-1', [['3', 'ticket', '31']]],
  ])('%s', (_what, code, expected) => {
    expect(found(code)).toEqual(expected);
  });

  it('nothing that is only similar', () => {
    for (const code of ['TK-9-2', 'BK-7F3K', '405 555', 'zo3', '', '   ', '\u0000', '6'])
      expect(found(code)).toEqual([]);
  });
});

it.each(['TK-700', 'Q-700', 'BK-700', '405 555 0700', '#700', 'Ann Poe 700'])(
  'a loaded code (%s) is found without reading the rows of another booking',
  (code) => {
    const read = new Set<number>();
    const watched = <T extends { readonly id: number }>(row: T): T =>
      new Proxy(row, {
        get: (target, key) => {
          read.add(target.id);
          return Reflect.get(target, key);
        },
      });
    const ids = Array.from({ length: 1_000 }, (_, id) => id);
    const phoneOf = (id: number): string => `405 555 ${String(id).padStart(4, '0')}`;
    const large = createLookupIndex(
      ids.map((id) => watched({ id, bookingNumber: `BK-${id}`, userName: `Ann Poe ${id}`, userPhone: phoneOf(id) })),
      ids.map((id) =>
        watched({ id, bookingId: id, ticketNumber: `TK-${id}`, qrCode: `Q-${id}`, vehicleNumber: String(id) }),
      ),
    );
    read.clear();
    expect(large.find(code).map(({ key }) => key)).toEqual(['700']);
    expect([...read]).toEqual([700]);
  },
);

it('gives the name on the ticket that was found, and no ticket where several holders of a booking have the name', () => {
  expect(index.find('sam')[0]).toMatchObject({ ticketId: '12', holderName: 'Sam O’Neil' });
  expect(index.find('#64')[0]).toMatchObject({ ticketId: '21', holderName: 'Adam Reyes' });
  expect(index.find('zoe')[0]).toMatchObject({ ticketId: undefined, holderName: undefined });
  const family = createLookupIndex(
    [{ id: 1, userName: 'Ann Poe' }],
    [
      { id: 11, bookingId: 1, holderName: 'Bo Roe' },
      { id: 12, bookingId: 1, holderName: 'Cy Roe' },
    ],
  );
  expect(family.find('roe')).toMatchObject([{ ticketId: undefined, holderName: 'Bo Roe' }]);
});

it('prefers the exact spelling, where two numbers have the same letters and digits', () => {
  expect(found('TK-55231-2')[0]).toEqual(['1', 'ticket', expect.any(String)]);
  const two = createLookupIndex(
    [],
    [
      { id: 1, bookingId: 1, ticketNumber: 'TK-5523-12' },
      { id: 2, bookingId: 2, ticketNumber: 'TK-55231-2' },
    ],
  );
  expect(two.find('TK-55231-2').map(({ key }) => key)).toEqual(['2', '1']);
});

it('lists several matches, those by car before those by name', () => {
  const several = createLookupIndex(
    [
      { id: 1, userName: 'Ann 148' },
      { id: 2, userName: 'Bo' },
      { id: 3, userName: 'Cy' },
    ],
    [
      { id: 21, bookingId: 2, vehicleNumber: '148' },
      { id: 31, bookingId: 3, vehicleNumber: 148 as unknown as string },
    ],
  );
  expect(several.find('148').map(({ key, kind }) => [key, kind])).toEqual([
    ['2', 'car'],
    ['3', 'car'],
  ]);
});

it('never fails, for any rows and codes, and finds a ticket by its own number', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant({ a: 1 })), { nil: null });
  const row = fc.record({
    id: fc.integer({ min: 0 }),
    ticketNumber: text,
    qrCode: text,
    holderName: text,
    bookingId: text,
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.string(), (rows, code) => {
      const any = createLookupIndex([], rows as unknown as Ticket[]);
      expect(any.find(code).length).toBeLessThanOrEqual(rows.length);
    }),
  );
  const number = fc.stringMatching(/^[A-Z]{2}-\d{3,6}-\d{1,2}$/);
  fc.assert(
    fc.property(fc.uniqueArray(number, { minLength: 1, maxLength: 8 }), (numbers) => {
      const all = createLookupIndex(
        [],
        numbers.map((ticketNumber, id) => ({ id, bookingId: id, ticketNumber })),
      );
      for (const [id, ticketNumber] of numbers.entries()) expect(all.find(ticketNumber)[0]?.key).toBe(String(id));
    }),
  );
});

it('compares phone numbers by their last digits, however they are written', () => {
  const spellings = ['+1 (405) 555-0112', '405-555-0112', '405.555.0112', '0014055550112', '4055550112'];
  expect(new Set(spellings.map(phoneKey))).toEqual(new Set(['4055550112']));
  expect(phoneKey('555-011')).toBeUndefined();
  expect(phoneKey('TK-4055550112')).toBeUndefined();
  // The digits of a ticket, which no country has as a phone number.
  expect(phoneKey('12345678904055550112')).toBeUndefined();
});

it('reads a code from any text without failing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), (text) => {
      expect(codeCandidates(text).every((candidate) => candidate.trim() !== '')).toBe(true);
    }),
  );
});

describe('rows', () => {
  const groups = (rows: readonly Booking[], of: readonly Ticket[]) =>
    groupRows(rows, of).map(({ booking, tickets: own }) => [booking?.id, own.map(({ id }) => id)]);

  it('of two bookings with one number stay apart, and a ticket with only the number is in neither', () => {
    const two = [
      { id: 1, bookingNumber: 'BK-1' },
      { id: 2, bookingNumber: 'BK-1' },
    ];
    const own = [
      { id: 11, bookingId: 1, bookingNumber: 'BK-1' },
      { id: 21, bookingId: 2 },
      { id: 31, bookingNumber: 'BK-1' },
    ];
    expect(groups(two, own)).toEqual([
      [1, [11]],
      [2, [21]],
      [undefined, [31]],
    ]);
  });

  it('are put together by id, by number, and by a number that is sent as an id', () => {
    const own = [
      { id: 11, bookingId: 1 },
      { id: 12, bookingNumber: 'bk-1' },
      { id: 13, bookingId: 'BK-1' },
    ];
    expect(groups([{ id: 1, bookingNumber: 'BK-1' }], own)).toEqual([[1, [11, 12, 13]]]);
    const unknown = [{ id: 21, bookingId: 9 }, { id: 22, bookingId: 9 }, { id: 23, bookingNumber: 'BK-9' }, { id: 24 }];
    expect(groups([], unknown)).toEqual([
      [undefined, [21, 22]],
      [undefined, [23]],
      [undefined, [24]],
    ]);
  });
});
