/** Lists and records that neither the server nor the copy could give. */
import type { PackView } from '@contract/bridge';
import { fail } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ResourceDetail } from '../../../../../renderer/kit/detail/resource-detail';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { setOffline } from '../../../../../renderer/kit/stores/offline';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { answerFromCopy, unreachable } from '../copied';
import { type Answer, openKit, setBridge } from '../kit-page';
import { area, bookings } from './test-area';

const narrowable = { ...area, capabilities: { ...area.capabilities, narrowsTo: ['eventId'] as const } };
const routes = [
  { path: '/bookings', element: <ResourceList area={narrowable} /> },
  { path: '/bookings/:id', element: <ResourceDetail area={area} /> },
];
const asOf = new Date(2020, 4, 16, 9, 12).toISOString();
const rows = bookings(30).map((row) => ({ ...row, eventId: 31 }));
const pack: PackView = {
  event: { id: '31', name: 'Autumn Nationals' },
  state: 'incomplete',
  asOf,
  bytes: 1,
  parts: [{ name: 'tickets', done: 5, total: 5, rows: 412, expected: 415, gaps: 0 }],
};
const withPacks = (packs: readonly PackView[]) => setOffline({ storage: 'disk', answers: 1, bytes: 1, packs });

const ofEvent: Answer = (id, input) =>
  id === 'booking.list' && String(input.eventId) === '31' ? answerFromCopy(rows, input, asOf) : unreachable;

beforeEach(() => withPacks([pack]));

const signIn = () => {
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '1', name: 'Ada', email: 'ada@example.com', more: {} } });
};

it('shows the rows of the prepared event at once with their age, if no event is chosen, and chooses none', async () => {
  setBridge(ofEvent);
  signIn();
  openKit(routes, '/bookings');
  await screen.findByText('30 bookings');
  await screen.findByText(/^Copy of 9:12 AM on May 16, 2020, \d+ \w+ old$/);
  expect(screen.getByRole('button', { name: /31/ })).toBeTruthy();
  expect(useSettings.getState().settings?.events).toEqual({});
});

it('says what the copy has instead of rows of another event, and works on the prepared event on request', async () => {
  setBridge(ofEvent);
  signIn();
  openKit(routes, '/bookings?event=44');
  await screen.findByRole('heading', { name: 'Not in the copy of 9:12 AM on May 16, 2020' });
  expect(
    screen.getByText(
      "These bookings aren't in the copy on this computer. The copy of 9:12 AM on May 16, 2020 has only what belongs to Autumn Nationals.",
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Work on Autumn Nationals' }));
  await screen.findByText('30 bookings');
  const { settings } = useSettings.getState();
  expect(Object.values(settings?.events ?? {})).toMatchObject([{ isChosen: true, recent: [{ id: '31' }] }]);
  await screen.findByText(/^Copy of 9:12 AM on May 16, 2020, \d+ \w+ old$/);
});

it('narrows a list of a track to the track of the prepared event', async () => {
  withPacks([{ ...pack, event: { ...pack.event, trackId: '4' } }]);
  setBridge((id, input) =>
    id === 'booking.list' && String(input.trackId) === '4' ? answerFromCopy(rows, input, asOf) : unreachable,
  );
  const ofTrack = { ...area, capabilities: { ...area.capabilities, narrowsTo: ['trackId'] as const } };
  openKit([{ path: '/bookings', element: <ResourceList area={ofTrack} /> }], '/bookings');
  await screen.findByText('30 bookings');
});

it('says of a search without matches that only the copy was searched', async () => {
  setBridge(ofEvent);
  openKit(routes, '/bookings?event=31&q=Nobody');
  await screen.findByRole('heading', { name: 'Not in the copy of 9:12 AM on May 16, 2020' });
  expect(screen.getByText('No bookings in the copy match your search.')).toBeTruthy();
});

it('does not call a record missing that is only not in the copy', async () => {
  setBridge(ofEvent);
  openKit(routes, '/bookings/77');
  await screen.findByRole('heading', { name: 'Not in the copy of 9:12 AM on May 16, 2020' });
  expect(screen.getByText(/^This isn't in the copy on this computer\./)).toBeTruthy();
});

it('keeps the server’s own words', async () => {
  setBridge(() => fail('rejected', 'not-found', { status: 404 }));
  openKit(routes, '/bookings/77');
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  expect(screen.queryByText(/Not in the copy/)).toBeNull();
});

it('names the network if no event is prepared', async () => {
  withPacks([]);
  setBridge(() => unreachable);
  openKit(routes, '/bookings');
  await screen.findByRole('heading', { name: "Can't reach the server" });
});
