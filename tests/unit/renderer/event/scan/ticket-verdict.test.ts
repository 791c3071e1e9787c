import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingStatuses, paymentStatuses } from '../../../../../preload/contract/entities/booking';
import { ticketStatuses } from '../../../../../preload/contract/entities/ticket';
import { readRecord } from '../../../../../preload/contract/reading/read-record';
import {
  amountOwed,
  judgeTicket,
  ticketVerdict,
  verdictTones,
} from '../../../../../renderer/event/scan/ticket-verdict';
import { verdictText } from '../../../../../renderer/event/scan/verdict-text';
import type { Text } from '../../../../../renderer/kit/format/text';

const context = { eventId: '27', timezone: 'America/Chicago', now: Date.parse('2026-11-23T18:00:00Z') };
const ticket = { id: 1, eventId: 27, status: 'valid' } as const;
const booking = { id: 9, bookingStatus: 'confirmed', paymentStatus: 'paid' } as const;

afterEach(() => vi.restoreAllMocks());

it('calls a ticket valid only if nothing speaks against it', () => {
  expect(ticketVerdict(ticket, booking, context)).toBe('valid');
  expect(ticketVerdict(ticket, undefined, context)).toBe('valid');
  for (const status of ticketStatuses)
    expect(ticketVerdict({ ...ticket, status }, booking, context) === 'valid').toBe(status === 'valid');
  for (const bookingStatus of bookingStatuses)
    expect(ticketVerdict(ticket, { ...booking, bookingStatus }, context) === 'valid').toBe(
      !['cancelled', 'expired', 'refunded'].includes(bookingStatus),
    );
  for (const paymentStatus of paymentStatuses)
    expect(ticketVerdict(ticket, { ...booking, paymentStatus }, context) === 'valid').toBe(
      ['paid', 'partially_refunded'].includes(paymentStatus),
    );
});

describe('a ticket is', () => {
  it.each([
    ['used if it is checked in', { isCheckedIn: true }, 'used'],
    ['used if it has the time of its check-in', { checkedInAt: '2026-11-23T17:00:00Z' }, 'used'],
    ['for another event', { eventId: '31' }, 'otherEvent'],
    ['canceled rather than for another event', { eventId: '31', status: 'cancelled' as const }, 'cancelled'],
    ['not valid yet', { validFrom: '2026-11-24T14:00:00Z' }, 'notYet'],
    ['no longer valid', { validUntil: '2026-11-23T17:00:00Z' }, 'over'],
    ['valid through its last day at the track', { validUntil: '2026-11-23' }, 'valid'],
    ['for a day before', { validUntil: '2026-11-22' }, 'over'],
    ['for the next day', { validFrom: '2026-11-24' }, 'notYet'],
    ['unknown with another word', { status: 'parked' as 'valid' }, 'unknown'],
    ['unknown without a status', { status: null }, 'unknown'],
    ['of an unknown event', { eventId: null }, 'eventUnknown'],
  ])('%s', (_what, change, verdict) => {
    expect(ticketVerdict({ ...ticket, ...change }, booking, context)).toBe(verdict);
  });

  it('judged by the day at the track, not by the day here', () => {
    const late = { ...context, now: Date.parse('2026-11-24T04:00:00Z') };
    expect(ticketVerdict({ ...ticket, validUntil: '2026-11-23' }, booking, late)).toBe('valid');
  });

  it('not judged by its event where none is chosen', () => {
    const free = { ...context, eventId: undefined };
    expect(ticketVerdict({ ...ticket, eventId: '31' }, booking, free)).toBe('valid');
    expect(ticketVerdict({ ...ticket, eventId: null }, booking, free)).toBe('valid');
  });
});

describe('a status "valid" is contradicted by', () => {
  it.each<readonly [field: object, verdict: string]>([
    [{ revoked: true }, 'blocked'],
    [{ is_void: 1 }, 'blocked'],
    [{ valid: false }, 'blocked'],
    [{ isActive: 'no' }, 'blocked'],
    [{ isCancelled: 'Y' }, 'cancelled'],
    [{ ticket_cancelled: true }, 'cancelled'],
    [{ cancelled_flag: 'Y' }, 'cancelled'],
    [{ canceled_at: '2026-05-01T10:00:00Z' }, 'cancelled'],
    [{ 'Cancellation date': 1_780_000_000 }, 'cancelled'],
    [{ revocationDate: '2026-05-01' }, 'blocked'],
    [{ refundedOn: '5/6/26' }, 'refunded'],
    [{ banned: true }, 'blocked'],
    [{ deletedAt: '2026-05-01T10:00:00Z' }, 'blocked'],
    [{ isExpired: true }, 'blocked'],
    [{ redeemed: true, isCheckedIn: false, checkedInAt: null }, 'used'],
    [{ attended: 'yes', isCheckedIn: false }, 'used'],
    [{ ticketStatus: 'CANCELED' }, 'cancelled'],
    [{ state: 'Voided' }, 'blocked'],
    [{ current_status: 'checked in' }, 'used'],
    [{ validity: 'invalid' }, 'blocked'],
    [{ refundStatus: 'refunded' }, 'refunded'],
    [{ bookingStatus: 'cancelled' }, 'bookingCancelled'],
    [{ paymentStatus: 'refunded' }, 'refunded'],
    [{ isTransferred: true }, 'unknown'],
    [{ disabled: true }, 'unknown'],
    [{ replacedBy: 'TK-2' }, 'unknown'],
    [{ cancelReason: 'fraud' }, 'unknown'],
    [{ cancelled: 'pending' }, 'unknown'],
    [{ cancelled: 'pending', validUntil: '2026-11-20' }, 'over'],
    [{ cancelled: 'pending', revoked: true }, 'blocked'],
    [{ cancellation: { reason: 'rain' } }, 'unknown'],
    [{ refunds: [{ amount: '10.00' }] }, 'unknown'],
  ])('%o', (field, verdict) => {
    expect(ticketVerdict({ ...ticket, ...field }, booking, context)).toBe(verdict);
    vi.spyOn(Date, 'now').mockReturnValue(context.now);
    const read = readRecord('ticket', { ...ticket, ...field });
    // A ticket whose row says that its booking was canceled is read as canceled itself.
    const ofRead = verdict === 'bookingCancelled' ? 'cancelled' : verdict;
    expect(ticketVerdict(read, booking, context), 'as it was read').toBe(ofRead);
  });

  it.each<object>([
    { revoked: false },
    { cancelledAt: null },
    { cancelled_at: '' },
    { cancelled_at: '-' },
    { cancelled_at: '0001-01-01T00:00:00Z' },
    { cancelled_at: '1970-01-01T00:00:00Z' },
    { cancelled_at: '9999-12-31T23:59:59Z' },
    { refunded: '0' },
    { refund: '0.00' },
    { refund: { amount: '0', reason: null } },
    { refunds: [] },
    { refundable: true },
    { refundStatus: 'cancelled' },
    { transferStatus: 'cancelled' },
    { paymentStatus: 'unpaid' },
    { state: 'Texas' },
    { cancellationPolicy: 'Until May 1' },
    { expiredAt: '2026-05-01T10:00:00Z' },
    { transferredTo: 'zoe@example.com' },
    { transferable: true },
    { scannedBy: 'Gate 2', isCheckedIn: false },
    { valid: true },
    { isActive: true },
  ])('not by %o', (field) => {
    expect(ticketVerdict({ ...ticket, ...field }, booking, context)).toBe('valid');
  });

  it('its booking, if that was canceled or may be', () => {
    const verdictWith = (change: object) => ticketVerdict(ticket, { ...booking, ...change } as typeof booking, context);
    expect(verdictWith({ cancelledAt: '2026-05-01T10:00:00Z' })).toBe('bookingCancelled');
    expect(verdictWith({ refunded: true, status: 'cancelled' })).toBe('bookingCancelled');
    expect(verdictWith({ cancelled: 'pending' })).toBe('bookingUnknown');
    expect(verdictWith({ refundedAt: '2026-05-01' })).toBe('valid');
  });

  it('what it says of its booking, to whoever may not read bookings', () => {
    const verdictWith = (change: object) =>
      ticketVerdict({ ...ticket, bookingId: 5, ...change }, undefined, { ...context, canReadBooking: false });
    expect(verdictWith({ orderStatus: 'cancelled' })).toBe('bookingCancelled');
    expect(verdictWith({ paymentStatus: 'unpaid' })).toBe('unpaid');
    expect(verdictWith({ isPaid: false })).toBe('unpaid');
    expect(verdictWith({ isPaid: true, paymentStatus: 'paid', bookingStatus: 'confirmed' })).toBe('valid');
  });

  it('and is named to the person who has to judge it', () => {
    const text: Text = (key, values) => `${key} ${values?.word ?? ''}`;
    const textOf = (ofTicket: object, ofBooking: object = {}) => {
      const [one, other] = [{ ...ticket, ...ofTicket }, { ...booking, ...ofBooking } as typeof booking];
      return verdictText(text, judgeTicket(one, other, context), one, other);
    };
    expect(textOf({ cancelled: 'pending' })).toMatch(/unknown .*cancelled: pending$/);
    expect(textOf({ isPaid: false, cancelled: 'pending' })).toMatch(/unknown .*cancelled: pending$/);
    expect(textOf({}, { cancelled: 'pending' })).toMatch(/bookingUnknown .*cancelled: pending$/);
    expect(textOf({ status: 'parked', revokedAt: '2026-11-25T18:00:00Z' }), 'ahead by the server').not.toMatch(
      /revoked/,
    );
  });
});

it('shows only valid tickets in green', () => {
  expect(Object.entries(verdictTones).flatMap(([verdict, tone]) => (tone === 'success' ? [verdict] : []))).toEqual([
    'valid',
  ]);
});

it('says what is owed only where the server says so', () => {
  expect(amountOwed({ total: '12.50', paymentStatus: 'unpaid' })).toEqual({ state: 'owed', amount: '12.50' });
  expect(amountOwed({ total: '12.50', paymentStatus: 'failed' })).toEqual({ state: 'owed', amount: '12.50' });
  expect(amountOwed({ total: '12.50', paymentStatus: 'paid' })).toEqual({ state: 'none' });
  expect(amountOwed({ total: '12.50', paymentMethod: 'comp', paymentStatus: 'unpaid' })).toEqual({ state: 'none' });
  expect(amountOwed({ paymentStatus: 'unpaid' })).toEqual({ state: 'unknown' });
  expect(amountOwed({ total: '12.50' })).toEqual({ state: 'unknown' });
  for (const bookingStatus of bookingStatuses)
    expect(amountOwed({ total: '12.50', bookingStatus, paymentStatus: 'failed' }).state).toBe(
      ['cancelled', 'expired', 'refunded'].includes(bookingStatus) ? 'none' : 'owed',
    );
});
