/** Places on a disk that tests need: a fresh folder, and small file systems where mounting is allowed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that goes with the test. */
export const freshFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pitwall-files-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const mount = (...words: string[]): void => void execFileSync('mount', words, { stdio: 'ignore' });

/** Why file systems cannot be mounted here, or an empty text. */
export const noMounts = ((): string => {
  if (process.platform !== 'linux') return 'mounting a small file system is done on Linux only';
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-mount-'));
  try {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
    execFileSync('umount', [folder]);
    return '';
  } catch {
    return 'mounting needs root';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

/** A file system of one megabyte that goes with the test. */
export const smallDisk = (): { readonly folder: string; readonly lock: () => void; readonly pull: () => void } => {
  const folder = freshFolder();
  mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
  const pull = (): void => {
    try {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
    } catch {
      // Pulled by the test already.
    }
  };
  onTestFinished(pull);
  return { folder, lock: () => mount('-o', 'remount,ro', folder), pull };
};

/** Names of the temporary files in a folder. */
export const partsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.part'));
