/** "Saved, Undo": what the toast offers, what became of undoing, and when the offer ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNotices } from '../../../../../renderer/kit/feedback/notify';
import { notifySaved, undoActions, useUndoOffers } from '../../../../../renderer/kit/feedback/saved-notice';
import { offerUndo } from '../../../../../renderer/kit/outbox/undo-save';
import { waitFor } from '../../../../support/wait-for';

const undo = vi.fn();
const saved = { type: 'saved', id: 'e1', title: 'Harbor Oval', isQueued: false } as const;
const entry = { id: 'e2', call: 'track.update', state: 'done', needsDecision: false };
const shown = () => useNotices.getState().notices;

beforeEach(() => {
  useNotices.setState({ notices: [] });
  undo.mockReset().mockResolvedValue({ ok: true, value: entry });
  Object.assign(window, { bridge: { outbox: { undo } } });
});
afterEach(() => {
  for (const offer of useUndoOffers.getState().offers) offer.undo();
});

test('offers to undo a saved change for a minute, by the name of its record', () => {
  offerUndo(saved);
  expect(shown()).toMatchObject([
    { title: 'Change saved', body: 'Harbor Oval', durationMs: 60_000, actions: [{ label: 'Undo' }] },
  ]);
});

test('has one toast if the form says in its own words what was saved', () => {
  offerUndo(saved);
  notifySaved('Track saved');
  expect(shown()).toMatchObject([{ title: 'Track saved', actions: [{ label: 'Undo' }] }]);
});

test('keeps the words of a form that come first, in the same toast', () => {
  notifySaved('Track saved');
  offerUndo({ ...saved, id: 'e5' });
  expect(shown()).toMatchObject([{ title: 'Track saved', body: 'Harbor Oval', actions: [{ label: 'Undo' }] }]);
  notifySaved('Track created');
  expect(shown()).toEqual([{ id: expect.any(String), intent: 'success', title: 'Track created' }]);
});

test('leaves it to the outbox to tell of a change that waits', () => {
  offerUndo({ ...saved, isQueued: true });
  expect(shown()).toEqual([]);
  expect(undoActions()).toMatchObject([{ label: 'Undo' }]);
});

test.each([
  [entry, 'Change undone'],
  [null, 'Change undone'],
  [{ ...entry, state: 'queued' }, 'The change is undone when the server can be reached'],
  [
    { ...entry, state: 'queued', needsDecision: true },
    'Someone else has changed it since. Decide in the outbox which values stay.',
  ],
])('says what became of undoing: %j', async (value, title) => {
  undo.mockResolvedValue({ ok: true, value });
  offerUndo(saved);
  undoActions()[0]?.run();
  await waitFor(() => expect(shown()).toMatchObject([{ title }]));
  expect(undo).toHaveBeenCalledWith({ id: 'e1' });
  expect(undoActions()).toEqual([]);
});

test('offers nothing once it was used', () => {
  offerUndo(saved);
  undoActions()[0]?.run();
  expect(undoActions()).toEqual([]);
  notifySaved('Track saved');
  expect(shown()).toEqual([{ id: expect.any(String), intent: 'success', title: 'Track saved' }]);
});

test('offers each change of the last minute, the newest with the key and in the toast', async () => {
  offerUndo(saved);
  offerUndo({ ...saved, id: 'e3', title: 'Oak Strip' });
  const [newest, earlier] = useUndoOffers.getState().offers;
  expect([newest, earlier]).toMatchObject([{ title: 'Oak Strip' }, { title: 'Harbor Oval' }]);
  earlier?.undo();
  await waitFor(() => expect(undo).toHaveBeenCalledWith({ id: 'e1' }));
  expect(useUndoOffers.getState().offers).toMatchObject([{ id: 'e3' }]);
  expect(shown()).toMatchObject([{ title: 'Change undone' }, { title: 'Change saved', body: 'Oak Strip' }]);
});

test('does not offer an earlier change where a form says what else was saved', () => {
  offerUndo({ ...saved, id: 'e4' });
  notifySaved('Track saved');
  expect(shown()).toMatchObject([{ title: 'Track saved', actions: [{ label: 'Undo' }] }]);
  notifySaved('Track created');
  expect(shown()).toMatchObject([{ title: 'Track created' }]);
  expect(shown()[0]?.actions).toBeUndefined();
});
