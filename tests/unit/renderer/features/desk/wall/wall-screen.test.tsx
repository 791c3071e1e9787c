/** The wall display on the demo's answers. */
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../../renderer/features/desk';
import { openApp } from '../../../../../support/open-app';
import { waitFor } from '../../../../../support/wait-for';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

// jsdom has no full screen.
Object.assign(document.documentElement, { requestFullscreen: async () => undefined });

const open = async () => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate('/desk'));
  await userEvent.click(await screen.findByRole('button', { name: 'Wall display' }, long));
  return app;
};
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 }, long);

test('the wall shows the chosen panels with their age, and nothing but its menu and leaving can be pressed', async () => {
  await open();
  await heading('Now and next');
  await screen.findByText(/^Updated/, undefined, long);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Panels', 'Leave']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the menu chooses panels and names, and Escape leaves for the desk', async () => {
  const { bridge, place } = await open();
  await heading('Now and next');
  await userEvent.click(screen.getByRole('button', { name: 'Panels' }));
  const menu = within(await screen.findByRole('menu'));
  for (const name of ['Now and next', 'Show full names'])
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name }));
  await heading('Arrived');
  const settings = await bridge.settings.read();
  expect(settings).toMatchObject({
    value: { wall: { panels: ['arrived', 'inside', 'ready', 'missing'], showsNames: true } },
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(place()).toBe('/wall');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(place()).toBe('/desk'));
});

test('panels take turns by time until they are paused', async () => {
  await open();
  await heading('Now and next');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await userEvent.click(screen.getByRole('button', { name: 'Panels' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Every 10 s' }));
    act(() => void vi.advanceTimersByTime(10_000));
    await heading('Arrived');
    await userEvent.click(screen.getByRole('button', { name: 'Panels' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    act(() => void vi.advanceTimersByTime(60_000));
    await heading('Arrived');
  } finally {
    vi.useRealTimers();
  }
});
