/** The first steps tick themselves off, by what is really so, for each person on this computer; a practice scan notes nothing. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/desk';
import { runCommand } from '../../../../../renderer/kit/commands/command';
import { chooseEvent } from '../../../../../renderer/kit/stores/current-event';
import { noteStep } from '../../../../../renderer/kit/stores/first-steps';
import { useOffline } from '../../../../../renderer/kit/stores/offline';
import { openApp } from '../../../../support/open-app';
import { waitFor } from '../../../../support/wait-for';
import { testAreas } from '../../app/test-areas';

let app: Awaited<ReturnType<typeof openApp>>;
beforeEach(async () => {
  app = await openApp('/login', [...testAreas, area]);
  await act(() => app.bridge.session.exploreDemo());
  await act(() => app.router.navigate('/desk'));
});
afterEach(() => app.close());

const list = () => screen.findByRole('region', { name: 'First steps' });
const step = async (name: RegExp) => within(await list()).findByRole('button', { name });

test('ticks a step off once it is done', async () => {
  await step(/^Measure the scanner.*Not done/);
  act(() => noteStep('scanner'));
  await step(/^Measure the scanner\W*Done/);
});

test('counts the copy of the event on the desk, also if nobody has chosen that event', async () => {
  const live = await app.bridge.call('event.list', { filters: { status: ['live'] } }, 'live');
  const event = live.ok ? live.value.rows[0] : undefined;
  await step(/^Copy it to this computer\W*Not done/);
  act(() => chooseEvent(undefined));
  // What main says of the copy while the page starts comes in between.
  await waitFor(() => {
    act(() => useOffline.setState(({ view }) => ({ view: { ...view, packs: [{ event, state: 'ready' } as never] } })));
    screen.getByRole('button', { name: /^Copy it to this computer\W*Done/ });
  });
  await step(/^Choose the event\W*Not done/);
});

test('is hidden when a person likes, and comes back from the help menu', async () => {
  const user = userEvent.setup();
  await user.click(within(await list()).getByRole('button', { name: 'Hide the first steps' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  act(() => void runCommand('first-steps'));
  await list();
});

test('answers a practice scan as practice, ticks the step off, and writes nothing into a log', async () => {
  const add = vi.spyOn(app.bridge.eventLog, 'add');
  const user = userEvent.setup();
  await user.click(await step(/^Scan for practice/));
  const dialog = await screen.findByRole('dialog', { name: 'Practice scan' });
  await within(dialog).findByText('PRACTICE');
  const liveRegions = [...dialog.querySelectorAll('[aria-live]')];
  await user.type(within(dialog).getByRole('textbox', { name: 'Scan or type' }), 'TK-0000000{Enter}');
  await waitFor(() =>
    expect(within(dialog).getByRole('region', { name: 'Scan result' }).dataset.answer).toBe('not-found'),
  );
  const answer = within(dialog).getByRole('region', { name: 'Scan result' });
  // One that comes with its text may not be spoken.
  expect(liveRegions).toContain(answer.closest('[aria-live]'));
  expect(add).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await step(/^Scan for practice\W*Done/);
});
