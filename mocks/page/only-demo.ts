/** What only the desktop and a real server can do, as the browser demo answers it. */
import type { Bridge } from '@contract/bridge';
import type { NativeBridge } from '@contract/bridge/native-calls';
import { fail, ok } from '@contract/failure';

/** The answer to calls that need a real server or computer. */
export const onlyDemo = fail('refused', 'not-allowed', { message: 'The browser demo has demo data only.' });

/** Answers a call that only the desktop can do. */
export const refuse = async () => onlyDemo;
/** Answers a call for which nothing is left to do. */
export const done = async () => ok(null);

/** The demo has no server to describe or to check. */
export const servers: Bridge['servers'] = {
  profile: async () => ok({ server: '', from: 'none', profile: { version: 1 } }),
  saveProfile: refuse,
  importProfile: refuse,
  exportProfile: refuse,
  removeProfile: refuse,
  check: refuse,
  unexplained: done,
  cancelCheck: done,
  preview: done,
  saveReport: refuse,
  fieldUsage: async () => ok([]),
  test: refuse,
  cancelTest: done,
};

/** Updates of the browser demo: it has none, because the browser loads the newest page. */
export const createPageUpdates = (): NativeBridge<'updates'> => {
  const view = async () =>
    ok({
      version: 'demo',
      state: { name: 'off', why: 'browser' },
      waitsFor: { changes: 0, jobs: 0 },
    } as const);
  return { view, check: view, download: async () => onlyDemo, cancel: view, seen: view, quit: async () => onlyDemo };
};
