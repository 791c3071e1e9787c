/** Opens the store of an owner: on the disk if it can be, otherwise in memory, and never without saying why. */
import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Vault } from '../core/session/vault';
import { createMemoryStore } from '../core/store/memory-store';
import type { OpenStoreOf, StoreOwner } from '../core/store/store-access';
import { codeOf, isCorrupt, isDiskFull, isLocked } from './level-error';
import { type Level, type LevelStore, loadLevel, type OpenLevel, openLevelStore, UnreadableStore } from './level-store';

const keyBytes = 32;

/** Names an owner's folder and key, without showing person or server. */
export const ownerHash = ({ mode, server, personId }: Pick<StoreOwner, 'mode' | 'server' | 'personId'>): string =>
  createHash('sha256')
    .update(JSON.stringify([mode, server, personId]))
    .digest('hex')
    .slice(0, 32);

export const keyName = (hash: string): string => `offline ${hash}`;

interface StoreKey {
  readonly key: Uint8Array;
  /** What an earlier key encrypted can't be read any more. */
  readonly isNew: boolean;
}

/** The key of an owner's store, made when it is first needed; undefined without a keychain that can keep it. */
const storeKey = async (vault: Vault, hash: string): Promise<StoreKey | undefined> => {
  const { state, value } = await vault.get(keyName(hash));
  if (state !== 'ok') return undefined;
  const known = Buffer.from(value ?? '', 'base64url');
  if (known.length === keyBytes) return { key: known, isNew: false };
  const key = randomBytes(keyBytes);
  const stored = await vault.set(keyName(hash), key.toString('base64url'));
  return stored === 'ok' ? { key, isNew: true } : undefined;
};

export interface StoreOpenerPorts {
  readonly vault: Vault;
  /** The folder with a folder for each owner. */
  readonly folder: string;
  /** One line without paths. */
  readonly log: (line: string) => void;
  readonly now: () => number;
  /** Loads LevelDB; a rejection means that it does not run here. */
  readonly load?: () => Promise<OpenLevel>;
  /** Milliseconds to wait while another process has the store open. */
  readonly lockTimeout?: number;
}

const lockInterval = 50;

/** After a restart, the process before may need a moment longer to end: it no longer counts as running, but has the store. */
const openUnlocked = async (openLevel: OpenLevel, path: string, lockTimeout: number): Promise<Level> => {
  const started = performance.now();
  for (;;) {
    try {
      return await openLevel(path);
    } catch (error) {
      if (!isLocked(error) || performance.now() - started >= lockTimeout) throw error;
      await setTimeout(lockInterval);
    }
  }
};

/** In the folder of a store whose files turned out to be damaged while it was open. */
const damageMark = 'damaged';
const asideMark = '.damaged-';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Whether LevelDB's entry point names a manifest that is gone. */
const lacksManifest = async (path: string): Promise<boolean> => {
  const [names, current] = await Promise.all([readdir(path), readFile(join(path, 'CURRENT'), 'utf8')]);
  return !names.includes(current.trimEnd());
};

/** Whether an error proves that a store is damaged. Any other may be gone at the next start, so the files stay in place. */
const isDamage = async (error: unknown, path: string): Promise<boolean> => {
  if (error instanceof UnreadableStore || isCorrupt(error)) return true;
  // Another process may be replacing its manifest.
  if (isLocked(error)) return false;
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => true,
  );
  return !isFolder || lacksManifest(path).catch(() => false);
};

export const createStoreOpener = (ports: StoreOpenerPorts): OpenStoreOf => {
  const { vault, folder, log, now, load = loadLevel, lockTimeout = 4_000 } = ports;

  /** The folder stays, with what was not sent, until all data is erased. */
  const setAside = async (hash: string): Promise<void> => {
    await rename(join(folder, hash), join(folder, hash + asideMark + now()));
    log('a store could not be read and was set aside');
  };

  const openIn = async (hash: string, openLevel: OpenLevel, key: Uint8Array): Promise<LevelStore> => {
    const path = join(folder, hash);
    await mkdir(path, { recursive: true, mode: 0o700 });
    const names = await readdir(path);
    // LevelDB would take a folder without its entry point for a new store, and delete the tables.
    const hasLostTables = !names.includes('CURRENT') && names.some((name) => name.endsWith('.ldb'));
    if (hasLostTables || names.includes(damageMark)) throw new UnreadableStore('damaged earlier');
    return openLevelStore(await openUnlocked(openLevel, path, lockTimeout), key, () => {
      log('a store is damaged');
      void writeFile(join(path, damageMark), '').catch(() => undefined);
    });
  };

  return async (owner) => {
    if (owner.mode === 'demo') return { store: createMemoryStore() };
    const hash = ownerHash(owner);
    const key = await storeKey(vault, hash);
    if (!key) return { store: createMemoryStore(), notice: 'no-keychain' };
    const openLevel = await load().catch((error: unknown) => {
      log(`LevelDB does not run here: ${codeOf(error)}`);
      return undefined;
    });
    if (!openLevel) return { store: createMemoryStore(), notice: 'no-disk' };
    try {
      const isUnreadable = key.isNew && (await exists(join(folder, hash)));
      if (isUnreadable) await setAside(hash);
      const store = await openIn(hash, openLevel, key.key);
      if (store.lost > 0) log(`${store.lost} changes or notes could not be read`);
      const notice = isUnreadable ? 'set-aside' : store.lost > 0 ? 'changes-lost' : undefined;
      return { store, ...(notice ? { notice } : {}) };
    } catch (error) {
      log(`a store did not open: ${codeOf(error)}`);
      if (!(await isDamage(error, join(folder, hash)))) {
        const notice = (await isDiskFull(error, folder)) ? 'disk-full' : 'no-disk';
        return { store: createMemoryStore(), notice };
      }
    }
    try {
      await setAside(hash);
      return { store: await openIn(hash, openLevel, key.key), notice: 'set-aside' };
    } catch (error) {
      log(`no store on the disk: ${codeOf(error)}`);
      return { store: createMemoryStore(), notice: 'no-disk' };
    }
  };
};
