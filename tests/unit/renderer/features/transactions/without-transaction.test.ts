import { expect, test } from 'vitest';
import {
  bookingsOfUnknownPayment,
  bookingsWithoutTransaction,
} from '../../../../../renderer/features/transactions/missing-bookings';

const paid = { paymentStatus: 'paid', total: '5.00' };

test('paid bookings without a transaction are found by id and by number', () => {
  const bookings = [
    { id: 1, bookingNumber: 'BK-1', ...paid },
    { id: 2, bookingNumber: 'BK-2', ...paid },
    { id: 3, bookingNumber: 'BK-3', ...paid },
    { id: 4, ...paid, paymentStatus: 'refunded', total: undefined },
  ];
  const transactions = [{ bookingId: '1' }, { bookingNumber: 'BK-2' }, { bookingId: null }];
  expect(bookingsWithoutTransaction(bookings, transactions).map(({ id }) => id)).toEqual([3, 4]);
});

test('a booking that is free or not paid needs no transaction', () => {
  const bookings = [
    { id: 1, paymentStatus: 'paid', total: '0.00' },
    { id: 2, paymentStatus: 'unpaid', total: '5.00' },
  ];
  expect(bookingsWithoutTransaction(bookings, [])).toEqual([]);
});

test('a payment in a word that is not known is neither paid nor unpaid', () => {
  const states = ['paid', 'SUCCEEDED', 'unpaid', 'p', '', null, undefined, 3];
  expect(bookingsOfUnknownPayment(states.map((paymentStatus) => ({ paymentStatus })))).toBe(5);
});
