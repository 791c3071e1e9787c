/** Closing or reloading the page asks where it would lose what only the memory of a browser has. */
import { ok } from '@contract/failure';
import { afterEach, expect, type MockInstance, test, vi } from 'vitest';
import { setOffline, useOffline } from '../../../../../renderer/kit/stores/offline';
import { waitFor } from '../../../../support/wait-for';
import { draft, entry } from '../../features/outbox/entries';
import { setBridge } from '../kit-page';

const locked = useOffline.getState().view;
afterEach(() => setOffline(locked));

let listen: MockInstance<typeof globalThis.addEventListener>;

/** A page of its own: the question starts once. */
const load = async (platform: string) => {
  vi.resetModules();
  setBridge(() => ok({}));
  const about = vi.fn(async () => ok({ version: '1', electron: '', platform }));
  Object.assign(window.bridge.app, { about });
  listen = vi.spyOn(globalThis, 'addEventListener');
  const offline = await import('../../../../../renderer/kit/stores/offline');
  const { setOutbox } = await import('../../../../../renderer/kit/stores/outbox');
  return { about, setOutbox, setStorage: (storage: 'memory' | 'disk') => offline.setOffline({ ...locked, storage }) };
};
/** Whether this page asks; pages of earlier tests listen, too. */
const isAsked = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  for (const [type, listener] of listen.mock.calls)
    if (type === 'beforeunload' && typeof listener === 'function') listener(event);
  return event.defaultPrevented;
};

test('asks in a browser while something unsent is only in memory', async () => {
  const { about, setOutbox, setStorage } = await load('browser');
  setStorage('memory');
  setOutbox([entry()]);
  await waitFor(() => expect(isAsked()).toBe(true));
  setOutbox([entry({ state: 'done' })]);
  expect(isAsked()).toBe(false);
  setOutbox([draft()]);
  expect(isAsked()).toBe(true);
  setStorage('disk');
  expect(isAsked()).toBe(false);
  expect(about).toHaveBeenCalledOnce();
});

test('never asks on the desktop, where main does', async () => {
  const { about, setOutbox, setStorage } = await load('linux');
  setStorage('memory');
  setOutbox([entry()]);
  await waitFor(() => expect(about).toHaveBeenCalledOnce());
  expect(isAsked()).toBe(false);
});
