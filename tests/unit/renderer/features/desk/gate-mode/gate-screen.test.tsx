/** Gate mode in jsdom: what it says where it can't answer, and that it knows what was scanned before the first scan. */
import type { LogEntry } from '@contract/event-log/entry';
import { fail, ok, type Result } from '@contract/failure';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearScan, startScan } from '../../../../../../renderer/event/scan/scan-store';
import { GateScreen } from '../../../../../../renderer/features/desk/gate-mode/gate-screen';
import { runShortcut } from '../../../../../../renderer/kit/commands/command';
import { useNetwork } from '../../../../../../renderer/kit/stores/network';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../../support/event-log';
import { computer, openKit, setBridge } from '../../../kit/kit-page';

vi.mock('../../../../../../renderer/features/desk/gate/camera-worker?worker&url', () => ({ default: '/worker.js' }));

const today = new Date().toISOString().slice(0, 10);
const event = { id: 27, name: 'Autumn Nationals', timezone: 'UTC', startDate: today, endDate: today };
const booking = { id: 1, bookingNumber: 'BK-1', eventId: 27, bookingStatus: 'confirmed', paymentStatus: 'paid' };
const ticket = {
  ...{ id: 10, ticketNumber: 'TK-5523-10', bookingId: 1, eventId: 27, holderName: 'Zoe Vale' },
  ...{ status: 'valid', isCheckedIn: false, waiverSigned: true, ticketType: 'spectator' },
};
const page = (rows: readonly unknown[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });

interface Server {
  readonly events?: Result<unknown>;
  readonly ability?: readonly { readonly action: 'manage' | 'read'; readonly subject: string }[];
  readonly log?: readonly LogEntry[];
  readonly bookings?: readonly { readonly id: number }[];
  readonly tickets?: readonly unknown[];
}

const open = ({
  events = page([event]),
  ability = [{ action: 'manage', subject: 'all' }],
  log = [],
  bookings = [booking],
  tickets = [ticket],
}: Server = {}) => {
  const bridge = setBridge((id, input) => {
    if (id === 'event.list') return events;
    if (id === 'booking.detail') return ok(bookings.find((one) => one.id === Number(input.id)));
    const isOwn = input.eventId !== undefined || input.bookingId !== undefined;
    return page(!isOwn ? [] : id === 'booking.ticketList' ? tickets : id === 'booking.list' ? bookings : []);
  });
  bridge.eventLog.list.mockResolvedValue(toListed(log));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
    ...{ person: { id: '7', name: 'Dana', email: '', more: {} }, ability },
  } as Parameters<typeof setSession>[0]);
  openKit([{ path: '/', element: <GateScreen /> }], '/');
  return bridge;
};
const box = () => screen.queryByRole('textbox', { name: 'Scan or type' });
const light = () => document.querySelector('[data-network]')?.getAttribute('data-network');

beforeEach(() => {
  resetStores();
  useNetwork.setState({ state: 'online' });
});

test('without a connection it says so, and goes on answering from what is loaded', async () => {
  open();
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  expect(light()).toBe('online');
  act(() => useNetwork.setState({ state: 'offline' }));
  expect(light()).toBe('offline');
  expect(screen.getByText(/^No connection\. Keep scanning/)).toBeDefined();
  await act(async () => startScan('TK-5523-10'));
  expect((await screen.findByRole('region', { name: 'Scan result' })).dataset.answer).toBe('valid');
  expect(screen.queryByText(/^No connection\. Keep scanning/)).toBeNull();
  expect(light()).toBe('offline');
  act(clearScan);
  expect(screen.getByText(/^No connection\. Keep scanning/)).toBeDefined();
  act(() => useNetwork.setState({ state: 'online' }));
  expect(screen.queryByText(/^No connection\. Keep scanning/)).toBeNull();
});

test('the first answer is in a live region that was there before, or else it may not be spoken', async () => {
  open();
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  const liveRegions = [...document.querySelectorAll('[aria-live]')];
  await act(async () => startScan('TK-5523-10'));
  const region = await screen.findByRole('region', { name: 'Scan result' });
  expect(liveRegions).toContain(region.closest('[aria-live]'));
  // What is the same for every ticket is not spoken again and again.
  const admit = await within(region).findByRole('button', { name: 'Admit' });
  expect(admit.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});

test('a slow network is told by its light only', async () => {
  open();
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  act(() => useNetwork.setState({ state: 'slow' }));
  expect(light()).toBe('slow');
  expect(screen.queryByText(/^No connection/)).toBeNull();
});

test('without an event it sends to the person in charge, and takes no scans', async () => {
  open({ events: page([]) });
  expect(await screen.findByRole('heading', { name: 'No event to scan for' })).toBeDefined();
  expect(screen.getByText(/^Ask the person in charge/)).toBeDefined();
  expect(box()).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave gate mode' })).toBeDefined();
});

test('events that could not be loaded can be asked for again', async () => {
  open({ events: fail('network', 'unreachable') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(box()).toBeNull();
});

test('without the right to tickets it sends to the person in charge, and shows no counts', async () => {
  open({ ability: [{ action: 'read', subject: 'Event' }] });
  expect(await screen.findByRole('heading', { name: "You can't look up tickets" })).toBeDefined();
  expect(screen.getByText(/^Ask the person in charge/)).toBeDefined();
  expect(box()).toBeNull();
  expect(screen.queryByLabelText('Counts of today')).toBeNull();
});

test('the key for the full screen asks for the password', async () => {
  open();
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  act(() => void runShortcut('full-screen'));
  const dialog = await screen.findByRole('dialog', { name: 'Leave gate mode?' });
  expect(within(dialog).getByLabelText(/^Password/)).toBeDefined();
});

const result = () => screen.findByRole('region', { name: 'Scan result' });
const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('it says what to do next: with an answer, once that is done, and on the way out', async () => {
  open();
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  await act(async () => startScan('TK-5523-10'));
  expect((await result()).textContent).toContain('Let the person in and press Admit.');
  await screen.findByRole('button', { name: 'Admit' });
  await button('Admit');
  await screen.findByText('Done. Scan the next ticket.');
  expect((await result()).textContent).not.toContain('press Admit');
  await button('Out');
  // Keys go to the box, which is empty like its answer.
  expect(document.activeElement).toBe(box());
  expect(box()).toHaveProperty('value', '');
  await act(async () => startScan('TK-5523-10'));
  await screen.findByText('The person may leave. Scan the next ticket.');
});

test('it says until when a ticket of another day was valid, and when and where a used one was', async () => {
  const over = { ...ticket, validUntil: '2020-05-16T23:00:00Z', timezone: 'America/Chicago' };
  const used = { ...over, id: 11, ticketNumber: 'TK-5523-11', validUntil: null, status: 'used', gate: 'Gate 3' };
  open({ tickets: [over, { ...used, checkedInAt: '2020-05-16T14:00:00Z' }] });
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  await act(async () => startScan('TK-5523-10'));
  await screen.findByText('Other day · Valid until May 16, 2020, 6:00 PM CDT');
  await act(async () => startScan('TK-5523-11'));
  await screen.findByText('Already used · Checked in May 16, 2020, 9:00 AM CDT · Gate 3');
});

test('of a booking with several tickets it shows each, and the notes, but no amounts', async () => {
  const noted = { ...booking, notes: 'Call Ana first', total: 45, currency: 'USD' };
  open({ bookings: [noted], tickets: [ticket, { ...ticket, id: 11, ticketNumber: 'TK-5523-11', status: 'refunded' }] });
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  await act(async () => startScan('BK-1'));
  const shown = within(await result());
  expect(await shown.findByText('Notes: Call Ana first')).toBeDefined();
  expect(await shown.findByText('Counts one person. Scan each ticket to count everyone.')).toBeDefined();
  expect(within(shown.getByRole('list', { name: 'Tickets of the booking' })).getAllByRole('listitem')).toHaveLength(2);
  expect((await result()).textContent).not.toContain('$');
  // A ticket alone is all in the banner.
  await act(async () => startScan('TK-5523-10'));
  await waitFor(() => expect(shown.queryByRole('list', { name: 'Tickets of the booking' })).toBeNull());
});

test('a name that several bookings have asks for a choice first', async () => {
  const other = { ...booking, id: 2, bookingNumber: 'BK-2' };
  open({
    bookings: [booking, other],
    tickets: [ticket, { ...ticket, id: 11, ticketNumber: 'TK-6000-1', bookingId: 2 }],
  });
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  await act(async () => startScan('Zoe Vale'));
  await screen.findByText(/^Choose the right booking below/);
  expect(screen.queryByRole('button', { name: 'Admit' })).toBeNull();
});

test('the first scan finds the log read and sorted by ticket', async () => {
  let reads = 0;
  const log = Array.from({ length: 1_000 }, (_, at): LogEntry => {
    const entry: LogEntry = {
      ...{ id: crypto.randomUUID(), event: '27', at: new Date(Date.now() - 210_000).toISOString() },
      ...{ computer, gate: '', by: 'Dana', kind: 'scan', code: `TK-${at}`, direction: 'in' },
      ...{ answer: 'valid', verdict: 'valid', open: [], subject: { ticketId: String(at) } },
    };
    return new Proxy(entry, {
      get: (target, name) => {
        if (name === 'subject') reads += 1;
        return Reflect.get(target, name);
      },
    });
  });
  const bridge = open({ log });
  await waitFor(() => expect(reads).toBeGreaterThanOrEqual(log.length));
  await screen.findByRole('heading', { name: 'Scan a ticket' });
  await waitFor(() =>
    expect(bridge.call).toHaveBeenCalledWith('booking.ticketList', expect.anything(), expect.anything()),
  );
  // Its entry is not stored before the answer.
  bridge.eventLog.add.mockReturnValue(new Promise(() => undefined));
  reads = 0;
  fireEvent.change(screen.getByRole('textbox', { name: 'Scan or type' }), { target: { value: 'TK-5523-10' } });
  await act(async () => fireEvent.submit(screen.getByRole('textbox', { name: 'Scan or type' })));
  expect((await screen.findByText(/^Scanned here 3 min ago/)).textContent).toContain('valid');
  expect(reads).toBeLessThan(10);
  expect(bridge.eventLog.list).toHaveBeenCalledTimes(1);
});

test('the first scan finds the tickets sorted by their numbers', async () => {
  let reads = 0;
  const others = Array.from({ length: 50 }, (_, at) => {
    const other = { ...ticket, id: 100 + at, ticketNumber: `TK-6000-${at}`, bookingId: 2, qrCode: `QR-${at}` };
    return new Proxy(other, {
      get: (target, name) => {
        if (name === 'qrCode') reads += 1;
        return Reflect.get(target, name);
      },
    });
  });
  open({ tickets: [ticket, ...others] });
  await waitFor(() => expect(reads).toBeGreaterThanOrEqual(others.length));
  reads = 0;
  await act(async () => startScan('TK-5523-10'));
  expect((await result()).dataset.answer).toBe('valid');
  expect(reads).toBe(0);
});
