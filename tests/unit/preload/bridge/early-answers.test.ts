/** What every page asks first is asked before its scripts run, and answered once. */
import { channels } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { beforeEach, expect, test, vi } from 'vitest';
import { askEarly } from '../../../../preload/early-answers';

const electron = vi.hoisted(() => ({ heard: new Map<string, () => void>() }));
vi.mock('electron', () => ({
  ipcRenderer: { once: (channel: string, listener: () => void) => electron.heard.set(channel, listener) },
}));

const invoke = vi.fn<(channel: string) => Promise<unknown>>();
beforeEach(() => {
  invoke.mockReset().mockImplementation(async (channel) => ok(channel));
});

test('session, settings and jobs are asked at once, and each answer is given once', async () => {
  const take = askEarly(invoke);
  const asked = invoke.mock.calls.map(([channel]) => channel);
  expect([...asked].sort()).toEqual(['files.jobs', 'session.current', 'settings.read']);
  for (const channel of asked) {
    expect(await take(channel)).toEqual(ok(channel));
    expect(take(channel)).toBeUndefined();
  }
  expect(take('session.signOut')).toBeUndefined();
  expect(invoke).toHaveBeenCalledTimes(3);
});

test('after an event, which may have changed them, none of them is given', () => {
  const take = askEarly(invoke);
  electron.heard.get(channels.event)?.();
  expect(take('session.current')).toBeUndefined();
});

test('a failure is asked again', async () => {
  invoke.mockResolvedValueOnce(fail('refused', 'not-allowed')).mockResolvedValueOnce(undefined);
  const take = askEarly(invoke);
  const [first = '', second = ''] = invoke.mock.calls.map(([channel]) => channel);
  expect(await take(first)).toEqual(ok(first));
  expect(await take(second)).toEqual(ok(second));
  expect(invoke).toHaveBeenCalledTimes(5);
});
