/** Tells which paths may be opened although the user did not choose them in a dialog. */
import { posix, win32 } from 'node:path';

const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00B9\u00B2\u00B3])(\.|:|$)/i;

/**
 * Whether a path leads to this computer's own disks. Refused: network shares (opening one sends the Windows log-in to
 * its owner), devices, and streams hidden behind a file's name.
 */
export const isLocalPath = (path: string, platform: string = process.platform): boolean => {
  if (path.includes('\0')) return false;
  if (platform !== 'win32') {
    const plain = posix.normalize(path);
    return posix.isAbsolute(path) && !path.startsWith('//') && !/^\/(dev|proc|sys)(\/|$)/.test(plain);
  }
  if (!/^[a-z]:[\\/]/i.test(path)) return false;
  const names = win32.normalize(path).slice(3).split('\\');
  return names.every((name) => !name.includes(':') && !device.test(name.trim()));
};
