/** The button and the light on the demo's answers, and what they say of other states. */
import type { PackView } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { area } from '../../../../../../renderer/features/desk';
import { setOffline, useOffline } from '../../../../../../renderer/kit/stores/offline';
import { openApp } from '../../../../../support/open-app';

// Waiting ends with what is waited for; this only says when to give up, on a busy machine too.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 120_000 });
const long = { timeout: 30_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const open = async () => {
  app = await openApp('/', [area]);
  const { bridge } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => app?.router.navigate('/desk'));
  // The desk chooses today's event for a person who has never chosen one.
  await userEvent.click(await screen.findByRole('button', { name: 'Work on all events' }, long));
  return app;
};
const panel = () => within(screen.getByRole('dialog', { name: 'Prepared event' }));
const figures = () =>
  panel()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const start = () => screen.findByRole('button', { name: 'Prepare for this event' }, long);

test('an event is prepared by one click, and removed after a question', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await start());
  await user.click(await screen.findByRole('button', { name: 'Ready for no network' }, long));
  expect(await screen.findByText(/^Prepared .*, (just now|\d+ min ago) · .* [kM]?B$/, undefined, long)).toBeDefined();
  expect(screen.getByText('Available until you close Pitwall.')).toBeDefined();
  const counts = panel()
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(counts).toEqual(expect.arrayContaining(['bookings', 'tickets', 'visitors']));
  await user.click(panel().getByRole('button', { name: 'Work on this event' }));
  expect(panel().queryByRole('button', { name: 'Work on this event' })).toBeNull();
  expect(panel().getByText(/lists show only this event/)).toBeDefined();
  // Its button had the focus.
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  act(() => useOffline.setState(({ view }) => ({ view: { ...view, storage: 'disk' } })));
  expect(screen.getByText(/^It's removed from this computer on /)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove…' }));
  await user.click(await screen.findByRole('button', { name: 'Remove this event from this computer' }, long));
  await user.click(await start());
  await screen.findByRole('button', { name: 'Ready for no network' }, long);
  expect(screen.queryByRole('dialog', { name: 'Prepared event' })).toBeNull();
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

  test('says which parts are incomplete and why, and offers to get them', async () => {
    const { bridge, change } = await show({});
    const prepared = vi.spyOn(bridge.offline, 'prepare').mockResolvedValue(ok(null));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '2 of 3 parts incomplete' }, long));
    expect(await screen.findByText('2 of 3 parts incomplete · 4.2 MB', undefined, long)).toBeDefined();
    expect(screen.getByText(/^wishlists: /)).toBeDefined();
    expect(screen.queryByText(/^Prepared /)).toBeNull();
    expect(screen.queryByText('Available until you close Pitwall.')).toBeNull();
    expect(figures()).toEqual(['412 of 415 there', 'Not there']);
    await user.click(panel().getByRole('button', { name: 'Refresh' }));
    expect(prepared).toHaveBeenLastCalledWith(expect.objectContaining({ refresh: true }));
    await user.click(screen.getByRole('button', { name: "Get what's missing" }));
    expect(prepared).toHaveBeenLastCalledWith({ event: expect.objectContaining({ id: expect.anything() }) });
    // The button is gone; the focus stays in the panel.
    await change({ state: 'running' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Prepared event' })));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Prepared event' })).toBeNull());
  });

  test('shows the progress and what is there so far while it runs the first time, and cancels it', async () => {
    const { bridge, change } = await show({ state: 'running', parts: parts(3, 5) });
    const stopped = vi.spyOn(bridge.offline, 'stop').mockResolvedValue(ok(null));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Preparing… 8%' }, long));
    expect(await screen.findByRole('progressbar', { name: 'Preparing…' }, long)).toBeDefined();
    expect(screen.getByText('8% so far. Fetching tickets: 3 of 5 steps')).toBeDefined();
    expect(figures()).toEqual(['412']);
    expect(screen.queryByText(/MB$/)).toBeNull();
    expect(panel().queryByRole('button', { name: 'Refresh' })).toBeNull();
    // Between two steps all that is planned so far is there.
    await change({ parts: parts(5, 5) });
    expect(screen.queryByText(/^Prepared |^Available |lists show only/)).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    expect(stopped).toHaveBeenCalledOnce();
    await change({ state: 'stopped', parts: parts(5, 5) });
    expect(screen.getByRole('button', { name: 'Not ready for no network' })).toBeDefined();
    expect(screen.getByText('Stopped before it was complete · 4.2 MB')).toBeDefined();
    expect(screen.queryByText(/^Prepared |^Available |lists show only/)).toBeNull();
    expect(panel().getByRole('button', { name: "Get what's missing" })).toBeDefined();
  });

  test('never goes back, also after another page', async () => {
    const { change } = await show({ state: 'running', parts: parts(4, 5) });
    await screen.findByRole('button', { name: 'Preparing… 10%' }, long);
    await change({ parts: parts(4, 400) });
    await act(() => app?.router.navigate('/-'));
    expect(screen.queryByRole('button', { name: /^Preparing/ })).toBeNull();
    await act(() => app?.router.navigate('/desk'));
    expect(await screen.findByRole('button', { name: 'Preparing… 10%' }, long)).toBeDefined();
  });

  test('keeps the age and the counts of a whole copy while it is refreshed', async () => {
    const { change } = await show({ state: 'ready', parts: parts(5, 5) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ready for no network' }, long));
    expect(await screen.findByText(/^Prepared .*, 4\d min ago · 4.2 MB$/, undefined, long)).toBeDefined();
    await change({ state: 'running', parts: parts(3, 5) });
    expect(screen.getByRole('button', { name: 'Refreshing… 8%' })).toBeDefined();
    expect(panel().getByText(/^Refreshing the copy of \d+:\d\d [AP]M$/)).toBeDefined();
    expect(panel().getByText('Available until you close Pitwall.')).toBeDefined();
    expect(figures()).toEqual(['412']);
  });

  test('says if a refresh failed, and what the failure of preparing is', async () => {
    await show({
      parts: [{ name: 'event', done: 1, total: 7, rows: 1, gaps: 0, failure: { kind: 'network', code: 'offline' } }],
      state: 'ready',
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ready for no network' }, long));
    expect(await screen.findByText(/^Not refreshed \(event\): /, undefined, long)).toBeDefined();
  });

  test('runs without covering the page from the first press on, and can be stopped beside it', async () => {
    const { bridge, change } = await show({ state: 'running', parts: parts(3, 5) });
    const stopped = vi.spyOn(bridge.offline, 'stop').mockResolvedValue(ok(null));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop preparing' }, long));
    expect(stopped).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog', { name: 'Prepared event' })).toBeNull();
    await change({ state: 'stopped' });
    expect(screen.queryByRole('button', { name: 'Stop preparing' })).toBeNull();
  });

  test('says at once that it runs, before the first progress', async () => {
    const { bridge } = await open();
    vi.spyOn(bridge.offline, 'prepare').mockResolvedValue(ok(null));
    await userEvent.click(await start());
    expect(await screen.findByRole('button', { name: 'Preparing… 0%' }, long)).toBeDefined();
  });

  test('tells a failure of the call itself', async () => {
    const { bridge } = await open();
    vi.spyOn(bridge.offline, 'prepare').mockResolvedValue(fail('unexpected', 'unexpected'));
    await userEvent.click(await start());
    expect((await screen.findAllByText('Something went wrong in Pitwall', undefined, long)).length).toBeGreaterThan(0);
    expect(useOffline.getState().view.packs).toEqual([]);
    expect(await start()).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Prepared event' })).toBeNull();
  });
});
