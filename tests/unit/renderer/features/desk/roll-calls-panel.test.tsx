/** The tab "Roll calls" in jsdom: a list that is looked at takes no scans until somebody says so. */
import type { LogEntry, LogInput } from '@contract/event-log/entry';
import { fail, ok } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeEntries } from '../../../../../renderer/event/log/event-log';
import { openRollCall } from '../../../../../renderer/event/log/open-roll-call';
import { startScan } from '../../../../../renderer/event/scan/scan-store';
import { Panel } from '../../../../../renderer/features/desk/roll-calls/roll-calls-panel';
import type { Values } from '../../../../../renderer/kit/area/field';
import * as papers from '../../../../../renderer/kit/print/papers/print-dialog';
import { collectDrafts } from '../../../../../renderer/kit/stores/drafts';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../support/event-log';
import { computer, openKit, setBridge } from '../../kit/kit-page';

const event = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };
const uuid = (number: number): string => `5f0f7f4e-0d5b-4a3e-8f43-00000000000${number}`;
const callOf = (number: number, name: string, returns = false): LogEntry => ({
  ...{ kind: 'roll-call', id: uuid(number), list: uuid(number), event: '31', computer, gate: '', by: 'Dana', name },
  ...{ at: `2026-11-21T1${number}:00:00.000Z`, template: '', people: 'everyone', classes: [], mark: 'tick' },
  ...{ choices: [], after: [], returns },
});
const ticket = {
  ...{ id: 11, bookingId: 1, eventId: 31, userId: 101, ticketType: 'spectator', status: 'valid' },
  ...{ holderName: 'Zoe Vale', ticketNumber: 'TK-5523-12', waiverSigned: true },
};

beforeEach(resetStores);

const openTab = async (tickets: readonly Values[] = [ticket], more: readonly LogEntry[] = []) => {
  const { eventLog, exportCsv } = setBridge((id) =>
    id === 'booking.ticketList'
      ? ok({ rows: tickets, total: tickets.length, isComplete: true })
      : id === 'booking.list' || id === 'inspection.byEvent'
        ? ok({ rows: [], total: 0, isComplete: true })
        : fail('rejected', 'not-found'),
  );
  eventLog.list.mockResolvedValue(toListed([callOf(1, 'Meeting'), callOf(2, 'Armband'), ...more]));
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '1', name: 'Dana', email: '', more: {} } });
  const { place } = openKit(
    [
      { path: '/messages', element: <p>Messages</p> },
      { path: '*', element: <Panel values={event} /> },
    ],
    '/desk',
  );
  await screen.findByRole('button', { name: /^Meeting/ });
  const marked = () =>
    eventLog.add.mock.calls.flatMap(([{ entries }]) =>
      entries.flatMap((entry: LogInput) => (entry.kind === 'mark' ? [entry.list] : [])),
    );
  return { marked, eventLog, exportCsv, place };
};
const takesScans = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Takes scans' });

test('the paper of a list says what its screen says of the lists that it is from', async () => {
  const printed = vi.spyOn(papers, 'PrintDialog').mockReturnValue(null);
  await openTab([{ ...ticket, eventId: null }]);
  const notes = [
    "1 row doesn't name its event. The server sent it for this event.",
    "A list couldn't be loaded completely, so people may be missing here.",
  ];
  for (const note of notes) await screen.findByText(note);
  await userEvent.click(await screen.findByRole('button', { name: 'Print…' }));
  await waitFor(() => expect(printed.mock.lastCall?.[0].papers?.[0]?.note).toMatch(notes.join(' ')));
});

test('who is missing is exported with where they were seen last, and written to, without those who are marked', async () => {
  const other = {
    ...{ ...ticket, id: 12, userId: 102, holderName: 'Ana Ruiz', ticketNumber: 'TK-9' },
    ...{ ticketType: 'racer', className: 'Pro Street' },
  };
  const origin = { event: '31', computer, gate: 'North', by: 'Dana', at: '2026-11-21T08:05:00.000Z' };
  const { exportCsv, place } = await openTab(
    [ticket, other],
    [
      { ...origin, id: uuid(7), kind: 'mark', list: uuid(1), person: 'ticket 11', name: 'Zoe Vale', value: '' },
      {
        ...{ ...origin, id: uuid(8), kind: 'scan', code: 'TK-9', direction: 'in', answer: 'valid', verdict: 'valid' },
        ...{ open: [], subject: { ticketId: '12', ticketNumber: 'TK-9' } },
      },
    ],
  );
  await userEvent.click(screen.getByRole('button', { name: /^Meeting/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Missing/ }));
  const bar = within(await screen.findByRole('toolbar', { name: '1 missing' }));
  await userEvent.click(bar.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exportCsv).toHaveBeenCalledTimes(1));
  const exported = JSON.stringify(exportCsv.mock.calls[0]);
  for (const known of ['Ana Ruiz', 'Pro Street', '8:05 AM UTC · North']) expect(exported).toContain(known);
  expect(exported).not.toContain('Zoe Vale');
  await userEvent.click(bar.getByRole('button', { name: 'Message…' }));
  await waitFor(() => expect(place()).toBe('/messages'));
});

test('a scan marks nothing on a list that is only looked at, and the list once it takes scans', async () => {
  const { marked } = await openTab();
  await userEvent.click(screen.getByRole('button', { name: /^Meeting/ }));
  await screen.findByRole('textbox', { name: 'Car number or name' });
  expect((await takesScans()).checked).toBe(false);
  act(() => startScan('TK-5523-12'));
  // What was scanned before is not marked either.
  await userEvent.click(await takesScans());
  await screen.findByRole('textbox', { name: 'Car number, name or scan' });
  expect(marked()).toEqual([]);
  act(() => startScan('TK-5523-12'));
  await screen.findByText('Marked on Meeting');
  expect(marked()).toEqual([uuid(1)]);
});

test('a code that surely means a canceled ticket marks nobody whose number is like it', async () => {
  const canceled = { ...ticket, id: 12, bookingId: 2, userId: 102, status: 'cancelled', holderName: 'Ana Ruiz' };
  const { marked } = await openTab([canceled, { ...ticket, ticketNumber: 'TK-55231-2' }]);
  act(() => openRollCall(31, uuid(1)));
  await screen.findByRole('textbox', { name: 'Car number, name or scan' });
  act(() => startScan('TK-5523-12'));
  await screen.findByText('Ticket not valid for this event');
  expect(marked()).toEqual([]);
});

test('looking at another list leaves the scans with the one that takes them', async () => {
  const { marked } = await openTab();
  act(() => openRollCall(31, uuid(1)));
  await waitFor(async () => expect((await takesScans()).checked).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: /^Armband/ }));
  expect((await takesScans()).checked).toBe(false);
  act(() => startScan('TK-5523-12'));
  await userEvent.click(screen.getByRole('button', { name: /^Meeting/ }));
  expect((await takesScans()).checked).toBe(true);
  expect(marked()).toEqual([]);
});

test('a list that was started takes scans as soon as the log has it, or else the one that did goes on', async () => {
  const { eventLog } = await openTab();
  act(() => openRollCall(31, uuid(2)));
  const start = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Start roll call' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kit' }));
  };
  eventLog.add.mockResolvedValueOnce(fail('file', 'disk-full'));
  await start();
  await screen.findByRole('textbox', { name: 'Car number, name or scan' });
  // All windows are told of an entry before its answer comes.
  eventLog.add.mockImplementation(({ entries }) => {
    takeEntries(entries.map((entry: LogInput) => ({ ...callOf(3, 'Kit'), ...entry })));
    return new Promise(() => undefined);
  });
  await userEvent.click(screen.getByRole('button', { name: /^Armband/ }));
  expect((await takesScans()).checked).toBe(true);
  act(() => openRollCall(31, 'another'));
  await start();
  await userEvent.click(await screen.findByRole('button', { name: /^Kit/ }));
  expect((await takesScans()).checked).toBe(true);
});

test('a list whose start or change could not be stored stays in its dialog, and is not exchanged for a newer one', async () => {
  const { eventLog } = await openTab();
  eventLog.add.mockResolvedValue(fail('file', 'disk-full'));
  await userEvent.click(screen.getByRole('button', { name: 'Start roll call' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Other…' }));
  const free = await screen.findByRole('dialog', { name: 'Start roll call' });
  await userEvent.type(within(free).getByRole('textbox', { name: 'Name' }), 'Radios');
  await userEvent.click(within(free).getByRole('button', { name: 'Start' }));
  await screen.findByText(/disk is full/i);
  expect(within(free).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Radios');
  await userEvent.click(within(free).getByRole('button', { name: 'Cancel' }));

  await userEvent.click(screen.getByRole('button', { name: 'More for this roll call' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit roll call…' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit roll call' });
  await userEvent.type(within(edit).getByRole('textbox', { name: 'Name' }), ', red');
  act(() => takeEntries([callOf(3, 'Kit')]));
  eventLog.add.mockResolvedValue(ok([]));
  await userEvent.click(within(edit).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(eventLog.add.mock.lastCall?.[0].entries).toMatchObject([{ list: uuid(2), name: 'Armband, red' }]);
});

test('a list that was started in its dialog has the focus in its box, so that the first number can be typed', async () => {
  await openTab();
  await userEvent.click(screen.getByRole('button', { name: 'Start roll call' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Other…' }));
  const free = await screen.findByRole('dialog', { name: 'Start roll call' });
  await userEvent.type(within(free).getByRole('textbox', { name: 'Name' }), 'Radios');
  await userEvent.click(within(free).getByRole('button', { name: 'Start' }));
  await screen.findByRole('button', { name: /^Radios/ });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const box = await screen.findByRole('textbox', { name: 'Car number, name or scan' });
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('what was typed of a new list is kept over Escape, and Cancel discards it', async () => {
  await openTab();
  const openFree = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start roll call', hidden: true }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Other…' }));
    return within(await screen.findByRole('dialog', { name: 'Start roll call' }));
  };
  const nameOf = (dialog: Awaited<ReturnType<typeof openFree>>) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const first = await openFree();
  await userEvent.type(nameOf(first), 'Radios');
  await userEvent.click(first.getByRole('checkbox', { name: 'Minors only' }));
  // Each box has its own name, and its words belong to it.
  await userEvent.click(first.getByText('Armband', { selector: 'label' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openFree();
  expect(nameOf(again).value).toBe('Radios');
  const isChecked = (name: string) => again.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect(['Minors only', 'Waiver signed', 'Meeting', 'Armband'].map(isChecked)).toEqual([true, false, false, true]);
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(nameOf(await openFree()).value).toBe('');
});

test('a number that could not be stored stays in its field, also on another list, and is stored by another try', async () => {
  const numbers: LogEntry = { ...callOf(3, 'Transponder'), ...({ mark: 'number' } as object) };
  const { eventLog } = await openTab([ticket], [numbers]);
  const stored = eventLog.add.getMockImplementation();
  if (!stored) throw new Error('The bridge adds nothing.');
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Number for Zoe Vale' });
  await userEvent.click(screen.getByRole('button', { name: /^Transponder/ }));
  let answer: () => void = () => undefined;
  eventLog.add.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(fail('file', 'disk-full') as never);
    }),
  );
  await userEvent.type(await field(), '148{Enter}');
  expect((await field()).value).toBe('148');
  await act(async () => answer());
  await screen.findByText(/disk is full/i);
  expect((await field()).title).toBe('Not saved yet');
  await userEvent.click(screen.getByRole('button', { name: /^Meeting/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Transponder/ }));
  expect((await field()).value).toBe('148');
  expect((await field()).title).toBe('Not saved yet');

  eventLog.add.mockReset().mockImplementation(stored);
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect(collectDrafts()).toEqual({}));
  expect((await field()).value).toBe('148');
  expect((await field()).title).toBe('');
  expect(eventLog.add).toHaveBeenCalledOnce();
  expect(eventLog.add.mock.lastCall?.[0].entries).toMatchObject([{ kind: 'mark', value: '148' }]);
});

test('Enter in a number notes it once and goes on, also in the last row, and a correction leaves nothing behind', async () => {
  const numbers: LogEntry = { ...callOf(3, 'Transponder'), ...({ mark: 'number' } as object) };
  const other = { ...ticket, id: 12, userId: 102, holderName: 'Ana Ruiz', ticketNumber: 'TK-9' };
  const { marked } = await openTab([ticket, other], [numbers]);
  await userEvent.click(screen.getByRole('button', { name: /^Transponder/ }));
  const first = () => screen.findByRole('textbox', { name: 'Number for Ana Ruiz' });
  const last = await screen.findByRole('textbox', { name: 'Number for Zoe Vale' });
  await userEvent.type(await first(), '148{Enter}');
  expect(document.activeElement).toBe(last);
  expect(marked()).toHaveLength(1);
  await userEvent.clear(await first());
  await userEvent.type(await first(), '149{Enter}');
  await waitFor(() => expect(marked()).toHaveLength(2));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Number for Zoe Vale' }), '148{Enter}');
  await waitFor(() => expect(marked()).toHaveLength(3));
  expect(screen.queryByText(/Also noted|Same number as/)).toBeNull();
});

test('an undo that could not be stored is not said, and can be tried again', async () => {
  const { eventLog } = await openTab();
  act(() => openRollCall(31, uuid(1)));
  await screen.findByRole('textbox', { name: 'Car number, name or scan' });
  act(() => startScan('TK-5523-12'));
  await screen.findByText('Marked on Meeting');
  eventLog.add.mockResolvedValueOnce(fail('file', 'disk-full'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/disk is full/i);
  screen.getByText('Marked on Meeting');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone on Meeting');
});
