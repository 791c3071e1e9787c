import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initialSettings } from '@contract/settings';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseSettings } from '../../../../main/settings/parse-settings';
import { createSettings } from '../../../../main/settings/settings';
import { systemProxy } from '../../../../preload/contract/network/proxy';
import { typescript } from '../../../support/node-typescript';

// electron-store asks the `electron` package for its executable's path, which would be downloaded; a path is all it gets.
process.env.ELECTRON_OVERRIDE_DIST_PATH ??= tmpdir();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitwall-settings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const path = (): string => join(folder, 'settings.json');
const copies = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('settings.json.corrupt-'));
/** What the settings are until somebody changes them. */
const defaults = {
  mode: 'live',
  server: '',
  lists: {},
  events: {},
  exports: {},
  views: {},
  shortcuts: {},
  recent: {},
  uses: {},
  scannerGap: 50,
  scannerPrefix: '',
  scannerEnd: 'auto',
  scannerLayout: 'auto',
  gateName: '',
  scanVolume: 60,
  secondScan: 'nothing',
  turnaroundMinutes: 30,
  firstSteps: {},
  gateMode: null,
  wall: { panels: ['nowNext', 'arrived', 'inside', 'ready', 'missing'], seconds: 20, showsNames: false },
  labels: { format: 'roll62', code: 'code128', printer: '' },
  proxy: systemProxy,
  language: 'system',
  systemLanguage: 'en',
  fixed: {},
};
const place = { x: 10, y: 20, width: 1200, height: 800, maximized: true };

describe('settings', () => {
  test('are the defaults at first, without a file or a notice', async () => {
    const settings = createSettings(folder);
    expect(settings.read()).toEqual(defaults);
    expect(await readdir(folder)).toEqual([]);
  });

  test('are restored after a restart', async () => {
    const first = createSettings(folder);
    const lists = { bookings: { density: 'compact', columns: [{ key: 'id', shown: true }] } } as const;
    await first.change({ mode: 'demo', server: 'HTTPS://Api.example.com/', showSamples: false, lists });
    first.remember({ window: place, zoom: 1.5, skin: 'dark', folders: { export: '/tmp/x', recent: ['/tmp/x'] } });
    await first.flush();
    const second = createSettings(folder);
    expect(second.read()).toEqual({
      mode: 'demo',
      server: 'https://api.example.com',
      showSamples: false,
      lists,
      events: {},
      exports: {},
      wall: { panels: ['nowNext', 'arrived', 'inside', 'ready', 'missing'], seconds: 20, showsNames: false },
      views: {},
      shortcuts: {},
      recent: {},
      uses: {},
      scannerGap: 50,
      scannerPrefix: '',
      scannerEnd: 'auto',
      scannerLayout: 'auto',
      gateName: '',
      scanVolume: 60,
      secondScan: 'nothing',
      turnaroundMinutes: 30,
      firstSteps: {},
      gateMode: null,
      labels: { format: 'roll62', code: 'code128', printer: '' },
      proxy: systemProxy,
      language: 'system',
      systemLanguage: 'en',
      fixed: {},
    });
    expect(second.memory()).toMatchObject({ window: place, zoom: 1.5, skin: 'dark', folders: { export: '/tmp/x' } });
  });

  test('keep the column arrangement of other lists when one changes', async () => {
    const settings = createSettings(folder);
    await settings.change({ lists: { bookings: { perPage: 50 } } });
    await settings.change({ lists: { tracks: { perPage: 0 } } });
    expect(settings.current().lists).toEqual({ bookings: { perPage: 50 }, tracks: { perPage: 0 } });
  });

  test.each(['http://example.com', 'javascript:x', 'https://u@x.example'])(
    'refuse the address %s and stay unchanged',
    async (server) => {
      const settings = createSettings(folder);
      await settings.change({ server: 'https://good.example' });
      expect(await settings.change({ server, mode: 'demo' })).toEqual({
        ok: false,
        failure: { kind: 'invalid', code: 'server-address' },
      });
      expect(settings.current()).toMatchObject({ mode: 'live', server: 'https://good.example' });
    },
  );

  test('allow the address to be removed', async () => {
    const settings = createSettings(folder);
    await settings.change({ server: 'https://good.example' });
    expect(await settings.change({ server: ' ' })).toMatchObject({ ok: true, value: { server: '' } });
  });

  test('cannot change what a switch has fixed, and do not store it', async () => {
    const settings = createSettings(folder, { mode: 'live', server: 'https://switch.example' });
    expect(settings.read()).toMatchObject({
      server: 'https://switch.example',
      fixed: { mode: 'switch', server: 'switch' },
    });
    expect(await settings.change({ server: 'https://x.example' })).toMatchObject({ ok: false });
    expect(await settings.change({ mode: 'demo' })).toMatchObject({ ok: false });
    expect(await settings.change({ showSamples: false })).toMatchObject({ ok: true });
    expect(JSON.parse(await readFile(path(), 'utf8'))).toMatchObject({ server: '', mode: 'live' });
  });
});

const good = JSON.stringify({ mode: 'demo', server: '', zoom: 1.25 });

describe('a damaged settings file (row 83, REL-03)', () => {
  test.each<[string, string | Uint8Array]>([
    ['truncated', good.slice(0, -5)],
    ['empty', ''],
    ['NULs', new Uint8Array(300)],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['not UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['huge', `{"x":"${'y'.repeat(1024 * 1024)}"}`],
  ])('(%s) is set aside, and defaults apply', async (_kind, content) => {
    await writeFile(path(), content);
    const settings = createSettings(folder);
    expect(settings.read()).toMatchObject({ mode: 'live', notice: 'reset' });
    expect(settings.read()).not.toHaveProperty('notice');
    const [copy] = await copies();
    expect((await readFile(join(folder, copy ?? ''))).equals(Buffer.from(content))).toBe(true);
    await settings.flush();
    expect(createSettings(folder).read()).not.toHaveProperty('notice');
  });

  test('(a directory) is set aside, and defaults apply', async () => {
    await mkdir(join(path(), 'inner'), { recursive: true });
    const settings = createSettings(folder);
    expect(settings.read()).toMatchObject({ mode: 'live', notice: 'reset' });
    await settings.change({ mode: 'demo' });
    expect(createSettings(folder).read()).toMatchObject({ mode: 'demo' });
  });

  test('(wrong types) loses only the wrong fields', async () => {
    await writeFile(path(), JSON.stringify({ mode: 'demo', zoom: 'big', server: 'http://evil.example', skin: 'neon' }));
    const settings = createSettings(folder);
    expect(settings.read()).toMatchObject({ mode: 'demo', server: '', notice: 'reset' });
    expect(settings.memory()).toMatchObject({ zoom: 1, skin: 'system' });
    expect(await copies()).toHaveLength(1);
  });

  test('(a byte order mark) is read, and written without it', async () => {
    await writeFile(path(), `\ufeff${good}`);
    const settings = createSettings(folder);
    expect(settings.read()).toMatchObject({ mode: 'demo' });
    expect(settings.read()).not.toHaveProperty('notice');
    await settings.change({ showSamples: false });
    expect((await readFile(path(), 'utf8')).startsWith('{')).toBe(true);
  });

  test('(fields of a newer version) keeps those fields', async () => {
    await writeFile(path(), JSON.stringify({ mode: 'demo', future: { a: [1] } }));
    await createSettings(folder).change({ mode: 'live' });
    expect(JSON.parse(await readFile(path(), 'utf8'))).toMatchObject({ mode: 'live', future: { a: [1] } });
  });

  test('(an object whose length is none) gets its initial value', () => {
    expect(parseSettings('{"gateName":{"length":{"toString":[]}}}')).toMatchObject({ damaged: true });
  });

  test('(a number that JSON can’t write) reads the same after it was written', () => {
    const { unknown = {} } = parseSettings(`{"future":[${'9'.repeat(400)},-0]}`) ?? {};
    expect(parseSettings(JSON.stringify(unknown))?.unknown).toEqual(unknown);
  });

  test('(a dangling link) does not prevent the start', async () => {
    await symlink(join(folder, 'nowhere'), path());
    expect(createSettings(folder).read()).toMatchObject({ mode: 'live' });
  });

  test('results in valid settings for any content', () => {
    const value = fc.oneof(fc.anything(), fc.constantFrom('demo', 'live', 'dark', 2, 'https://x.example', null));
    const field = fc.constantFrom(
      'mode',
      'server',
      'showSamples',
      'window',
      'zoom',
      'skin',
      'folders',
      'lists',
      '__proto__',
      'constructor',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value)), (entries) => {
        const content = JSON.stringify(Object.fromEntries(entries)) ?? '';
        const reading = parseSettings(content);
        if (!reading) return;
        expect(parseSettings(JSON.stringify(reading.stored))).toMatchObject({ stored: reading.stored, damaged: false });
        expect(Object.keys(reading.stored).sort()).toEqual(Object.keys(initialSettings).sort());
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
    fc.assert(fc.property(fc.string(), (content) => void parseSettings(content)));
  });
});

/** Whether this machine lets us mount a file system of our own (root on Linux). */
const canMount = ((): boolean => {
  try {
    const probe = mkdtempSync(join(tmpdir(), 'pitwall-mount-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    rmSync(probe, { recursive: true });
    return true;
  } catch {
    return false;
  }
})();

describe('a disk that is full or read-only', () => {
  test('keeps the old settings, and reports once that new ones are not stored (row 84)', async ({ skip }) => {
    skip(!canMount, 'nothing can be mounted here');
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
    try {
      const settings = createSettings(folder);
      await settings.change({ mode: 'demo', server: 'https://kept.example' });
      const free = Number(execFileSync('df', ['--output=avail', '-B1', folder], { encoding: 'utf8' }).split('\n')[1]);
      await writeFile(join(folder, 'ballast'), Buffer.alloc(free));
      const lists = Object.fromEntries(
        Array.from({ length: 100 }, (_, index) => [
          `list${index}`,
          { columns: [{ key: 'x'.repeat(60), shown: true }] },
        ]),
      );
      const changed = await settings.change({ server: 'https://lost.example', lists });
      expect(changed).toMatchObject({ ok: true, value: { server: 'https://lost.example', notice: 'not-kept' } });
      expect(settings.read()).not.toHaveProperty('notice');
      expect(createSettings(folder).read()).toEqual({ ...defaults, mode: 'demo', server: 'https://kept.example' });
      await rm(join(folder, 'ballast'));
      await settings.change({ showSamples: false });
      expect(createSettings(folder).read()).toMatchObject({ server: 'https://lost.example', showSamples: false });
    } finally {
      execFileSync('umount', [folder]);
    }
  });

  test('leaves the last valid settings to be found if the file was truncated', async () => {
    await createSettings(folder).change({ mode: 'demo' });
    // Another name for the same file would be cut with it: a cut file is always a new one.
    const content = await readFile(path(), 'utf8');
    await rm(path());
    await writeFile(path(), content.slice(0, 10));
    const settings = createSettings(folder);
    expect(settings.read()).toMatchObject({ mode: 'demo' });
    expect(await copies()).toHaveLength(1);
  });

  test('does not prevent the start, also if root started the tests (REL-32)', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows knows no such rights');
    const script = fileURLToPath(new URL('../../../support/settings-as-nobody.ts', import.meta.url));
    try {
      const output = execFileSync(process.execPath, [...typescript, script, folder], { encoding: 'utf8' });
      expect(JSON.parse(output)).toMatchObject({ ok: true, value: { mode: 'demo', notice: 'not-kept' } });
    } finally {
      await chmod(folder, 0o755);
    }
  });

  test('causes no exception, even if the folder itself is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'x');
    const settings = createSettings(file);
    expect(await settings.change({ mode: 'demo' })).toMatchObject({
      ok: true,
      value: { mode: 'demo', notice: 'not-kept' },
    });
    settings.remember({ zoom: 2 });
    await settings.flush();
    expect(settings.current().mode).toBe('demo');
  });

  test('leaves the settings file readable by its owner only', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows keeps no such rights');
    await createSettings(folder).change({ mode: 'demo' });
    expect((await stat(path())).mode & 0o777).toBe(0o600);
  });
});
