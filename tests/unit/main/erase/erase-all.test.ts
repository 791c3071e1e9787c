import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseAll, eraseArguments } from '../../../../main/erase/erase-all';
import { eraseKeychain, type KeyringEraser } from '../../../../main/vault/erase-keychain';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'pitwall-erase-test-'));
  folder = join(parent, 'user-data');
  for (const path of ['logs', 'offline/ab12', 'Partitions/pitwall/Network', 'Crashpad'])
    await mkdir(join(folder, path), { recursive: true });
  for (const path of [
    'settings.json',
    'settings.good.json',
    'logs/pitwall.log',
    'offline/ab12/000001.log',
    'Local State',
    'starts.json',
    'settings.json.aside-2026-01-01',
    'settings.good.json.replaced-2026-01-01',
    'offline.aside-2026-01-01',
    'offline.replaced-2026-01-01',
  ])
    await writeFile(join(folder, path), 'x');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const createKeyring = (entries: Map<string, string>): KeyringEraser => ({
  getPassword: async (_service, account) => entries.get(account) ?? null,
  setPassword: async (_service, account, password) => {
    entries.set(account, password);
  },
  findCredentials: async () => [...entries.keys()].map((account) => ({ account })),
  deletePassword: async (_service, account) => entries.delete(account),
});
const one = () => createKeyring(new Map([['one', 'x']]));

describe('erasing all data', () => {
  test('deletes the app’s folder and every entry of the keychain (SEC-63)', async () => {
    const accounts = ['https://one.example', 'https://two.example', 'offline ab12', 'offline ab12 a1'];
    const entries = new Map(accounts.map((account) => [account, 'x']));
    const keychain = () => eraseKeychain({ load: async () => createKeyring(entries) });
    expect(await eraseAll({ folder, isOwnFolder: true, keychain })).toEqual({ paths: [], isKeychainEmpty: true });
    expect(await readdir(parent)).toEqual([]);
    expect(entries).toEqual(new Map());
  });

  test('deletes downloaded updates, which are in another folder', async () => {
    const updates = join(parent, 'pitwall-updater');
    await mkdir(join(updates, 'pending'), { recursive: true });
    await writeFile(join(updates, 'pending/pitwall.AppImage'), 'x');
    await writeFile(join(folder, '.updaterId'), 'x');
    const keychain = () => eraseKeychain({ load: async () => one() });
    expect(await eraseAll({ folder, isOwnFolder: false, updates, keychain })).toMatchObject({ paths: [] });
    expect(await readdir(parent)).toEqual([]);
  });

  test('keeps what somebody else put into a folder that the user named', async () => {
    await writeFile(join(folder, 'Bookings.csv'), 'mine');
    await mkdir(join(folder, 'settings of my car'));
    const { paths } = await eraseAll({ folder, isOwnFolder: false, keychain: async () => true });
    expect(paths).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['Bookings.csv', 'settings of my car']);
  });

  test('deletes the files although the keychain is locked, missing or silent, and says so', async () => {
    const listLocked = vi.fn(async () => []);
    const keychains = [
      () => eraseKeychain({ load: () => Promise.reject(new Error('Cannot find module keytar')) }),
      () => eraseKeychain({ load: () => new Promise(() => undefined), limit: 20 }),
      () =>
        eraseKeychain({
          load: async () => ({ ...one(), deletePassword: () => Promise.reject(new Error('locked')) }),
        }),
      // Listing a locked keyring's entries crashes the native module, so it must not be tried.
      () =>
        eraseKeychain({
          load: async () => ({
            ...one(),
            setPassword: () => Promise.reject(new Error('Cannot create an item in a locked collection')),
            findCredentials: listLocked,
          }),
        }),
      // A locked collection refuses without an error.
      () => eraseKeychain({ load: async () => ({ ...one(), deletePassword: async () => false }) }),
    ];
    for (const keychain of keychains) {
      await mkdir(folder, { recursive: true });
      expect(await eraseAll({ folder, isOwnFolder: true, keychain })).toEqual({ paths: [], isKeychainEmpty: false });
      expect(await readdir(parent)).toEqual([]);
    }
    expect(listLocked).not.toHaveBeenCalled();
  });

  test('has nothing to do in a folder that does not exist', async () => {
    const missing = { folder: join(parent, 'missing'), isOwnFolder: true, keychain: async () => true };
    expect(await eraseAll(missing)).toEqual({ paths: [], isKeychainEmpty: true });
  });

  test('starts with the folder that is in use, and no other switch of the app', () => {
    expect(
      eraseArguments(['.', '--user-data-dir=/data', '--demo', '--server=https://one.example', '--demo-rows=5']),
    ).toEqual(['.', '--user-data-dir=/data', '--erase-all-data']);
  });
});
