/** A ticket of a rained-out event at the gate of another: what is collected, once, and what an undone decision gives back. */
import { concerns, type EntryOf, type LogEntry } from '@contract/event-log/entry';
import { fail, ok, type Result } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ScanResult } from '../../../../../renderer/event/scan/scan-result';
import { startScan, useScanStore } from '../../../../../renderer/event/scan/scan-store';
import { useNetwork } from '../../../../../renderer/kit/stores/network';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../support/event-log';
import { openKit, setBridge } from '../../kit/kit-page';

const event = { id: 31, name: 'Fall Finale', timezone: 'America/Chicago' };
const booking = { id: 1, bookingNumber: 'BK-1', eventId: 27, bookingStatus: 'confirmed', paymentStatus: 'paid' };
const ticket = {
  ...{ id: 10, ticketNumber: 'TK-10', bookingId: 1, eventId: 27, eventName: 'Spring Shootout', holderName: 'Ana' },
  ...{ status: 'valid', isCheckedIn: false, waiverSigned: true, ticketType: 'spectator', className: null },
};
const check: EntryOf<'rain-check'> = {
  ...{ id: '5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a01', event: '27', at: '2026-05-17T12:00:00.000Z' },
  ...{ computer: '5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a99', gate: 'Gate 2', by: 'Dana' },
  ...{ kind: 'rain-check', scope: { of: 'event' }, outcome: 'transfer', target: { id: '31', name: 'Fall Finale' } },
  ...{ difference: '10', currency: 'USD' },
};

const owners = { count: 0 };
/** Opens the gate of the event; each time as another person, who has no logs on the screen. */
const openGate = (entries: readonly LogEntry[], row: object = ticket, isOffline = false) => {
  const { eventLog } = setBridge((id, input): Result<unknown> => {
    if (isOffline && Number(input.eventId) !== 27) return fail('network', 'offline');
    if (id === 'booking.detail') return ok(booking);
    if (isOffline) return ok({ rows: id === 'booking.list' ? [booking] : [row], total: 1, isComplete: true });
    const rows = id === 'booking.ticketList' && (input.q === 'TK-10' || input.bookingId !== undefined) ? [row] : [];
    return ok({ rows, total: rows.length, isComplete: true });
  });
  eventLog.list.mockImplementation(async (of) =>
    toListed(entries.filter((entry) => concerns(entry, Object(of).event))),
  );
  const { session } = useSession.getState();
  owners.count += 1;
  if (session)
    setSession({ ...session, person: { id: String(owners.count), name: 'Dana', email: 'd@example.com', more: {} } });
  useScanStore.setState({ scan: undefined });
  startScan('TK-10');
  const Gate = () => {
    const scan = useScanStore((state) => state.scan);
    return scan && <ScanResult key={scan.count} scan={scan} event={event} />;
  };
  openKit([{ path: '/', element: <Gate /> }], '/');
  return eventLog;
};
const result = () => screen.findByRole('region', { name: 'Scan result' });
const expectAnswer = async (answer: string, words: string): Promise<void> => {
  const region = await result();
  await waitFor(() => expect(region.getAttribute('data-answer')).toBe(answer));
  await waitFor(() => expect(region.textContent).toContain(words));
};
const press = async (name: string): Promise<void> =>
  userEvent.click(await within(await result()).findByRole('button', { name }));

beforeEach(() => useNetwork.setState({ state: 'online' }));

test('a rain check is looked at with what is to be collected, counts once, and counts again when that is undone', async () => {
  const eventLog = openGate([check]);
  await expectAnswer('look', 'Rain check of Spring Shootout, collect $10.00');
  expect((await result()).textContent).not.toContain('For another event');
  await press('Admit');
  await waitFor(() => {
    const added = eventLog.add.mock.calls.flatMap(([{ entries }]) => entries);
    expect(added.filter(({ kind }) => kind === 'rain-check-use')).toMatchObject([{ from: '27', ticket: '10' }]);
  });
  // What the scan itself has used doesn't change its answer.
  await expectAnswer('look', 'Rain check of Spring Shootout, collect $10.00');
  act(() => startScan('TK-10'));
  await expectAnswer('refused', 'Rain check of Spring Shootout already used');
});

test('an admission that is undone gives the rain check back', async () => {
  openGate([check]);
  await press('Admit');
  await press('Undo');
  await within(await result()).findByRole('button', { name: 'Admit' });
  act(() => startScan('TK-10'));
  await expectAnswer('look', 'Rain check of Spring Shootout, collect $10.00');
});

test('a rain check is found without a network, among the copied tickets of its event', async () => {
  openGate([check], ticket, true);
  await expectAnswer('look', 'Rain check of Spring Shootout, collect $10.00');
});

test.each<[string, readonly LogEntry[], object, string]>([
  ['without a rain check', [], ticket, 'For another event'],
  ['after its last day', [{ ...check, until: '2020-05-30' }], ticket, 'expired: it counted until May 30, 2020'],
  ['that is refunded', [{ ...check, outcome: 'refund' }], ticket, 'to be refunded, not valid here'],
  ['that was used there', [check], { ...ticket, isCheckedIn: true }, "doesn't count: Already used"],
  [
    'whose class is not known, where classes decide',
    [check, { ...check, id: '5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a02', scope: { of: 'class', name: 'Pro' } }],
    { ...ticket, ticketType: 'racer' },
    "the ticket's class isn't known",
  ],
])('a ticket %s stays refused', async (_what, entries, row, words) => {
  openGate(entries, row);
  await expectAnswer('refused', words);
});
