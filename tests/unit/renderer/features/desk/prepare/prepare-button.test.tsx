/** The button and the light on the demo's answers, and what they say of other states. */
import type { PackView } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { area } from '../../../../../../renderer/features/desk';
import { setOffline, useOffline } from '../../../../../../renderer/kit/stores/offline';
import { openApp } from '../../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 30_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const open = async () => {
  app = await openApp('/', [area]);
  const { bridge } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => app?.router.navigate('/desk'));
  return app;
};
const panel = () => within(screen.getByRole('dialog', { name: 'Prepared event' }));
const start = () => screen.findByRole('button', { name: 'Prepare for this event' }, long);

test('an event is prepared by one click, and removed after a question', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await start());
  await user.click(await screen.findByRole('button', { name: 'Ready for no network' }, long));
  expect(await screen.findByText(/^Prepared .*, just now · .* [kM]?B$/, undefined, long)).toBeDefined();
  expect(screen.getByText('Available until you close Pitwall.')).toBeDefined();
  const counts = panel()
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(counts).toEqual(expect.arrayContaining(['bookings', 'tickets', 'visitors']));
  await user.click(panel().getByRole('button', { name: 'Work on this event' }));
  expect(panel().queryByText(/lists show only this event/)).toBeNull();
  act(() => useOffline.setState(({ view }) => ({ view: { ...view, storage: 'disk' } })));
  expect(screen.getByText(/^It's removed from this computer on /)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove…' }));
  await user.click(await screen.findByRole('button', { name: 'Remove this event from this computer' }, long));
  expect(await start()).toBeDefined();
});

describe('the light', () => {
  /** The event is there, and some of the calls for its tickets. */
  const parts = (done: number, total: number): PackView['parts'] => [
    { name: 'event', done: 7, total: 7, rows: 1, gaps: 0 },
    { name: 'tickets', done, total, rows: 412, gaps: 0 },
  ];
  const show = async (first: Partial<PackView>) => {
    const { bridge } = await open();
    await start();
    // The demo's own view comes once the store is open.
    await expect.poll(() => useOffline.getState().view.storage, long).toBe('memory');
    const found = await bridge.call('event.list', { filters: { status: ['live'] } }, 'find');
    const id = String(found.ok ? found.value.rows[0]?.id : '');
    const parts: PackView['parts'] = [
      { name: 'event', done: 7, total: 7, rows: 1, gaps: 0 },
      { name: 'tickets', done: 1, total: 1, rows: 412, expected: 415, gaps: 0 },
      { name: 'wishlists', done: 1, total: 1, rows: 0, gaps: 1, failure: { kind: 'refused', code: 'not-allowed' } },
    ];
    const pack: PackView = {
      ...{ event: { id, name: 'Night race' }, state: 'incomplete', bytes: 4_200_000, parts },
      asOf: new Date(Date.now() - 41.5 * 60_000).toISOString(),
      ...first,
    };
    const change = (next: Partial<PackView>) =>
      act(() => setOffline({ storage: 'memory', answers: 9, bytes: 4_200_000, packs: [{ ...pack, ...next }] }));
    await change({});
    return { bridge, change };
  };

  test('says which parts are missing and why, and offers to get them', async () => {
    const { bridge } = await show({});
    const prepared = vi.spyOn(bridge.offline, 'prepare').mockResolvedValue(ok(null));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '2 of 3 parts missing' }, long));
    expect(
      await screen.findByText('2 of 3 parts missing: tickets (only 412 of 415), wishlists', undefined, long),
    ).toBeDefined();
    expect(screen.getByText(/^wishlists: /)).toBeDefined();
    expect(screen.getByText('4.2 MB')).toBeDefined();
    expect(screen.queryByText(/^Prepared /)).toBeNull();
    expect(panel().getByRole('definition').textContent).toBe('412 of 415');
    await user.click(screen.getByRole('button', { name: "Get what's missing" }));
    expect(prepared).toHaveBeenCalledWith({ event: expect.objectContaining({ id: expect.anything() }) });
    await user.click(panel().getByRole('button', { name: 'Refresh' }));
    expect(prepared).toHaveBeenLastCalledWith(expect.objectContaining({ refresh: true }));
  });

  test('shows the progress while it runs, and stops it', async () => {
    const { bridge } = await show({ state: 'running', parts: parts(3, 5) });
    const stopped = vi.spyOn(bridge.offline, 'stop').mockResolvedValue(ok(null));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Stop preparing' }, long));
    expect(stopped).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Preparing… 8%' }));
    expect(await screen.findByRole('progressbar', { name: 'Preparing…' }, long)).toBeDefined();
    expect(screen.getByText('Fetching tickets: 3 of 5')).toBeDefined();
    expect(screen.queryByText(/^Prepared /)).toBeNull();
    expect(panel().queryByRole('button', { name: 'Refresh' })).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Stop' }));
    expect(stopped).toHaveBeenCalledTimes(2);
  });

  test('never goes back, keeps the age of a whole copy, and the focus when the buttons change', async () => {
    const { change } = await show({ state: 'running', parts: parts(4, 5) });
    await screen.findByRole('button', { name: 'Preparing… 10%' }, long);
    await change({ parts: parts(4, 400), isWhole: true });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Preparing… 10%' }, long));
    expect(await screen.findByText(/^Prepared .*, 41 min ago$/, undefined, long)).toBeDefined();
    (await panel().findByRole('button', { name: 'Stop' })).focus();
    await change({ state: 'stopped', parts: parts(4, 400), isWhole: true });
    expect(panel().queryByText(/parts missing/)).toBeNull();
    expect(panel().queryByRole('button', { name: "Get what's missing" })).toBeNull();
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Prepared event' })).toBeNull());
  });

  test('says if a refresh failed, and what the failure of preparing is', async () => {
    await show({
      parts: [{ name: 'event', done: 1, total: 7, rows: 1, gaps: 0, failure: { kind: 'network', code: 'offline' } }],
      state: 'ready',
      isWhole: true,
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ready for no network' }, long));
    expect(await screen.findByText(/^Not refreshed \(event\): /, undefined, long)).toBeDefined();
  });

  test('tells a failure of the call itself', async () => {
    const { bridge } = await open();
    vi.spyOn(bridge.offline, 'prepare').mockResolvedValue(fail('unexpected', 'unexpected'));
    await userEvent.click(await start());
    expect((await screen.findAllByText('Something went wrong in Pitwall', undefined, long)).length).toBeGreaterThan(0);
    expect(useOffline.getState().view.packs).toEqual([]);
  });
});
