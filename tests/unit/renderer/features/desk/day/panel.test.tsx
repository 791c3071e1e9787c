/** Close of day in jsdom: no-shows after the event, the till with and without transactions, unfinished inspections. */
import { fail, ok, type Result } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Panel } from '../../../../../../renderer/features/desk/day/day-panel';
import type { Values } from '../../../../../../renderer/kit/area/field';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../../renderer/kit/stores/session';
import { changeLanguage } from '../../../../../../renderer/locales';
import { toListed } from '../../../../../support/event-log';
import { openKit, setBridge } from '../../../kit/kit-page';

const bookings = [1, 2, 3].map((id) => ({
  ...{ id, eventId: 31, bookingNumber: `B-${id}`, channel: 'gate', bookingDate: '2026-11-21T18:00:00Z' },
  ...{ total: '100.10', currency: 'USD', paymentStatus: 'paid', paymentMethod: 'cash', userId: 100 + id },
}));
const tickets = bookings.map(({ id, userId }) => ({
  ...{ id: 10 + id, bookingId: id, eventId: 31, userId, ticketType: 'racer', status: id === 1 ? 'used' : 'valid' },
}));
const refund = (bookingId: number, amount: string) => ({
  ...{ id: 40 + bookingId, eventId: 31, bookingId, type: 'refund', status: 'succeeded', amount, currency: 'USD' },
});
const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const lists: Readonly<Record<string, Result<unknown>>> = {
  'booking.list': page(bookings),
  'booking.ticketList': page(tickets),
  'visitor.list': page(bookings.map(({ userId }) => ({ id: userId, firstName: `Racer ${userId}` }))),
  'transaction.list': page([refund(1, '-40.05')]),
};
const info = (status: string): Result<unknown> => ok({ status });
const statuses: Readonly<Record<string, Result<unknown>>> = {
  101: info('Passed'),
  102: info('in-progress'),
  103: fail('unexpected', 'server-error'),
};
const open = async (change: Readonly<Record<string, Result<unknown>>> = {}, more: Values = {}) => {
  const { eventLog } = setBridge((id, input) => {
    if (id === 'inspection.info') return statuses[String(input.userId)] ?? fail('rejected', 'not-found');
    return { ...lists, ...change }[id] ?? fail('rejected', 'not-found');
  });
  // The field of counted cash needs the log, which belongs to a person.
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '9', name: 'Dana', email: '', more: {} } });
  const values = { id: 31, name: 'Madness', startDate: '2026-11-20', endDate: '2026-11-21', timezone: 'UTC', ...more };
  return { eventLog, ...(await openKit([{ path: '*', element: <Panel values={values} /> }], '/desk')) };
};
const till = () => screen.findByRole('table', { name: 'Gate sales' });

beforeEach(resetStores);
afterEach(() => vi.useRealTimers());

test('tickets not used are no-shows once the event is over, and "so far" until then', async () => {
  const past = await open();
  await within(await screen.findByRole('table', { name: 'Tickets' })).findByRole('columnheader', { name: 'No-shows' });
  past.unmount();
  await open({}, { endDate: '2999-12-31' });
  await within(await screen.findByRole('table', { name: 'Tickets' })).findByRole('columnheader', {
    name: 'No-shows so far',
  });
});

test('the till expects what was paid less what the transactions say was refunded', async () => {
  await open();
  const cash = within(await till()).getByRole('row', { name: /^Cash/ });
  expect(
    within(cash)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['3', '$300.30', '$40.05', '$260.25']));
  const counted = within(cash).getByRole('textbox', { name: /^Counted cash/ });
  await userEvent.type(counted, '260.25');
  await waitFor(() => expect(cash.textContent).toContain('Matches'));
  await userEvent.clear(counted);
  await userEvent.type(counted, '250');
  await waitFor(() => expect(cash.textContent).toContain('$10.25 short'));
  expect(screen.queryByText(/transactions couldn't be read/)).toBeNull();
});

test('transactions that may not be all are not taken for all', async () => {
  // Ten rows, as many as servers cap a page at, whatever page is asked for.
  const rows = Array.from({ length: 10 }, (_, at) => ({ ...refund(1, '-40.05'), id: 50 + at, bookingId: 90 + at }));
  await open({ 'transaction.list': ok({ rows, isComplete: false }) });
  await screen.findByText(/transactions couldn't be read/);
});

test('counted cash is kept in the log of the event with who counted it, and an empty field takes it back', async () => {
  const signIn = () =>
    setSession({
      ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
      ...{ ability: [{ action: 'manage', subject: 'all' }] },
      person: { id: '9', name: 'Dana', email: 'dana@example.com', more: {} },
    });
  const first = await open();
  signIn();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Counted cash/ }), '250{Enter}');
  await screen.findByText(/^Counted by /);
  const added = await first.eventLog.add.mock.results[0]?.value;
  first.unmount();
  const { eventLog } = await open();
  eventLog.list.mockResolvedValue(toListed(added.value));
  signIn();
  await screen.findByText(/^Counted by /);
  const again = screen.getByRole('textbox', { name: /^Counted cash/ });
  expect(again).toHaveProperty('value', '250');
  expect(again.closest('tr')?.textContent).toContain('$10.25 short');
  await userEvent.clear(again);
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText(/^Counted by /)).toBeNull());
  expect(again.closest('tr')?.textContent).not.toContain('short');
});

test('counted cash that could not be stored stays in its field, and is stored once by another try', async () => {
  const { eventLog } = await open();
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '9', name: 'Dana', email: '', more: {} } });
  const days = () => screen.findByRole('combobox', { name: 'Day of the sales' });
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Counted cash/ });
  const stored = eventLog.add.getMockImplementation();
  if (!stored) throw new Error('The bridge adds nothing.');
  eventLog.add.mockResolvedValue(fail('file', 'disk-full') as never);
  await userEvent.selectOptions(await days(), '2026-11-21');
  await userEvent.type(await field(), '250{Enter}');
  await screen.findByText('Not saved yet');
  await userEvent.selectOptions(await days(), 'all');
  expect((await field()).value).toBe('');
  await userEvent.selectOptions(await days(), '2026-11-21');
  expect((await field()).value).toBe('250');
  screen.getByText('Not saved yet');

  eventLog.add.mockReset().mockImplementation(stored);
  await userEvent.type(await field(), '{Enter}');
  await userEvent.tab();
  await screen.findByText(/^Counted by /);
  expect((await field()).value).toBe('250');
  expect(eventLog.add).toHaveBeenCalledOnce();
});

test('counted cash is read as the region writes it, said as it is read, and asked where it has two readings', async () => {
  const count = async (typed: string): Promise<string> => {
    const counted = await screen.findByRole('textbox');
    const cash = counted.closest('tr');
    await userEvent.clear(counted);
    await userEvent.type(counted, typed);
    return cash?.textContent ?? '';
  };
  const english = await open();
  expect(await count('1,500')).toMatch(/Read as \$1,500\.00.*\$1,239\.75 over/);
  expect(await count('٢٦٠٫٢٥')).toMatch(/Read as \$260\.25.*Matches/);
  const asked = await count('1.500');
  expect(asked).toContain('This could be $1.500 or $1,500.00. Type it without a thousands separator.');
  expect(asked).not.toMatch(/short|over$/);
  expect(await count('12,50')).toContain('If you mean $12.50, type 12.50.');
  expect(await count('ten')).toContain('Enter an amount such as 120.50.');
  english.unmount();
  await changeLanguage('es');
  onTestFinished(() => changeLanguage('en'));
  await open();
  expect(await count('1.500')).toMatch(/sobran/);
  expect(await count('260,25')).toContain('Coincide');
  expect(await count('1,500')).toMatch(/Puede ser .* o /);
});

test('a refund that the booking and the transactions both name counts once', async () => {
  const refunded = bookings.map((one) => (one.id === 1 ? { ...one, paymentStatus: 'refunded' } : one));
  await open({ 'booking.list': page(refunded), 'transaction.list': page([refund(1, '-100.10')]) });
  const cash = within(await till()).getByRole('row', { name: /^Cash/ });
  expect(cash.textContent).toContain('$100.10$200.20');
});

test.each(['failed', 'not allowed'])(
  'without transactions (%s), the till says that only bookings count',
  async (why) => {
    const refunded = bookings.map((one) => (one.id === 1 ? { ...one, paymentStatus: 'refunded' } : one));
    await open({ 'booking.list': page(refunded), 'transaction.list': fail('unexpected', 'server-error') });
    if (why === 'not allowed')
      setSession({
        ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
        ability: [{ action: 'read', subject: 'Booking' }],
      });
    const cash = within(await till()).getByRole('row', { name: /^Cash/ });
    expect(cash.textContent).toContain('$100.10$200.20');
    await screen.findByText("The transactions couldn't be read, so refunds are only what the bookings say.");
  },
);

test('unfinished inspections are counted by their progress; one that could not be read is not known', async () => {
  await open();
  await screen.findByText("At least 1 of 3 racers' inspections aren't finished.");
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 in progress',
    '1 not known',
  ]);
  expect(screen.getByRole('link', { name: 'Open the readiness board' }).getAttribute('href')).toBe(
    '/inspections?event=31',
  );
});

test('a list of racers that cannot be read is a failure, and none is called finished', async () => {
  await open({
    'visitor.list': fail('unexpected', 'server-error'),
    'booking.ticketList': fail('unexpected', 'server-error'),
  });
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  expect(screen.queryByText(/inspections aren't finished/)).toBeNull();
});

const night = { startDate: '2026-11-20T14:00:00Z', endDate: '2026-11-22T06:00:00Z', timezone: 'America/Chicago' };
const gateBookings = [
  ['2026-11-20T18:00:00Z', '10.00'],
  ['2026-11-22T05:50:00Z', '20.00'],
  ['2026-11-22T06:05:00Z', '40.00'],
].map(([bookingDate, total], index) => ({ ...bookings[index], bookingDate, total }));
const openAt = (now: string, event: Values) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  return open({ 'booking.list': page(gateBookings), 'transaction.list': page([]) }, event);
};
const dayOfSales = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Day of the sales' });

test('the till offers the day that has just ended, says so, and lets a person choose the other', async () => {
  await openAt('2026-11-22T06:10:00Z', night);
  expect((await dayOfSales()).value).toBe('2026-11-21');
  expect((await till()).textContent).toContain('$20.00');
  expect((await till()).textContent).not.toContain('$70.00');
  await screen.findByText(/Nov 21, 2026 is the day that has just ended; choose Nov 22, 2026/);
  await userEvent.selectOptions(await dayOfSales(), '2026-11-22');
  expect((await till()).textContent).toContain('$40.00');
});

test('the till says that it adds up all days if today has no sales', async () => {
  await openAt('2026-12-24T18:00:00Z', night);
  expect((await dayOfSales()).value).toBe('all');
  expect((await till()).textContent).toContain('$70.00');
  await screen.findByText('There are no gate sales today. All days are added up.');
});

test("the till takes no day from this computer if the event's zone is not known", async () => {
  await openAt('2026-11-22T05:55:00Z', { ...night, timezone: 'EST' });
  expect((await dayOfSales()).value).toBe('all');
  await screen.findByText(/The event's time zone isn't known, so Pitwall can't tell which sales are today's/);
});
