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
import { type Disk, disk } from '../../../../main/files/disk';
import { resolveTarget, writeAtomic } from '../../../../main/files/write-atomic';
import { typescript } from '../../../support/node-typescript';
import { freshFolder, noMounts, partsIn, smallDisk } from './temporary-folders';

const never = new AbortController().signal;

async function* text(...pieces: string[]): AsyncGenerator<string, void> {
  yield* pieces;
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
  pieces: AsyncIterable<string>,
  signal = never,
  on: Disk = disk,
): Promise<Result<SavedFile>> => {
  const target = await resolveTarget(path, on);
  return target.ok ? writeAtomic(target.value, pieces, signal, on) : target;
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

describe('a file written whole or not at all (REL-01)', () => {
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
      ...disk,
      stat: (async (at: string) => Object.assign(await disk.stat(at), { gid: 54_321 })) as unknown as Disk['stat'],
      open: async (...input) =>
        Object.assign(await disk.open(...input), { chown: () => Promise.reject(fault('EPERM')) }),
    };
    await save(path, text('new'), never, refusing);
    expect(statSync(path).mode & 0o777).toBe(0o604);
  });

  it.each(['EINVAL', 'ENOTSUP', 'ENOSYS'])(
    'continues if the file system cannot sync (%s), and notes it',
    async (code) => {
      const { path } = withOld();
      const unsynced: Disk = {
        ...disk,
        open: async (...input) => Object.assign(await disk.open(...input), { sync: () => Promise.reject(fault(code)) }),
      };
      const notes: string[] = [];
      const note = (what: string): void => void notes.push(what);
      expect(await writeAtomic(path, text('new'), never, unsynced, { note })).toMatchObject({ ok: true });
      expect(readFileSync(path, 'utf8')).toBe('new');
      expect(notes).toEqual([`this file system cannot sync (${code})`]);
    },
  );

  it('writes no pieces as an empty file', async () => {
    const path = join(freshFolder(), 'empty.csv');
    expect(await save(path, text())).toMatchObject({ ok: true, value: { bytes: 0 } });
    expect(readFileSync(path)).toHaveLength(0);
  });

  it('goes on after a short write, and fails where nothing more is taken', async () => {
    const { path, expectOld, folder } = withOld();
    let most = 3;
    const short: Disk = {
      ...disk,
      open: async (...input) => {
        const handle = await disk.open(...input);
        const write = handle.write.bind(handle);
        return Object.assign(handle, {
          write: (bytes: Buffer, from: number, length: number) => write(bytes, from, Math.min(most, length)),
        });
      },
    };
    expect(await save(join(folder, 'whole.csv'), text('0123456789'), never, short)).toMatchObject({
      value: { bytes: 10 },
    });
    expect(readFileSync(join(folder, 'whole.csv'), 'utf8')).toBe('0123456789');
    most = 0;
    expect(codeOf(await save(path, text('0123456789'), never, short))).toBe('file-failed');
    expectOld();
  });

  it('asks for no piece before the folder has taken a file', async () => {
    let asked = false;
    const pieces = (async function* () {
      asked = true;
      yield 'x';
    })();
    const refusing: Disk = { ...disk, open: () => Promise.reject(fault('EACCES')) };
    expect(codeOf(await save(join(freshFolder(), 'a.csv'), pieces, never, refusing))).toBe('no-permission');
    expect(asked).toBe(false);
  });
});

describe('faults of a real disk', () => {
  it(`row 67: a disk that fills up half-way keeps the old file`, async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const { path, expectOld } = withOld(smallDisk().folder);
    const result = await save(path, kilobytes(3000));
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'file', code: 'disk-full', about: { name: 'Bookings.csv' } },
    });
    expectOld();
  });

  it('row 67: a disk that is full from the start keeps the old file', async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const { folder } = smallDisk();
    const { path, expectOld } = withOld(folder);
    const room = 1024 * 1024 - 4096;
    writeFileSync(join(folder, 'filler'), Buffer.alloc(room));
    expect(codeOf(await save(path, kilobytes(64)))).toBe('disk-full');
    expectOld();
  });

  it('row 68: a disk that takes no writing', async ({ skip }) => {
    skip(noMounts !== '', noMounts);
    const { folder, lock } = smallDisk();
    const { path, expectOld } = withOld(folder);
    lock();
    expect(codeOf(await save(path, text('new')))).toBe('read-only');
    expectOld();
  });

  it('row 69: a disk removed while writing is a failure, not a saved file', async ({ skip }) => {
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

  it('row 68: a folder and a file without permission, as another user', ({ skip }) => {
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

  it('row 68: a folder that is gone, a folder in place of a file, a name of 300 letters, a NUL', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'folder.csv'));
    writeFileSync(join(folder, 'file'), '');
    expect(codeOf(await save(join(folder, 'gone', 'a.csv'), text('x')))).toBe('missing-folder');
    expect(codeOf(await save(join(folder, 'file', 'a.csv'), text('x')))).toBe('missing-folder');
    expect(codeOf(await save(join(folder, 'folder.csv'), text('x')))).toBe('is-folder');
    expect(codeOf(await save(join(folder, `${'a'.repeat(300)}.csv`), text('x')))).toBe('name-too-long');
    expect(codeOf(await save(join(folder, 'a\0b.csv'), text('x')))).toBe('file-failed');
  });

  it('row 71: a symbolic link is followed: its file is replaced, the link stays', async () => {
    const { path } = withOld();
    const link = join(freshFolder(), 'link.csv');
    symlinkSync(path, link);
    expect(await save(link, text('new'))).toMatchObject({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });

  it('row 71: a link that leads nowhere or around in a circle is refused', async () => {
    const folder = freshFolder();
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling.csv'));
    symlinkSync(join(folder, 'b.csv'), join(folder, 'a.csv'));
    symlinkSync(join(folder, 'a.csv'), join(folder, 'b.csv'));
    expect(codeOf(await save(join(folder, 'dangling.csv'), text('x')))).toBe('missing-folder');
    expect(codeOf(await save(join(folder, 'a.csv'), text('x')))).toBe('file-failed');
  });

  it('row 71: another hard link keeps the old content', async () => {
    const { folder, path } = withOld();
    linkSync(path, join(folder, 'other.csv'));
    expect(await save(path, text('new'))).toMatchObject({ ok: true });
    expect(readFileSync(join(folder, 'other.csv'), 'utf8')).toBe('old');
  });

  it('row 71: pipes and devices are refused and never opened', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows has no such files');
    const pipe = join(freshFolder(), 'pipe.csv');
    execFileSync('mkfifo', [pipe]);
    expect(codeOf(await save(pipe, text('x')))).toBe('not-a-file');
    expect(codeOf(await save('/dev/full', text('x')))).toBe('not-a-file');
  });
});

describe('faults a machine does not show on demand', () => {
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
    const unsynced: Disk = {
      ...disk,
      open: async (...input) => Object.assign(await disk.open(...input), { sync: () => Promise.reject(fault(system)) }),
    };
    expect(codeOf(await save(path, text('x'), never, unsynced))).toBe(code);
    expectOld();
  });

  it('row 67: a full disk on renaming keeps the old file', async () => {
    const { path, expectOld } = withOld();
    expect(codeOf(await save(path, text('x'), never, { ...disk, rename: () => Promise.reject(fault('ENOSPC')) }))).toBe(
      'disk-full',
    );
    expectOld();
  });

  it('row 70: a file held by another program is tried again, then told', async () => {
    const { path, expectOld } = withOld();
    const waits: number[] = [];
    let holds = 2;
    const holding: Disk = {
      ...disk,
      pause: async (milliseconds) => void waits.push(milliseconds),
      rename: (from, to) => (holds-- > 0 ? Promise.reject(fault('EBUSY')) : disk.rename(from, to)),
    };
    holds = 99;
    expect(await save(path, text('new'), never, holding)).toMatchObject({
      failure: { code: 'file-busy', about: { name: 'Bookings.csv' } },
    });
    expect(waits).toEqual([50, 100, 200, 400]);
    expectOld();
    holds = 2;
    expect(await save(path, text('new'), never, holding)).toMatchObject({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  it('a file that came out shorter than what was written is no success (REL-02)', async () => {
    const { path, expectOld } = withOld();
    const losing: Disk = {
      ...disk,
      open: async (...input) => {
        const handle = await disk.open(...input);
        const stat = handle.stat.bind(handle);
        return Object.assign(handle, { stat: async () => Object.assign(await stat(), { size: 1 }) });
      },
    };
    expect(codeOf(await save(path, text('0123456789'), never, losing))).toBe('file-failed');
    expectOld();
  });

  it('a folder that cannot be synced does not undo a saved file', async () => {
    const path = join(freshFolder(), 'a.csv');
    const windows: Disk = {
      ...disk,
      open: (at, flags, mode) => (flags === 'r' ? Promise.reject(fault('EPERM')) : disk.open(at, flags, mode)),
    };
    expect(await save(path, text('x'), never, windows)).toMatchObject({ ok: true });
  });
});

describe('row 73: cancelling (REL-05)', () => {
  it('before the start asks for nothing and touches nothing', async () => {
    const { path, expectOld } = withOld();
    expect(codeOf(await save(path, text('new'), AbortSignal.abort()))).toBe('cancelled');
    expectOld();
  });

  it('in the middle keeps the old file and ends the source', async () => {
    const { path, expectOld } = withOld();
    const stop = new AbortController();
    let ended = false;
    const pieces = (async function* () {
      try {
        yield* kilobytes(100, (at) => at === 50 && stop.abort());
      } finally {
        ended = true;
      }
    })();
    expect(await save(path, pieces, stop.signal)).toEqual({
      ok: false,
      failure: { kind: 'cancelled', code: 'cancelled' },
    });
    expect(ended).toBe(true);
    expectOld();
  });

  it('while the source hangs does not wait for it', async () => {
    const { path, expectOld } = withOld();
    const stop = new AbortController();
    const pieces = (async function* () {
      yield 'new';
      setImmediate(() => stop.abort());
      await new Promise(() => undefined);
    })();
    expect(codeOf(await save(path, pieces, stop.signal))).toBe('cancelled');
    expectOld();
  });

  it('just before the rename keeps the old file', async () => {
    const { path, expectOld } = withOld();
    const stop = new AbortController();
    const pieces = (async function* () {
      yield 'new';
      stop.abort();
    })();
    expect(codeOf(await save(path, pieces, stop.signal))).toBe('cancelled');
    expectOld();
  });

  it('after the rename is too late: the file is saved and said to be', async () => {
    const { path } = withOld();
    const stop = new AbortController();
    const late: Disk = { ...disk, rename: (from, to) => disk.rename(from, to).then(() => stop.abort()) };
    expect(await save(path, text('new'), stop.signal, late)).toMatchObject({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe('new');
  });
});

it('a source that throws something unforeseen is a failure, and the old file stays', async () => {
  const { path, expectOld } = withOld();
  const pieces = (async function* () {
    yield 'new';
    throw new TypeError('/secret/path');
  })();
  const result = await save(path, pieces);
  expect(result).toEqual({
    ok: false,
    failure: { kind: 'file', code: 'file-failed', about: { name: 'Bookings.csv' } },
  });
  expectOld();
});
