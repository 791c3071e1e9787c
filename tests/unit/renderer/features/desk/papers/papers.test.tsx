/** The papers of the desk for staff with few rights, and on a server that fails. */
import { fail, ok, type Result } from '@contract/failure';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { PaperProps } from '../../../../../../renderer/features/desk/papers/paper-props';
import { choices } from '../../../../../../renderer/features/desk/papers/papers-dialog';
import { ReadinessPaper } from '../../../../../../renderer/features/desk/papers/readiness-paper';
import { WaiverPaper } from '../../../../../../renderer/features/desk/papers/waiver-paper';
import type { Values } from '../../../../../../renderer/kit/area/field';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../../support/event-log';
import { openKit, setBridge } from '../../../kit/kit-page';

const event = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };
const ticket = { id: 1, eventId: 31, userId: 7, ticketType: 'racer', status: 'valid', holderName: 'Ann Ash' };
const booking = { id: 2, eventId: 31, bookingNumber: 'B-2', userId: 7, bookingStatus: 'confirmed' };
const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const refused = fail('refused', 'not-allowed');

const open = async (
  Paper: ComponentType<PaperProps>,
  answers: Readonly<Record<string, Result<unknown>>>,
  subjects: readonly string[],
) => {
  const { eventLog } = setBridge((id) => answers[id] ?? fail('rejected', 'not-found'));
  eventLog.list.mockResolvedValue(toListed([]));
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
