/** Reads the policy of this computer from the disk, without trusting what lies at its path. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { noPolicy, type PolicyReading, parsePolicy, refusedPolicy } from './policy';

const maxBytes = 1024 * 1024;

/** Where an administrator places the policy; only administrators can write there. */
export const policyPath = (platform: NodeJS.Platform, programData = 'C:\\ProgramData'): string => {
  if (platform === 'win32') return win32.join(programData, 'Pitwall', 'policy.json');
  if (platform === 'darwin') return '/Library/Application Support/Pitwall/policy.json';
  return posix.join('/etc', 'pitwall', 'policy.json');
};

/** The path of this computer's own policy. */
export const ownPolicyPath = (): string => policyPath(process.platform, process.env.ProgramData);

/** Whether something is at a path, even if it can't be read: a link to nothing is a broken policy, not a missing one. */
export const hasPolicy = (path: string): boolean => {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
};

/** One more byte than allowed shows that a file is too large, also if it grows while it is read. */
const readBytes = (file: number): Uint8Array => {
  const bytes = Buffer.alloc(maxBytes + 1);
  let length = 0;
  for (let read = -1; read !== 0 && length < bytes.length; length += read)
    read = readSync(file, bytes, length, bytes.length - length, null);
  return bytes.subarray(0, length);
};

/** Opened without waiting: a pipe in place of the file would otherwise hold the start forever. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads a policy file. With `required`, for a file named by a switch, a missing file is a problem too. */
export const readPolicy = (path: string, required = false): PolicyReading => {
  if (!required && !hasPolicy(path)) return { ok: true, policy: noPolicy };
  let file: number | undefined;
  try {
    file = openSync(path, flags);
    if (!fstatSync(file).isFile()) return refusedPolicy('notFile');
    const bytes = readBytes(file);
    if (bytes.length > maxBytes) return refusedPolicy('tooLarge');
    return parsePolicy(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    return refusedPolicy(error instanceof TypeError ? 'notText' : 'unreadable');
  } finally {
    if (file !== undefined) closeSync(file);
  }
};

/** The policy of this start: the file that a switch names, else the computer's own. */
export const policyFor = (named: string | undefined): PolicyReading =>
  readPolicy(named ?? ownPolicyPath(), named !== undefined);
