/** Prepares the return to a session while the page's process starts: the services would have to wait for it. */
import { join } from 'node:path';
import { app } from 'electron';
import { createMemoryVault, type Vault } from '../../core/session/vault';
import { createMemoryStore } from '../../core/store/memory-store';
import type { OpenStoreOf } from '../../core/store/store-access';
import { mayHaveSession } from '../../ipc/first-answers';
import type { Settings } from '../../settings/settings';
import { createOpenAhead, type OpenAhead } from '../../store/open-ahead';
import { createKeychain } from '../../vault/keychain';
import { createReadAhead } from '../../vault/read-ahead';
import type { Log } from '../logging/log';

export interface SessionStart extends Pick<OpenAhead, 'openStore'> {
  /** The keychain, or with `--safe` the memory. */
  readonly vault: Vault;
  /** Reads the session that the keychain has, and opens its store, if there can be one. Never rejects. */
  begin(): Promise<void>;
  /** Once the session is back: closes a store that it does not need. */
  end(): Promise<void>;
}

export interface SessionPorts {
  readonly settings: Settings;
  readonly log: Log;
  readonly sessionStart: Omit<SessionStart, 'begin'>;
}

/** Where copies and changes are kept: on the disk, or with `--safe` in the memory only. */
const storesOf = (isSafe: boolean, vault: Vault, log: Log): OpenStoreOf => {
  if (isSafe) return async () => ({ store: createMemoryStore() });
  const folder = join(app.getPath('userData'), 'offline');
  return async (owner) => {
    // No start without a session needs it.
    const { createStoreOpener } = await import('../../store/open-store');
    return createStoreOpener({ vault, folder, log: (line) => log.info('store', line), now: Date.now })(owner);
  };
};

/** `keychainService` is the service name of this user data folder in the keychain. */
export const createSessionStart = (settings: Settings, log: Log, keychainService: string): SessionStart => {
  const isSafe = settings.current().safeMode === 'switch';
  const vault = createReadAhead(isSafe ? createMemoryVault() : createKeychain({ service: keychainService }));
  const { open, close, openStore } = createOpenAhead(storesOf(isSafe, vault, log));
  // A keychain that doesn't respond holds a thread that Node would wait for. Everything else has ended by then.
  app.once('quit', () => vault.isHanging() && process.kill(process.pid, 'SIGKILL'));
  return {
    vault,
    openStore,
    begin: async () => {
      const { server } = settings.current();
      // Signed out of, but still in the keychain.
      if (!mayHaveSession(settings) || settings.memory().forget.includes(server)) return;
      const personId = await vault.readAhead(server);
      if (personId !== undefined) await open({ mode: 'live', server, personId, personName: '' });
    },
    end: close,
  };
};
