import { fail } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/roles';
import { openApp } from '../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const long = { timeout: 20_000 };
const open = async (path: string) => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate(path));
  return app;
};

const cellTexts = (table: HTMLElement, row: string): readonly (string | null)[] =>
  within(within(table).getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map((cell) => within(cell).getByRole('img').getAttribute('aria-label'));

test('a role shows its permissions, and links to its users', async () => {
  const { place } = await open('/roles?role=7');
  const table = await screen.findByRole('table', { name: 'Finance permissions' }, long);
  expect(cellTexts(table, 'Transactions')[0]).toMatch(/^Allowed/);
  expect(cellTexts(table, 'Push messages').every((words) => words === 'Not allowed')).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: /have? this role|has this role/ }));
  await waitFor(() => expect(place()).toBe('/admins?filter.roleName=Finance'));
});

test('the own permissions are those of the session', async () => {
  await open('/roles/mine');
  const table = await screen.findByRole('table', { name: 'My permissions' }, long);
  expect(cellTexts(table, 'Everything')).toHaveLength(5);
  expect(cellTexts(table, 'Everything').at(-1)).toMatch(/^Allowed$/);
  expect(cellTexts(table, 'Tracks').every((words) => words === 'Allowed by a broader permission')).toBe(true);
});

test('the own permissions are read again when the page opens and on refresh', async () => {
  const { bridge } = await open('/');
  let callCount = 0;
  const { refresh } = bridge.session;
  Object.assign(bridge.session, {
    refresh: () => {
      callCount += 1;
      return callCount === 1 ? refresh() : Promise.resolve(fail('network', 'offline'));
    },
  });
  await act(() => app?.router.navigate('/roles/mine'));
  await screen.findByText(/^just now$/, {}, long);
  expect(callCount).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText("You're offline")).toBeDefined();
  expect(cellTexts(screen.getByRole('table', { name: 'My permissions' }), 'Everything')).toHaveLength(5);
});
