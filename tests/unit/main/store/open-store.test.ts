import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '@contract/failure';
import { describe, expect, it } from 'vitest';
import { createMemoryVault, type Vault } from '../../../../main/core/session/vault';
import type { OpenStore } from '../../../../main/core/store/store-access';
import { loadLevel } from '../../../../main/store/level-store';
import { createStoreOpener, keyName, ownerHash, type StoreOpenerPorts } from '../../../../main/store/open-store';
import { freshFolder, noMounts, smallDisk } from '../../../support/temporary-folders';

const owner = { mode: 'live' as const, server: 'https://api.example.com', personId: '15551234', personName: 'Ana' };
const hash = ownerHash(owner);
const value = new Uint8Array([1, 2, 3]);

const createOpener = (ports: Partial<StoreOpenerPorts> = {}) => {
  const folder = ports.folder ?? join(freshFolder(), 'offline');
  const vault = ports.vault ?? createMemoryVault();
  const lines: string[] = [];
  const open = createStoreOpener({ now: () => 1_000, log: (line) => lines.push(line), ...ports, vault, folder });
  return { open, vault, folder, lines };
};
const write = async ({ store }: Omit<OpenStore, 'owner'>): Promise<void> => {
  expect(await store.write([{ kind: 'note', id: '1', value }], { flush: true })).toMatchObject({ ok: true });
  await store.close();
};
const vaultOf = (change: Partial<Vault>): Vault => ({ ...createMemoryVault(), ...change });

describe('opening a store', () => {
  it('finds what the same person stored before, and shows nothing of it to another', async () => {
    const opener = createOpener();
    await write(await opener.open(owner));
    const again = await opener.open(owner);
    expect(again.notice).toBeUndefined();
    expect(await again.store.read('note', '1')).toEqual(value);
    for (const other of [{ personId: '2' }, { server: 'https://other.example.com' }]) {
      const opened = await opener.open({ ...owner, ...other });
      expect(opened.store.isDurable).toBe(true);
      expect(await opened.store.read('note', '1')).toBeUndefined();
      await opened.store.close();
    }
    await again.store.close();
  });

  it('keeps the key in the keychain and nowhere in the folder, which shows no owner and is open to nobody else', async () => {
    const opener = createOpener();
    await write(await opener.open(owner));
    const text = (await opener.vault.get(keyName(hash))).value ?? '';
    const key = Buffer.from(text, 'base64url');
    expect(key).toHaveLength(32);
    const names = readdirSync(opener.folder, { recursive: true }).map(String);
    expect(names.join('\n')).not.toMatch(/15551234|example|Ana/);
    for (const name of names) {
      const path = join(opener.folder, name);
      if (statSync(path).isDirectory()) continue;
      const content = readFileSync(path);
      for (const secret of [key, text, key.toString('hex'), '15551234', 'api.example.com'])
        expect(content.includes(secret), name).toBe(false);
    }
    if (process.platform !== 'win32') expect(statSync(join(opener.folder, hash)).mode & 0o077).toBe(0);
  });

  it('stays in memory in the demo, without a notice', async () => {
    const opener = createOpener();
    const { store, notice } = await opener.open({ ...owner, mode: 'demo' });
    expect([store.isDurable, notice, existsSync(opener.folder)]).toEqual([false, undefined, false]);
  });

  it.each([
    ['is missing', vaultOf({ get: async () => ({ state: 'none' }) })],
    ['is locked', vaultOf({ get: async () => ({ state: 'locked' }) })],
    ['hangs', vaultOf({ get: async () => ({ state: 'unavailable' }) })],
    ['keeps nothing', vaultOf({ set: async () => 'locked' })],
  ])('stays in memory if the keychain %s, and writes nothing', async (_, vault) => {
    const opener = createOpener({ vault });
    const { store, notice } = await opener.open(owner);
    expect([store.isDurable, notice, existsSync(opener.folder)]).toEqual([false, 'no-keychain', false]);
  });

  it('leaves the store on the disk alone while the keychain does not answer', async () => {
    const vault = createMemoryVault();
    const opener = createOpener({ vault });
    await write(await opener.open(owner));
    const locked = createOpener({ vault: { ...vault, get: async () => ({ state: 'locked' }) }, folder: opener.folder });
    expect(await locked.open(owner)).toMatchObject({ notice: 'no-keychain' });
    const again = await opener.open(owner);
    expect(await again.store.read('note', '1')).toEqual(value);
    await again.store.close();
  });

  it('stays in memory if LevelDB does not run here', async () => {
    const opener = createOpener({ load: () => Promise.reject(new Error('No native build was found')) });
    expect(await opener.open(owner)).toMatchObject({ store: { isDurable: false }, notice: 'no-disk' });
  });

  /** As LevelDB reports what the system says, in the system's language. */
  const levelError = (message: string): Error =>
    Object.assign(new Error('Database failed to open'), {
      code: 'LEVEL_DATABASE_NOT_OPEN',
      cause: Object.assign(new Error(`IO error: C:\\offline\\${hash}\\${message}`), { code: 'LEVEL_IO_ERROR' }),
    });
  const diskFull = levelError('000012.logAppend: cannot write: Espacio en disco insuficiente.');

  it.each([
    'CURRENT: Access is denied.',
    'CURRENT: The process cannot access the file because it is being used by another process.',
    'CURRENT: El proceso no tiene acceso al archivo porque está siendo utilizado por otro proceso.',
    'MANIFEST-000004: Too many open files',
    'MANIFEST-000004: Input/output error',
  ])('does not touch a store whose files cannot be opened now: %s', async (message) => {
    const opener = createOpener();
    await write(await opener.open(owner));
    const held = createOpener({ ...opener, load: async () => () => Promise.reject(levelError(message)) });
    for (let start = 0; start < 2; start += 1)
      expect(await held.open(owner)).toMatchObject({ store: { isDurable: false }, notice: 'no-disk' });
    expect(readdirSync(opener.folder)).toEqual([hash]);
    const again = await opener.open(owner);
    expect(again.notice).toBeUndefined();
    expect(await again.store.read('note', '1')).toEqual(value);
    await again.store.close();
  });

  it('says in any language of the system that the disk is full', async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const opener = createOpener({ folder: join(smallDisk().folder, 'offline') });
    await write(await opener.open(owner));
    const full = createOpener({ ...opener, load: async () => () => Promise.reject(diskFull) });
    expect(await full.open(owner)).toMatchObject({ store: { isDurable: false }, notice: 'disk-full' });
    const filling = createOpener({
      ...opener,
      load: async () => {
        const openLevel = await loadLevel();
        return async (path) => Object.assign(await openLevel(path), { batch: () => Promise.reject(diskFull) });
      },
    });
    const { store } = await filling.open(owner);
    expect(await store.write([{ kind: 'note', id: '2', value }])).toEqual(fail('file', 'disk-full'));
    await store.close();
  });

  it('does not touch a store that another process has open', async () => {
    const opener = createOpener({ lockTimeout: 0 });
    const first = await opener.open(owner);
    expect(await opener.open(owner)).toMatchObject({ store: { isDurable: false }, notice: 'no-disk' });
    await write(first);
    expect(readdirSync(opener.folder)).toEqual([hash]);
  });
});

describe('a process that is ending', () => {
  it('is waited for: the store on the disk is opened once it is free', async () => {
    const vault = createMemoryVault();
    const opener = createOpener({ vault });
    await write(await opener.open(owner));
    const path = join(opener.folder, hash);
    const script = `const { ClassicLevel } = require('classic-level');
      process.stdin.resume().once('end', () => process.exit());
      new ClassicLevel(${JSON.stringify(path)}).open().then(() => console.log('open'));`;
    const ending = spawn(process.execPath, ['-e', script], { cwd: process.cwd() });
    await once(ending.stdout, 'data');
    let refusals = 0;
    const next = createOpener({
      ...{ vault, folder: opener.folder, lockTimeout: 60_000 },
      load: async () => {
        const openLevel = await loadLevel();
        return (at) =>
          openLevel(at).catch((error: unknown) => {
            refusals += 1;
            ending.stdin.end();
            throw error;
          });
      },
    });
    const opened = await next.open(owner);
    expect(refusals).toBeGreaterThan(0);
    expect([opened.store.isDurable, opened.notice, next.lines]).toEqual([true, undefined, []]);
    expect(await opened.store.read('note', '1')).toEqual(value);
    await opened.store.close();
  });
});

describe('a process that is killed', () => {
  it('leaves a store that opens again with all that was written', async () => {
    const opener = createOpener();
    await write(await opener.open(owner));
    const path = join(opener.folder, hash);
    const script = `const { ClassicLevel } = require('classic-level');
      const level = new ClassicLevel(${JSON.stringify(path)});
      level.open().then(() => process.kill(process.pid, 'SIGKILL'));`;
    const { signal } = spawnSync(process.execPath, ['-e', script], { cwd: process.cwd() });
    expect(signal).toBe('SIGKILL');
    const again = await opener.open(owner);
    expect(again).toMatchObject({ store: { isDurable: true } });
    expect(again.notice).toBeUndefined();
    expect(await again.store.read('note', '1')).toEqual(value);
    await again.store.close();
  });
});

describe('a store that cannot be read', () => {
  const expectNew = async (opener: ReturnType<typeof createOpener>): Promise<void> => {
    const opened = await opener.open(owner);
    expect(opened).toMatchObject({ store: { isDurable: true }, notice: 'set-aside' });
    expect(await opened.store.read('note', '1')).toBeUndefined();
    await write(opened);
    const again = await opener.open(owner);
    expect(again.notice).toBeUndefined();
    expect(await again.store.read('note', '1')).toEqual(value);
    await again.store.close();
    expect(readdirSync(opener.folder).toSorted()).toEqual([hash, `${hash}.damaged-1000`]);
    expect(opener.lines.join('\n')).not.toContain(opener.folder);
  };

  it('because its key is gone is set aside, reported once and replaced by a new one', async () => {
    const opener = createOpener();
    await write(await opener.open(owner));
    await opener.vault.clear(keyName(hash));
    await expectNew(opener);
  });

  it('because its key is another is set aside, reported once and replaced by a new one', async () => {
    const opener = createOpener();
    await write(await opener.open(owner));
    await opener.vault.set(keyName(hash), Buffer.alloc(32, 1).toString('base64url'));
    await expectNew(opener);
  });

  it('because its files are damaged is set aside, reported once and replaced by a new one', async () => {
    const opener = createOpener();
    await write(await opener.open(owner));
    writeFileSync(join(opener.folder, hash, 'CURRENT'), 'nonsense');
    await expectNew(opener);
  });

  it('because its manifest is gone is set aside, reported once and replaced by a new one', async () => {
    const opener = createOpener();
    await write(await opener.open(owner));
    const path = join(opener.folder, hash);
    for (const name of readdirSync(path)) if (name.startsWith('MANIFEST')) rmSync(join(path, name));
    await expectNew(opener);
  });

  it('because its entry point is gone is set aside with its tables', async () => {
    const opener = createOpener();
    await write(await opener.open(owner));
    // Opening it moves what its log has into a table.
    await (await opener.open(owner)).store.close();
    rmSync(join(opener.folder, hash, 'CURRENT'));
    await expectNew(opener);
    const names = readdirSync(join(opener.folder, `${hash}.damaged-1000`));
    expect(names.filter((name) => name.endsWith('.ldb'))).not.toEqual([]);
  });

  it('because it is a file is set aside, reported once and replaced by a new one', async () => {
    const opener = createOpener();
    await opener.vault.set(keyName(hash), Buffer.alloc(32, 1).toString('base64url'));
    mkdirSync(opener.folder, { recursive: true });
    writeFileSync(join(opener.folder, hash), 'a file');
    await expectNew(opener);
  });

  it('leaves the one that was set aside before', async () => {
    let time = 1_000;
    const opener = createOpener({ now: () => time });
    await write(await opener.open(owner));
    for (time of [1_000, 2_000]) {
      await opener.vault.clear(keyName(hash));
      await write(await opener.open(owner));
    }
    const names = [hash, `${hash}.damaged-1000`, `${hash}.damaged-2000`];
    expect(readdirSync(opener.folder).toSorted()).toEqual(names);
  });

  it('is kept in memory where no folder can be made', async () => {
    const parent = freshFolder();
    writeFileSync(join(parent, 'file'), '');
    const opener = createOpener({ folder: join(parent, 'file', 'offline') });
    expect(await opener.open(owner)).toMatchObject({ store: { isDurable: false }, notice: 'no-disk' });
  });

  it('is kept in memory where it may not be written', async (context) => {
    if (process.getuid?.() === 0) context.skip('root may write everywhere');
    const opener = createOpener({ folder: freshFolder() });
    chmodSync(opener.folder, 0o500);
    expect(await opener.open(owner)).toMatchObject({ store: { isDurable: false }, notice: 'no-disk' });
    chmodSync(opener.folder, 0o700);
  });
});

describe('a change or note that cannot be read any more', () => {
  it('is reported once, and the others stay', async () => {
    const opener = createOpener();
    const { store } = await opener.open(owner);
    await store.write([
      { kind: 'outbox', id: 'a', value },
      { kind: 'outbox', id: 'b', value },
      { kind: 'note', id: 'c', value },
    ]);
    await store.close();
    const level = await (await loadLevel())(join(opener.folder, hash));
    for await (const [name, sealed] of level.iterator({ gt: 'outbox/', lt: 'outbox0', limit: 1 }))
      await level.put(
        name,
        sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte)),
      );
    await level.close();
    const found = await opener.open(owner);
    expect(found.notice).toBe('changes-lost');
    const ids: string[] = [];
    for (const kind of ['outbox', 'note'] as const) for await (const { id } of found.store.list(kind)) ids.push(id);
    expect(ids).toHaveLength(2);
    expect(ids).toContain('c');
    await found.store.close();
    const again = await opener.open(owner);
    expect(again.notice).toBeUndefined();
    await again.store.close();
  });
});

it('says that the disk is full, keeps what it stored, and goes on when there is space again', async ({ skip }) => {
  skip(noMounts !== '', noMounts);
  const disk = smallDisk().folder;
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(600_000));
  const openStore = createStoreOpener({
    vault: createMemoryVault(),
    folder: join(disk, 'offline'),
    log: () => undefined,
    now: () => 1,
  });
  const { store } = await openStore(owner);
  const value = new Uint8Array(20_000).fill(1);
  const stored: string[] = [];
  let failure: unknown;
  for (let at = 0; at < 100 && failure === undefined; at += 1) {
    const result = await store.write([{ kind: 'outbox', id: `${at}`, value }], { flush: true });
    if (result.ok) stored.push(`${at}`);
    else failure = result.failure;
  }
  expect(failure).toEqual({ kind: 'file', code: 'disk-full' });
  expect(stored.length).toBeGreaterThan(5);
  expect(await store.write([{ kind: 'outbox', id: 'x', value }], { flush: true })).toMatchObject({ ok: false });
  rmSync(filler);
  // More than one block of the log, so that half a record before them would hide some of them.
  for (const id of ['later', 'last']) {
    expect(await store.write([{ kind: 'outbox', id, value }], { flush: true })).toMatchObject({ ok: true });
    stored.push(id);
  }
  await store.close();
  const again = await openStore(owner);
  expect(again.notice).toBeUndefined();
  for (const id of stored) expect(await again.store.read('outbox', id), id).toEqual(value);
  await again.store.close();
});
