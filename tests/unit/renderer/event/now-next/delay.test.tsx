/** The strip and a delay on the demo's answers, from the desk to the draft and back. */
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { area as desk } from '../../../../../renderer/features/desk';
import { area as messages } from '../../../../../renderer/features/messages';
import { openApp } from '../../../../support/open-app';
import { waitFor } from '../../../../support/wait-for';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
// In the morning at every track of the demo: sessions follow on each day of an event.
beforeEach(() => vi.useFakeTimers({ now: new Date().setUTCHours(16, 0, 0, 0), toFake: ['Date'] }));
afterEach(() => {
  app?.close();
  vi.useRealTimers();
});

const strip = () => screen.findByRole('region', { name: 'Now and next' }, long);

test('a delay is noted and told to the classes from the desk, marked there, and undone with one key', async () => {
  app = await openApp('/', [desk, messages]);
  await act(() => app?.bridge.session.exploreDemo());
  await act(async () => app?.router.navigate('/desk'));
  expect(await within(await strip()).findByText('Next', undefined, long)).toBeDefined();

  await userEvent.click(await screen.findByRole('button', { name: 'Delay…' }, long));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delay the schedule' }, long));
  const moved = dialog.getByRole('list', { name: 'Sessions that move' });
  const count = within(moved).getAllByRole('checkbox', { checked: true }).length;
  expect(within(moved).getAllByText(/→/)).toHaveLength(count);
  const write = dialog.getByRole('button', { name: 'Delay and write to the classes' });
  await waitFor(() => expect(write.getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.click(write);

  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' }, long);
  await waitFor(() => expect(title.value).toMatch(/^15 minutes later: /));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toMatch(/ AM| PM instead of /);
  expect(screen.queryByText('Message sent')).toBeNull();

  await act(async () => app?.router.navigate('/desk'));
  expect(await within(await strip()).findByText(/\+15 min, set here .+ by /, undefined, long)).toBeDefined();
  const notice = await screen.findByText(/moved by \+15 min, set here/, undefined, long);
  expect(notice.textContent).toMatch(count > 1 ? new RegExp(`^${count} sessions from `) : /is moved by/);
  // What was typed into a field is taken back there. The box for scans has the focus of its own accord.
  const box = await screen.findByRole('textbox', { name: 'Scan or type' }, long);
  await userEvent.type(box, 'A');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.queryByText('Delay undone')).toBeNull();
  await userEvent.clear(box);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Delay undone', undefined, long)).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/\+15 min/)).toBeNull());
});
