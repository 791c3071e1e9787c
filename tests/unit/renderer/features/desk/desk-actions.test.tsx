/** The dialogs of the desk's actions in jsdom: they stay with their event when another window chooses another one. */
import type { DayFolderRequest } from '@contract/bridge';
import { ok } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeskActions } from '../../../../../renderer/features/desk/desk-actions';
import { runCommand } from '../../../../../renderer/kit/commands/command';
import { collectDrafts, restoreDrafts } from '../../../../../renderer/kit/stores/drafts';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../kit/kit-page';

const eventOf = (id: number) => ({ id, name: `Event ${id}`, startDate: '2026-11-21', timezone: 'UTC' });

beforeEach(resetStores);

const open = async () => {
  const { eventLog } = setBridge(() => ok({ rows: [], total: 0, isComplete: true }));
  const chooseDayFolder = vi.fn(async (_request: DayFolderRequest) => ok(null));
  Object.assign(window.bridge.files, { chooseDayFolder });
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '1', name: 'Dana', email: '', more: {} } });
  let choose: (id: number) => void = () => undefined;
  const Desk = () => {
    const [id, setId] = useState(31);
    choose = setId;
    return <DeskActions event={eventOf(id)} />;
  };
  openKit([{ path: '*', element: <Desk /> }], '/desk');
  await screen.findByRole('button', { name: "Save the day's files…" });
  return { eventLog, chooseDayFolder, chooseElsewhere: (id: number) => act(() => choose(id)) };
};

test('the lines of a paper come into the log of the event that they were typed for', async () => {
  const { eventLog, chooseElsewhere } = await open();
  const waiting = { day: '', kind: 'cameIn', list: '', lines: [{ text: 'TK-2' }] };
  act(() => restoreDrafts({ 'paper.32': waiting }));
  act(() => void runCommand('key-in-paper'));
  const dialog = await screen.findByRole('dialog', { name: 'Key in paper' });
  await waitFor(() => expect(within(dialog).getByRole('list').getAttribute('aria-busy')).toBe('false'));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Line 1' }), 'TK-1 9:02');
  chooseElsewhere(32);
  expect(collectDrafts()).toMatchObject({ 'paper.31': { lines: [{ text: 'TK-1 9:02' }] }, 'paper.32': waiting });
  await screen.findByText('1 not found');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(eventLog.add).toHaveBeenCalled());
  expect(eventLog.add.mock.calls.map(([{ event }]) => event)).toEqual(['31']);
  await waitFor(() => expect(collectDrafts()).toEqual({ 'paper.32': waiting }));
});

test("the day's files are those of the event that they were asked for", async () => {
  const { chooseDayFolder, chooseElsewhere } = await open();
  await userEvent.click(screen.getByRole('button', { name: "Save the day's files…" }));
  const dialog = await screen.findByRole('dialog', { name: "Save the day's files" });
  chooseElsewhere(32);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose a folder…' }));
  await waitFor(() => expect(chooseDayFolder).toHaveBeenCalled());
  expect(chooseDayFolder.mock.calls[0]?.[0].event).toEqual({ id: 31, name: 'Event 31' });
});
