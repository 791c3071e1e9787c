/** Every figure links to a list with as many records as the figure, filtered by the server or by the page. */
import type { EndpointId } from '@contract/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { periods, toDays } from '../../../../../renderer/features/dashboard/dashboard-screen';
import { figureAddresses } from '../../../../../renderer/features/dashboard/figures';
import { createInMemoryRows } from '../../../../../renderer/kit/list/data/in-memory-rows';
import { matchingQuery, readState } from '../../../../../renderer/kit/list/data/list-state';
import { createClient, type Fields, may } from '../../../mocks/client';

const client = createClient();
beforeAll(async () => {
  await client.signIn();
});

/** All rows of a list at an address, filtered by the server and by the page. The demo's server counts days in UTC. */
const rowsAt = async (call: EndpointId, address: string): Promise<readonly Fields[]> => {
  const state = readState(address.slice(address.indexOf('?')));
  const filtered = await client.rows(call, { ...matchingQuery(state), perPage: 10_000 });
  const all = await client.rows(call, { perPage: 10_000 });
  const whole = createInMemoryRows(all.map((row) => ({ ...row, timezone: 'UTC' })));
  expect(whole.view(state, () => undefined).length).toBe(filtered.length);
  return filtered;
};
const cents = (rows: readonly Fields[]): number =>
  rows.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);

describe.each(periods)('over %i days', (period) => {
  const days = toDays(period, may);
  const open = async () => {
    const overview = await client.value('dashboard.overview', days);
    return { overview, to: figureAddresses(overview, days) };
  };

  test('the figures of bookings and tickets equal the lengths of their lists', async () => {
    const { overview, to } = await open();
    expect(await rowsAt('booking.list', to.bookings)).toHaveLength(Number(overview.totalBookings));
    expect(await rowsAt('booking.ticketList', to.tickets)).toHaveLength(Number(overview.totalTicketsSold));
  });

  test('revenue is the sum of its list minus refunds', async () => {
    const { overview, to } = await open();
    const revenue = Math.round((Number(overview.totalRevenue) + Number(overview.totalRefunded)) * 100);
    expect(cents(await rowsAt('booking.list', to.revenue))).toBe(revenue);
    expect(to.revenue).toMatch(/^\/bookings\?/);
  });
});

test('the figures of check-ins and visitors equal the lengths of their lists', async () => {
  const overview = await client.value('dashboard.overview');
  const to = figureAddresses(overview, toDays(30, may));
  expect(Number(overview.checkedInToday)).toBeGreaterThan(0);
  expect(await rowsAt('booking.ticketList', to.checkedIn)).toHaveLength(Number(overview.checkedInToday));
  expect(await rowsAt('visitor.list', to.visitors)).toHaveLength(Number(overview.totalVisitors));
});

test('the requested period is used if the server reports none', () => {
  const to = figureAddresses({}, { startDate: '2026-05-10', endDate: '2026-05-16' });
  expect(readState(to.bookings.slice('/bookings'.length)).filters).toEqual({ bookingDate: ['2026-05-10..2026-05-16'] });
  expect(readState(to.checkedIn.slice('/tickets'.length)).filters).toEqual({ checkedInAt: ['2026-05-16..2026-05-16'] });
});
