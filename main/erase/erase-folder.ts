/** Deletes the app's own files in its folder, and nothing else that somebody may keep there. */
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
export const eraseFolder = async (folder: string, isOwn: boolean): Promise<readonly string[]> => {
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
