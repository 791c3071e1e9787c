/** A status that another field of the same record takes back is not shown, counted or exported as the good one. */
import { readRecord, readRecords } from '@contract/reading/read-record';
import { describe, expect, it } from 'vitest';

const ticketOf = (fields: object) => readRecord('ticket', { id: 1, ticketNumber: 'TK-1', status: 'valid', ...fields });
const bookingOf = (fields: object) =>
  readRecord('booking', { id: 9, bookingNumber: 'BK-9', bookingStatus: 'confirmed', paymentStatus: 'paid', ...fields });
const future = new Date(Date.now() + 10 * 86_400_000).toISOString();

describe('a ticket', () => {
  it.each<readonly [field: object, status: string]>([
    [{ cancelled: true }, 'cancelled'],
    [{ is_cancelled: 1 }, 'cancelled'],
    [{ CANCELED_FLAG: 'Y' }, 'cancelled'],
    [{ canceledAt: '2024-05-01T10:00:00Z' }, 'cancelled'],
    [{ cancelled_date: 20_240_501 }, 'cancelled'],
    [{ 'Cancellation date': '5/6/24' }, 'cancelled'],
    [{ cancelled_at: { $date: '2024-05-01T10:00:00Z' } }, 'cancelled'],
    [{ booking_status: 'cancelled' }, 'cancelled'],
    [{ refunded: true }, 'refunded'],
    [{ refundStatus: 'refunded' }, 'refunded'],
    [{ revoked_at: 1_700_000_000 }, 'blocked'],
    [{ voided: 'true' }, 'blocked'],
    [{ ticket_state: 'VOID' }, 'blocked'],
    [{ ticket_state: { id: 4, name: 'Void' } }, 'blocked'],
    [{ deleted_at: '2024-05-01 10:00:00' }, 'blocked'],
    [{ attended: 'yes', isCheckedIn: false }, 'used'],
    [{ status: undefined, cancelled: true }, 'cancelled'],
    [{ status: 'issued', cancelled: true }, 'cancelled'],
    [{ cancelled: 'pending', revoked: true }, 'blocked'],
  ])('is taken back by %o', (field, status) => {
    expect(ticketOf(field).status).toBe(status);
  });

  it.each<object>([
    ...[false, 0, '0', 'no', 'N', 'false', '', ' ', '-', null, undefined, {}, [], { at: null, by: '' }].flatMap(
      (value) => [{ cancelled: value }, { revoked_at: value }, { voided_by: value }, { refunds: value }],
    ),
    ...[
      '0001-01-01T00:00:00Z',
      '1970-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '0000-00-00 00:00:00',
      -62_135_596_800_000,
    ]
      .concat([
        '1/1/0001 12:00:00 AM',
        '01/01/1970',
        '12/31/9999',
        '/Date(-62135596800000)/',
        '00010101',
        'None',
        'N/A',
        future,
      ])
      .flatMap((value) => [{ cancelled_at: value }, { revocationDate: value }]),
    { cancellable: true },
    { cancellation_policy: 'Until May 1' },
    { cancel_by: '2024-05-01' },
    { cancelled: 'maybe' },
    { cancellation: { allowed: true } },
    { refundable: true },
    { refund_by: '2024-05-01T10:00:00Z' },
    { refund_time: '3-5 days' },
    { refund_policy: { refunded: true } },
    { used_points: 3 },
    { used_time: 45 },
    { valid_until: '2024-05-01' },
    { is_transferred_from: 'TK-0' },
    { is_transferred: true },
    { disabled: true },
    { valid: false },
    { expired: true },
    { isActive: false },
    { payment_status: 'unpaid' },
    { state: 'TX' },
  ])('stays valid with %o', (field) => {
    expect(ticketOf(field).status).toBe('valid');
  });

  it('keeps a status that says that it was used or has ended', () => {
    for (const status of ['used', 'refunded', 'transferred', 'blocked'])
      expect(ticketOf({ status, cancelled: true }).status).toBe(status);
  });

  it('keeps what the server says beside the status, and is read again as the same record', () => {
    const sent = { id: 1, status: 'valid', is_cancelled: true };
    const read = readRecord('ticket', sent);
    expect(read).toMatchObject({ status: 'cancelled', isCancelled: true });
    expect(readRecord('ticket', read)).toBe(read);
  });

  it('of a list is judged by itself, also within its booking', () => {
    const rows = [
      { id: 1, status: 'valid', void: false },
      { id: 2, status: 'valid', void: true },
      { id: 3, status: 'valid', void: null },
    ];
    expect(readRecords('ticket', rows).map(({ status }) => status)).toEqual(['valid', 'blocked', 'valid']);
    expect(bookingOf({ tickets: rows })).toMatchObject({
      bookingStatus: 'confirmed',
      tickets: [{ status: 'valid' }, { status: 'blocked' }, { status: 'valid' }],
    });
  });
});

describe('a booking', () => {
  it.each<object>([
    { cancelled: true },
    { isCanceled: 'yes' },
    { cancelled_at: '2024-05-01T10:00:00Z' },
    { voided: 1 },
    { deletedAt: '2024-05-01T10:00:00Z' },
    { status: 'cancelled' },
    { order_state: 'Canceled' },
    { bookingStatus: 'pending', cancelled: true },
    { bookingStatus: undefined, cancelled: true },
  ])('is cancelled by %o', (field) => {
    expect(bookingOf(field).bookingStatus).toBe('cancelled');
  });

  it.each<object>([
    { cancelled: false },
    { cancelled_at: null },
    { cancel_by: '2024-05-01' },
    { cancellable_until: '2024-05-01' },
    { cancelled: 'pending' },
    { refunded: true },
    { refundedAt: '2024-05-01' },
    { expired: true },
    { is_active: false },
    { used: true },
    { replaced_by: 'BK-8' },
  ])('stays confirmed with %o', (field) => {
    expect(bookingOf(field)).toMatchObject({ bookingStatus: 'confirmed', paymentStatus: 'paid' });
  });

  it('keeps a status that says how it has ended', () => {
    for (const bookingStatus of ['cancelled', 'expired', 'refunded'])
      expect(bookingOf({ bookingStatus, deleted: true }).bookingStatus).toBe(bookingStatus);
  });
});

it('leaves records of other kinds alone', () => {
  expect(readRecord('event', { id: 1, name: 'Shootout', status: 'published', cancelled: true }).status).toBe(
    'published',
  );
});
