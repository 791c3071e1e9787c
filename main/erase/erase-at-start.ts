/** A start that only erases, and ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { text } from '../desktop/native-text';
import { eraseKeychain } from '../vault/erase-keychain';
import { keychainService } from '../vault/keychain-service';
import { eraseAll } from './erase-all';

/** Resolves to what is left, in words. `named` is the folder that the user named; undefined for the app's own. */
export const eraseAtStart = async (named: string | undefined): Promise<readonly string[]> => {
  const isOwnFolder = named === undefined;
  const folder = app.getPath('userData');
  const keychain = () => eraseKeychain({ service: keychainService(named) });
  // Chromium must not write into the folder again.
  const elsewhere = mkdtempSync(join(tmpdir(), 'pitwall-erase-'));
  app.setPath('userData', elsewhere);
  app.setPath('sessionData', elsewhere);
  // The jump list of Windows names records.
  if (process.platform === 'win32') app.setJumpList([]);
  const { getAppCacheDir } = await import('electron-updater/out/AppAdapter.js');
  // By electron-builder's name; what another user data folder has downloaded may be there as well.
  const updates = isOwnFolder ? { updates: join(getAppCacheDir(), `${app.getName().toLowerCase()}-updater`) } : {};
  const { paths, isKeychainEmpty } = await eraseAll({ folder, isOwnFolder, keychain, ...updates });
  process.on('exit', () => rmSync(elsewhere, { recursive: true, force: true }));
  return [...paths, ...(isKeychainEmpty ? [] : [text('erase.keychain')])];
};
