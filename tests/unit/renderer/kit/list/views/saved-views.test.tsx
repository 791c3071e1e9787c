/** Saved views on a list: saved, opened, modified, renamed, deleted, and opened by default. */
import type { SettingsView } from '@contract/bridge';
import { ok } from '@contract/failure';
import { SettingsChange } from '@contract/settings';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ResourceList } from '../../../../../../renderer/kit/list/resource-list';
import { useSession } from '../../../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../../../renderer/kit/stores/settings';
import { openKit, setBridge } from '../../kit-page';
import { answerList, area, bookings } from '../test-area';

// In jsdom, a page may stay hidden from accessibility long after its dialog has closed.
configure({ defaultHidden: true });

const all = bookings(40);

const setPerson = (id: string, server = '') => {
  const { session } = useSession.getState();
  if (session)
    useSession.setState({
      session: { ...session, server, person: { id, name: 'Dana', email: 'd@example.com', more: {} } },
    });
};

const start = () => {
  const bridge = setBridge((_, input) => answerList(all, input));
  setPerson('3');
  bridge.change.mockImplementation(async (change) => {
    // As main checks and merges it.
    const { views } = SettingsChange.parse(change);
    const { settings } = useSettings.getState();
    return ok({ ...settings, ...change, views: { ...settings?.views, ...views } } as SettingsView);
  });
  return bridge;
};

const open = async (at = '/bookings') => {
  const page = openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], at);
  await screen.findByRole('grid', { name: 'Bookings' });
  return page;
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = async (name: string, { isDefault = false } = {}) => {
  await userEvent.click(button('Save view'));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), name);
  if (isDefault) await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Use as default' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
};
const menu = async (button: HTMLElement) => {
  await userEvent.click(button);
  return screen.findByRole('menu');
};
const choose = async (from: HTMLElement, role: 'menuitem' | 'menuitemradio', name: string | RegExp) =>
  userEvent.click(within(await menu(from)).getByRole(role, { name }));

it('saves what the list shows, tells when it was modified, and saves that or resets it', async () => {
  start();
  const { place } = await open('/bookings?filter.bookingStatus=pending&sort=-total');
  await screen.findByText('14 bookings');
  await save(' Unpaid ');
  await screen.findByRole('button', { name: 'View: Unpaid' });
  await waitFor(() =>
    expect(place()).toMatch(/^\/bookings\?view=[0-9a-z]+&filter\.bookingStatus=pending&sort=-total$/),
  );

  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'Adam');
  expect(screen.getByText('Modified')).toBeTruthy();
  await choose(button('View: Unpaid, modified'), 'menuitem', 'Reset to view');
  expect((search as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(screen.queryByText('Modified')).toBeNull());

  await userEvent.type(search, 'Adam');
  await choose(button('View: Unpaid, modified'), 'menuitem', 'Save changes');
  await screen.findByRole('button', { name: 'View: Unpaid' });

  await choose(button('View: Unpaid'), 'menuitemradio', 'No view');
  await screen.findByText('40 bookings');
  await waitFor(() => expect(place()).toBe('/bookings'));
  await choose(button('Views'), 'menuitemradio', 'Unpaid');
  await screen.findByText('7 bookings');
  expect((search as HTMLInputElement).value).toBe('Adam');
});

it('keeps the columns of a view apart from those of the list', async () => {
  start();
  await open();
  await save('Mine');
  await screen.findByRole('button', { name: 'View: Mine' });
  await userEvent.click(button('Columns'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Visitor' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Visitor/ })).toBeNull());
  expect(useSettings.getState().settings?.lists).toEqual({});
  await choose(button('View: Mine, modified'), 'menuitem', 'Save changes');
  await choose(await screen.findByRole('button', { name: 'View: Mine' }), 'menuitemradio', 'No view');
  await screen.findByRole('columnheader', { name: /Visitor/ });
  await choose(button('Views'), 'menuitemradio', 'Mine');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Visitor/ })).toBeNull());
});

it('opens the default view on a plain address, and never instead of a link with parameters', async () => {
  start();
  const first = await open('/bookings?filter.bookingStatus=pending');
  await save('Unpaid', { isDefault: true });
  await screen.findByRole('button', { name: 'View: Unpaid' });
  first.unmount();

  const second = await open('/bookings');
  await screen.findByText('14 bookings');
  expect(button('View: Unpaid')).toBeTruthy();
  await choose(button('View: Unpaid'), 'menuitemradio', 'No view');
  await screen.findByText('40 bookings');
  await waitFor(() => expect(second.place()).toBe('/bookings?view=none'));
  second.unmount();

  const third = await open('/bookings?view=none');
  await screen.findByText('40 bookings');
  third.unmount();

  const fourth = await open('/bookings?q=Adam');
  await screen.findByText('20 bookings');
  expect(button('Views')).toBeTruthy();
  fourth.unmount();
});

it('renames a view, refuses a name that is used, and brings a deleted one back', async () => {
  start();
  await open();
  await save('One');
  await screen.findByRole('button', { name: 'View: One' });
  await save('ONE');
  expect(screen.getByText('This list has a view with this name. Choose another name.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' more');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save view' }));
  await screen.findByRole('button', { name: 'View: ONE more' });

  await choose(button('View: ONE more'), 'menuitem', 'Rename…');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.click(button('Rename'));
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await userEvent.type(name, 'Two');
  await userEvent.click(button('Rename'));
  await choose(await screen.findByRole('button', { name: 'View: Two' }), 'menuitem', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'View: Two' });
});

it('shows the views of a person at a server only to that person there', async () => {
  start();
  await open();
  await save('Mine');
  await screen.findByRole('button', { name: 'View: Mine' });
  act(() => setPerson('4'));
  await choose(button('Views'), 'menuitemradio', 'No view');
  act(() => setPerson('3', 'https://other.example'));
  expect(within(await menu(button('Views'))).queryByRole('menuitemradio', { name: 'Mine' })).toBeNull();
});

it('leaves out columns and filters that the list does not have, and says so once', async () => {
  start();
  const view = {
    id: 'abcdef0123456789',
    name: 'Foreign',
    filters: { bookingStatus: ['pending'], tailNumber: ['N1'] },
    sort: { key: 'wings', descending: true },
    columns: [
      { key: 'tailNumber', shown: true },
      { key: 'userName', shown: true },
    ],
  };
  const { settings } = useSettings.getState();
  if (settings) useSettings.setState({ settings: { ...settings, views: { '["demo","","3"]': { bookings: [view] } } } });
  await open();
  await choose(button('Views'), 'menuitemradio', 'Foreign');
  await screen.findByText("Part of the view “Foreign” isn't in this list");
  screen.getByText('These are left out: Tail number, Wings. The rest applies.');
  await screen.findByText('14 bookings');
  expect(screen.queryByText('Modified')).toBeNull();
  expect(screen.getAllByText("Part of the view “Foreign” isn't in this list")).toHaveLength(1);
});
