/** The papers of the desk for staff with few rights, and on a server that fails. */
import { delayInput } from '@contract/event-log/delays';
import { LogEntry } from '@contract/event-log/entry';
import { fail, ok, type Result } from '@contract/failure';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type Parts, pendingParts } from '../../../../../../renderer/event/readiness/part';
import type { PaperProps } from '../../../../../../renderer/features/desk/papers/paper-props';
import { choices } from '../../../../../../renderer/features/desk/papers/papers-dialog';
import { ReadinessPaper, readinessLines } from '../../../../../../renderer/features/desk/papers/readiness-paper';
import { SchedulePaper } from '../../../../../../renderer/features/desk/papers/schedule-paper';
import { ticketLines } from '../../../../../../renderer/features/desk/papers/ticket-lines';
import { WaiverPaper } from '../../../../../../renderer/features/desk/papers/waiver-paper';
import type { Values } from '../../../../../../renderer/kit/area/field';
import type { Text } from '../../../../../../renderer/kit/format/text';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../../support/event-log';
import { computer, openKit, setBridge } from '../../../kit/kit-page';

const event = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };
const ticket = { id: 1, eventId: 31, userId: 7, ticketType: 'racer', status: 'valid', holderName: 'Ann Ash' };
const booking = { id: 2, eventId: 31, bookingNumber: 'B-2', userId: 7, bookingStatus: 'confirmed' };
const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const refused = fail('refused', 'not-allowed');

beforeEach(resetStores);

const open = async (
  Paper: ComponentType<PaperProps>,
  answers: Readonly<Record<string, Result<unknown>>>,
  subjects: readonly string[],
  log: readonly LogEntry[] = [],
) => {
  const { eventLog } = setBridge((id) => answers[id] ?? fail('rejected', 'not-found'));
  eventLog.list.mockResolvedValue(toListed(log));
  act(() =>
    setSession({
      ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
      person: { id: '1', name: 'Dana', email: '', more: {} },
      ability: subjects.map((subject) => ({ action: 'read', subject })),
    } as Parameters<typeof setSession>[0]),
  );
  openKit(
    [{ path: '*', element: <Paper title="Paper" event={event} printsAtOnce={false} onClose={() => undefined} /> }],
    '/desk',
  );
};

test('without the right to inspections, a racer’s ticket decides, and missing bookings are noted', async () => {
  const tickets = page([{ ...ticket, ticketNumber: 'T-1', waiverSigned: false }]);
  await open(WaiverPaper, { 'booking.ticketList': tickets }, ['Ticket']);
  expect((await screen.findAllByText('Ann Ash')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/tickets of canceled bookings may be listed/).length).toBeGreaterThan(0);
});

test('the readiness board is printed without racers, and without ticket numbers if tickets are refused', async () => {
  await open(
    ReadinessPaper,
    { 'visitor.list': page([]), 'booking.list': page([booking]), 'booking.ticketList': refused },
    ['Visitor', 'Booking', 'Ticket', 'Inspection'],
  );
  expect((await screen.findAllByText(/Tickets couldn.t be loaded/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the readiness board says why it can’t be printed if the racers can’t be loaded', async () => {
  await open(
    ReadinessPaper,
    { 'visitor.list': fail('network', 'unreachable'), 'booking.list': page([]), 'booking.ticketList': page([]) },
    ['Visitor', 'Booking', 'Ticket', 'Inspection'],
  );
  await screen.findByRole('button', { name: 'Try again' });
});

test.each([
  ['readiness', 'visitor.list'],
  ['rainOut', 'booking.list'],
])('the paper %s says that the server may have more rows of %s', async (name, id) => {
  const Paper = choices.find((choice) => choice.name === name)?.paper ?? WaiverPaper;
  // Ten rows, as many as servers cap a page at, whatever page is asked for.
  const capped = ok({ rows: Array.from({ length: 10 }, (_, at) => ({ id: at + 1, eventId: 31 })), isComplete: false });
  const all = { 'visitor.list': page([]), 'booking.list': page([booking]), 'booking.ticketList': page([ticket]) };
  await open(Paper, { ...all, 'transaction.list': page([]), 'event.classes': page([]), [id]: capped }, [
    ...['Visitor', 'Booking', 'Ticket', 'Inspection', 'Transaction', 'Event'],
  ]);
  expect((await screen.findAllByText(/The server doesn't say whether it has more rows\./)).length).toBeGreaterThan(0);
});

test('the schedule is printed with the times of a delay that was noted here, and says what they were', async () => {
  const session = { id: 1, eventId: 31, day: '2026-11-21', startTime: '09:30', endTime: '10:00', title: 'Practice' };
  const delay = LogEntry.parse({
    ...delayInput([{ key: '1', day: session.day, startTime: session.startTime }], 15, new Map()),
    ...{ id: crypto.randomUUID(), event: '31', at: '2026-11-21T09:00:00.000Z', computer, gate: '', by: 'Dana' },
  });
  await open(SchedulePaper, { 'event.schedule': page([session]) }, ['Event'], [delay]);
  expect((await screen.findAllByText(/9:45.AM – 10:15.AM/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/\+15 min, set here .+ Was 9:30.AM/).length).toBeGreaterThan(0);
});

const text: Text = (key, params = {}) => [key.replace('papers.', ''), ...Object.values(params)].join(' ');
const days = { today: '2026-11-21', until: '2026-11-22', isOfEvent: true };
const racer = { ticketType: 'racer', eventId: 5 } as const;

test('a record that names the racer by the code of their own record is theirs', () => {
  const racers = [{ id: 'usr-7', visitorCode: 'v-1001', firstName: 'Ann', lastName: 'Ash' }];
  const todoWith = (userId: string): unknown => {
    const parts: Parts = { ...pendingParts, vehicle: { state: 'known', value: { userId, vehicleNumber: '14' } } };
    const sources = { eventId: 5, racers, lines: [], parts: new Map([['usr-7', parts]]), days };
    return readinessLines(text, text, sources).groups[0]?.rows[0]?.todo;
  };
  expect(todoWith('v-1002')).toContain('otherRacer');
  expect(todoWith('v-1001')).not.toContain('otherRacer');
});

test('a racer of two classes has a line for each car, and one without a ticket the car of the form', () => {
  const { lines } = ticketLines(
    [
      { ...racer, id: 1, userId: 7, ticketNumber: 'TK-1', vehicleNumber: '#21', className: 'Pro' },
      { ...racer, id: 2, userId: 7, ticketNumber: 'TK-2', vehicleNumber: '8', className: 'Street' },
    ],
    [],
  );
  const parts: Parts = { ...pendingParts, vehicle: { state: 'known', value: { vehicleNumber: '14' } } };
  const racers = [
    { id: 7, firstName: 'Ann', lastName: 'Ash' },
    { id: 8, firstName: 'Bo', lastName: 'Bell' },
  ];
  const { groups } = readinessLines(text, text, { eventId: 5, racers, lines, parts: new Map([['8', parts]]), days });
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.map(({ name, number, className, code }) => [name, number, className, code])).toEqual(
    expect.arrayContaining([
      ['Ann Ash', '8', 'Street', 'TK-2'],
      ['Ann Ash', '21', 'Pro', 'TK-1'],
      ['Bo Bell', '14', '', ''],
    ]),
  );
  expect(rows).toHaveLength(3);
  // The heading counts racers, not cars.
  const counted = groups.map(({ heading }) => Number(heading?.match(/\d+/)?.[0]));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(2);
});
