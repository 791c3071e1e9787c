/** An event's log that could not be read, in jsdom: no screen waits for it forever, counts it as empty, or saves it as a file. */
import { fail, ok } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GateCounts } from '../../../../../renderer/event/scan/gate-counts';
import type { ComputedFile, DayFileProps } from '../../../../../renderer/features/desk/day/day-file';
import { RainChecksFile, RollCallsFile, ScansFile } from '../../../../../renderer/features/desk/day/log-files';
import { Panel as RainOutPanel } from '../../../../../renderer/features/desk/rain-out/rain-out-panel';
import { Panel as RollCallsPanel } from '../../../../../renderer/features/desk/roll-calls/roll-calls-panel';
import { Panel as ScansPanel } from '../../../../../renderer/features/desk/scans/scans-panel';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../kit/kit-page';

const event = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };

beforeEach(resetStores);

/** Opens a part of the desk whose log can't be read until the disk is mended. */
const open = (element: React.ReactElement) => {
  const { eventLog } = setBridge(() => ok({ rows: [], total: 0, isComplete: true }));
  eventLog.list.mockResolvedValue(fail('unexpected', 'unexpected'));
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '1', name: 'Dana', email: '', more: {} } });
  openKit([{ path: '*', element }], '/desk');
  return { mend: () => eventLog.list.mockResolvedValue(ok([])) };
};

test.each([
  ['scans', ScansPanel, 'No scans yet'],
  ['roll calls', RollCallsPanel, 'No roll calls yet'],
  ['refunds', RainOutPanel, 'No paid bookings'],
] as const)('the tab of %s says why, and shows its rows once trying again succeeds', async (_, Panel, empty) => {
  const { mend } = open(<Panel values={event} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(empty)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  mend();
  await userEvent.click(retry);
  await screen.findByText(empty);
});

test('the gate shows no counts, and says why', async () => {
  open(<GateCounts event={event} />);
  await screen.findByText("The event's log on this computer couldn't be read.");
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', '–', '–']);
});

test.each<[string, ComponentType<DayFileProps>]>([
  ['scans', ScansFile],
  ['roll calls', RollCallsFile],
  ['rain checks', RainChecksFile],
])('the file of %s fails with the reason, and is computed once trying again succeeds', async (_, File) => {
  const onChange = vi.fn((_name: string, _file: ComputedFile) => undefined);
  const { mend } = open(<File event={event} onChange={onChange} />);
  const last = () => onChange.mock.lastCall?.[1];
  await waitFor(() => expect(last()?.failure).toMatchObject({ code: 'unexpected' }));
  mend();
  last()?.retry();
  await waitFor(() => expect(last()?.file).toBeDefined());
});
