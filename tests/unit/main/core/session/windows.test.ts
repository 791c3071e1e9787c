import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryVault } from '../../../../../main/core/session/vault';
import { type FaultServer, json, startFaultServer } from '../../../../support/fault-server';
import { type App, createPendingRevocations, login, never, startApp, typed } from './session-harness';

let server: FaultServer;
let app: App;
let open: readonly string[];
let asking: string;
const cover = vi.fn();

beforeEach(async () => {
  server = await startFaultServer();
  server.on('/auth/logIn', login());
  [open, asking] = [['', 'second'], ''];
  cover.mockClear();
  const windows = { current: () => asking, all: () => open };
  app = startApp(server.url, createMemoryVault(), 60_000, createPendingRevocations(), undefined, { windows, cover });
  await app.session.signIn(typed);
});
afterEach(() => server.close());

const at = (path: string) => ({ path, drafts: { note: { text: path } } });
/** Both windows save, each where it is. */
const saveBoth = async (): Promise<void> => {
  for (const [window, path] of [
    ['', '/desk'],
    ['second', '/bookings/5'],
  ] as const) {
    asking = window;
    await app.session.saveResumeState(at(path));
  }
};
const returned = async (window: string) => {
  asking = window;
  return (await app.session.currentWithReturn()).resumeState;
};

describe('each window of a person', () => {
  test('is where it was after a restart of its page', async () => {
    await saveBoth();
    expect([await returned(''), await returned('second')]).toEqual([at('/desk'), at('/bookings/5')]);
    expect(await returned('a third one')).toBeUndefined();
  });

  test('is where it was after the session has expired, whichever of them signs in again', async () => {
    server.on('/booking/list', json({}, 401));
    await app.api.call('booking.list', { page: 1 }, never());
    await saveBoth();
    asking = 'second';
    const signedIn = await app.session.signIn(typed);
    expect(signedIn).toMatchObject({ value: { resumeState: at('/bookings/5') } });
    expect(await returned('')).toEqual(at('/desk'));
  });

  test('saves what was typed before the lock empties any of them', async () => {
    await app.session.lock();
    await app.session.saveResumeState(at('/desk'));
    expect(cover).not.toHaveBeenCalled();
    asking = 'second';
    await app.session.saveResumeState(at('/bookings/5'));
    await expect.poll(() => cover.mock.calls).toEqual([[true]]);
  });

  test('is forgotten when the person signs out', async () => {
    await saveBoth();
    await app.session.signOut();
    await app.session.signIn(typed);
    expect([await returned(''), await returned('second')]).toEqual([undefined, undefined]);
  });
});
