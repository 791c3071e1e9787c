/** The worksheet on paper: groups by method with exact sums, names in order, and the warnings of the screen. */
import type { Booking } from '@contract/entities/booking';
import { expect, test } from 'vitest';
import { refundPaper } from '../../../../../../renderer/features/desk/rain-out/refund-paper';
import { refundsOf } from '../../../../../../renderer/features/desk/rain-out/refunds';

const booking = (id: number, userName: string, more: object = {}): Booking =>
  ({
    id,
    bookingNumber: `PW-${id}`,
    userName,
    total: '40.10',
    currency: 'USD',
    paymentStatus: 'paid',
    paymentMethod: 'card',
    bookingStatus: 'confirmed',
    ...more,
  }) as Booking;

const text = (key: string, params = {}): string => [key, ...Object.values(params)].join(' ');

test('each method has its own group with its sums, and the total and the warnings are in the note', () => {
  const refunds = refundsOf(
    [
      booking(1, 'Zoe'),
      booking(2, 'Ana'),
      booking(3, 'Ben', { paymentMethod: 'cash', paymentStatus: 'partially_refunded' }),
    ],
    undefined,
  );
  const paper = refundPaper({
    event: { id: 4, name: 'Fall Finale' },
    refunds,
    asOf: 0,
    copy: undefined,
    notes: ['Check these.'],
    text,
  });
  expect(paper.note).toBe('rainOut.paper.total atLeast $80.20 Check these.');
  expect(paper.groups.map(({ heading }) => heading)).toEqual([
    'rainOut.paper.group Card $80.20 $0.00 $80.20 0',
    'rainOut.paper.groupUnknown Cash notKnown notKnown notKnown 1',
  ]);
  expect(paper.groups.map(({ rows }) => rows.map(({ userName, left, doubt }) => [userName, left, doubt]))).toEqual([
    [
      ['Ana', '$40.10', undefined],
      ['Zoe', '$40.10', undefined],
    ],
    [['Ben', '', 'rainOut.notes.partial']],
  ]);
  expect(paper.columns.find(({ isCode }) => isCode)?.key).toBe('bookingNumber');
  expect(paper.hasTickBoxes).toBe(true);
});
