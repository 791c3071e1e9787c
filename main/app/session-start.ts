/** Prepares the return to a session while the page's process starts, which the services would otherwise wait for. */
import { join } from 'node:path';
import { app } from 'electron';
import { createMemoryVault, type Vault } from '../core/session/vault';
import { mayHaveSession } from '../ipc/first-answers';
import type { Settings } from '../settings/settings';
import { createOpenAhead, type OpenAhead } from '../store/open-ahead';
import { createKeychain } from '../vault/keychain';
import { createReadAhead } from '../vault/read-ahead';

export interface SessionStart {
  /** The keychain, or with `--safe` the memory. */
  readonly vault: Vault;
  readonly stores: Pick<OpenAhead, 'load' | 'close'>;
  /** The folder with a folder for the store of each person. */
  readonly folder: string;
  /** Reads what the keychain has of a session, and opens its store, if there can be one. Never rejects. */
  begin(): Promise<void>;
}

/** `keychainService` is the service name of this user data folder in the keychain. */
export const createSessionStart = (settings: Settings, keychainService: string): SessionStart => {
  const { safeMode } = settings.current();
  const isSafe = safeMode === 'switch';
  const vault = createReadAhead(isSafe ? createMemoryVault() : createKeychain({ service: keychainService }));
  const folder = join(app.getPath('userData'), 'offline');
  const stores = createOpenAhead(folder);
  return {
    vault,
    stores,
    folder,
    begin: async () => {
      if (!mayHaveSession(settings)) return;
      const hash = await vault.readAhead(settings.current().server);
      if (hash !== undefined) await stores.open(hash);
    },
  };
};
