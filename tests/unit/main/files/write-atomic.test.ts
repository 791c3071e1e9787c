import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SavedFile } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { describe, expect, it } from 'vitest';
import { type Disk, disk } from '../../../../main/desktop/disk';
import { resolveTarget, writeAtomic } from '../../../../main/files/write-atomic';
import { changeFiles } from '../../../support/changed-files';
import { typescript } from '../../../support/node-typescript';
import { freshFolder, noMounts, partsIn, smallDisk } from '../../../support/temporary-folders';

const never = new AbortController().signal;

async function* text(...chunks: string[]): AsyncGenerator<string, void> {
  yield* chunks;
}
async function* kilobytes(count: number, each?: (at: number) => void): AsyncGenerator<string, void> {
  for (let at = 0; at < count; at += 1) {
    each?.(at);
    yield 'x'.repeat(1024);
  }
}
const fault = (code: string): Error => Object.assign(new Error(code), { code });
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.failure.code);
/** Resolves the target as an export does, then writes. */
const save = async (
  path: string,
  chunks: AsyncIterable<string>,
  signal = never,
  on: Disk = disk,
): Promise<Result<SavedFile>> => {
  const target = await resolveTarget(path, on);
  return target.ok ? writeAtomic(target.value, chunks, signal, on) : target;
};
/** A folder with an old file in it, and what must hold after a failure: the old file, and nothing else. */
const withOld = (
  folder = freshFolder(),
): { readonly folder: string; readonly path: string; readonly expectOld: () => void } => {
  const path = join(folder, 'Bookings.csv');
  writeFileSync(path, 'old');
  return {
    folder,
    path,
    expectOld: () => {
      expect(readFileSync(path, 'utf8')).toBe('old');
      expect(partsIn(folder)).toEqual([]);
    },
  };
};

describe('an atomic write (REL-01)', () => {
  it('replaces the old file and leaves no temporary file', async () => {
    const { folder, path } = withOld();
    expect(await save(path, text('é', '漢\r\n'))).toEqual({ ok: true, value: { name: 'Bookings.csv', bytes: 7 } });
    expect(readFileSync(path, 'utf8')).toBe('é漢\r\n');
    expect(readdirSync(folder)).toEqual(['Bookings.csv']);
  });

  it.skipIf(process.platform === 'win32')('makes a new file for its owner only', async () => {
    const path = join(freshFolder(), 'new.csv');
    await save(path, text('x'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it.skipIf(process.platform === 'win32')('keeps the mode of a shared file', async () => {
    const { path } = withOld();
    chmodSync(path, 0o664);
    await save(path, text('new'));
    expect(statSync(path).mode & 0o777).toBe(0o664);
  });

  it('keeps the group of a shared file', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'only root may give files to any group');
    const { path } = withOld();
    chownSync(path, 0, 12_345);
    chmodSync(path, 0o660);
    await save(path, text('new'));
    expect(statSync(path)).toMatchObject({ gid: 12_345, mode: 0o100660 });
  });

  it.skipIf(process.platform === 'win32')('gives no rights to another group if the group cannot be kept', async () => {
    const { path } = withOld();
    chmodSync(path, 0o664);
    const refusing: Disk = {
      ...changeFiles(() => ({ chown: () => Promise.reject(fault('EPERM')) })),
      stat: (async (at: string) => Object.assign(await disk.stat(at), { gid: 54_321 })) as unknown as Disk['stat'],
    };
    await save(path, text('new'), never, refusing);
    expect(statSync(path).mode & 0o777).toBe(0o604);
  });

  it.each(['EINVAL', 'ENOTSUP', 'ENOSYS'])(
    'continues if the file system cannot sync (%s), and notes it',
    async (code) => {
      const { path } = withOld();
      const unsynced = changeFiles(() => ({ sync: () => Promise.reject(fault(code)) }));
      const notes: string[] = [];
      const note = (what: string): void => void notes.push(what);
      expect(await writeAtomic(path, text('new'), never, unsynced, { note })).toMatchObject({ ok: true });
      expect(readFileSync(path, 'utf8')).toBe('new');
      expect(notes).toEqual([`this file system cannot sync (${code})`]);
    },
  );

  it('writes an empty file if there are no chunks', async () => {
    const path = join(freshFolder(), 'empty.csv');
    expect(await save(path, text())).toMatchObject({ ok: true, value: { bytes: 0 } });
    expect(readFileSync(path)).toHaveLength(0);
  });

  it('continues after a short write, and fails if the disk accepts nothing more', async () => {
    const { path, expectOld, folder } = withOld();
    let most = 3;
    const short = changeFiles((handle) => {
      const write = handle.write.bind(handle);
      return { write: (bytes: Buffer, from: number, length: number) => write(bytes, from, Math.min(most, length)) };
    });
    expect(await save(join(folder, 'whole.csv'), text('0123456789'), never, short)).toMatchObject({
      value: { bytes: 10 },
    });
    expect(readFileSync(join(folder, 'whole.csv'), 'utf8')).toBe('0123456789');
    most = 0;
    expect(codeOf(await save(path, text('0123456789'), never, short))).toBe('file-failed');
    expectOld();
  });

  it('requests no chunk before a file could be created in the folder', async () => {
    let isCalled = false;
    const chunks = (async function* () {
      isCalled = true;
      yield 'x';
    })();
    const refusing: Disk = { ...disk, open: () => Promise.reject(fault('EACCES')) };
    expect(codeOf(await save(join(freshFolder(), 'a.csv'), chunks, never, refusing))).toBe('no-permission');
    expect(isCalled).toBe(false);
  });
});

describe('a write to a faulty disk', () => {
  it(`keeps the old file if the disk fills up half-way (row 67)`, async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const { path, expectOld } = withOld(smallDisk().folder);
    const result = await save(path, kilobytes(3000));
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'file', code: 'disk-full', about: { name: 'Bookings.csv' } },
    });
    expectOld();
  });

  it('keeps the old file if the disk is full from the start (row 67)', async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const { folder } = smallDisk();
    const { path, expectOld } = withOld(folder);
    const room = 1024 * 1024 - 4096;
    writeFileSync(join(folder, 'filler'), Buffer.alloc(room));
    expect(codeOf(await save(path, kilobytes(64)))).toBe('disk-full');
    expectOld();
  });

  it('fails on a read-only disk (row 68)', async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const { folder, lock } = smallDisk();
    const { path, expectOld } = withOld(folder);
    lock();
    expect(codeOf(await save(path, text('new')))).toBe('read-only');
    expectOld();
  });

  it('fails if the disk is removed while writing (row 69)', async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const { folder, pull } = smallDisk();
    const { path } = withOld(folder);
    const result = await save(
      path,
      kilobytes(100, (at) => at === 50 && pull()),
    );
    expect(codeOf(result)).toBe('missing-folder');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails for another user without permission for the folder or file (row 68)', ({ skip }) => {
    skip(process.getuid?.() !== 0, 'only root can act as another user');
    const folder = freshFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'there.csv'), 'old');
    const open = freshFolder();
    chmodSync(open, 0o777);
    writeFileSync(join(open, 'read-only.csv'), 'old', { mode: 0o444 });
    const script = `
      import { resolveTarget, writeAtomic } from './main/files/write-atomic.ts';
      const codes = [];
      for (const path of process.argv.slice(1)) {
        const target = await resolveTarget(path);
        const result = target.ok ? await writeAtomic(target.value, (async function* () { yield 'new'; })(), new AbortController().signal) : target;
        codes.push(result.ok ? 'ok' : result.failure.code);
      }
      console.log(codes.join(' '));`;
    const paths = [
      join(folder, 'new.csv'),
      join(folder, 'there.csv'),
      join(open, 'read-only.csv'),
      join(open, 'new.csv'),
    ];
    const output = execFileSync(
      'setpriv',
      [
        '--reuid=65534',
        '--regid=65534',
        '--clear-groups',
        process.execPath,
        ...typescript,
        '--input-type=module',
        '-e',
        script,
        ...paths,
      ],
      { encoding: 'utf8' },
    );
    expect(output.trim()).toBe('no-permission no-permission no-permission ok');
  });

  it('fails for a missing folder, a folder in place of a file, a name of 300 letters or a NUL (row 68)', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'folder.csv'));
    writeFileSync(join(folder, 'file'), '');
    expect(codeOf(await save(join(folder, 'gone', 'a.csv'), text('x')))).toBe('missing-folder');
    expect(codeOf(await save(join(folder, 'file', 'a.csv'), text('x')))).toBe('missing-folder');
    expect(codeOf(await save(join(folder, 'folder.csv'), text('x')))).toBe('is-folder');
    expect(codeOf(await save(join(folder, `${'a'.repeat(300)}.csv`), text('x')))).toBe('name-too-long');
    expect(codeOf(await save(join(folder, 'a\0b.csv'), text('x')))).toBe('file-failed');
  });

  it('follows a symbolic link: replaces its file and keeps the link (row 71)', async () => {
    const { path } = withOld();
    const link = join(freshFolder(), 'link.csv');
    symlinkSync(path, link);
    expect(await save(link, text('new'))).toMatchObject({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });

  it('refuses a broken or circular link (row 71)', async () => {
    const folder = freshFolder();
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling.csv'));
    symlinkSync(join(folder, 'b.csv'), join(folder, 'a.csv'));
    symlinkSync(join(folder, 'a.csv'), join(folder, 'b.csv'));
    expect(codeOf(await save(join(folder, 'dangling.csv'), text('x')))).toBe('missing-folder');
    expect(codeOf(await save(join(folder, 'a.csv'), text('x')))).toBe('file-failed');
  });

  it('leaves the old content to another hard link (row 71)', async () => {
    const { folder, path } = withOld();
    linkSync(path, join(folder, 'other.csv'));
    expect(await save(path, text('new'))).toMatchObject({ ok: true });
    expect(readFileSync(join(folder, 'other.csv'), 'utf8')).toBe('old');
  });

  it('refuses pipes and devices without opening them (row 71)', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows has no such files');
    const pipe = join(freshFolder(), 'pipe.csv');
    execFileSync('mkfifo', [pipe]);
    expect(codeOf(await save(pipe, text('x')))).toBe('not-a-file');
    expect(codeOf(await save('/dev/full', text('x')))).toBe('not-a-file');
  });
});

describe('a write with simulated faults', () => {
  it.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EACCES', 'no-permission'],
    ['EPERM', 'no-permission'],
    ['EROFS', 'read-only'],
    ['ENOENT', 'missing-folder'],
    ['EISDIR', 'is-folder'],
    ['ENAMETOOLONG', 'name-too-long'],
    ['EBUSY', 'file-busy'],
    ['EIO', 'file-failed'],
    ['EXDEV', 'file-failed'],
  ])('REL-04: %s on opening and on syncing is %s, and the old file stays', async (system, code) => {
    const { path, expectOld } = withOld();
    const closed: Disk = { ...disk, open: () => Promise.reject(fault(system)) };
    expect(await save(path, text('x'), never, closed)).toMatchObject({
      failure: { kind: 'file', code, about: { system } },
    });
    const unsynced = changeFiles(() => ({ sync: () => Promise.reject(fault(system)) }));
    expect(codeOf(await save(path, text('x'), never, unsynced))).toBe(code);
    expectOld();
  });

  it.each([
    ['EIO', 'file-failed'],
    ['ENOSPC', 'disk-full'],
    ['EINVAL', 'ok'],
  ])('REL-04: %s on a sync while a long file is written is %s', async (system, code) => {
    const { path, expectOld } = withOld();
    let syncs = 0;
    // The system reports it once: later syncs succeed.
    const datasync = () => (++syncs === 1 ? Promise.reject(fault(system)) : Promise.resolve());
    const faulty = changeFiles(() => ({ datasync }));
    expect(codeOf(await save(path, kilobytes(40_000), never, faulty))).toBe(code);
    expect(syncs).toBeGreaterThan(0);
    if (code === 'ok') expect(statSync(path).size).toBe(40_000 * 1024);
    else expectOld();
  });

  it('closes a file that is cancelled only after its sync has ended', async () => {
    const { path, expectOld } = withOld();
    const cancel = new AbortController();
    const events: string[] = [];
    const slow = changeFiles((handle) => {
      const close = handle.close.bind(handle);
      return {
        datasync: async () => {
          cancel.abort();
          await disk.pause(20);
          events.push('synced');
        },
        close: () => {
          events.push('closed');
          return close();
        },
      };
    });
    expect(codeOf(await save(path, kilobytes(40_000), cancel.signal, slow))).toBe('cancelled');
    expect(events).toEqual(['synced', 'closed']);
    expectOld();
  });

  it('keeps the old file if the disk is full on renaming (row 67)', async () => {
    const { path, expectOld } = withOld();
    expect(codeOf(await save(path, text('x'), never, { ...disk, rename: () => Promise.reject(fault('ENOSPC')) }))).toBe(
      'disk-full',
    );
    expectOld();
  });

  it('retries to replace a file that another program has open, then fails (row 70, REL-10)', async () => {
    const { path, expectOld } = withOld();
    const waits: number[] = [];
    let lockedAttempts = 2;
    const holding: Disk = {
      ...disk,
      pause: async (milliseconds) => void waits.push(milliseconds),
      rename: (from, to) => (lockedAttempts-- > 0 ? Promise.reject(fault('EBUSY')) : disk.rename(from, to)),
    };
    lockedAttempts = 99;
    expect(await save(path, text('new'), never, holding)).toMatchObject({
      failure: { code: 'file-busy', about: { name: 'Bookings.csv' } },
    });
    expect(waits).toEqual([50, 100, 200, 400]);
    expectOld();
    lockedAttempts = 2;
    expect(await save(path, text('new'), never, holding)).toMatchObject({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  it('fails if the file is shorter than what was written (REL-02)', async () => {
    const { path, expectOld } = withOld();
    const losing = changeFiles((handle) => {
      const stat = handle.stat.bind(handle);
      return { stat: async () => Object.assign(await stat(), { size: 1 }) };
    });
    expect(codeOf(await save(path, text('0123456789'), never, losing))).toBe('file-failed');
    expectOld();
  });

  it('succeeds if the folder cannot be synced', async () => {
    const path = join(freshFolder(), 'a.csv');
    const windows: Disk = {
      ...disk,
      open: (at, flags, mode) => (flags === 'r' ? Promise.reject(fault('EPERM')) : disk.open(at, flags, mode)),
    };
    expect(await save(path, text('x'), never, windows)).toMatchObject({ ok: true });
  });
});

describe('row 73: cancelling a write (REL-05)', () => {
  it('touches nothing before the start', async () => {
    const { path, expectOld } = withOld();
    expect(codeOf(await save(path, text('new'), AbortSignal.abort()))).toBe('cancelled');
    expectOld();
  });

  it('keeps the old file and ends the source in the middle', async () => {
    const { path, expectOld } = withOld();
    const stop = new AbortController();
    let ended = false;
    const chunks = (async function* () {
      try {
        yield* kilobytes(100, (at) => at === 50 && stop.abort());
      } finally {
        ended = true;
      }
    })();
    expect(await save(path, chunks, stop.signal)).toEqual({
      ok: false,
      failure: { kind: 'cancelled', code: 'cancelled' },
    });
    expect(ended).toBe(true);
    expectOld();
  });

  it('does not wait for a hanging source', async () => {
    const { path, expectOld } = withOld();
    const stop = new AbortController();
    const chunks = (async function* () {
      yield 'new';
      setImmediate(() => stop.abort());
      await new Promise(() => undefined);
    })();
    expect(codeOf(await save(path, chunks, stop.signal))).toBe('cancelled');
    expectOld();
  });

  it('keeps the old file just before the rename', async () => {
    const { path, expectOld } = withOld();
    const stop = new AbortController();
    const chunks = (async function* () {
      yield 'new';
      stop.abort();
    })();
    expect(codeOf(await save(path, chunks, stop.signal))).toBe('cancelled');
    expectOld();
  });

  it('is too late after the rename: the file is saved', async () => {
    const { path } = withOld();
    const stop = new AbortController();
    const late: Disk = { ...disk, rename: (from, to) => disk.rename(from, to).then(() => stop.abort()) };
    expect(await save(path, text('new'), stop.signal, late)).toMatchObject({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('new');
  });
});

it('an unexpected error of the source is a failure, and the old file stays', async () => {
  const { path, expectOld } = withOld();
  const chunks = (async function* () {
    yield 'new';
    throw new TypeError('/secret/path');
  })();
  const result = await save(path, chunks);
  expect(result).toEqual({
    ok: false,
    failure: { kind: 'file', code: 'file-failed', about: { name: 'Bookings.csv' } },
  });
  expectOld();
});
