/** Removing a prepared event in jsdom: the log of its gates is counted, and only goes if the person says so. */
import type { PackView } from '@contract/bridge';
import type { LogEntry } from '@contract/event-log/entry';
import { ok } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RemovePack } from '../../../../renderer/event/log/remove-pack';
import { resetStores } from '../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../renderer/kit/stores/session';
import { toListed } from '../../../support/event-log';
import { openKit, setBridge } from '../kit/kit-page';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-${String(last).padStart(12, '0')}`;
const origin = (id: number) => ({
  ...{ id: uuid(id), event: '31', at: '2026-11-21T14:00:00.000Z', computer: uuid(9), gate: '', by: 'Dana' },
});
const scan: LogEntry = {
  ...{ ...origin(1), kind: 'scan', code: 'TK-1', direction: 'in', answer: 'valid', verdict: 'valid', open: [] },
};
const mark = (id: number): LogEntry => ({
  ...{ ...origin(id), kind: 'mark', list: uuid(8), person: `user ${id}`, name: 'Zoe Vale', value: 'yes' },
});
const pack = { event: { id: '31', name: 'Madness' }, state: 'ready', bytes: 1, parts: [] } as PackView;

const open = (entries: readonly LogEntry[]) => {
  resetStores();
  setBridge(() => ok(null));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', ability: [{ action: 'manage', subject: 'all' }] },
    ...{ keychain: 'none', isStored: false, person: { id: '1', name: 'Dana', email: '', more: {} } },
  });
  const remove = vi.fn(async () => ok(null));
  const removeLog = vi.fn(async () => ok(null));
  Object.assign(window.bridge, {
    eventLog: { list: async () => toListed(entries), computer: async () => ok(uuid(9)), remove: removeLog },
    offline: { remove },
  });
  openKit([{ path: '*', element: <RemovePack pack={pack} onClose={() => undefined} /> }], '/desk');
  return { remove, removeLog };
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Remove this event from this computer' }));

test('says how much is logged, and keeps it unless the person ticks the box', async () => {
  const { remove, removeLog } = open([scan, mark(2), mark(3)]);
  await screen.findByText(/1 scan, 2 roll call marks/);
  await confirm();
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ event: '31' }));
  expect(removeLog).not.toHaveBeenCalled();
});

test('removes the log too if the person ticks the box', async () => {
  const { removeLog } = open([scan]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Also remove this log/ }));
  await confirm();
  await waitFor(() => expect(removeLog).toHaveBeenCalledWith({ event: '31' }));
});

test('says nothing of a log if there is none', async () => {
  const { remove } = open([]);
  await confirm();
  await waitFor(() => expect(remove).toHaveBeenCalled());
  expect(screen.queryByRole('checkbox')).toBeNull();
});
