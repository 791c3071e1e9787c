/** Lists that are narrowed to the current event, by its id. */
import { ok } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Values } from '../../../../../renderer/kit/area/field';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { chooseEvent } from '../../../../../renderer/kit/stores/current-event';
import { useSession } from '../../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { unreachable } from '../copied';
import { type Answer, openKit, setBridge } from '../kit-page';
import { answerList, area, bookings } from './test-area';

const first = { id: 31, name: "Drivers' School", startDate: '2026-01-17' };
const second = { id: 32, name: "Drivers' School", startDate: '2027-01-16' };
const all = bookings(40).map((row, at) => ({ ...row, eventId: at % 4 === 0 ? 31 : 32 }));

/** Answers as a server that narrows by id, or ignores it. */
const serving =
  (rows: readonly Values[], obeys = true): Answer =>
  (id, input) => {
    if (id === 'event.list') return ok({ rows: [first, second], total: 2, isComplete: true });
    const { eventId } = input;
    return answerList(
      rows.filter((row) => !obeys || eventId === undefined || String(row.eventId) === String(eventId)),
      input,
    );
  };

const open = async (answer: Answer, at = '/bookings') => {
  const bridge = setBridge(answer);
  const { session } = useSession.getState();
  if (session)
    useSession.setState({
      session: { ...session, person: { id: '3', name: 'Dana', email: 'd@example.com', more: {} } },
    });
  let stored = useSettings.getState().settings;
  bridge.change.mockImplementation(async (parts) => {
    if (stored) stored = { ...stored, ...parts };
    return ok(stored as NonNullable<typeof stored>);
  });
  await act(async () => chooseEvent(first));
  const page = openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], at);
  await screen.findByRole('grid', { name: 'Bookings' });
  return { ...bridge, ...page };
};

const chip = () => screen.getByRole('button', { name: 'This event' });
const eventsOf = (call: { mock: { calls: readonly unknown[][] } }) =>
  call.mock.calls.filter(([id]) => id === 'booking.list').map(([, input]) => (input as Values).eventId);

it('asks for the current event by its id, and writes it in the address', async () => {
  const { call, place } = await open(serving(all));
  expect(screen.getByText('10 bookings')).toBeTruthy();
  expect(chip().getAttribute('aria-pressed')).toBe('true');
  expect(eventsOf(call)).toEqual(['31']);
  await waitFor(() => expect(place()).toBe('/bookings?event=31'));
});

it('shows all events after one click, and this event after another', async () => {
  const { place } = await open(serving(all));
  await userEvent.click(chip());
  await screen.findByText('40 bookings');
  expect(chip().getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(place()).toBe('/bookings?event=all'));
  await userEvent.click(chip());
  await screen.findByText('10 bookings');
});

it('shows the event of an address, also if another one is current', async () => {
  await open(serving(all), '/bookings?event=32');
  expect(screen.getByText('30 bookings')).toBeTruthy();
  await userEvent.click(
    await screen.findByRole('button', { name: "Remove filter Event: Drivers' School · Jan 16, 2027" }),
  );
  await screen.findByText('40 bookings');
});

it('follows an event that is chosen while the list is open', async () => {
  await open(serving(all));
  await act(async () => chooseEvent(second));
  await screen.findByText('30 bookings');
  await act(async () => chooseEvent(undefined));
  await screen.findByText('40 bookings');
  expect(screen.queryByRole('button', { name: 'This event' })).toBeNull();
});

it('offers events of the same name with their days', async () => {
  const { call } = await open(serving(all));
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Event' }));
  const items = await waitFor(() => {
    const found = screen.getAllByRole('menuitemradio');
    expect(found.length).toBe(3);
    return found;
  });
  expect(items.map((item) => item.textContent)).toEqual([
    'All events',
    "Drivers' School · Jan 16, 2027",
    "Drivers' School · Jan 17, 2026",
  ]);
  await userEvent.click(items[1] as HTMLElement);
  await waitFor(() => expect(eventsOf(call)).toContain('32'));
});

it('says why it offers no events if they could not be loaded', async () => {
  await open((id, input) => (id === 'event.list' ? unreachable : serving(all)(id, input)));
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Event' }));
  expect(await screen.findByRole('menuitem', { name: "Can't reach the server" })).toBeTruthy();
});

it('says how many rows have a value that could not be read', async () => {
  const rows = all.map((row, at) => (at === 4 ? { ...row, total: null, unreadableFields: ['total'] } : row));
  await open(serving(rows));
  expect(await screen.findByText("1 row has a value that can't be read. It's left empty.")).toBeTruthy();
});

it('leaves out rows of other events that the server sent, and says so', async () => {
  const { call } = await open((id, input) => {
    const answer = serving(all, false)(id, input) as ReturnType<typeof answerList>;
    return id === 'booking.list' && answer.ok ? ok({ ...answer.value, ignored: ['eventId'] }) : answer;
  });
  await screen.findByText('10 bookings');
  expect(await screen.findByText(/^The server sent 30 rows that (doesn't|don't) belong here/)).toBeTruthy();
  expect(eventsOf(call).every((id) => id === '31')).toBe(true);
});

it('says that it cannot check rows that name no event', async () => {
  await open(serving(bookings(40), false));
  expect(within(document.body).getByText(/^The server chose these rows/)).toBeTruthy();
});
