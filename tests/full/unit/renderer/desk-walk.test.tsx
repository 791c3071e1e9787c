/** Walks the desk, the racers and the gate, and looks every read up in the copy of a prepared event. */

import type { EndpointId } from '@contract/table';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { isCopied } from '../../../../main/core/store/copied-call';
import { joinAreas } from '../../../../renderer/app/areas/site-map';
import { area as desk } from '../../../../renderer/features/desk';
import { area as inspections } from '../../../../renderer/features/inspections';
import { queryClient } from '../../../../renderer/kit/bridge/query-client';
import { toEventReference } from '../../../../renderer/kit/stores/current-event';
import { openApp } from '../../../support/open-app';
import { createPackHarness } from '../../../unit/main/core/pack/pack-harness';

vi.setConfig({ testTimeout: 180_000 });
const long = { timeout: 60_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

let asked: { readonly id: EndpointId; readonly input: unknown }[] = [];

/** Each tab, and a call that it makes. */
const tabs = [
  ['Gate', 'booking.ticketList'],
  ['Racers', 'inspection.techCard'],
  ['Waivers', 'inspection.terms'],
  ['Rain-out', 'transaction.list'],
  ['Buybacks', 'event.buybacks'],
  ['Settlement', 'docuSign.w9'],
  ['Close of day', 'booking.list'],
] as const;

/** When the tab has its content, and nothing is being read. */
const settled = async (): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('tabpanel')?.textContent).not.toBe(''), long);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), long);
};

const walk = async (eventId: string | number): Promise<void> => {
  const user = userEvent.setup();
  await act(() => app?.router.navigate('/desk'));
  for (const [name, call] of tabs) {
    await user.click(await screen.findByRole('tab', { name }, long));
    await waitFor(() => expect(asked.map(({ id }) => id)).toContain(call), long);
    await settled();
  }
  const racers = await app?.bridge.call('visitor.list', { userType: 'racer', eventId }, 'find-racers');
  const [racer] = racers?.ok ? racers.value.rows : [];
  await act(() => app?.router.navigate(`/inspections/${racer?.id}?event=${eventId}`));
  await screen.findByRole('heading', { level: 1 }, long);
  await settled();
};

test('every read of the desk is in the copy of a prepared event', async () => {
  app = await openApp('/', joinAreas([desk, inspections]));
  const { bridge } = app;
  await act(() => bridge.session.exploreDemo());
  const found = await bridge.call('event.list', { filters: { status: ['live'] } }, 'find');
  const { id: eventId } = toEventReference((found.ok ? found.value.rows[0] : undefined) ?? {}) ?? { id: 0 };
  asked = [];
  let running = 0;
  const { call } = bridge;
  vi.spyOn(bridge, 'call').mockImplementation((async (...[id, input, callId]: Parameters<typeof call>) => {
    asked.push({ id, input });
    running += 1;
    const answer = await call(id, input, callId);
    running -= 1;
    return answer;
  }) as typeof call);
  await walk(eventId);
  await expect.poll(() => running, long).toBe(0);

  const paddock = await createPackHarness({ rows: 20, now: Date.now() });
  const prepared = paddock.open();
  await prepared.packs.prepare({ event: { id: eventId, name: 'Live event' } });
  await expect.poll(async () => (await prepared.packOf(eventId))?.state, long).toBe('ready');
  const missing: string[] = [];
  for (const { id: read, input } of asked)
    if (isCopied(read) && !(await prepared.copy.find(read, input))) missing.push(`${read} ${JSON.stringify(input)}`);
  expect(asked.length).toBeGreaterThan(30);
  expect([...new Set(missing)]).toEqual([]);
});
