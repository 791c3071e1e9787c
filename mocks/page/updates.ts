/** Updates of the browser demo: it has none, because the browser loads the newest page. */
import type { NativeBridge } from '@contract/bridge/native-calls';
import { ok } from '@contract/failure';
import { onlyDemo } from './only-demo';

export const createPageUpdates = (): NativeBridge<'updates'> => {
  const view = async () =>
    ok({
      version: 'demo',
      state: { name: 'off', why: 'browser' },
      waitsFor: { changes: 0, jobs: 0 },
    } as const);
  return { view, check: view, download: async () => onlyDemo, cancel: view, seen: view, quit: async () => onlyDemo };
};
