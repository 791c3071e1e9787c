/** A ticket that is scanned again hours later: what the answer is made of is asked for again, and it says since when it is known. */
import { fail, ok, type Result } from '@contract/failure';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScanAnswer } from '../../../../../renderer/event/scan/scan-result';
import { startScan, useScanStore } from '../../../../../renderer/event/scan/scan-store';
import { useNetwork } from '../../../../../renderer/kit/stores/network';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../support/event-log';
import { openKit, setBridge } from '../../kit/kit-page';

const zone = 'America/Chicago';
const event = { id: 27, name: 'Autumn Nationals', timezone: zone, startDate: '2026-05-16', endDate: '2026-05-17' };
const booking = {
  ...{ id: 1, bookingNumber: 'BK-1', eventId: 27, bookingStatus: 'confirmed', paymentStatus: 'paid', timezone: zone },
};
const ticket = {
  ...{ id: 10, ticketNumber: 'TK-5523-10', bookingId: 1, eventId: 27, holderName: 'Zoe Vale', userId: 70 },
  ...{ status: 'valid', isCheckedIn: false, waiverSigned: true, ticketType: 'racer', timezone: zone },
};
const other = { ...ticket, id: 20, ticketNumber: 'TK-6000-20', bookingId: 2, ticketType: 'spectator', userId: 71 };
const page = (rows: readonly unknown[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const passed = ok({ status: 'passed', validUntil: '2026-12-31' });
const notPassed = ok({ status: 'failed', remarks: 'Loose battery' });

/** The answers of a server on which the inspection is passed. */
const good: Readonly<Record<string, Result<unknown>>> = {
  'inspection.driverInfo': ok({
    ...{ licenseNumber: 'CO-1', licenseExpires: '2028-01-01', medicalExpires: '2028-01-01', isComplete: true },
    ...{ helmetExpires: '2031-01-01', harnessExpires: '2029-01-01', emergencyContactPhone: '5550101' },
  }),
  'inspection.vehicleInfo': ok({ vehicleNumber: '148', chassisCertExpires: '2027-01-01', isComplete: true }),
  'inspection.terms': ok({ accepted: true, signingStatus: 'signed', isMinor: false, guardianName: null }),
  'inspection.team': ok({ teamName: 'Tech Crew B', scheduledAt: '2026-05-15T13:00:00Z' }),
  'inspection.media': page([{ id: 1, mediaType: 'image', url: '/files/1.jpg' }]),
  'inspection.info': passed,
  'inspection.techCard': ok({
    items: [{ section: 'Brakes', code: 'BR-01', label: 'Pedal firm', result: 'pass' }],
  }),
};

type Answers = Readonly<Record<string, Result<unknown> | Promise<Result<unknown>>>>;

let server: Answers = good;
let sold: readonly (typeof ticket)[] = [];
const at = (hour: number) => vi.setSystemTime(Date.UTC(2026, 4, 16, hour + 5));
const Gate = () => <ScanAnswer scan={useScanStore(({ scan }) => scan)} event={event} />;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at(8);
  resetStores();
  useNetwork.setState({ state: 'online' });
  server = good;
  sold = [ticket, other];
});
afterEach(() => vi.useRealTimers());

const openGate = () => {
  const bridge = setBridge((id, input) => {
    const answer = server[id];
    if (answer) return answer;
    if (id === 'booking.detail') return ok({ ...booking, id: Number(input.id), bookingNumber: `BK-${input.id}` });
    const { q, bookingId } = input;
    const tickets = sold.filter(
      (one) => (q === undefined || q === one.ticketNumber) && (bookingId ?? one.bookingId) === one.bookingId,
    );
    return page(id === 'booking.ticketList' ? tickets : id === 'booking.list' && q === undefined ? [booking] : []);
  });
  bridge.eventLog.list.mockResolvedValue(toListed([]));
  // A ticket that was scanned before is looked at.
  bridge.eventLog.add.mockReturnValue(new Promise(() => undefined));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
    ...{ person: { id: '7', name: 'Dana', email: '', more: {} }, ability: [{ action: 'manage', subject: 'all' }] },
  });
  openKit([{ path: '/', element: <Gate /> }], '/');
  return bridge;
};
const scan = (code: string) => act(async () => startScan(code));
const shown = () => screen.getByRole('region', { name: 'Scan result' });
const answers = (answer: string, words: string) =>
  waitFor(() => {
    expect(shown().textContent).toContain(words);
    expect(shown().dataset.answer).toBe(answer);
  });

test.each([
  ['failed since', passed, 'valid', notPassed, 'look', 'Before: Valid. Now: Attention · Inspection not complete.'],
  ['passed since', notPassed, 'look', passed, 'valid', 'Before: Attention · Inspection not complete. Now: Valid.'],
])('an inspection that was %s is not answered as it was', async (_what, first, before, second, after, changed) => {
  server = { ...good, 'inspection.info': first };
  openGate();
  await scan('TK-5523-10');
  await answers(before, 'Checked at 8:00 AM');
  at(11);
  let send = (_answer: Result<unknown>): void => undefined;
  server = { ...good, 'inspection.info': new Promise((resolve) => (send = resolve)) };
  await scan('TK-5523-10');
  // What is loaded answers without waiting.
  await answers(before, 'Checking again');
  await act(async () => send(second));
  await answers(after, 'Checked at 11:00 AM');
  expect(shown().textContent).toContain(changed);
});

test('an old inspection is asked for again after another ticket was scanned', async () => {
  openGate();
  await scan('TK-5523-10');
  await answers('valid', 'Checked at 8:00 AM');
  at(11);
  await scan('TK-6000-20');
  await answers('valid', 'Checked at 11:00 AM');
  server = { ...good, 'inspection.info': notPassed };
  await scan('TK-5523-10');
  await answers('look', 'Checked at 11:00 AM');
});

test('if the inspection can’t be asked for again, the answer names the time of its oldest part', async () => {
  openGate();
  await scan('TK-5523-10');
  await answers('valid', 'Checked at 8:00 AM');
  at(11);
  server = { ...good, 'inspection.info': fail('network', 'unreachable') };
  await scan('TK-5523-10');
  await answers('valid', 'Not checked again since 8:00 AM');
});

test('a booking is asked for again when the same ticket is scanned again, and what is fresh is not', async () => {
  const { call } = openGate();
  await scan('TK-5523-10');
  await answers('valid', 'Checked at 8:00 AM');
  call.mockClear();
  const { count = 0 } = useScanStore.getState().scan ?? {};
  await scan('TK-5523-10');
  expect(useScanStore.getState().scan?.count).toBe(count + 1);
  await answers('valid', 'Checked at 8:00 AM');
  expect(call).not.toHaveBeenCalled();
  at(11);
  server = { ...good, 'booking.detail': ok({ ...booking, bookingStatus: 'cancelled' }) };
  await scan('TK-5523-10');
  await answers('refused', 'Checked at 11:00 AM');
});

test.each([
  ['which has another', [{ ...ticket, id: 11, ticketNumber: 'TK-5523-11' }], fail('rejected', 'not-found')],
  ['which is empty now', [], fail('rejected', 'not-found')],
])('a ticket that the server no longer has in its booking, %s, is not valid', async (_what, left, single) => {
  openGate();
  await scan('TK-5523-10');
  await answers('valid', 'Checked at 8:00 AM');
  at(11);
  sold = [...left, other];
  server = { ...good, 'booking.ticketDetail': single };
  await scan('TK-5523-10');
  await answers('not-found', 'Before: Valid. Now: Not found · Ticket not found');
});

test('a ticket that the server did not answer with is not called checked', async () => {
  openGate();
  await scan('TK-5523-10');
  await answers('valid', 'Checked at 8:00 AM');
  at(11);
  // A server that can't narrow by the booking.
  server = { ...good, 'booking.ticketList': ok({ rows: [], isComplete: true, total: 0 }) };
  server = { ...server, 'booking.ticketDetail': fail('network', 'unreachable') };
  await scan('TK-5523-10');
  await answers('valid', 'Not checked again since 8:00 AM');
});
