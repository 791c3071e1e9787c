/** Where sessions and copies are kept: the keychain and the disk, or with `--safe` the memory only. */
import { join } from 'node:path';
import { app } from 'electron';
import { createMemoryVault } from '../core/session/vault';
import { createMemoryStore } from '../core/store/memory-store';
import type { OpenStoreOf } from '../core/store/store-access';
import type { Settings } from '../settings/settings';
import { createStoreOpener } from '../store/open-store';
import { createKeychain } from '../vault/keychain';
import type { Log } from './log';

export interface VaultPorts {
  readonly settings: Settings;
  readonly log: Log;
  /** The service name of this user data folder in the keychain. */
  readonly keychainService: string;
}

export const createVaultAndStore = ({ settings, log, keychainService }: VaultPorts) => {
  if (settings.current().safeMode === 'switch') {
    const openStore: OpenStoreOf = async () => ({ store: createMemoryStore() });
    return { vault: createMemoryVault(), openStore };
  }
  const vault = createKeychain({ service: keychainService });
  const openStore: OpenStoreOf = createStoreOpener({
    vault,
    folder: join(app.getPath('userData'), 'offline'),
    log: (line) => log.info('store', line),
    now: Date.now,
  });
  return { vault, openStore };
};
