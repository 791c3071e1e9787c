/** The papers of the desk for staff with few rights, and on a server that fails. */
import { fail, ok, type Result } from '@contract/failure';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReadinessPaper } from '../../../../../../renderer/features/desk/papers/readiness-paper';
import { WaiverPaper } from '../../../../../../renderer/features/desk/papers/waiver-paper';
import type { Values } from '../../../../../../renderer/kit/area/field';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../../kit/kit-page';

const event = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };
const ticket = { id: 1, eventId: 31, userId: 7, ticketType: 'racer', status: 'valid', holderName: 'Ann Ash' };
const booking = { id: 2, eventId: 31, bookingNumber: 'B-2', userId: 7, bookingStatus: 'confirmed' };
const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const refused = fail('refused', 'not-allowed');

const open = async (
  Paper: typeof WaiverPaper,
  answers: Readonly<Record<string, Result<unknown>>>,
  subjects: readonly string[],
) => {
  setBridge((id) => answers[id] ?? fail('rejected', 'not-found'));
  act(() =>
    setSession({
      ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
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
