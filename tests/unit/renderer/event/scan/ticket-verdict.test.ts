import { describe, expect, it } from 'vitest';
import { bookingStatuses, paymentStatuses } from '../../../../../preload/contract/entities/booking';
import { ticketStatuses } from '../../../../../preload/contract/entities/ticket';
import { amountOwed, ticketVerdict, verdictTones } from '../../../../../renderer/event/scan/ticket-verdict';
import { verdictText } from '../../../../../renderer/event/scan/verdict-text';
import type { Text } from '../../../../../renderer/kit/format/text';

const context = { eventId: '27', timezone: 'America/Chicago', now: Date.parse('2026-11-23T18:00:00Z') };
const ticket = { id: 1, eventId: 27, status: 'valid' } as const;
const booking = { id: 9, bookingStatus: 'confirmed', paymentStatus: 'paid' } as const;

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
    [{ canceled_at: '2026-05-01T10:00:00Z' }, 'cancelled'],
    [{ 'Cancellation date': 1_780_000_000 }, 'cancelled'],
    [{ refundedOn: '5/6/26' }, 'refunded'],
    [{ banned: true }, 'blocked'],
    [{ isTransferred: true }, 'unknown'],
    [{ cancelled: 'pending' }, 'unknown'],
    [{ cancellation: { reason: 'rain' } }, 'unknown'],
  ])('%o', (field, verdict) => {
    expect(ticketVerdict({ ...ticket, ...field }, booking, context)).toBe(verdict);
  });

  it.each<object>([
    { revoked: false },
    { cancelledAt: null },
    { cancelled_at: '' },
    { cancelled_at: '0001-01-01T00:00:00Z' },
    { refunded: '0' },
    { refund: '0.00' },
    { refundable: true },
    { cancellationPolicy: 'Until May 1' },
    { transferredTo: 'zoe@example.com' },
    { transferable: true },
    { valid: true },
    { isActive: true },
  ])('not by %o', (field) => {
    expect(ticketVerdict({ ...ticket, ...field }, booking, context)).toBe('valid');
  });

  it('its booking, if that was canceled', () => {
    const cancelled = { ...booking, cancelledAt: '2026-05-01T10:00:00Z' };
    expect(ticketVerdict(ticket, cancelled, context)).toBe('bookingCancelled');
    expect(ticketVerdict(ticket, { ...booking, refundedAt: '2026-05-01' } as typeof booking, context)).toBe('valid');
  });

  it('and is named to the person who has to judge it', () => {
    const text: Text = (key, values) => `${key} ${values?.word ?? ''}`;
    const contrary = { ...ticket, cancelled: 'pending' };
    expect(verdictText(text, 'unknown', contrary, booking)).toMatch(/cancelled: pending$/);
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
