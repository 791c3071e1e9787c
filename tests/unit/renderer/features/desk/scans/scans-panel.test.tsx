/** The list of scans in jsdom: the merged logs of two laptops, its search and file, and 100,000 scans. */
import type { LogEntry } from '@contract/event-log/entry';
import { ok } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { takeEntries } from '../../../../../../renderer/event/log/event-log';
import { Panel } from '../../../../../../renderer/features/desk/scans/scans-panel';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../../support/event-log';
import { openKit, setBridge } from '../../../kit/kit-page';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-${String(last).padStart(12, '0')}`;
const own = uuid(999_999_001);
const other = uuid(999_999_002);
const start = Date.UTC(2026, 10, 21, 14);

const scan = (id: number, computer = own): LogEntry => ({
  ...{ kind: 'scan', id: uuid(id), event: '31', at: new Date(start + id * 1_000).toISOString(), computer, by: 'Dana' },
  ...{ gate: computer === own ? 'Gate 1' : 'Gate 2', code: `TK-${id}`, direction: 'in', answer: 'valid' },
  ...{ verdict: 'valid', open: [], subject: { ticketId: String(id), bookingId: String(id), holder: `Person ${id}` } },
});

const open = (entries: readonly LogEntry[]) => {
  resetStores();
  const bridge = setBridge(() => ok(null));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', ability: [{ action: 'manage', subject: 'all' }] },
    ...{ keychain: 'none', isStored: false, person: { id: '1', name: 'Dana', email: '', more: {} } },
  } as Parameters<typeof setSession>[0]);
  const eventLog = { list: vi.fn(async () => toListed(entries)), computer: async () => ok(own) };
  Object.assign(window.bridge, { eventLog });
  const values = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };
  const opened = openKit(
    [
      { path: '/bookings/:id', element: <p>Booking</p> },
      { path: '*', element: <Panel values={values} /> },
    ],
    '/desk',
  );
  return { ...bridge, ...opened };
};

const rowsOf = (grid: HTMLElement) => [...grid.querySelectorAll('[data-index]')].map((row) => row.textContent ?? '');
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows the logs of two laptops as one, also when the other comes later, by time and each scan once', async () => {
  open([scan(1), scan(3)]);
  const grid = await screen.findByRole('grid', { name: 'Scans' });
  await waitFor(() => expect(rowsOf(grid)).toHaveLength(2));
  act(() => takeEntries([scan(2, other), scan(1)]));
  await waitFor(() => expect(rowsOf(grid)).toHaveLength(3));
  expect(rowsOf(grid).map((row) => /TK-\d/.exec(row)?.[0])).toEqual(['TK-3', 'TK-2', 'TK-1']);
  expect(rowsOf(grid).map((row) => row.includes('This computer'))).toEqual([true, false, true]);
  expect(figure('Scans')).toBe('3');
});

test('opens the booking of a scan, and saves what was searched for as a file', async () => {
  const { exportCsv, place } = open([scan(1), scan(2), scan(12)]);
  const grid = await screen.findByRole('grid', { name: 'Scans' });
  await waitFor(() => expect(rowsOf(grid)).toHaveLength(3));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search scans' }), 'person 12');
  await waitFor(() => expect(rowsOf(grid)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export Scans' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Save as…' }));
  await waitFor(() => expect(exportCsv).toHaveBeenCalledTimes(1));
  expect(JSON.stringify(exportCsv.mock.calls[0])).toMatch(/TK-12/);
  expect(JSON.stringify(exportCsv.mock.calls[0])).not.toMatch(/"TK-1"/);
  await userEvent.click(within(grid).getByText('Person 12'));
  await waitFor(() => expect(place()).toBe('/bookings/12'));
});

test('says that there are no scans yet', async () => {
  open([]);
  await screen.findByText('No scans yet');
  screen.getByRole('button', { name: 'Key in paper…' });
});

test('draws only the visible ones of 100,000 scans, and finds one of them', async () => {
  open(Array.from({ length: 100_000 }, (_, id) => scan(id + 1)));
  const grid = await screen.findByRole('grid', { name: 'Scans' });
  await waitFor(() => expect(rowsOf(grid).length).toBeGreaterThan(0));
  expect(rowsOf(grid).length).toBeLessThan(100);
  expect(figure('Scans')).toBe('100,000');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search scans' }), 'TK-77123');
  await waitFor(() => expect(rowsOf(grid)).toHaveLength(1));
}, 60_000);
