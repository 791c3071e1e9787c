/** Where the person is and what they have not saved reaches main soon after each change, and main asks only for what is not kept. */
import { ok } from '@contract/failure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts, discardDraft, restoreDrafts, saveDraft } from '../../../../../renderer/kit/stores/drafts';
import { keepWork } from '../../../../../renderer/kit/stores/keep-work';
import { useSession } from '../../../../../renderer/kit/stores/session';
import { setBridge } from '../kit-page';

const saved: unknown[] = [];
let unsaved: boolean[] = [];
let isKept = true;
let path = '/tracks/4';
let move: () => void = () => undefined;
let end: () => void = () => undefined;

const answerSave = (meanwhile: () => void): void => {
  Object.assign(window.bridge, {
    session: {
      saveResumeState: async (resumeState: unknown) => {
        saved.push(resumeState);
        meanwhile();
        return ok({ isKept });
      },
    },
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  setBridge(() => ok({}));
  answerSave(() => undefined);
  Object.assign(window.bridge.app, {
    unsaved: async ({ dirty }: { readonly dirty: boolean }) => {
      unsaved.push(dirty);
      return ok(null);
    },
  });
  end = keepWork({
    path: () => path,
    onMove: (listener) => {
      move = listener;
      return () => undefined;
    },
  });
});
afterEach(() => {
  end();
  clearDrafts();
  vi.useRealTimers();
  saved.length = 0;
  unsaved = [];
  isKept = true;
  path = '/tracks/4';
});
const pass = () => vi.advanceTimersByTimeAsync(1_000);

test('text is reported as unsaved until it is on the disk, once for many keys', async () => {
  for (const name of ['D', 'Da', 'Dan']) saveDraft('track.update.4', { name });
  expect(unsaved).toEqual([true]);
  expect(saved).toEqual([]);
  await pass();
  expect(saved).toEqual([{ path: '/tracks/4', drafts: { 'track.update.4': { name: 'Dan' } } }]);
  expect(unsaved).toEqual([true, false]);
  discardDraft('track.update.4');
  await pass();
  expect(saved.at(-1)).toEqual({ path: '/tracks/4', drafts: {} });
});

test('text in memory only, and a password, stay unsaved', async () => {
  isKept = false;
  saveDraft('track.update.4', { name: 'Dan' });
  await pass();
  expect(unsaved.at(-1)).toBe(true);
  isKept = true;
  discardDraft('track.update.4');
  saveDraft('account.password', {});
  await pass();
  expect(unsaved.at(-1)).toBe(true);
});

test('text that changed while it was written is not reported as kept', async () => {
  saveDraft('track.update.4', { name: 'Dan' });
  answerSave(() => saveDraft('track.update.4', { name: 'Dana' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(unsaved.at(-1)).toBe(true);
});

test('moving is saved too, with drafts that still wait for their forms', async () => {
  restoreDrafts({ 'event.new': { name: 'Night race' } });
  path = '/events?q=night';
  move();
  await pass();
  expect(saved.at(-1)).toEqual({ path: '/events?q=night', drafts: { 'event.new': { name: 'Night race' } } });
});

test('nothing is saved for a session that has ended', async () => {
  saveDraft('track.update.4', { name: 'Dan' });
  useSession.setState({ session: undefined });
  await pass();
  expect(saved).toEqual([]);
});
