/** `--erase-all-data`: deletes everything of Pitwall on this computer, without a window. Uninstallers and the app call it. */
import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What Pitwall and Chromium make in the folder. */
const ownNames: readonly RegExp[] = [
  /^settings(\.|$)/,
  // electron-updater keeps a random number for rollouts in steps.
  /^(logs|offline|starts\.json|\.updaterId)$/,
  // What was set aside after failed starts; settings that were are named above.
  /^offline\.(aside|replaced)-/,
  /^(Crashpad|Partitions|Network|Dictionaries|Local Storage|Session Storage|Service Worker|WebStorage|IndexedDB)$/,
  /^(Cache|Code Cache|GPUCache|Dawn\w*Cache|GrShaderCache|ShaderCache|GraphiteDawnCache|blob_storage|databases|File System)$/,
  /^(Shared Dictionary|SharedStorage|Local State|Preferences|Cookies|Trust Tokens|DIPS|Network Persistent State)/,
  /^(TransportSecurity|QuotaManager|VideoDecodeStats|shared_proto_db|component_crx_cache|segmentation_platform)/,
  /^(lockfile|Singleton(Lock|Cookie|Socket)|DevToolsActivePort|\.org\.chromium\.\w+(\.\w+)?)$/,
];

/**
 * Deletes the folder, or, if the user named it, only what the app made in it. Resolves to the names that are still there.
 * Never rejects.
 */
const eraseFolder = async (folder: string, isOwn: boolean): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => []);
  const erased = isOwn ? names : names.filter((name) => ownNames.some((pattern) => pattern.test(name)));
  // A virus scanner or an indexer may hold a file for a moment.
  for (const name of erased)
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(
      () => undefined,
    );
  await rmdir(folder).catch(() => undefined);
  const left = await readdir(folder).catch(() => []);
  return isOwn ? left : left.filter((name) => erased.includes(name));
};

export interface ErasePorts {
  readonly folder: string;
  /** Whether the folder is the app's own; otherwise the user named it, and may keep other files there. */
  readonly isOwnFolder: boolean;
  /** A folder outside of it where updates are downloaded to. */
  readonly updates?: string;
  /** Erases the keychain's entries; false if some may be left. */
  readonly keychain: () => Promise<boolean>;
}

export interface Erased {
  /** Paths that could not be deleted. */
  readonly paths: readonly string[];
  readonly isKeychainEmpty: boolean;
}

/** Each part is deleted whatever became of the others. Never rejects. */
export const eraseAll = async ({ folder, isOwnFolder, updates, keychain }: ErasePorts): Promise<Erased> => {
  const [isKeychainEmpty, names] = await Promise.all([keychain(), eraseFolder(folder, isOwnFolder)]);
  if (updates !== undefined) await rm(updates, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  const left = updates !== undefined && existsSync(updates) ? [updates] : [];
  return { isKeychainEmpty, paths: [...names.map((name) => join(folder, name)), ...left] };
};

/** The command line of a process that erases what this one uses. */
export const eraseArguments = (args: readonly string[]): string[] => [
  ...args.filter((arg) => !/^--(demo|server|demo-rows|safe|command)\b/.test(arg)),
  '--erase-all-data',
];
