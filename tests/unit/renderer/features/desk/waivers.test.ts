/** Who must still sign: tickets and terms, and nobody counts as signed unless the server said so. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Parts, pendingParts } from '../../../../../renderer/event/readiness/part';
import { racersToCheck, searchWaivers, waiverRows } from '../../../../../renderer/features/desk/waivers/waivers';

const days = { today: '2026-05-16', until: '2026-05-17', isOfEvent: true };
const known = <V>(value: V) => ({ state: 'known', value }) as const;
const booking = {
  id: 7,
  userId: 1,
  userName: 'Sara Whitlock',
  userPhone: '+1 555 010 0123',
  userEmail: 'sara@example.com',
};
const ticket = (more: object = {}) => ({
  id: 1,
  bookingId: 7,
  userId: 1,
  eventId: 27,
  ticketType: 'spectator',
  status: 'valid',
  holderName: 'Sara Whitlock',
  bookingNumber: 'BK-1',
  ...more,
});
const rowsOf = (tickets: readonly ReturnType<typeof ticket>[], parts: Partial<Parts> = {}) =>
  waiverRows({
    eventId: 27,
    tickets,
    bookings: [booking],
    parts: new Map([['1', { ...pendingParts, ...parts }]]),
    days,
  });
const stateOf = (more: object, parts: Partial<Parts> = {}) => {
  const [row] = rowsOf([ticket(more)], parts);
  return [row?.state, row?.detail];
};

describe("a ticket's flag", () => {
  test.each([
    [true, 'signed', undefined],
    [false, 'unsigned', undefined],
    [null, 'unsigned', undefined],
    [undefined, 'unknown', 'notSent'],
    ['perhaps', 'unknown', 'unclear'],
  ])('%s means %s', (waiverSigned, state, detail) => {
    expect(stateOf({ waiverSigned })).toEqual([state, detail]);
  });

  test('does not matter for void tickets, other events and parking', () => {
    const rows = rowsOf([ticket({ status: 'refunded' }), ticket({ eventId: 28 }), ticket({ ticketType: 'parking' })]);
    expect(rows).toEqual([]);
  });
});

describe("a racer's terms", () => {
  const racer = (
    terms: Parts['terms'],
    waiverSigned?: unknown,
    driver: Parts['driver'] = known({ dateOfBirth: '1990-01-01' }),
  ) => stateOf({ ticketType: 'racer', ...(waiverSigned === undefined ? {} : { waiverSigned }) }, { terms, driver });

  test('say who signed, declined, let it expire, or has no guardian', () => {
    expect(racer(known({ accepted: true }))).toEqual(['signed', undefined]);
    expect(racer(known({ accepted: false, signingStatus: 'declined' }), true)).toEqual(['declined', undefined]);
    expect(racer(known({ accepted: false, signingStatus: 'expired' }))).toEqual(['expired', undefined]);
    expect(racer(known({ accepted: false, signingStatus: 'sent' }))).toEqual(['unsigned', undefined]);
    expect(racer(known({ accepted: true, isMinor: true, guardianName: null }), true)).toEqual(['guardian', undefined]);
  });

  test('are unknown if they are unclear, contradict the ticket, belong to somebody else or could not be loaded', () => {
    expect(racer(known({ accepted: true }), false)).toEqual(['unknown', 'conflict']);
    expect(racer(known({ accepted: false }), true)).toEqual(['unknown', 'conflict']);
    expect(racer(known({ accepted: 'maybe' as unknown as boolean }), true)).toEqual(['unknown', 'unclear']);
    expect(racer(known({ accepted: true, userId: 2 }), true)).toEqual(['unknown', 'other']);
    expect(racer({ state: 'failed', failure: { kind: 'timeout', code: 'deadline' } }, true)).toEqual([
      'unknown',
      'failed',
    ]);
    expect(racer(known({ accepted: true }), true, { state: 'none' })).toEqual(['unknown', 'age']);
  });

  test('are awaited before a racer counts as signed; without terms the ticket decides', () => {
    expect(racer({ state: 'pending' }, true)).toEqual(['checking', undefined]);
    expect(racer({ state: 'none' }, true)).toEqual(['signed', undefined]);
    expect(racer({ state: 'none' })).toEqual(['unknown', 'notSent']);
  });

  test('are left out if the user cannot read them', () => {
    const tickets = [ticket({ ticketType: 'racer', waiverSigned: true })];
    const [row] = waiverRows({ eventId: 27, tickets, bookings: [booking], parts: undefined, days });
    expect(row?.state).toBe('signed');
  });

  test('are not those of a guest on the same booking', () => {
    const tickets = [
      ticket({ ticketType: 'racer' }),
      ticket({ ticketType: 'racer', holderName: 'Guest', waiverSigned: false }),
    ];
    expect(racersToCheck({ eventId: 27, tickets, bookings: [booking] })).toEqual(['1']);
    expect(rowsOf(tickets, { terms: known({ accepted: true, isMinor: false }) }).map(({ state }) => state)).toEqual([
      'signed',
      'unsigned',
    ]);
  });
});

test('nobody is signed unless a ticket or the terms said yes, whatever the server sends', () => {
  const value = fc.oneof(fc.anything(), fc.constantFrom(true, false, 'yes', 'no', 1, 0, null, undefined));
  const terms = fc.record({ accepted: value, signingStatus: value, isMinor: value, guardianName: value });
  const saysYes = (flag: unknown) =>
    [true, 1, 'true', 'yes', '1', 'y', 'on'].includes(
      typeof flag === 'string' ? flag.trim().toLowerCase() : (flag as never),
    );
  fc.assert(
    fc.property(value, terms, (waiverSigned, sent) => {
      const [state] = stateOf(
        { ticketType: 'racer', waiverSigned },
        { terms: known(sent) as Parts['terms'], driver: known({}) },
      );
      const { signingStatus } = sent;
      const isSigned = typeof signingStatus === 'string' && signingStatus.trim().toLowerCase() === 'signed';
      const isYes = saysYes(waiverSigned) || saysYes(sent.accepted) || isSigned;
      if (state === 'signed') expect(isYes).toBe(true);
    }),
  );
});

test('the list has contacts, starts with the most certain, and is searched by name, booking and phone', () => {
  const rows = rowsOf([
    ticket({ id: 1, holderName: 'Zed' }),
    ticket({ id: 2, holderName: 'Åsa', waiverSigned: false, holderEmail: 'asa@example.com' }),
    ticket({ id: 3, waiverSigned: true }),
  ]);
  expect(rows[1]).toMatchObject({ phone: '+1 555 010 0123', email: 'asa@example.com', bookedBy: 'Sara Whitlock' });
  const found = (q: string) => searchWaivers(rows, q, undefined).map(({ id }) => id);
  expect(found('')).toEqual(['2', '1']);
  expect(found('åsa')).toEqual(['2']);
  expect(found('bk-1')).toEqual(['2', '1']);
  expect(found('(555) 010')).toEqual(['2', '1']);
  expect(searchWaivers(rows, '', 'unknown').map(({ id }) => id)).toEqual(['1']);
});
