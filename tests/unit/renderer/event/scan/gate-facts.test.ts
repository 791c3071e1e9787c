/** What the gate's answer is made of: which ticket decides, whose inspection counts, and what is left open. */
import type { Ticket } from '@contract/entities/ticket';
import { describe, expect, it } from 'vitest';
import type { Readiness } from '../../../../../renderer/event/readiness/readiness';
import {
  decidingTickets,
  foundKind,
  judgeTickets,
  namedTicket,
  openPointsOf,
  racerOf,
} from '../../../../../renderer/event/scan/gate-facts';
import type { Match } from '../../../../../renderer/event/scan/lookup-index';
import { sentFieldsOf } from '../../../../../renderer/event/scan/sent-fields';
import type { Lookup } from '../../../../../renderer/event/scan/use-lookup';

const event = { id: 27, name: 'Autumn Nationals', timezone: 'UTC' };
const booking = { id: 1, bookingNumber: 'BK-1', eventId: 27, bookingStatus: 'confirmed', paymentStatus: 'paid' };
const ticket = (id: number, change: object = {}): Ticket => ({
  ...{ id, ticketNumber: `TK-${id}`, bookingId: 1, eventId: 27, status: 'valid', isCheckedIn: false },
  ...{ waiverSigned: true, ticketType: 'spectator', ...change },
});
const match = (change: Partial<Match> = {}): Match => ({
  ...{ key: '1', kind: 'booking', booking, tickets: [], ticketId: undefined, holderName: undefined },
  ...{ isCertain: true, sent: sentFieldsOf([], []) },
  ...change,
});
const whole = (tickets: readonly Ticket[]) => ({
  ...{
    booking,
    tickets,
    busy: false,
    isReading: false,
    isChecked: false,
    asOf: undefined,
    received: new Set<Ticket>(),
    gone: new Set<string>(),
    isUnread: false,
  },
  sent: sentFieldsOf([booking], tickets),
});
const found = (matches: readonly Match[]): Lookup => ({
  ...{ state: 'found', matches, copy: undefined, loadedAt: undefined, foundAt: 0 },
});

describe('the ticket that a code names', () => {
  const tickets = [ticket(10), ticket(9)];
  const code = (number: string) => `https://t.example/t/${number}?booking=BK-1`;

  it.each([
    ['the one that was found', 'TK-10', match({ ticketId: '10' }), '10'],
    ['none, of a number alone', 'BK-1', match(), undefined],
    ['the one in its address', code('TK-9'), match(), '9'],
    ['missing, if the server has it there no longer', 'TK-11', match({ ticketId: '11' }), 'missing'],
    ['missing, if its booking does not have it', 'https://t.example/t/TK-0000-0', match(), 'missing'],
  ])('is %s', (_what, text, of, named) =>
    expect(namedTicket(text, of, { ...whole(tickets), gone: new Set(['11']) })).toBe(named),
  );

  it('comes first and decides alone; without one, all decide in the order of their numbers', () => {
    const judge = (named: string | undefined) =>
      judgeTickets(whole(tickets), { ...{ event, now: 0, canReadBooking: true }, named });
    const ids = (judged: ReturnType<typeof judge>) => judged.map((one) => one.ticket.id);
    expect(ids(judge('10'))).toEqual([10, 9]);
    expect(ids(decidingTickets(judge('10')))).toEqual([10]);
    expect(ids(decidingTickets(judge(undefined)))).toEqual([9, 10]);
  });
});

describe('what was found', () => {
  const kind = (lookup: Lookup, of: Partial<Parameters<typeof foundKind>[2]> = {}) =>
    foundKind(lookup, event, { match: undefined, whole: { isReading: false, tickets: [] }, named: undefined, ...of });
  const other = match({ booking: { ...booking, eventId: 31 } });
  const reading = { isReading: true, tickets: [] };

  it.each([
    ['tickets', [match()], { match: match() }],
    ['missing', [match()], { match: match(), named: 'missing' }],
    ['uncertain', [match()], { match: match(), named: 'none' }],
    ['reading', [match()], { match: match(), whole: reading }],
    ['several', [match(), match({ key: '2' })], {}],
    ['uncertain', [match({ isCertain: false })], {}],
    ['otherEvent', [other], {}],
    ['several', [other, match()], {}],
  ] as const)('is %s', (expected, matches, of) => expect(kind(found(matches), of)).toBe(expected));
});

describe('the racer of the tickets', () => {
  const named = (of: Ticket) => [{ ticket: of, isNamed: true }];

  it.each([
    ['nobody who only watches', booking, named(ticket(1)), undefined],
    ['the holder of the named ticket', booking, named(ticket(1, { ticketType: 'racer', userId: 70 })), '70'],
    [
      'who booked, where the ticket says nothing',
      { ...booking, userType: 'racer', userId: 71 },
      named(ticket(1)),
      '71',
    ],
    ['somebody without records', { ...booking, userType: 'racer' }, named(ticket(1)), ''],
  ])('is %s', (_who, of, tickets, id) => expect(racerOf(of, tickets)).toBe(id));

  it.each([
    ['the only one who races, whoever booked', [{ userId: 71 }, { userId: 70, ticketType: 'spectator' }], '71'],
    ['who booked, where no ticket says more', [{}, {}], '70'],
    ['one racer with a ticket for each class', [{ userId: 71 }, { userId: 71 }], '71'],
    ['nobody of several', [{ userId: 70 }, { userId: 71 }], ''],
    ['nobody of who booked and another', [{}, { userId: 71 }], ''],
    ['nobody of a racer and one who may be', [{ userId: 70 }, { userId: 71, ticketType: null }], ''],
  ])("of a booking's code is %s", (_who, changes, id) => {
    const tickets = changes.map((change, at) => ticket(at, { ticketType: 'racer', ...change }));
    const all = tickets.map((one) => ({ ticket: one, isNamed: false }));
    expect(racerOf({ ...booking, userId: 70 }, all)).toBe(id);
  });
});

describe('what is left open', () => {
  const readiness = (level: Readiness['level'], reason = 'expired') =>
    ({ level, issues: [{ reason }], parts: {} }) as unknown as Readiness;
  const racing = ticket(1, { ticketType: 'racer' });
  const minor = { holderAge: 12 };
  const racingMinor = ticket(2, { ...minor, ticketType: 'racer' });

  it.each([
    ['nothing', [ticket(1)], booking, 'none', []],
    ['a waiver that is not signed', [ticket(1, { waiverSigned: false })], booking, 'none', ['waiverUnsigned']],
    ['a waiver that is not known', [ticket(1, { waiverSigned: null })], booking, 'none', ['waiverUnknown']],
    ['money', [ticket(1)], { ...booking, paymentStatus: 'unpaid', total: '45' }, 'none', ['owed']],
    ['notes', [ticket(1)], { ...booking, notes: 'Call Ana' }, 'none', ['notes']],
    ['a minor who watches', [ticket(1, { holderAge: 17 })], booking, 'none', ['minor']],
    ['a racer without records', [racing], booking, 'unknown', ['inspectionUnknown']],
    ['a racer who is ready', [racing], booking, readiness('ready'), []],
    ['a racer whose records are being read', [racing], booking, readiness('checking'), ['inspectionPending']],
    ['a racer of whom not all is known', [racing], booking, readiness('unknown'), ['inspectionUnknown']],
    ['a racer who is not ready', [racing], booking, readiness('missing'), ['inspection']],
    ['a racer without a guardian', [racing], booking, readiness('missing', 'guardian'), ['inspection', 'guardian']],
    ['a minor who watches a racer', [racing, ticket(2, minor)], booking, readiness('ready'), ['minor']],
    [
      'a minor who may race',
      [racing, ticket(2, { ...minor, ticketType: null })],
      booking,
      readiness('ready'),
      ['minor'],
    ],
    ['a minor who races beside an adult', [racing, racingMinor], booking, readiness('ready'), ['minor']],
    ['nothing of a minor who races and is ready', [racingMinor, ticket(1)], booking, readiness('ready'), []],
    ['a minor without records', [racingMinor], booking, 'unknown', ['inspectionUnknown', 'minor']],
    ['nothing of a racer whose ticket is for parking', [ticket(1, { ticketType: 'parking' })], booking, 'unknown', []],
  ] as const)('is %s', (_what, tickets, of, racer, open) => expect(openPointsOf(tickets, of, racer)).toEqual(open));
});
