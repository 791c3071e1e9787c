/** One reading of money for figures and charts, and lists that were not sent. */
import type { Dashboard } from '@contract/entities/dashboard';
import { expect, test } from 'vitest';
import { toDisplayable } from '../../../../../renderer/features/dashboard/displayable';

const of = (answer: object) => toDisplayable(answer as Dashboard);

test('a unit that is unknown in one amount is unknown in all', () => {
  const shown = of({
    totalRevenue: 7_366_358,
    totalRefunded: '12000',
    currency: 'USD',
    dailySales: [
      { date: '2026-05-16', amount: '45900' },
      { date: '2026-05-17', amount: '0' },
    ],
    otherCurrencies: [{ currency: 'CAD', amount: '9900' }],
  });
  expect(shown.totalRefunded).toBe(12_000);
  expect(shown.dailySales?.map(({ amount }) => amount)).toEqual([45_900, 0]);
  expect(shown.otherCurrencies?.map(({ amount }) => amount)).toEqual([9_900]);
});

test('amounts with a known unit stay as they are', () => {
  const shown = of({ totalRevenue: '73663.58', dailySales: [{ date: '2026-05-16', amount: '459' }] });
  expect(shown).toMatchObject({ totalRevenue: '73663.58', dailySales: [{ amount: '459' }] });
});

test('a list that was not sent, or in another form, is not an empty one', () => {
  expect(of({ upcomingEvents: [], recentBookings: [] })).toMatchObject({ upcomingEvents: [], recentBookings: [] });
  expect(of({ upcomingEvents: { next: 1 } })).toMatchObject({ upcomingEvents: null, recentBookings: null });
});
