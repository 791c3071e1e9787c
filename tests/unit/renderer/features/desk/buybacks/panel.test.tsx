/** The buyback desk on the demo's answers: rounds with their racers, and a countdown that announces few marks. */
import type { Bridge } from '@contract/bridge';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../../renderer/features/desk';
import { openApp } from '../../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => {
  vi.useRealTimers();
  app?.close();
});

const minute = 60_000;

/** Opens the tab with these offers and buybacks. */
const openTab = async (offers: readonly object[], buybacks: readonly object[], hasAllOffers = true) => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const answers: Readonly<Record<string, readonly object[]>> = { 'event.buybacks': offers, 'buyback.list': buybacks };
  const { call } = bridge;
  const answer = async (id: string, input: unknown, callId: string): Promise<unknown> => {
    const rows = answers[id];
    if (!rows) return call(id as 'event.list', input as never, callId);
    const isComplete = id !== 'event.buybacks' || hasAllOffers;
    return { ok: true, value: { rows, ...(isComplete ? { total: rows.length } : {}), isComplete } };
  };
  Object.assign(bridge, { call: answer as Bridge['call'] });
  await act(() => router.navigate('/desk?tab=buybacks'));
};

/** The same with one offer that closes in so many minutes. */
const open = async (closesIn: number, buybacks: readonly object[], more: object = {}) => {
  const offer = {
    className: 'Super Pro',
    round: 1,
    price: '45.00',
    currency: 'USD',
    enabled: true,
    available: 17,
    closesAt: new Date(Date.now() + closesIn * minute).toISOString(),
    ...more,
  };
  await openTab([offer], buybacks);
  return screen.findByRole('region', { name: 'Super Pro · Round 1' }, long);
};

test('says that there are none only if all offers were read', async () => {
  await openTab([], [], false);
  expect(await screen.findByText(/^None of the rows that were read belong here/, undefined, long)).toBeDefined();
  app?.close();
  await openTab([], []);
  expect(await screen.findByText('No buybacks', undefined, long)).toBeDefined();
});

test('a closing time without a zone is counted down as assumed, and one that can’t be read is not known', async () => {
  const card = await open(90, [], { closesAt: '2099-01-01T00:00:00' });
  expect(within(card).getByRole('timer').textContent).toMatch(/^Closes in .* \(assumed\)$/);
  app?.close();
  const other = await open(90, [], { closesAt: 'at dusk' });
  expect(within(other).getByRole('timer').textContent).toBe('Not known');
});

test('racers are out or back as their buybacks say, with seats, money and the service’s limit in words', async () => {
  const base = {
    buybackType: 'race_reentry',
    className: 'Super Pro',
    round: 1,
    currency: 'USD',
    buybackPrice: '45.00',
  };
  const card = await open(90, [
    { ...base, id: 1, userName: 'Ana Reyes', status: 'used', paymentStatus: 'paid' },
    { ...base, id: 2, userName: 'Ben Ito', status: 'requested', paymentStatus: 'unpaid' },
  ]);
  const back = await within(card).findByRole('list', { name: 'Bought back' });
  expect(back.textContent?.trim()).toBe('Ana Reyes');
  expect(within(card).getByRole('list', { name: 'Out' }).textContent?.trim()).toBe('Ben Ito · Requested');
  expect(within(card).getByText('17')).toBeDefined();
  expect(within(card).getByText('$45.00')).toBeDefined();
  expect(within(card).getByRole('timer').textContent).toMatch(/^Closes in 1:\d\d:\d\d$/);
  expect(screen.getByText(/The service has no race results/)).toBeDefined();
});

test('the countdown runs each second, is announced at its marks only, and ends as closed', async () => {
  const card = await open(5.05, []);
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setInterval', 'clearInterval'] });
  // Another visibility event takes the page's time again, with the test's clock.
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  const status = within(card).getByRole('status');
  expect(status.textContent).toBe('Super Pro · Round 1 closes in less than 10 minutes.');
  const shown = within(card).getByRole('timer').textContent;
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(within(card).getByRole('timer').textContent).not.toBe(shown);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(status.textContent).toBe('Super Pro · Round 1 closes in less than 5 minutes.');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(status.textContent).toBe('Super Pro · Round 1 closes in less than 5 minutes.');
  await act(() => vi.advanceTimersByTimeAsync(5 * minute));
  expect(within(card).getByRole('timer').textContent).toBe('Closed');
  expect(status.textContent).toBe('Super Pro · Round 1 is closed.');
});
