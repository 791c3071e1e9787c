/** The context menu of a list's row. */
import { fail, ok } from '@contract/failure';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DeleteProps, ResourceArea } from '../../../../../../renderer/kit/area/area';
import { clearContextMenu } from '../../../../../../renderer/kit/commands/context-menu';
import { ContextMenuHost } from '../../../../../../renderer/kit/commands/context-menu-host';
import { DeleteDialog } from '../../../../../../renderer/kit/delete/delete-dialog';
import { ResourceList } from '../../../../../../renderer/kit/list/resource-list';
import { setSession, useSession } from '../../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../kit-page';
import { answerList, area, bookings } from '../test-area';

const removed: string[] = [];
const Delete = (props: DeleteProps) => (
  <DeleteDialog
    {...props}
    area="admins"
    nameOf={({ bookingNumber }) => String(bookingNumber)}
    remove={async (id) => {
      removed.push(id);
      return ok({});
    }}
    refreshes={[]}
  />
);
const changeable: ResourceArea = {
  ...area,
  needs: ['read', 'Booking'],
  routes: [{ path: '/bookings/:id/edit', needs: ['update', 'Booking'], screen: async () => ({ Screen: () => null }) }],
  deletion: { dialog: async () => ({ Delete }), takesMany: true },
};

const open = async (shown: ResourceArea = changeable) => {
  const rows = bookings(12);
  setBridge((id, input) => (id === 'booking.list' ? answerList(rows, input) : fail('rejected', 'not-found')));
  const element = (
    <>
      <ResourceList area={shown} />
      <ContextMenuHost />
    </>
  );
  const page = openKit(
    [
      { path: '/bookings', element },
      { path: '/bookings/:id', element: <h1>Record</h1> },
      { path: '/bookings/:id/edit', element: <h1>Form</h1> },
    ],
    '/bookings',
  );
  await screen.findByText('12 bookings');
  return page;
};
/** The menu hides the rest of the page from screen readers. */
const grid = () => screen.getByRole('grid', { name: 'Bookings', hidden: true });
const row = (index: number) => within(grid()).getAllByRole('row', { hidden: true })[index + 1] as HTMLElement;
const cell = (index: number, name: string) => within(row(index)).getByText(name);
const menu = () => screen.findByRole('menu');
const all = async () => [...(await menu()).querySelectorAll<HTMLElement>('[role^="menuitem"]')];
const items = async () => (await all()).map(({ textContent }) => textContent);
const item = async (name: RegExp) => {
  const found = (await all()).find(({ textContent }) => name.test(textContent));
  if (!found) throw new Error(`the menu has no ${name}`);
  return found;
};

/** In jsdom nothing in a menu gets the focus, because nothing is visible. */
const leave = async () => {
  fireEvent.keyDown(await menu(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

beforeEach(async () => {
  removed.length = 0;
  clearContextMenu();
  document.execCommand = vi.fn(() => true);
});

it('has the commands of the table for a row, and copies the cell that was pointed to', async () => {
  await open();
  fireEvent.contextMenu(cell(1, 'Adam Reyes'));
  expect(await screen.findByRole('menu', { name: 'BK-002' })).toBeDefined();
  const found = await items();
  expect(found).toEqual([
    'Open',
    'Copy valueAdam Reyes',
    'Select',
    'Edit record…',
    'Delete record…',
    'Export list as CSV…',
    'Copy link',
    'Open in a new window',
  ]);
  await userEvent.click(await item(/^Copy value/));
  expect(document.execCommand).toHaveBeenCalledWith('copy');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(grid());
});

const keys = ['{Shift>}{F10}{/Shift}', '{ContextMenu}'];
it.each(keys)('opens by %s for the active row, and gives the focus back', async (press) => {
  const { place } = await open();
  grid().focus();
  await userEvent.keyboard(`{ArrowDown}{ArrowDown}${press}`);
  expect(await screen.findByRole('menu', { name: 'BK-002' })).toBeDefined();
  // No cell is active, so it opens a menu of the row's values.
  expect(await items()).toContain('Copy value');
  await leave();
  expect(document.activeElement).toBe(grid());
  await userEvent.keyboard(press);
  await userEvent.click(await item(/^Open/));
  await waitFor(() => expect(place()).toBe('/bookings/2'));
});

it('is for all selected rows on one of them, and for one row on another', async () => {
  await open();
  const user = userEvent.setup();
  for (const name of ['Select BK-001', 'Select BK-003']) await user.click(screen.getByRole('checkbox', { name }));
  fireEvent.contextMenu(cell(1, 'BK-002'));
  expect(await screen.findByRole('menu', { name: 'BK-002' })).toBeDefined();
  await leave();
  fireEvent.contextMenu(cell(2, 'BK-003'));
  expect(await screen.findByRole('menu', { name: '2 selected' })).toBeDefined();
  expect(await items()).toEqual(['Select', 'Delete record…', 'Export list as CSV…']);
  await user.click(await item(/^Delete/));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('BK-001')).toBeDefined();
  expect(removed).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(removed).toEqual(['1', '3']));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText('2 selected')).toBeNull();
});

it('does not delete several records where the screen deletes one, and offers nothing that the area can not do', async () => {
  const { unmount } = await open({ ...changeable, deletion: { dialog: async () => ({ Delete }), takesMany: false } });
  const user = userEvent.setup();
  for (const name of ['Select BK-001', 'Select BK-003']) await user.click(screen.getByRole('checkbox', { name }));
  fireEvent.contextMenu(cell(0, 'BK-001'));
  expect(await items()).toEqual(['Select', 'Export list as CSV…']);
  clearContextMenu();
  unmount();
  await open(area);
  fireEvent.contextMenu(cell(0, 'BK-001'));
  expect(await items()).toEqual([
    'Open',
    'Copy valueBK-001',
    'Select',
    'Export list as CSV…',
    'Copy link',
    'Open in a new window',
  ]);
});

it('disables what the user may not do', async () => {
  await open();
  const { session } = useSession.getState();
  if (session) setSession({ ...session, ability: [{ action: 'read', subject: 'Booking' }] });
  fireEvent.contextMenu(cell(0, 'BK-001'));
  for (const name of [/^Edit/, /^Delete/]) expect((await item(name)).getAttribute('aria-disabled')).toBe('true');
  expect((await item(/^Open/)).getAttribute('aria-disabled')).toBeNull();
});

it('opens the export dialog, and leaves text fields and selected text to the system', async () => {
  await open();
  expect(fireEvent.contextMenu(screen.getByRole('searchbox', { name: 'Search bookings' }))).toBe(true);
  const selected = cell(0, 'BK-001');
  getSelection()?.selectAllChildren(selected);
  expect(fireEvent.contextMenu(selected)).toBe(true);
  getSelection()?.removeAllRanges();
  expect(fireEvent.contextMenu(selected)).toBe(false);
  await userEvent.click(await item(/^Export/));
  expect(await screen.findByRole('dialog', { name: 'Export Bookings' })).toBeDefined();
});
