/** The tasks on their page: quick ones, undo, and a reset of the demo that starts anew. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { area } from '../../../../../../renderer/samples/todo';
import { openApp } from '../../../../../support/open-app';

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => {
  app?.close();
  resetStores();
});

const open = async (path: string) => {
  const opened = await openApp(path, [area]);
  app = opened;
  await act(() => opened.bridge.session.exploreDemo());
  await act(() => opened.router.navigate(path));
  return screen.findByRole('list', { name: 'Tasks' });
};

test('a quick task belongs to the list in which it was added, and a reset removes it', async () => {
  const list = await open('/apps/todo?tag=tickets');
  const before = within(list).getAllByRole('listitem').length;
  await userEvent.type(screen.getByRole('textbox', { name: 'Add a task' }), 'Count the seats{Enter}');
  const row = within(list).getAllByRole('listitem')[0];
  expect(row?.textContent).toContain('Count the seats');
  expect(row?.textContent).toContain('Tickets');
  act(resetStores);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(before));
});

test('what is typed into the search and the quick task stays when a task is opened or closed', async () => {
  await open('/apps/todo');
  const quick = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a task' });
  await userEvent.type(quick, 'Count the');
  await act(() => app?.router.navigate('/apps/todo/1'));
  const close = await screen.findByRole('button', { name: 'Close' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a task' }).value).toBe('Count the');
  // Too fast for the address, which gets the search after the panel is closed.
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search tasks' }), { target: { value: 'nobody' } });
  fireEvent.click(close);
  await screen.findByRole('heading', { name: 'No matches' });
  expect(app?.place()).toBe('/apps/todo?q=nobody');
});

test('an address without a task says so, and links back', async () => {
  await open('/apps/todo/999?sort=due');
  await screen.findByRole('heading', { name: 'Task not found' });
  await userEvent.click(screen.getByRole('button', { name: 'All tasks' }));
  await waitFor(() => expect(app?.place()).toBe('/apps/todo?sort=due'));
});
