/** The board on the demo's answers: calls, search by car number, selection, and the desk's tab. */
import type { Bridge } from '@contract/bridge';
import { ok } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { joinAreas } from '../../../../../renderer/app/areas/site-map';
import { area as desk } from '../../../../../renderer/features/desk';
import { area } from '../../../../../renderer/features/inspections';
import { chooseEvent, toEventReference } from '../../../../../renderer/kit/stores/current-event';
import { takeMessageStart } from '../../../../../renderer/state/message-start';
import { openApp } from '../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 30_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

type Call = Bridge['call'];

/** Opens a page of the demo. `wait` holds back answers; `calls` has the ids of all calls. */
const open = async (path: string, wait: (id: string) => boolean = () => false) => {
  // With fewer bookings, some times of the day leave today's event a single racer.
  app = await openApp('/', joinAreas([desk, area]), 100);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const found = await bridge.call('event.list', { filters: { status: ['live'] } }, 'find');
  const event = found.ok ? found.value.rows[0] : undefined;
  const tickets = await bridge.call(
    'booking.ticketList',
    { eventId: event?.id ?? '', filters: { ticketType: ['racer'], status: ['valid', 'used'] }, perPage: 500 },
    'find-tickets',
  );
  const calls: string[] = [];
  const inFlight = { now: 0, most: 0 };
  const call: Call = async (id, input, callId) => {
    calls.push(id);
    if (wait(id)) return new Promise(() => {});
    if (!id.startsWith('inspection.')) return bridge.call(id, input, callId);
    inFlight.now += 1;
    inFlight.most = Math.max(inFlight.most, inFlight.now);
    const answer = await bridge.call(id, input, callId);
    inFlight.now -= 1;
    return answer;
  };
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  await act(() => router.navigate(path));
  return { ...app, event, tickets: tickets.ok ? tickets.value.rows : [], calls, inFlight };
};

const racers = () => screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }, long);
const isLoaded = () =>
  waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'), { timeout: 40_000 });

test('a car number of the tickets is found while everything else loads, and is in the first column', async () => {
  const { tickets } = await open('/inspections', (id) => id === 'visitor.list' || id.startsWith('inspection.'));
  const ticket = tickets.find(({ vehicleNumber }) => vehicleNumber);
  await racers();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search racers' }), `#${ticket?.vehicleNumber}`);
  await waitFor(() => {
    const [, first] = screen.getAllByRole('row');
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(cells[1]?.textContent).toContain(`#${ticket?.vehicleNumber}`);
  });
});

test('at most twelve calls are under way; returning asks nothing again, and refreshing asks for everything', async () => {
  const { calls, inFlight, router } = await open('/inspections');
  await racers();
  await isLoaded();
  const parts = () => calls.filter((id) => id.startsWith('inspection.')).length;
  const first = calls.length;
  const loaded = parts();
  expect(loaded % 7).toBe(0);
  expect(inFlight.most).toBeLessThanOrEqual(12);
  await act(() => router.navigate('/desk'));
  await act(() => router.navigate('/inspections'));
  await racers();
  expect(screen.queryByText(/^Loading/)).toBeNull();
  expect(calls.slice(first).filter((id) => id !== 'event.list')).toEqual([]);
  expect(screen.getByText(/^just now$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(parts()).toBe(2 * loaded), long);
  expect(calls.slice(first)).toEqual(expect.arrayContaining(['visitor.list', 'booking.list', 'booking.ticketList']));
});

test('without an event in the address, the board shows the current event', async () => {
  const { bridge } = await open('/inspections', (id) => id.startsWith('inspection.'));
  const all = await bridge.call('event.list', { sort: 'desc', sortColumn: 'startDate' }, 'find-last');
  const last = all.ok ? all.value.rows[0] : undefined;
  act(() => chooseEvent(toEventReference(last ?? {})));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Inspections' }).nextElementSibling?.textContent).toContain(last?.name),
  );
});

test("the desk's tab selects racers by keyboard, and exports the shown or the selected ones", async () => {
  const { event, place } = await open('/desk?tab=racers');
  const exportCsv = vi.fn(async (_request: { words: string[]; source: { rows: Record<string, unknown>[] } }) =>
    ok(null),
  );
  Object.assign(window.bridge.files, { exportCsv });

  await racers();
  expect(screen.queryByRole('heading', { name: 'Inspections' })).toBeNull();
  await isLoaded();
  const [first] = await racers();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const all = exportCsv.mock.calls.at(-1)?.[0];
  expect(all?.words.join(' ')).toContain(String(event?.name));
  expect(all?.source.rows.length).toBeGreaterThanOrEqual((await racers()).length);

  act(() => first?.focus());
  await user.keyboard(' ');
  await user.keyboard('{ArrowDown} ');
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected people' }));
  expect(bar.getByText('2 selected')).toBeDefined();
  await user.click(bar.getByRole('button', { name: 'Export' }));
  const rows = exportCsv.mock.calls.at(-1)?.[0].source.rows ?? [];
  expect(rows).toHaveLength(2);
  expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['number', 'phone', 'missing', 'lane', 'due']));

  act(() => first?.focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar', { name: 'Selected people' })).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  expect(await screen.findByText(`${all?.source.rows.length} selected`)).toBeDefined();
  const [, message] = screen.getAllByRole('button', { name: 'Message…' });
  await user.click(message as HTMLElement);
  expect(place()).toBe('/messages');
  expect(takeMessageStart()).toMatchObject({ event: { id: String(event?.id) } });
});
