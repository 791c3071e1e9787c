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

export const createVaultAndStore = (settings: Settings, log: Log) => {
  if (settings.current().safeMode === 'switch') {
    const openStore: OpenStoreOf = async () => ({ store: createMemoryStore() });
    return { vault: createMemoryVault(), openStore };
  }
  const vault = createKeychain();
  const openStore: OpenStoreOf = createStoreOpener({
    vault,
    folder: join(app.getPath('userData'), 'offline'),
    log: (line) => log.info('store', line),
    now: Date.now,
  });
  return { vault, openStore };
};
