/** Updates of the running app. The library is loaded at the first check, and only if there is an address. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BridgeEvent } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { resolveToggle } from '@contract/settings/toggles';
import { app } from 'electron';
import type { Log } from '../app/logging/log';
import type { Handlers } from '../ipc/register';
import type { Settings } from '../settings/settings';
import type { ProxySignIn } from '../transport/proxy-sign-in';
import type { NetworkSessions } from '../transport/sessions';
import { readBuiltIn, updateSource } from './update-address';
import { createUpdates, type Updates } from './updates';

interface UpdateParts {
  readonly settings: Settings;
  readonly sessions: NetworkSessions;
  readonly proxySignIn: Pick<ProxySignIn, 'forRequest' | 'question' | 'askAgain'>;
  readonly log: Log;
  readonly emit: (event: BridgeEvent) => void;
  readonly waiting: { current(): { readonly count: number } };
  readonly files: { running(): number };
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Milliseconds after the start: when the first screens are loaded, and once more when a morning's network is up. */
const [firstCheck, secondCheck] = [15_000, 5 * 60_000];
const checkEvery = 4 * 60 * 60_000;

const startUpdates = ({ settings, sessions, proxySignIn, log, emit, waiting, files, now }: UpdateParts): Updates => {
  const source = updateSource({
    platform: process.platform,
    isPackaged: app.isPackaged,
    environment: process.env,
    isPackage: existsSync(join(process.resourcesPath, 'package-type')),
    policyAddress: settings.policy.view?.updateAddress,
    builtIn: readBuiltIn(join(process.resourcesPath, 'app-update.yml')),
  });
  const updates = createUpdates({
    version: app.getVersion(),
    source,
    openEngine: async () => {
      const { openUpdateEngine } = await import('./update-engine');
      if ('off' in source) throw new Error('updates are off');
      return openUpdateEngine({ address: source.address, installer: source.installer, sessions, proxySignIn, log });
    },
    memory: {
      get: () => settings.memory().updates,
      set: (memory) => settings.remember({ updates: memory }),
      write: settings.flush,
    },
    now,
    waitsFor: () => ({ changes: waiting.current().count, jobs: files.running() }),
    mayCheckAutomatically: () => {
      const { metered, mode } = settings.current();
      return !resolveToggle('metered', metered, mode === 'demo');
    },
    changed: (view) => emit({ type: 'updates', view }),
    note: (message) => log.info('updates', message),
  });
  const check = (): void => void updates.check(true);
  setTimeout(() => {
    if (updates.view().news) emit({ type: 'updates', view: updates.view() });
    check();
  }, firstCheck).unref();
  if ('off' in source) return updates;
  setTimeout(check, secondCheck).unref();
  setInterval(check, checkEvery).unref();
  return updates;
};

export interface AppUpdates {
  readonly handlers: Handlers['updates'];
  readonly workChanged: Updates['workChanged'];
  /** Installs a downloaded update while the app quits, unless something waits. Never rejects. */
  readonly installUpdate: Updates['installAtQuit'];
}

export const createAppUpdates = (parts: UpdateParts): AppUpdates => {
  const updates = startUpdates(parts);
  const view = () => ok(updates.view());
  return {
    workChanged: updates.workChanged,
    installUpdate: updates.installAtQuit,
    handlers: {
      view,
      check: () => {
        parts.proxySignIn.askAgain();
        void updates.check();
        return view();
      },
      download: () => {
        parts.proxySignIn.askAgain();
        return updates.download() ? view() : fail('refused', 'not-allowed');
      },
      cancel: () => {
        updates.cancel();
        return view();
      },
      seen: () => {
        updates.seen();
        return view();
      },
      quit: () => {
        if (updates.view().state.name !== 'ready') return fail('refused', 'not-allowed');
        app.quit();
        return ok(null);
      },
    },
  };
};
