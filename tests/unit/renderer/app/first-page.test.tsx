/** What a start with a session opens, before the app renders. */
import { createMemoryRouter, createPath } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBridge } from '../../../../mocks/bridge';
import { areas } from '../../../../renderer/app/areas/areas';
import { openFirstPage } from '../../../../renderer/app/first-page';
import { routes } from '../../../../renderer/app/routes';
import type { ResourceArea } from '../../../../renderer/kit/area/area';
import { queryClient } from '../../../../renderer/kit/bridge/query-client';
import { queryKey } from '../../../../renderer/kit/bridge/use-call';
import { firstInput } from '../../../../renderer/kit/list/data/first-rows';
import { noteFilterKey } from '../../../../renderer/kit/list/data/note-filter';
import { applySession } from '../../../../renderer/kit/stores/connect-stores';
import { useSession } from '../../../../renderer/kit/stores/session';
import { readSettings, useSettings } from '../../../../renderer/kit/stores/settings';
import { openApp } from '../../../support/open-app';
import { waitFor } from '../../../support/wait-for';

let ends: (() => void)[] = [];
beforeEach(() => {
  queryClient.clear();
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  useSession.setState({ session: undefined });
});

/** A session of the demo that returns to an address, and the router of a page that has just loaded. */
const startPage = async (resumeState?: string, path = '/login') => {
  const bridge = createBridge({ rows: 20 });
  Object.defineProperty(window, 'bridge', { value: bridge, configurable: true });
  const router = createMemoryRouter(routes(areas), { initialEntries: [path] });
  ends.push(() => router.dispose());
  await readSettings();
  const signedIn = await bridge.session.exploreDemo();
  if (!signedIn.ok) throw new Error('no demo');
  applySession({
    ...signedIn.value,
    ...(resumeState === undefined ? {} : { resumeState: { path: resumeState, drafts: {} } }),
  });
  return { bridge, router, call: vi.spyOn(bridge, 'call'), place: () => createPath(router.state.location) };
};
const bookings = areas.find((area): area is ResourceArea => area.name === 'bookings');

it('is where the person was, with its rows, and is taken once', async () => {
  const { router, place, call } = await startPage('/bookings?q=koehler&page=2');
  await openFirstPage(router);
  expect(place()).toBe('/bookings?q=koehler&page=2');
  const input = { q: 'koehler', page: 2, perPage: 50 };
  expect(call.mock.calls.map(([id, sent]) => [id, sent])).toEqual([['booking.list', input]]);
  await waitFor(() => expect(queryClient.getQueryData(queryKey('booking.list', input))).toBeDefined());
  expect(useSession.getState().session?.resumeState).toBeUndefined();
});

it('is the page of a link, or else the first page of the user', async () => {
  const linked = await startPage(undefined, '/login?to=%2Ftracks');
  await openFirstPage(linked.router);
  expect(linked.place()).toBe('/tracks');
  const plain = await startPage('//evil.example/');
  await openFirstPage(plain.router);
  expect(plain.place()).toBe('/desk');
});

it('stays where the address names another page', async () => {
  const { router, place } = await startPage(undefined, '/tracks');
  await openFirstPage(router);
  expect(place()).toBe('/tracks');
});

it('is the sign-in page without a session, and for a person who must set a password first', async () => {
  const { router, place } = await startPage('/bookings');
  const { session } = useSession.getState();
  if (!session?.person) throw new Error('no session');
  useSession.setState({ session: { ...session, person: { ...session.person, mustChangePassword: true } } });
  await openFirstPage(router);
  useSession.setState({ session: { ...session, state: 'signed-out' } });
  await openFirstPage(router);
  expect(place()).toBe('/login');
});

it('does not wait for the rows', async () => {
  const { router, place, call } = await startPage('/bookings');
  call.mockReturnValue(new Promise(() => undefined));
  await openFirstPage(router);
  expect(place()).toBe('/bookings');
  expect(queryClient.isFetching()).toBe(1);
});

it('asks for no rows that the user may not see', async () => {
  const { router, call } = await startPage('/bookings');
  const { session } = useSession.getState();
  if (session) applySession({ ...session, ability: [{ action: 'read', subject: 'Track' }] });
  await openFirstPage(router);
  expect(call).not.toHaveBeenCalled();
});

/** One list has no pages. */
const lists = areas.filter(
  (area): area is ResourceArea => area.type === 'resource' && area.capabilities?.query !== false,
);
const searches = ['', '?q=a&page=2&sort=-id&size=100&filter.status=active', '?size=all'];

it.each(lists.flatMap((area) => searches.map((search) => ({ area, search, at: area.path + search }))))(
  'asks ahead for the rows that the list at $at asks for',
  async ({ area, search, at }) => {
    const app = await openApp(at, areas);
    ends.push(app.close);
    const call = vi.spyOn(app.bridge, 'call');
    await app.bridge.session.exploreDemo();
    const expected = firstInput(area, search);
    const sent = () => call.mock.calls.filter(([id]) => id === area.list).map(([, input]) => input);
    await waitFor(() => expect(sent()).not.toEqual([]));
    expect(sent()[0]).toEqual(expected);
  },
);

it('asks ahead for a page of the size that the user chose, and for the first rows of all', async () => {
  await startPage();
  const { settings } = useSettings.getState();
  if (!settings || !bookings) throw new Error('no settings');
  useSettings.setState({ settings: { ...settings, lists: { bookings: { perPage: 0 } } } });
  expect(firstInput(bookings, '')).toMatchObject({ page: 1, perPage: 100 });
  useSettings.setState({ settings: { ...settings, lists: { bookings: { perPage: 25 } } } });
  expect(firstInput(bookings, '')).toMatchObject({ page: 1, perPage: 25 });
});

it('asks nothing ahead where the list starts with the rows that have notes', async () => {
  await startPage();
  if (!bookings) throw new Error('no area');
  expect(firstInput(bookings, `?filter.${noteFilterKey}=any`)).toBeUndefined();
});
