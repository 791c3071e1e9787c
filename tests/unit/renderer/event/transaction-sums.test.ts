/** Sums of transactions are exact, never across currencies, and count every row that they leave out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileFacts, sumTransactions } from '../../../../renderer/event/transaction-sums';
import type { Values } from '../../../../renderer/kit/area/field';

/** An amount in cents as the server writes it: "-12.05". */
const written = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const done = { status: 'succeeded', currency: 'USD' };
const of = (rows: readonly Values[]) => sumTransactions(rows.map((row) => ({ ...done, ...row })))[0];

test('each currency is summed separately and exactly', () => {
  const row = fc.record({
    currency: fc.constantFrom('USD', 'EUR', 'CAD'),
    type: fc.constantFrom('payment', 'refund', 'dispute', 'fee', 'payout'),
    cents: fc.integer({ min: 1, max: 1_000_000_000 }),
  });
  const parts: Readonly<Record<string, string>> = {
    refund: 'refundAmount',
    dispute: 'disputeAmount',
    payout: 'payoutAmount',
  };
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const sums = sumTransactions(
        rows.map(({ cents, type, currency }) => {
          const amount = written(cents);
          return { type, currency, status: 'succeeded', amount, ...(parts[type] ? { [parts[type]]: amount } : {}) };
        }),
      );
      expect(sums.map(({ currency }) => currency).sort()).toEqual([...new Set(rows.map((one) => one.currency))].sort());
      for (const { currency, count, sums: found, gaps } of sums) {
        const own = rows.filter((one) => one.currency === currency);
        const centsOf = (...types: string[]) =>
          own.filter(({ type }) => types.includes(type)).reduce((sum, { cents }) => sum + cents, 0);
        expect(count).toBe(own.length);
        expect(gaps).toEqual({ unreadable: 0, refundUnknown: 0, unclear: 0, notCompleted: 0 });
        expect(found.payments ?? '0.00').toBe(
          written(centsOf('payment')) === '0.00' ? '0.00' : written(centsOf('payment')),
        );
        expect(Number(found.payouts ?? 0)).toBe(Number(written(centsOf('payout'))));
        if (found.net !== undefined)
          expect(Number(found.net)).toBe(Number(written(centsOf('payment') - centsOf('refund', 'dispute', 'fee'))));
      }
    }),
  );
});

test('every row is in the sums or in a gap, whatever the server sends', () => {
  const word = fc.oneof(fc.constantFrom('payment', 'refund', 'succeeded', 'failed', 'refunded', null, ''), fc.string());
  const amount = fc.oneof(fc.constantFrom('1.00', '-2.50', null, 'free', ''), fc.integer(), fc.double(), fc.string());
  const row = fc.record(
    {
      type: word,
      status: word,
      amount,
      fee: amount,
      refundAmount: amount,
      disputeAmount: amount,
      currency: fc.string(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const sums = sumTransactions(rows);
      expect(sums.reduce((count, one) => count + one.count, 0)).toBe(rows.length);
      for (const one of sums) for (const sum of Object.values(one.sums)) expect(sum).toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
});

describe('what was refunded', () => {
  const payment = { type: 'payment', bookingNumber: 'BK-1', amount: '50.00' };

  test('is the refund, not the payment', () => {
    const refund = { type: 'refund', bookingNumber: 'BK-1', amount: '-12.50', refundAmount: '12.50' };
    expect(of([{ ...payment, status: 'refunded' }, refund])?.sums).toEqual({
      payments: '50.00',
      refunded: '12.50',
      net: '37.50',
    });
  });

  test('is counted once, if the payment says it, too', () => {
    const refund = { type: 'refund', bookingNumber: 'BK-1', amount: '-12.50', refundAmount: '12.50' };
    expect(of([{ ...payment, refundAmount: '12.50' }, refund])?.sums.refunded).toBe('12.50');
    expect(of([{ ...payment, refundAmount: '12.50' }])?.sums.refunded).toBe('12.50');
  });

  test('is said to be unknown, if the file does not say it', () => {
    expect(of([{ ...payment, status: 'refunded' }])).toMatchObject({
      gaps: { refundUnknown: 1 },
      sums: { payments: '50.00' },
    });
  });

  test('is known from the refund’s row, even if only the payments are shown', () => {
    const rows = [
      { ...done, ...payment, status: 'refunded' },
      { ...done, type: 'refund', bookingNumber: 'BK-1', refundAmount: '12.50' },
    ];
    expect(sumTransactions(rows.slice(0, 1), fileFacts(rows))[0]?.gaps.refundUnknown).toBe(0);
  });
});

test('a fee that the server wrote as no number is counted as unreadable, not left out in silence', () => {
  const paid = { type: 'payment', amount: '20.00', fee: null, unreadableFields: ['fee'] };
  expect(of([paid])).toMatchObject({ sums: { payments: '20.00' }, gaps: { unreadable: 1 } });
});

test('failed and pending rows, unknown words and unreadable amounts are counted, not added', () => {
  expect(
    of([
      { type: 'payment', amount: '10.00', fee: '0.60' },
      { type: 'payment', amount: '5.00', status: 'failed' },
      { type: 'payment', amount: '5.00', status: 'pending' },
      { type: 'payment', amount: '5.00', status: 'on_hold' },
      { type: 'loan', amount: '5.00' },
      { type: 'payment', amount: 500 },
      { type: 'refund', refundAmount: null },
    ]),
  ).toMatchObject({
    sums: { fees: '0.60' },
    gaps: { notCompleted: 2, unclear: 2, unreadable: 2 },
  });
});

test('a sum that leaves out most of its rows, and a net without it, are not given', () => {
  const known = { type: 'payment', amount: '10.00' };
  const odd = { type: 'payment', amount: '5.00', status: 'on_hold' };
  const refund = { type: 'refund', refundAmount: '4.00' };
  const few = of([known, known, odd, refund]);
  expect(few).toMatchObject({ sums: { payments: '20.00', refunded: '4.00', net: '16.00' }, gaps: { unclear: 1 } });
  const most = of([known, odd, odd, refund]);
  expect(most?.sums).toEqual({ refunded: '4.00' });
  expect(most?.unknown).toEqual(new Set(['payments', 'net']));
  // A row whose type is not known may belong to any sum.
  expect(of([known, refund, { type: 'loan', amount: '5.00' }, { amount: '5.00' }])?.sums).toEqual({});
});

test.each(['PAID', 'paid', 'Succeeded', 'CAPTURED', 'settled'])(
  'a payment counts in any vocabulary of payments and any letter case: %s',
  (status) => {
    expect(of([{ type: 'PAYMENT', status, amount: '10.00' }])).toMatchObject({
      sums: { payments: '10.00', net: '10.00' },
      gaps: { unclear: 0, notCompleted: 0 },
    });
  },
);

test('a buyback has the sign of its direction, and a disputed payment nets to zero', () => {
  expect(of([{ type: 'buyback', amount: '20.00', direction: 'debit' }])?.sums.buybacks).toBe('-20.00');
  expect(of([{ type: 'payment', amount: '9.00', status: 'disputed', disputeAmount: '9.00' }])?.sums.net).toBe('0.00');
});

test.each(['debit', 'credit', undefined])(
  'a whole number in unknown units is in no sum (direction %s)',
  (direction) => {
    const sums = of([
      { type: 'buyback', amount: -2000, direction },
      { type: 'refund', refundAmount: -2000 },
    ]);
    expect(sums).toMatchObject({ sums: {}, gaps: { unreadable: 2 } });
    expect(sums?.sums.buybacks ?? sums?.sums.refunded).toBeUndefined();
  },
);

test.each([
  { amount: '-12.50' },
  { amount: -12.5 },
  { amount: '(12.50)' },
  { amount: '12.50-' },
  { amount: '12.50', direction: 'debit' },
])('money that went out without a type is in no sum: %o', (row) => {
  expect(sumTransactions([row, { amount: '20.00' }])).toMatchObject([
    { sums: { payments: '20.00', net: '20.00' }, gaps: { unclear: 1 } },
  ]);
});

test.each([
  [['1.234', '20'], 'USD', { sums: { payments: '20' }, gaps: { unreadable: 1 } }],
  [['1.234', '20.50'], 'USD', { sums: { payments: '21.734' }, gaps: { unreadable: 0 } }],
  [['1.234', '20.50', '3,5'], 'USD', { sums: {}, unknown: new Set(['payments', 'net']), gaps: { unreadable: 2 } }],
  [['1.234', '20'], 'KWD', { sums: { payments: '21.234' }, gaps: { unreadable: 0 } }],
] as const)('"1.234" is added only if its point is a decimal point: %s %s', (amounts, currency, expected) => {
  expect(of(amounts.map((amount) => ({ type: 'payment', amount, currency })))).toMatchObject(expected);
});

test('a file without types and statuses is one of payments, with what its columns say', () => {
  const sums = sumTransactions([{ amount: '10.00', fee: '1.00', refundAmount: '2.00', payoutAmount: '7.00' }]);
  expect(sums).toMatchObject([{ currency: '', sums: { payments: '10.00', net: '7.00', payouts: '7.00' } }]);
});
