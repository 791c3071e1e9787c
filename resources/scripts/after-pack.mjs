/** Sets all fuses of a packed app, and puts Chromium's notices into it, before it is signed. Called by electron-builder for every target. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { flipFuses } from '@electron/fuses';
import { fuseConfig } from './fuses.mjs';

const executableOf = ({ appOutDir, electronPlatformName, packager }) => {
  const name = packager.appInfo.productFilename;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${name}.app`);
  if (electronPlatformName === 'win32') return join(appOutDir, `${name}.exe`);
  return join(appOutDir, packager.executableName);
};

export default async function afterPack(context) {
  const executable = executableOf(context);
  // Electron has them beside the app, where an image for macOS doesn't take them from.
  const notices = 'LICENSES.chromium.html';
  await rename(join(context.appOutDir, notices), join(context.packager.getResourcesDir(context.appOutDir), notices));
  await flipFuses(executable, await fuseConfig(executable, context.electronPlatformName));
}
