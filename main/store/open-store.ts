/** Opens the store of an owner: on the disk if it can be, otherwise in memory, and never without saying why. */
import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Vault } from '../core/session/vault';
import { createMemoryStore } from '../core/store/memory-store';
import type { OpenStoreOf, StoreOwner } from '../core/store/store-access';
import { codeOf, isDiskFull, isLocked, isTransient } from './level-error';
import { type Level, type LevelStore, loadLevel, type OpenLevel, openLevelStore } from './level-store';

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

export const createStoreOpener = (ports: StoreOpenerPorts): OpenStoreOf => {
  const { vault, folder, log, now, load = loadLevel, lockTimeout = 4_000 } = ports;
  const namesIn = (path: string): Promise<readonly string[]> => readdir(path).catch(() => []);

  /** Keeps the newest unreadable store of an owner, for support. */
  const setAside = async (hash: string): Promise<void> => {
    for (const name of await namesIn(folder)) {
      if (name.startsWith(hash + asideMark)) await rm(join(folder, name), { recursive: true, force: true });
    }
    await rename(join(folder, hash), join(folder, hash + asideMark + now()));
    log('a store could not be read and was set aside');
  };

  const openIn = async (hash: string, openLevel: OpenLevel, key: Uint8Array): Promise<LevelStore> => {
    const path = join(folder, hash);
    const mark = join(path, damageMark);
    if (await exists(mark)) throw new Error('damaged earlier');
    await mkdir(path, { recursive: true, mode: 0o700 });
    return openLevelStore(await openUnlocked(openLevel, path, lockTimeout), key, () => {
      log('a store is damaged');
      void writeFile(mark, '').catch(() => undefined);
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
      if (isDiskFull(error)) return { store: createMemoryStore(), notice: 'disk-full' };
      // A second process has it, or the system refuses: it is not damaged.
      if (isLocked(error) || isTransient(error)) return { store: createMemoryStore(), notice: 'no-disk' };
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
