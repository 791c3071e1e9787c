/** A start that only erases, and ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { text } from '../app/native-text';
import { refuseStart } from '../app/refuse-start';
import { eraseAll } from './erase-all';

export const startErase = async (isOwnFolder: boolean): Promise<void> => {
  const folder = app.getPath('userData');
  // Chromium must not write into the folder again.
  const elsewhere = mkdtempSync(join(tmpdir(), 'pitwall-erase-'));
  app.setPath('userData', elsewhere);
  app.setPath('sessionData', elsewhere);
  // The jump list of Windows names records.
  if (process.platform === 'win32') app.setJumpList([]);
  const { getAppCacheDir } = await import('electron-updater/out/AppAdapter.js');
  // By electron-builder's name; what another user data folder has downloaded may be there as well.
  const updates = isOwnFolder ? { updates: join(getAppCacheDir(), `${app.getName().toLowerCase()}-updater`) } : {};
  const { paths, isKeychainEmpty } = await eraseAll({ folder, isOwnFolder, ...updates });
  process.on('exit', () => rmSync(elsewhere, { recursive: true, force: true }));
  const problems = [...paths, ...(isKeychainEmpty ? [] : [text('erase.keychain')])];
  if (problems.length > 0) return refuseStart(text('erase.left'), problems);
  process.exit(0);
};
