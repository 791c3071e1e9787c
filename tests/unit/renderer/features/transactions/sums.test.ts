/** Sums of bookings are exact and never across currencies. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumByCurrency } from '../../../../../renderer/features/transactions/sums';

/** An amount in cents as the server writes it: "-12.05". */
const written = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

test('each currency is summed separately and exactly', () => {
  const row = fc.record({
    currency: fc.constantFrom('USD', 'EUR', 'CAD'),
    cents: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const sums = sumByCurrency(
        rows.map(({ currency, cents }) => ({ currency, total: written(cents), paymentStatus: 'paid' })),
      );
      expect(sums.map(({ currency }) => currency).sort()).toEqual([...new Set(rows.map((one) => one.currency))].sort());
      for (const { currency, count, sums: of } of sums) {
        const own = rows.filter((one) => one.currency === currency);
        expect(count).toBe(own.length);
        expect(of.total).toBe(written(own.reduce((sum, { cents }) => sum + cents, 0)));
        expect(of.paid).toBe(of.total);
      }
    }),
  );
});

test('sums keep digits that a float would lose', () => {
  const rows = ['0.1', '0.2', '9007199254740993.01'].map((total) => ({ currency: 'usd', total }));
  expect(sumByCurrency(rows)).toMatchObject([
    { currency: 'USD', sums: { total: '9007199254740993.31', other: '9007199254740993.31' } },
  ]);
});

test('a total that is missing or not a number is left out and counted as unread', () => {
  const rows = [
    { currency: 'USD', total: '10.00', tax: '0.80', paymentStatus: 'unpaid' },
    { currency: 'USD', total: null, paymentStatus: 'paid' },
    { currency: 'USD', total: 'free', paymentStatus: 'paid' },
    { total: '5', paymentStatus: 'partially_refunded' },
  ];
  expect(sumByCurrency(rows)).toEqual([
    { currency: 'USD', count: 3, unread: 2, sums: { total: '10.00', tax: '0.80', open: '10.00' } },
    { currency: '', count: 1, unread: 0, sums: { total: '5', refunded: '5' } },
  ]);
});

test('whole numbers, which may be cents, are not added', () => {
  const rows = [
    { currency: 'USD', total: '30.00' },
    { currency: 'USD', total: 32_195, tax: 500 },
  ];
  expect(sumByCurrency(rows)).toMatchObject([{ count: 2, unread: 1, sums: { total: '30.00' } }]);
  expect(sumByCurrency(rows)[0]?.sums.tax).toBeUndefined();
});
