/** Keying in a paper list in jsdom: one step into the log, a choice for what is unclear, and nothing lost. */
import type { LogEntry } from '@contract/event-log/entry';
import { fail, ok, type Result } from '@contract/failure';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PaperDialog } from '../../../../../../renderer/features/desk/paper/paper-dialog';
import { collectDrafts, restoreDrafts } from '../../../../../../renderer/kit/stores/drafts';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../../support/event-log';
import { openKit, setBridge } from '../../../kit/kit-page';

const page = (rows: readonly unknown[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const ticket = (id: number, holderName: string) => ({
  ...{ id, ticketNumber: `TK-${id}`, holderName, bookingId: 7, bookingNumber: 'BK-7', eventId: 31, status: 'valid' },
  waiverSigned: true,
});
const rainedOut = { ...ticket(3, 'Ana Ruiz'), bookingId: 8, bookingNumber: 'BK-8', eventId: 27 };
const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-${String(last).padStart(12, '0')}`;
const booking = { id: 7, bookingNumber: 'BK-7', eventId: 31, userId: 70, userName: 'Enzo Park', paymentStatus: 'paid' };

interface Added {
  readonly event: string;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

const open = async (
  added: Result<unknown> = ok([]),
  logged: readonly LogEntry[] = [],
  failing: readonly string[] = [],
) => {
  resetStores();
  setBridge((id, { eventId }) => {
    if (failing.includes(id)) return fail('network', 'unreachable');
    const isRainedOut = String(eventId) === '27';
    if (id === 'booking.ticketList')
      return page(isRainedOut ? [rainedOut] : [ticket(1, 'Zoe Vale'), ticket(2, 'Evan Tick')]);
    return page(
      id === 'booking.list' ? [isRainedOut ? { ...booking, id: 8, bookingNumber: 'BK-8', eventId: 27 } : booking] : [],
    );
  });
  const add = vi.fn(async (_input: Added) => added);
  const list = async () => toListed(logged);
  Object.assign(window.bridge, { eventLog: { add, list, computer: async () => ok('') } });
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', ability: [{ action: 'manage', subject: 'all' }] },
    ...{ keychain: 'none', isStored: false, person: { id: '1', name: 'Dana', email: '', more: {} } },
  });
  const onClose = vi.fn();
  const event = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };
  const opened = openKit([{ path: '*', element: <PaperDialog event={event} onClose={onClose} /> }], '/desk');
  const dialog = await screen.findByRole('dialog', { name: 'Key in paper' });
  await waitFor(() => expect(within(dialog).getByRole('list').getAttribute('aria-busy')).toBe('false'));
  return { ...opened, add, dialog, onClose };
};
const write = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

test('adds all lines and their decisions in one step, with the times of the paper at the event', async () => {
  const { add, onClose, unmount } = await open();
  await userEvent.keyboard('TK-1 9:02{Enter}evan{Enter}TK-0{Enter}');
  await screen.findByText('2 found · 1 not found');
  await write();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(add).toHaveBeenCalledTimes(1);
  const [[{ event, entries }]] = add.mock.calls as [[Added]];
  expect(event).toBe('31');
  const scans = entries.filter(({ kind }) => kind === 'scan');
  expect(scans).toMatchObject(
    ['TK-1', 'evan', 'TK-0'].map((code) => ({ code, isPaper: true, at: '2026-11-21T09:02:00.000Z' })),
  );
  expect(scans.map(({ answer }) => answer)).toEqual(['valid', 'valid', 'not-found']);
  expect(entries.filter(({ kind }) => kind === 'decision')).toEqual(
    scans.map(({ id }) => ({ kind: 'decision', scan: id, decision: 'admitted' })),
  );
  unmount();
  expect(collectDrafts()).toEqual({});
});

test('calls no line missing if the tickets could not be loaded', async () => {
  const { add } = await open(ok([]), [], ['booking.ticketList']);
  await userEvent.keyboard('TK-1 9:02');
  await screen.findByText("The event's tickets couldn't be loaded. Lines are kept as typed.");
  expect(screen.queryByText(/not found/i)).toBeNull();
  await write();
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  const [scan, decision] = add.mock.calls[0]?.[0].entries ?? [];
  expect(scan).toMatchObject({ code: 'TK-1', answer: 'offline', verdict: 'failed' });
  expect(decision).toMatchObject({ kind: 'decision', decision: 'admitted' });
});

test('says that a line may be a ticket or a booking that was not loaded', async () => {
  const { add } = await open(ok([]), [], ['booking.list']);
  await userEvent.keyboard('TK-1 9:02{Enter}Enzo Park');
  await screen.findByText(/Some tickets or bookings may not be loaded/);
  await screen.findByText('1 found · 1 not found');
  await write();
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  const scans = add.mock.calls[0]?.[0].entries.filter(({ kind }) => kind === 'scan');
  expect(scans).toMatchObject([
    { code: 'TK-1', subject: { ticketId: '1' } },
    { code: 'Enzo Park', answer: 'offline', verdict: 'unsearched' },
  ]);
});

const origin = { event: '31', at: '2026-11-21T08:00:00.000Z', computer: uuid(9), gate: '', by: 'Dana' };
const call: LogEntry = {
  ...{ ...origin, kind: 'roll-call', id: uuid(1), list: uuid(2), name: "Drivers' meeting", template: '' },
  ...{ people: 'everyone', classes: [], mark: 'tick', choices: [], after: [], returns: false },
};

test('adds the lines without marks, and says so, if the people could not be loaded', async () => {
  const { add } = await open(ok([]), [call], ['booking.ticketList', 'visitor.list']);
  await userEvent.keyboard('TK-1 9:02');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Also mark on' }), "Drivers' meeting");
  await screen.findByText("Lines are added without marks on Drivers' meeting");
  await waitFor(() => expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false'));
  await write();
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  expect(add.mock.calls[0]?.[0].entries.map(({ kind }) => kind)).toEqual(['scan', 'decision']);
});

test('marks the people of the lines on a roll call, each once and at the time of the paper', async () => {
  const marked: LogEntry = {
    ...{ ...origin, kind: 'mark', id: uuid(3), list: uuid(2), person: 'ticket 2', name: 'Evan Tick', value: '' },
  };
  const { add } = await open(ok([]), [call, marked]);
  await userEvent.keyboard('TK-1 9:02{Enter}zoe{Enter}TK-2{Enter}TK-0{Enter}');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Also mark on' }), "Drivers' meeting");
  await screen.findByText('3 found · 1 not found · 1 to mark');
  await write();
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  const marks = add.mock.calls[0]?.[0].entries.filter(({ kind }) => kind === 'mark');
  const at = '2026-11-21T09:02:00.000Z';
  expect(marks).toEqual([{ kind: 'mark', list: uuid(2), person: 'ticket 1', name: 'Zoe Vale', value: '', at }]);
});

test('notes a rain check of a rained-out event as used once, by whoever is admitted first', async () => {
  const check: LogEntry = {
    ...{ event: '27', at: '2026-05-17T12:00:00.000Z', computer: uuid(9), gate: '', by: 'Dana', id: uuid(4) },
    ...{ kind: 'rain-check', scope: { of: 'event' }, outcome: 'transfer', target: { id: '31', name: 'Madness' } },
  };
  const { add } = await open(ok([]), [check]);
  await userEvent.keyboard('TK-3 9:02{Enter}TK-1{Enter}TK-3{Enter}');
  await screen.findByText('3 found');
  await write();
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  const entries = add.mock.calls[0]?.[0].entries ?? [];
  const [scan, , again] = entries;
  expect(scan).toMatchObject({ code: 'TK-3', answer: 'look', verdict: 'rainCheck', subject: { ticketId: '3' } });
  expect(again).toMatchObject({
    code: 'TK-3',
    answer: 'refused',
    verdict: 'rainCheckUsed',
    subject: { ticketId: '3' },
  });
  const uses = entries.filter(({ kind }) => kind === 'rain-check-use');
  expect(uses).toEqual([{ kind: 'rain-check-use', from: '27', ticket: '3', scan: scan?.id }]);
});

test('asks which ticket is meant, and keeps the line as typed without a choice', async () => {
  const { add } = await open();
  await userEvent.keyboard('BK-7 9:00{Enter}BK-7{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who is on line 1' }), 'Evan Tick · TK-2');
  await screen.findByText('1 found · 1 unclear');
  await write();
  await waitFor(() => expect(add).toHaveBeenCalled());
  const [chosen, open7] = add.mock.calls[0]?.[0].entries ?? [];
  expect(chosen).toMatchObject({ code: 'BK-7', answer: 'valid', subject: { ticketNumber: 'TK-2' } });
  expect(open7).toMatchObject({ code: 'BK-7', answer: 'look', verdict: 'several' });
  expect(open7).not.toHaveProperty('subject');
});

test('adds nothing of another day without a time, and says so', async () => {
  const { add } = await open();
  await userEvent.keyboard('TK-1{Enter}');
  await screen.findByText('Add a time: this paper is of another day.');
  await write();
  expect(add).not.toHaveBeenCalled();
});

test('keeps the lines when it is closed, and when they could not be stored', async () => {
  const first = await open();
  await userEvent.keyboard('TK-1 9:02{Enter}TK-2');
  first.unmount();
  expect(collectDrafts()).toEqual({
    'paper.31': { day: '', kind: 'cameIn', list: '', lines: [{ text: 'TK-1 9:02' }, { text: 'TK-2' }] },
  });
  const draft = collectDrafts();
  setBridge(() => page([]));
  restoreDrafts(draft);
  const opened = openKit(
    [{ path: '*', element: <PaperDialog event={{ id: 31, name: 'Madness', timezone: 'UTC' }} onClose={vi.fn()} /> }],
    '/desk',
  );
  const add = vi.fn(async () => fail('file', 'disk-full'));
  Object.assign(window.bridge, { eventLog: { add } });
  const dialog = await screen.findByRole('dialog', { name: 'Key in paper' });
  expect(
    within(dialog)
      .getAllByRole('textbox')
      .map((input) => (input as HTMLInputElement).value),
  ).toEqual(['TK-1 9:02', 'TK-2']);
  await waitFor(() => expect(within(dialog).getByRole('list').getAttribute('aria-busy')).toBe('false'));
  await write();
  await waitFor(() => expect(add).toHaveBeenCalled());
  await screen.findByText(/disk is full/i);
  opened.unmount();
  expect(collectDrafts()).toHaveProperty(['paper.31']);
});

test('makes a line of each line that is pasted', async () => {
  const { dialog } = await open();
  const line = within(dialog).getByRole('textbox', { name: 'Line 1' });
  fireEvent.paste(line, { clipboardData: { getData: () => 'TK-1 9:02\r\n\r\nTK-2 9:03\nTK-0' } });
  await screen.findByText('2 found · 1 not found');
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(3);
});

test('keeps the lines that are there when more are pasted than a paper has room for, and says how many', async () => {
  const { dialog } = await open();
  const lines = () => within(dialog).getAllByRole<HTMLInputElement>('textbox');
  const paste = (at: number, count: number) => {
    const text = Array.from({ length: count }, (_, index) => `ZZ-${index}`).join('\n');
    fireEvent.paste(lines()[at] as HTMLElement, { clipboardData: { getData: () => text } });
  };
  paste(0, 301);
  await screen.findByText('A paper has at most 300 lines: 1 was not added.');
  expect(lines()).toHaveLength(300);
  paste(0, 2);
  await screen.findByText('A paper has at most 300 lines: 2 were not added.');
  expect([0, 1, 299].map((at) => lines()[at]?.value)).toEqual(['ZZ-0', 'ZZ-1', 'ZZ-299']);
  fireEvent.keyDown(lines()[299] as HTMLElement, { key: 'Enter' });
  await screen.findByText('A paper has at most 300 lines.');
  expect(lines()).toHaveLength(300);
});
