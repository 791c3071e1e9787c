/** No unknown, however it is combined with others, makes a ticket valid: each input of the verdict in each state, all of them. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { describe, expect, it } from 'vitest';
import { gateAnswer } from '../../../../../renderer/event/scan/gate-answer';
import type { SentFields } from '../../../../../renderer/event/scan/sent-fields';
import { openVerdicts, ticketVerdict, type Verdict } from '../../../../../renderer/event/scan/ticket-verdict';

const all: SentFields = {
  ticket: new Set(['bookingId', 'validFrom', 'validUntil', 'isCheckedIn', 'checkedInAt']),
  booking: new Set(['bookingStatus', 'paymentStatus']),
};
const none: SentFields = { ticket: new Set(), booking: new Set() };
const now = Date.parse('2026-11-23T18:00:00Z');

const unreadable = [{}, [], ['valid'], true, Number.NaN, 'P', 'soon', '?'];
const unreadDates = [{}, ['2026-11-23'], true, 20_261_123, 'soon', '5/6/26', '2026-13-45', '23.11.2026', '2026-11'];

/** The states of an input: those that are known to be good, and those that are not, with several values of a kind in turn. */
const inputs = {
  status: { good: ['valid'], unknown: [undefined, null, '', 'Valid!', 'V', 'parked', {}, ['valid'], 1] },
  isCheckedIn: { good: [false, 'no', 0, null], unknown: [{}, 'maybe', 2, 'P', []] },
  checkedInAt: { good: [null, '', false], unknown: [{}, 'soon', '0000-00-00 00:00:00', '-', []] },
  validFrom: { good: ['2026-11-21', null, '2026-11-21T10:00:00'], unknown: [undefined, ...unreadDates] },
  validUntil: { good: ['2026-11-25', '2026-11-25T10:00:00', ''], unknown: [undefined, ...unreadDates] },
  eventId: { good: [27, '27'], unknown: [{}, [27], true] },
  bookingId: { good: [9, '9'], unknown: [8, 'BK-8'] },
  bookingStatus: { good: ['confirmed'], unknown: [undefined, null, '', ...unreadable] },
  paymentStatus: { good: ['paid'], unknown: [undefined, null, '', 'PAID?', 'p', ...unreadable] },
  bookingEventId: { good: [27, undefined, null, '27'], unknown: [31, '28'] },
  timezone: { good: ['America/Chicago', undefined, null], unknown: ['Mars/Olympus', 'Central', {}, 7] },
} as const;
type Input = keyof typeof inputs;
const names = Object.keys(inputs) as readonly Input[];

type Values = Readonly<Record<Input, unknown>>;
const good = Object.fromEntries(names.map((name) => [name, inputs[name].good[0]])) as Values;

const verdictOf = (values: Values, sent = all, change: object = {}): Verdict => {
  const { status, isCheckedIn, checkedInAt, validFrom, validUntil, eventId, bookingId } = values;
  const ticket = { id: 1, status, isCheckedIn, checkedInAt, validFrom, validUntil, eventId, bookingId };
  const { bookingStatus, paymentStatus, bookingEventId } = values;
  const booking = { id: 9, bookingNumber: 'BK-9', bookingStatus, paymentStatus, eventId: bookingEventId };
  const context = { eventId: '27', timezone: values.timezone, now, sent, ...change };
  return ticketVerdict(ticket as unknown as Ticket, booking as unknown as Booking, context);
};

it('is valid if all inputs are known to be good, in each way that they may be', () => {
  for (const name of names)
    for (const value of inputs[name].good)
      expect(verdictOf({ ...good, [name]: value }), `${name} ${value}`).toBe('valid');
});

it.each(names)('is open with an unknown %s', (name) => {
  for (const value of inputs[name].unknown) {
    const verdict = verdictOf({ ...good, [name]: value });
    expect(openVerdicts.has(verdict), `${JSON.stringify(value)} is ${verdict}`).toBe(true);
  }
});

it('is not valid with any combination of unknowns, and valid without one', () => {
  const turns = new Map<string, number>();
  const next = (name: Input, kind: 'good' | 'unknown'): unknown => {
    const key = `${name} ${kind}`;
    const values = inputs[name][kind];
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return values[turn % values.length];
  };
  for (let mask = 0; mask < 2 ** names.length; mask += 1)
    for (let turn = 0; turn < 4; turn += 1) {
      const values = Object.fromEntries(
        names.map((name, at) => [name, next(name, (mask >> at) & 1 ? 'unknown' : 'good')]),
      ) as Values;
      // A zone matters only to a limit that has none.
      const isTimeless = [values.validFrom, values.validUntil].every((limit) => limit === null || limit === '');
      const expected = mask === 0 || (mask === 2 ** names.indexOf('timezone') && isTimeless);
      const verdict = verdictOf(values);
      expect(verdict === 'valid', JSON.stringify(values)).toBe(expected);
      const answer = gateAnswer({ lookup: 'found', found: 'tickets', verdicts: [verdict] })?.answer;
      expect(answer === 'valid', JSON.stringify(values)).toBe(expected);
    }
});

describe('a value that was not sent', () => {
  const withoutField = (name: Input): Values => ({ ...good, [name]: undefined });

  it('is not required if no row of the server has it, but for the ticket’s status', () => {
    for (const name of [
      'validFrom',
      'validUntil',
      'isCheckedIn',
      'checkedInAt',
      'bookingStatus',
      'paymentStatus',
    ] as const)
      expect(verdictOf(withoutField(name), none), name).toBe('valid');
    expect(verdictOf(withoutField('status'), none)).toBe('unknown');
  });

  it('is said of the ticket that lacks what others have', () => {
    expect(verdictOf(withoutField('validUntil'))).toBe('timeUnknown');
    expect(verdictOf({ ...good, isCheckedIn: undefined, checkedInAt: undefined })).toBe('useUnknown');
    expect(verdictOf(withoutField('bookingStatus'))).toBe('bookingUnknown');
    expect(verdictOf(withoutField('paymentStatus'))).toBe('paymentUnknown');
  });

  it('leaves the event open, unless the booking names it or none is chosen', () => {
    expect(verdictOf(withoutField('eventId'))).toBe('valid');
    const unnamed = { ...withoutField('eventId'), bookingEventId: null };
    expect(verdictOf(unnamed)).toBe('eventUnknown');
    expect(verdictOf(unnamed, all, { eventId: undefined })).toBe('valid');
  });
});

describe('the booking', () => {
  const ticket = { id: 1, status: 'valid', eventId: 27, bookingId: 9, bookingNumber: 'BK-9' } as const;
  const paid = { bookingStatus: 'confirmed', paymentStatus: 'paid' } as const;
  const context = { eventId: '27', timezone: 'America/Chicago', now };

  it('leaves the verdict open if it is not loaded, unless the ticket has none or the user may not read it', () => {
    expect(ticketVerdict(ticket, undefined, context)).toBe('bookingUnknown');
    expect(ticketVerdict(ticket, undefined, { ...context, canReadBooking: false })).toBe('valid');
    const single = { id: 1, status: 'valid', eventId: 27 } as const;
    expect(ticketVerdict(single, undefined, context)).toBe('valid');
    expect(ticketVerdict(single, undefined, { ...context, sent: all })).not.toBe('valid');
  });

  it('of another person or event says nothing of the ticket', () => {
    expect(ticketVerdict(ticket, { id: 8, bookingNumber: 'BK-8', ...paid }, context)).toBe('bookingUnknown');
    expect(ticketVerdict(ticket, { id: 9, eventId: 31, ...paid }, context)).toBe('bookingUnknown');
    const cancelled = { id: 8, bookingNumber: 'BK-8', bookingStatus: 'cancelled', paymentStatus: 'unpaid' } as const;
    expect(ticketVerdict(ticket, cancelled, context)).toBe('bookingUnknown');
  });

  it('is the ticket’s by its id or its number', () => {
    expect(ticketVerdict(ticket, { id: 'x-9', bookingNumber: 'bk-9', ...paid }, context)).toBe('valid');
    expect(ticketVerdict({ ...ticket, bookingId: 'BK-9' }, { id: 4, bookingNumber: 'BK-9', ...paid }, context)).toBe(
      'valid',
    );
  });

  it('that is complimentary needs no payment', () => {
    const comp = { id: 9, bookingStatus: 'confirmed', paymentMethod: 'comp', paymentStatus: null } as const;
    expect(ticketVerdict(ticket, comp, context)).toBe('valid');
    expect(ticketVerdict(ticket, { ...comp, paymentMethod: 'card' }, context)).toBe('paymentUnknown');
  });
});

describe('a day of validity', () => {
  const day = { ...good, validFrom: '2026-11-23', validUntil: '2026-11-23' };

  it('counts in the zone of the event, never in that of this computer', () => {
    expect(verdictOf(day)).toBe('valid');
    expect(verdictOf({ ...day, timezone: 'Pacific/Auckland' })).toBe('over');
    for (const timezone of [undefined, null, '', 'Mars/Olympus', {}])
      expect(verdictOf({ ...day, timezone })).toBe('timeUnknown');
  });

  it('without a zone counts only where it is the same everywhere', () => {
    const unsent = { ...good, timezone: undefined };
    expect(verdictOf({ ...unsent, validFrom: '2026-11-21', validUntil: '2026-11-25' })).toBe('valid');
    expect(verdictOf({ ...unsent, validUntil: '2026-11-20' })).toBe('over');
    expect(verdictOf({ ...unsent, validFrom: '2026-11-26' })).toBe('notYet');
    expect(verdictOf({ ...unsent, validUntil: '2026-11-23T18:30:00' })).toBe('timeUnknown');
    expect(verdictOf({ ...unsent, validUntil: '2026-11-23T18:30:00Z' })).toBe('valid');
  });
});

it('a check-in in any spelling counts as used, and no sign of one does not', () => {
  for (const checkedInAt of ['5/6/26 10:00', '2026-11-23T17:00:00Z', 1_795_000_000, true])
    expect(verdictOf({ ...good, checkedInAt })).toBe('used');
  for (const isCheckedIn of [true, 'yes', 1]) expect(verdictOf({ ...good, isCheckedIn })).toBe('used');
});
