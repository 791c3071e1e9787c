/** Sets all fuses of a packed app, before it is signed. Called by electron-builder for every target. */
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
  await flipFuses(executable, await fuseConfig(executable, context.electronPlatformName));
}
