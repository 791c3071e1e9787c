/** The rain-out worksheet: exact sums, and no amount where the data does not say it. */
import type { Booking } from '@contract/entities/booking';
import type { Transaction } from '@contract/entities/transaction';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundSums, refundsOf } from '../../../../../../renderer/features/desk/rain-out/refunds';

const booking = (id: number, more: Partial<Booking> = {}): Booking =>
  ({
    id,
    bookingNumber: `PW-${id}`,
    total: '40.10',
    currency: 'USD',
    paymentStatus: 'paid',
    paymentMethod: 'card',
    bookingStatus: 'confirmed',
    ...more,
  }) as Booking;
const transaction = (bookingId: number, amount: unknown, more: Partial<Transaction> = {}): Transaction =>
  ({ id: 1, bookingId, type: 'refund', status: 'succeeded', currency: 'USD', amount, ...more }) as Transaction;
const amountsOf = (one: Booking, transactions?: readonly Transaction[]) => {
  const [refund] = refundsOf([one], transactions);
  return refund && [refund.refunded, refund.left, refund.doubt];
};

describe('from bookings alone', () => {
  test.each([
    ['a paid booking', {}, ['0', '40.10', undefined]],
    ['a refunded one', { paymentStatus: 'refunded', bookingStatus: 'refunded' }, ['40.10', '0.00', undefined]],
    ['a partly refunded one', { paymentStatus: 'partially_refunded' }, [undefined, undefined, 'partial']],
    ['a paid one whose status is refunded', { bookingStatus: 'refunded' }, [undefined, undefined, 'differs']],
    ['a paid one that was refunded by another field', { refunded: true }, [undefined, undefined, 'partial']],
    ['a paid one that was never refunded', { refundedAt: null, refundable: true }, ['0', '40.10', undefined]],
    ['one without an amount', { total: null }, [undefined, undefined, 'amount']],
    ['one whose amount may be in cents', { total: 4010 }, [undefined, undefined, 'unit']],
    ['one that does not say whether it was paid', { paymentStatus: null }, [undefined, undefined, 'payment']],
    ['an unpaid one', { paymentStatus: 'unpaid' }, undefined],
    ['a free one', { total: '0.00', paymentMethod: 'comp' }, undefined],
  ] as const)('%s', (_, more, amounts) => {
    expect(amountsOf(booking(1, more as unknown as Partial<Booking>))).toEqual(amounts);
  });
});

test('an amount that may not have been paid is not said to be', () => {
  const paidOf = (paymentStatus: unknown): unknown =>
    refundsOf([booking(1, { paymentStatus } as Partial<Booking>)], [])[0]?.paid;
  expect(paidOf('paid')).toBe('40.10');
  expect(paidOf(null)).toBeUndefined();
});

describe('with transactions', () => {
  const partial = { paymentStatus: 'partially_refunded' } as const;
  test.each([
    ['a part that was refunded', partial, [transaction(1, '-10.05')], ['10.05', '30.05', undefined]],
    ['two parts', partial, [transaction(1, '10'), transaction(1, '0.10')], ['10.10', '30.00', undefined]],
    ['a refund that the booking does not know of yet', {}, [transaction(1, '40.10')], ['40.10', '0.00', undefined]],
    [
      'money that went out without a type',
      {},
      [transaction(1, '-40.10', { type: '' as never })],
      [undefined, undefined, 'unclear'],
    ],
    [
      'an amount that may be a thousand times as much',
      { total: '2000.00' },
      [transaction(1, '1.000')],
      [undefined, undefined, 'unclear'],
    ],
    [
      'all that another field says of it',
      { refundedAt: '2024-05-01' },
      [transaction(1, '40.10')],
      ['40.10', '0.00', undefined],
    ],
    [
      'a failed refund of which another field says that it was made',
      { refunded: 'yes' },
      [transaction(1, '40.10', { status: 'failed' })],
      [undefined, undefined, 'partial'],
    ],
    ['a failed refund', {}, [transaction(1, '40.10', { status: 'failed' })], ['0', '40.10', undefined]],
    ['a refund under way', {}, [transaction(1, '5', { status: 'pending' })], ['0', undefined, 'pending']],
    [
      'a disputed payment',
      {},
      [transaction(1, '40.10', { type: 'payment', status: 'disputed' })],
      ['0', undefined, 'disputed'],
    ],
    ['a partly refunded booking without a refund', partial, [], [undefined, undefined, 'partial']],
    [
      'a refunded booking of which only a part came back',
      { paymentStatus: 'refunded' },
      [transaction(1, '10')],
      ['10', undefined, 'differs'],
    ],
    ['more than was paid', {}, [transaction(1, '50')], ['50', undefined, 'differs']],
    ['another currency', {}, [transaction(1, '5', { currency: 'CAD' })], [undefined, undefined, 'unclear']],
    [
      'a payment that says what was refunded of it',
      partial,
      [transaction(1, '40.10', { type: 'payment', refundAmount: '10' })],
      ['10', '30.10', undefined],
    ],
    [
      'a refunded payment of a refunded booking',
      { paymentStatus: 'refunded' },
      [transaction(1, '40.10', { type: 'payment', status: 'refunded' })],
      ['40.10', '0.00', undefined],
    ],
    [
      'a refunded payment without a word of how much',
      {},
      [transaction(1, '40.10', { type: 'payment', status: 'refunded' })],
      [undefined, undefined, 'differs'],
    ],
    [
      'payments of another amount than the total',
      {},
      [transaction(1, '20', { type: 'payment' })],
      ['0', undefined, 'differs'],
    ],
    [
      'two payments that add up to the total',
      {},
      [transaction(1, '20', { type: 'payment' }), transaction(1, '20.1', { type: 'payment' })],
      ['0', '40.10', undefined],
    ],
    ['a dispute in a row of its own', {}, [transaction(1, '40.10', { type: 'dispute' })], ['0', undefined, 'disputed']],
    [
      'a type that Pitwall does not know',
      {},
      [transaction(1, '5', { type: 'voucher' as never })],
      [undefined, undefined, 'unclear'],
    ],
    ['an amount of unknown unit', {}, [transaction(1, 500)], [undefined, undefined, 'unit']],
    [
      'a payment of a booking that calls itself unpaid',
      { paymentStatus: 'unpaid' },
      [transaction(1, '40.10', { type: 'payment' })],
      [undefined, undefined, 'differs'],
    ],
    ['a refund of another booking', {}, [transaction(2, '40.10')], ['0', '40.10', undefined]],
  ] as const)('%s', (_, more, transactions, amounts) => {
    expect(amountsOf(booking(1, more as Partial<Booking>), transactions)).toEqual(amounts);
  });

  test('a refund names its booking by number if it has no id', () => {
    const refund = { ...transaction(1, '10.10'), bookingId: null, bookingNumber: 'PW-1' } as Transaction;
    expect(amountsOf(booking(1), [refund])).toEqual(['10.10', '30.00', undefined]);
  });
});

const cents = fc.integer({ min: 1, max: 9_999_999 });
const toText = (value: number): string => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
/** A decimal text in hundredths; every amount here has at most two places. */
const toCents = (text: string): number => Math.round(Number(text) * 100);

test('sums are exact, and per currency paid is refunded plus left', () => {
  const paid = fc.record({
    total: cents,
    share: fc.integer({ min: 0, max: 100 }),
    currency: fc.constantFrom('USD', 'CAD', 'usd ', ''),
    method: fc.constantFrom('card', 'cash', 'Apple Pay', null),
  });
  fc.assert(
    fc.property(fc.array(paid, { maxLength: 40 }), (all) => {
      const bookings = all.map(({ total, currency, method }, id) =>
        booking(id, { total: toText(total), currency, paymentMethod: method } as unknown as Partial<Booking>),
      );
      const transactions = all.map(({ total, share, currency }, id) =>
        transaction(id, toText(Math.floor((total * share) / 100)), { currency }),
      );
      const sums = refundSums(refundsOf(bookings, transactions));
      for (const unit of new Set(all.map(({ currency }) => currency.trim().toUpperCase()))) {
        const own = all.filter(({ currency }) => currency.trim().toUpperCase() === unit);
        const total = sums.find(({ currency, group }) => currency === unit && group === '');
        const refunded = own.reduce((sum, { total, share }) => sum + Math.floor((total * share) / 100), 0);
        const whole = own.reduce((sum, one) => sum + one.total, 0);
        expect(total?.count).toBe(own.length);
        expect([total?.paid, total?.refunded, total?.left].map((one) => toCents(one ?? ''))).toEqual([
          whole,
          refunded,
          whole - refunded,
        ]);
        const methods = sums.filter(({ currency, group }) => currency === unit && group !== '');
        expect(methods.reduce((sum, { left }) => sum + toCents(left ?? ''), 0)).toBe(whole - refunded);
      }
    }),
  );
});

test('amounts in doubt are counted and not summed', () => {
  const sums = refundSums(
    refundsOf(
      [booking(1), booking(2, { total: 4010 } as never), booking(3, { paymentStatus: 'partially_refunded' })],
      undefined,
    ),
  );
  expect(sums).toEqual([
    // A sum that leaves out most of its bookings is none.
    { group: 'card', currency: 'USD', count: 3, paid: undefined, refunded: undefined, left: undefined, unknown: 2 },
    { group: '', currency: 'USD', count: 3, paid: undefined, refunded: undefined, left: undefined, unknown: 2 },
  ]);
  const few = refundSums(refundsOf([booking(1), booking(4), booking(2, { total: 4010 } as never)], undefined));
  expect(few.at(-1)).toMatchObject({ count: 3, paid: '80.20', left: '80.20', unknown: 1 });
});

test('odd values of the server never throw and are never summed', () => {
  const odd = fc.anything();
  fc.assert(
    fc.property(fc.array(fc.record({ total: odd, paymentStatus: odd, currency: odd, paymentMethod: odd })), (rows) => {
      const bookings = rows.map((row, id) => booking(id, row as Partial<Booking>));
      for (const { doubt, left } of refundsOf(bookings, undefined))
        expect(doubt === undefined).toBe(left !== undefined);
      expect(() => refundSums(refundsOf(bookings, []))).not.toThrow();
    }),
  );
});
