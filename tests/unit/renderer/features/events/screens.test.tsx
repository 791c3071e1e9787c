/** Events on the demo's answers: the calendar, and the tabs of one event. */
import { ok, type Result } from '@contract/failure';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/events';
import { toDayPlans } from '../../../../../renderer/features/events/schedule/day-plan';
import { EntryLine } from '../../../../../renderer/features/events/schedule/entry-line';
import { Panel as SchedulePanel } from '../../../../../renderer/features/events/schedule/schedule-panel';
import { Subtitle } from '../../../../../renderer/features/events/subtitle';
import type { Values } from '../../../../../renderer/kit/area/field';
import { RelatedTab } from '../../../../../renderer/kit/detail/related-tab';
import * as papers from '../../../../../renderer/kit/print/papers/print-dialog';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { openApp } from '../../../../support/open-app';
import { unreachable } from '../../kit/copied';
import { openKit, setBridge } from '../../kit/kit-page';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const open = async (path: string) => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate(path));
  return app;
};

const live = async () => {
  const { bridge } = await open('/');
  const found = await bridge.call('event.list', { filters: { status: ['live'] } }, 'find');
  const [event] = found.ok ? found.value.rows : [];
  return { id: String(event?.id), name: String(event?.name), start: String(event?.startDate) };
};

test('the calendar shows events on their days, and the address keeps the month', async () => {
  const { name, start } = await live();
  const month = start.slice(0, 7);
  await act(async () => app?.router.navigate(`/events/calendar?month=${month}`));
  const table = await screen.findByRole('table', undefined, long);
  const [first] = await within(table).findAllByRole('link', { name: new RegExp(`^${name}, day 1 of`) }, long);
  expect(first?.closest('td')?.querySelector('time')?.getAttribute('datetime')).toBe(start.slice(0, 10));
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(app?.place()).not.toContain(month));
  expect(app?.place()).toMatch(/^\/events\/calendar\?month=\d{4}-\d{2}$/);
  await userEvent.click(screen.getByRole('tab', { name: 'List' }));
  await waitFor(() => expect(app?.place()).toBe('/events'));
});

test('an event shows its sales, and its schedule the time zone', async () => {
  const { id } = await live();
  await act(async () => app?.router.navigate(`/events/${id}`));
  const sold = within(await screen.findByRole('region', { name: 'Capacity sold' }, long));
  expect(sold.getByRole('progressbar', { name: 'Racer capacity' })).toBeDefined();
  await act(async () => app?.router.navigate(`/events/${id}?tab=schedule`));
  expect(await screen.findByText(/America\/Chicago/, undefined, long)).toBeDefined();
  expect((await screen.findAllByText('Delayed', undefined, long)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Gates open').length).toBeGreaterThan(1);
});

test('an announcement of the website is shown as text', async () => {
  const { id, name } = await live();
  await act(async () => app?.router.navigate(`/events/${id}?tab=latest`));
  expect(await screen.findByRole('heading', { name, level: 2 }, long)).toBeDefined();
  expect(screen.getByText('Gates close at 6:00 PM')).toBeDefined();
});

describe('the line below the name of an event', () => {
  const partsOf = (values: Values) => {
    const { container, unmount } = render(
      <MemoryRouter>
        <Subtitle values={values} />
      </MemoryRouter>,
    );
    const parts = [...(container.firstElementChild?.children ?? [])].map((part) => part.textContent);
    unmount();
    return parts;
  };

  test('shows dates, track and sales in the event’s time zone', () => {
    const event = {
      startDate: '2026-05-16T03:30:00Z',
      endDate: '2026-05-17T23:00:00Z',
      timezone: 'America/Chicago',
      trackName: 'Cedar Ridge Raceway',
      racerSold: 120,
      racerCapacity: '200',
      spectatorSold: 0,
      spectatorCapacity: 5_000,
    };
    expect(partsOf(event)).toEqual([
      'May 15 – 17, 2026',
      'Cedar Ridge Raceway',
      'Racers: 120 of 200 sold',
      'Spectators: 0 of 5,000 sold',
    ]);
  });

  test('leaves out values that were not sent', () => {
    expect(partsOf({})).toEqual([]);
    expect(partsOf({ startDate: '2026-05-16', racerSold: 12, spectatorCapacity: 300, trackName: null })).toEqual([
      'May 16, 2026',
      'Racers: 12 sold',
      'Spectators: capacity 300',
    ]);
  });

  test('shows a value of another type unchanged, and leaves out an invalid count', () => {
    expect(partsOf({ startDate: 'soon', racerSold: 'many', racerCapacity: -1, trackName: { name: 'Oval' } })).toEqual([
      'soon',
      'NameOval',
    ]);
  });
});

describe('the buyback offers of an event', () => {
  const openBuybacks = () => {
    const tab = area.tabs?.find(({ name }) => name === 'buyback');
    if (!tab || !('related' in tab)) throw new Error('Events have no buybacks tab.');
    openKit([{ path: '/', element: <RelatedTab area={area} tab={tab} values={{ id: 4 }} /> }], '/');
  };

  test('lists the offers of every round of a class, also when all rows are loaded', async () => {
    const rounds = [1, 2, 3].map((round) => ({ className: 'Super Comp', round, price: '50.00', currency: 'USD' }));
    setBridge(() => ok({ rows: rounds, total: 3, isComplete: false }));
    openBuybacks();
    const grid = await screen.findByRole('grid');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), 'all');
    await screen.findByText('1–3 of 3');
    expect(within(grid).getAllByText('Super Comp')).toHaveLength(3);
  });

  test('shows an expired offer as not offered, even if the server calls it enabled', async () => {
    const hour = 3_600_000;
    const offer = (className: string, enabled: unknown, hours: number) => ({
      className,
      enabled,
      closesAt: new Date(Date.now() + hours * hour).toISOString(),
    });
    const rows = [
      offer('Pro', true, 1),
      offer('Super Pro', true, -1),
      offer('No Box', 'off', 1),
      offer('Street', 'y', 1),
    ];
    setBridge(() => ok({ rows, total: 4, isComplete: true }));
    openBuybacks();
    const grid = await screen.findByRole('grid');
    const shown = (name: string) => within(grid).getByText(name).closest('[role="row"]')?.textContent;
    expect(shown('Pro')).toContain('ProYes');
    expect(shown('Super Pro')).toContain('ProNo');
    expect(shown('No Box')).toContain('BoxNo');
    expect(shown('Street')).toContain('StreetYes');
  });
});

describe('the schedule as a table', () => {
  beforeEach(resetStores);

  const openTable = async (answer: Result<unknown>) => {
    const { call } = setBridge((id) => (id === 'event.schedule' ? answer : ok({ rows: [], isComplete: true })));
    const { session } = useSession.getState();
    if (session) setSession({ ...session, person: { id: '1', name: 'Dana', email: '', more: {} } });
    const values = { id: 4, name: 'Bracket Bash', timezone: 'America/Chicago' };
    openKit([{ path: '/', element: <SchedulePanel values={values} /> }], '/');
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    return () => call.mock.calls.filter(([id]) => id === 'event.schedule').length;
  };

  test('says why it could not be loaded, and loads it again', async () => {
    const asked = await openTable(unreachable);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked()).toBe(2));
  });

  test('says what it leaves out, and on paper how old its copy is', async () => {
    const printed = vi.spyOn(papers, 'PrintDialog').mockReturnValue(null);
    const copy = { asOf: '2026-05-15T09:12:00.000Z' };
    const rows = [4, 5].map((eventId) => ({ id: eventId, eventId, day: '2026-05-16', title: `Finals of ${eventId}` }));
    await openTable({ ok: true, value: { rows, isComplete: true }, copy });
    expect(await screen.findByText('Finals of 4')).toBeDefined();
    expect(screen.getByText(/sent 1 row that doesn't belong here/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Print…' }));
    await waitFor(() =>
      expect(printed.mock.lastCall?.[0].papers).toMatchObject([{ copy, asOf: Date.parse(copy.asOf) }]),
    );
  });
});

describe('a session of the schedule', () => {
  test.each([
    [{ startTime: '09:00', endTime: '10:00' }, '9:00 AM – 10:00 AM'],
    [{ startTime: '09:00' }, '9:00 AM'],
    [{ endTime: '10:00' }, 'Ends 10:00 AM'],
    [{}, 'Time not known'],
  ])('an entry with %j says %s', (times, shown) => {
    const [plan] = toDayPlans([{ id: 1, day: '2026-05-16', title: 'Finals', ...times }]);
    const [entry] = plan?.entries ?? [];
    if (!plan || !entry) throw new Error('no entry');
    render(<EntryLine plan={plan} entry={entry} zone={undefined} isUnderWay={false} />);
    expect(screen.getByText(shown)).toBeDefined();
  });
});
