/** An event's log that could not be read, in jsdom: no screen waits for it forever, counts it as empty, or saves it as a file. */
import { fail, ok, type Result } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readLogs } from '../../../../../renderer/event/log/event-log';
import { NowNextStrip } from '../../../../../renderer/event/now-next/now-next-strip';
import { useSchedule } from '../../../../../renderer/event/now-next/use-schedule';
import { GateCounts } from '../../../../../renderer/event/scan/gate-counts';
import { useEventTickets, useEventTransactions } from '../../../../../renderer/event/use-event-rows';
import type { ComputedFile, DayFileProps } from '../../../../../renderer/features/desk/day/day-file';
import { Panel as DayPanel } from '../../../../../renderer/features/desk/day/day-panel';
import { RainChecksFile, RollCallsFile, ScansFile } from '../../../../../renderer/features/desk/day/log-files';
import { GateLog } from '../../../../../renderer/features/desk/gate/gate-log';
import { LeaveGate } from '../../../../../renderer/features/desk/gate-mode/leave-gate';
import { SchedulePaper } from '../../../../../renderer/features/desk/papers/schedule-paper';
import { Panel as RainOutPanel } from '../../../../../renderer/features/desk/rain-out/rain-out-panel';
import { ComparisonDialog } from '../../../../../renderer/features/desk/report/comparison-dialog';
import { Panel as ReportPanel } from '../../../../../renderer/features/desk/report/report-panel';
import { Panel as RollCallsPanel } from '../../../../../renderer/features/desk/roll-calls/roll-calls-panel';
import { Panel as ScansPanel } from '../../../../../renderer/features/desk/scans/scans-panel';
import { Panel as SchedulePanel } from '../../../../../renderer/features/events/schedule/schedule-panel';
import { newMessage } from '../../../../../renderer/features/messages/message';
import { useTemplateValues } from '../../../../../renderer/features/messages/use-template-values';
import type { Values } from '../../../../../renderer/kit/area/field';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../kit/kit-page';

const event = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };

beforeEach(resetStores);

const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const times = { day: '2999-11-21', startTime: '09:30', endTime: '10:00' };
const sale = { channel: 'gate', bookingDate: '2026-11-21T18:00:00Z', total: '20.00', currency: 'USD' };
const answers: Readonly<Record<string, Result<unknown>>> = {
  'event.schedule': page([{ id: 1, eventId: 31, title: 'Practice', ...times }]),
  'booking.list': page([{ id: 1, eventId: 31, paymentStatus: 'paid', paymentMethod: 'cash', ...sale }]),
};

interface Desk {
  readonly answers?: Readonly<Record<string, Result<unknown>>>;
  /** What the person may read; everything by default. */
  readonly subjects?: readonly string[];
  /** What is read of the log. */
  readonly listed?: Promise<Result<readonly string[]>>;
}

const unreadable = Promise.resolve(fail('unexpected', 'unexpected'));

/** Opens a part of the desk whose log can't be read until the disk is mended. */
const open = (element: ReactNode, { answers = {}, subjects, listed = unreadable }: Desk = {}) => {
  const { eventLog } = setBridge((id) => answers[id] ?? page([]));
  eventLog.list.mockReturnValue(listed);
  const { session } = useSession.getState();
  const ability = subjects?.map((subject) => ({ action: 'read' as const, subject })) ?? session?.ability ?? [];
  if (session) setSession({ ...session, ability, person: { id: '1', name: 'Dana', email: '', more: {} } } as never);
  openKit([{ path: '*', element: <>{element}</> }], '/desk');
  return {
    mend: () => eventLog.list.mockResolvedValue(ok([])),
    spoil: () => eventLog.list.mockReturnValue(unreadable),
  };
};
const unread = "The event's log on this computer couldn't be read.";
const retry = () => screen.findByRole('button', { name: 'Try again' });

test.each([
  ['scans', ScansPanel, 'No scans yet'],
  ['roll calls', RollCallsPanel, 'No roll calls yet'],
  ['refunds', RainOutPanel, 'No paid bookings'],
] as const)('the tab of %s says why, and shows its rows once trying again succeeds', async (_, Panel, empty) => {
  const { mend } = open(<Panel values={event} />);
  const button = await retry();
  expect(screen.queryByText(empty)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  mend();
  await userEvent.click(button);
  await screen.findByText(empty);
});

test('a log that was read, and can’t be read again, is not taken for whole', async () => {
  const { spoil } = open(<ScansPanel values={event} />, { listed: Promise.resolve(ok([])) });
  await screen.findByText('No scans yet');
  spoil();
  await act(readLogs);
  await retry();
});

test('the gate shows no counts, and says why', async () => {
  open(<GateCounts event={event} />);
  await screen.findByText(unread);
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

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const isDisabled = (button: string): boolean =>
  screen.getByRole('button', { name: button }).getAttribute('aria-disabled') === 'true';
const readAgain = () => userEvent.click(screen.getByRole('button', { name: 'Refresh' }));

test('the report says it in the sections that need the log, and can be printed and saved without it', async () => {
  const { mend } = open(<ReportPanel values={event} />, { answers });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(['Save as PDF…', 'Print…', 'Export CSV'].map(isDisabled)).toEqual([false, false, false]);
  const ofLog = ['Rain-out and rain checks', 'Left to refund', 'Roll calls', 'Incidents'];
  for (const name of [...ofLog, 'Readiness when the gates opened'])
    (await section(name)).getByText(/An unexpected error/);
  const till = await section('Gate sales and counted cash');
  await till.findByText(unread, { exact: false });
  expect(till.getByRole('row', { name: /Cash/ }).textContent).toContain('Not known');
  mend();
  await readAgain();
  await (await section('Incidents')).findByText('No incidents were noted.');
  await (await section('Left to refund')).findByRole('table');
});

test('"Refresh" in the report reads the log again for a person who may not read bookings', async () => {
  const { mend } = open(<ReportPanel values={event} />, { answers, subjects: ['Event', 'Ticket'] });
  const note = /so nothing that it has is in this report/;
  await screen.findByText(note);
  mend();
  await readAgain();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

const before = { ...event, id: 21, startDate: '2025-11-21', endDate: '2025-11-21' };
const events = { ...answers, 'event.list': page([event, before]) };
const comparison = <ComparisonDialog key="comparison" event={event} onClose={() => undefined} />;

test('a comparison says of which events the log is missing', async () => {
  open(comparison, { answers: events });
  const note = await screen.findByText(/^The log of Madness.* on this computer couldn't be read/);
  expect(note.textContent?.match(/The log of/g)).toHaveLength(2);
  await waitFor(() => expect(isDisabled('Export CSV')).toBe(false));
});

test('a comparison waits for the logs', async () => {
  const listed = Promise.withResolvers<Result<readonly string[]>>();
  const List = ({ id }: { readonly id: number }) => [useEventTickets(id).state, useEventTransactions(id).state];
  open([comparison, <List key="own" id={31} />, <List key="other" id={21} />], {
    answers: events,
    listed: listed.promise,
  });
  await screen.findByText('fulfilledfulfilledfulfilledfulfilled');
  await screen.findByRole('region', { name: 'Money per head' });
  expect(isDisabled('Export CSV')).toBe(true);
  listed.resolve(ok([]));
  await waitFor(() => expect(isDisabled('Export CSV')).toBe(false));
});

const schedules = [
  ['strip', <NowNextStrip key="strip" event={event} />],
  ['paper', <SchedulePaper key="paper" title="Day" event={event} printsAtOnce={false} onClose={() => undefined} />],
  ['tab', <SchedulePanel key="tab" values={event} />],
] as const;

test.each(schedules)('the schedule says that its delays are not known, and takes none: %s', async (_, element) => {
  open(element, { answers });
  await screen.findAllByText(/so delays that were noted aren't shown/);
  expect(screen.getAllByText('Practice').length).toBeGreaterThan(0);
});

test.each(schedules)('the schedule is shown once its delays are read, not before: %s', async (_, element) => {
  const listed = Promise.withResolvers<Result<readonly string[]>>();
  const Answer = () => useSchedule(event).call.state;
  open([element, <Answer key="answer" />], { answers, listed: listed.promise });
  await screen.findByText('fulfilled');
  expect(screen.queryByText('Practice')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as PDF…' })).toBeNull();
  listed.resolve(ok([]));
  expect((await screen.findAllByText('Practice')).length).toBeGreaterThan(0);
});

test('a delay can be noted only once it is known what is delayed already', async () => {
  const { mend } = open(<SchedulePanel values={event} />, { answers });
  await screen.findByText('Practice');
  expect(screen.queryByRole('button', { name: 'Delay…' })).toBeNull();
  mend();
  await userEvent.click(await retry());
  await screen.findByRole('button', { name: 'Delay…' });
});

test('a message has no times of a schedule whose delays are not known', async () => {
  const Tech = () => {
    const { values, isPending } = useTemplateValues({
      ...newMessage,
      audience: 'event',
      event: { ...event, id: '31' },
    });
    return isPending ? 'Loading' : `Tech ${values.tech?.time ?? 'not known'}`;
  };
  const tech = page([{ id: 1, eventId: 31, type: 'tech', ...times }]);
  const { mend } = open(<Tech />, { answers: { 'event.schedule': tech, 'event.detail': ok(event) } });
  await screen.findByText('Tech not known');
  mend();
  await act(readLogs);
  await screen.findByText(/^Tech 9:30/);
});

test('the gate shows no rule and no PIN that may be others, until the log is read', async () => {
  const { mend } = open(<GateLog event={event} />);
  const button = await retry();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(/^Without a PIN/)).toBeNull();
  mend();
  await userEvent.click(button);
  await screen.findByRole('combobox', { name: 'Each ticket admits' });
});

test('gate mode says why no PIN ends it, and reads the log again when it is asked for', async () => {
  const { mend } = open(<LeaveGate event="31" />);
  const leave = screen.getByRole('button', { name: 'Leave gate mode' });
  await userEvent.click(leave);
  await screen.findByText(unread);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  mend();
  await userEvent.click(leave);
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByText(unread)).toBeNull());
});

test('close of day asks for no cash that may be counted already, and says why it knows of nothing still out', async () => {
  const { mend } = open(<DayPanel values={event} />, { answers });
  const sales = await section('Gate sales');
  await sales.findByText(unread);
  const counted = () => sales.getByRole<HTMLInputElement>('textbox', { name: /^Counted cash/ });
  expect(counted().disabled).toBe(true);
  const button = await (await section('Still out')).findByRole('button', { name: 'Try again' });
  mend();
  await userEvent.click(button);
  await waitFor(() => expect(counted().disabled).toBe(false));
  expect(screen.queryByRole('region', { name: 'Still out' })).toBeNull();
});
