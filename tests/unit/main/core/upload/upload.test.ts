import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { Job } from '@contract/bridge';
import { type Failure, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { createFiles, type Files, type FilesPorts, type UploadSource } from '../../../../../main/files/files';
import { typescript } from '../../../../support/node-typescript';
import { startTableWorker } from '../../../../support/table-worker';
import { freshFolder } from '../../../../support/temporary-folders';
import { waitFor } from '../../../../support/wait-for';
import { avif, exe, gif, heic, jpeg, mov, mp4, pdf, png, webpLossy } from '../../files/media-files';
import { type Bench, benchFor } from '../call/call-harness';

/** Paths that never answer, like on a network share without its server. */
const stalled = vi.hoisted(() => new Set<unknown>());
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const stat = (path: string, ...more: never[]) =>
    stalled.has(path) ? new Promise(() => undefined) : real.stat(path, ...more);
  return { ...real, stat };
});

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
type Serve = (received: Received, response: ServerResponse) => void;

const stored: Serve = (_received, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: { attributes: { id: 7, url: 'https://example.com/7' } } }));
};

interface Desk {
  readonly files: Files;
  /** The session: its generation and its token. */
  readonly bench: Bench;
  readonly folder: string;
  readonly received: Received[];
  /** Requests on their way, by the server's count. */
  readonly open: { now: number; most: number };
  readonly events: Job[];
  /** Writes a file and says where. */
  put(name: string, content: Uint8Array): string;
  drop(sources: readonly (string | UploadSource)[], many?: boolean): Promise<readonly Job[]>;
  over(): Promise<readonly Job[]>;
  handles(): string[];
}

/** A real server, the real way to it, and real files. `answer` is asked when a request's body has come. */
const desk = async (
  answer: Serve = stored,
  more: Partial<FilesPorts> = {},
  /** What the server does before it reads a body. */
  early?: (request: IncomingMessage) => void | Promise<void>,
  /** Called before each piece is handed to the network. */
  beforePiece: (at: number) => void = () => undefined,
): Promise<Desk> => {
  const folder = freshFolder();
  const received: Received[] = [];
  const open = { now: 0, most: 0 };
  const server = createServer(async (request, response) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    response.once('close', () => {
      open.now -= 1;
    });
    const parts: Buffer[] = [];
    try {
      await early?.(request);
      for await (const part of request) parts.push(part);
    } catch {
      return; // cut off
    }
    const one = { headers: request.headers, body: Buffer.concat(parts) };
    // A broken connection makes the app probe the server, which is no upload.
    if (request.method === 'POST') received.push(one);
    if (!response.headersSent) answer(one, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bench = benchFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { api } = bench;
  const events: Job[] = [];
  async function* watched(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    let at = 0;
    for await (const piece of body) {
      beforePiece(at++);
      yield piece;
    }
  }
  const files = createFiles({
    startTableWorker,
    ...systemHost,
    notesOf: async () => new Map(),
    api: {
      forCurrentSession: () => {
        const calls = api.forCurrentSession();
        return { ...calls, upload: (request) => calls.upload({ ...request, body: watched(request.body) }) };
      },
    },
    dialogs: {
      save: async () => ({ canceled: true, filePath: '' }),
      open: async () => ({ canceled: true, filePaths: [] }),
    },
    folders: { get: () => ({}), set: () => undefined },
    start: { exports: folder, uploads: folder },
    emit: (event) => event.type === 'job' && events.push(event.job),
    stores: { current: async () => undefined },
    showInFolder: () => undefined,
    openFile: async () => '',
    print: async () => new Uint8Array(),
    ...more,
  });
  onTestFinished(() => files.abortAll());
  const jobs = (): readonly Job[] => {
    const result = files.jobs();
    return result.ok ? result.value.toReversed() : [];
  };
  return {
    files,
    bench,
    folder,
    received,
    open,
    events,
    put: (name, content) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    drop: async (sources, many = true) => {
      const result = await files.drop({
        files: sources.map((source) => (typeof source === 'string' ? { path: source } : source)),
        request: { many, folder: 'tracks' },
      });
      if (!result.ok) throw new Error(result.failure.code);
      return result.value;
    },
    over: async () => {
      await waitFor(() => expect(files.running()).toBe(0), { timeout: 20_000, interval: 1 });
      return jobs();
    },
    handles: () => {
      if (process.platform !== 'linux') return [];
      const targets = readdirSync('/proc/self/fd').flatMap((handle) => {
        try {
          return [readlinkSync(`/proc/self/fd/${handle}`)];
        } catch {
          return []; // the one that listed them
        }
      });
      return targets.filter((target) => target.startsWith(folder)).map((target) => basename(target));
    },
  };
};

const failureOf = (result: Result<unknown>): Failure | undefined => (result.ok ? undefined : result.failure);
/** A picture with any number of further bytes in it. */
const photo = (length = 1000): Buffer =>
  png(640, 480, Buffer.alloc(length, Buffer.from(Array.from({ length: 256 }, (_, at) => (at * 31) & 255))));

/** What a server reads out of a form. */
const formOf = async ({ headers, body }: Received): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();

describe('an upload', () => {
  it('arrives byte for byte, with its length and detected type, and returns the answer', async () => {
    const { put, drop, over, received, handles } = await desk();
    const content = photo(3 * 1024 * 1024 + 17);
    await drop([put('Grid Ö.PNG', content)]);
    expect(await over()).toMatchObject([
      {
        kind: 'upload',
        title: 'Grid Ö.PNG',
        state: 'done',
        done: content.length,
        total: content.length,
        media: { id: 7 },
        file: { name: 'Grid Ö.PNG', bytes: content.length },
      },
    ]);
    const [one] = received;
    if (!one) throw new Error('nothing came');
    expect(one.headers['content-length']).toBe(String(one.body.length));
    const form = await formOf(one);
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('no file');
    expect(form.get('folder')).toBe('tracks');
    expect([file.name, file.type]).toEqual(['Grid Ö.PNG', 'image/png']);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    expect(handles()).toEqual([]);
  });

  it('works for every allowed type', async () => {
    const { put, drop, over, received } = await desk();
    const made = {
      'a.jpg': jpeg(),
      'b.jpeg': jpeg(),
      'c.gif': gif(),
      'd.webp': webpLossy(),
      'e.heic': heic(),
      'f.heif': heic(),
      'g.avif': avif(),
      'h.pdf': pdf(),
      'i.mp4': mp4(),
      'j.mov': mov(),
    };
    await drop(Object.entries(made).map(([name, content]) => put(name, content)));
    expect((await over()).map(({ title, state }) => [title, state])).toEqual(
      Object.keys(made).map((name) => [name, 'done']),
    );
    expect(received).toHaveLength(10);
  });

  it('works for pasted bytes, which have no path', async () => {
    const { drop, over, received } = await desk();
    await drop([{ name: 'image.png', bytes: photo() }]);
    expect(await over()).toMatchObject([{ state: 'done' }]);
    expect(
      Buffer.from(await ((await formOf(received[0] as Received)).get('file') as File).arrayBuffer()).equals(photo()),
    ).toBe(true);
  });

  it('opens a dialog that offers the allowed types', async () => {
    const options: unknown[] = [];
    const folders: unknown[] = [];
    let paths: string[] = [];
    const { files, put, folder, over } = await desk(stored, {
      dialogs: {
        save: async () => ({ canceled: true, filePath: '' }),
        open: async (shown) => {
          options.push(shown);
          return { canceled: paths.length === 0, filePaths: paths };
        },
      },
      folders: { get: () => ({}), set: (value) => folders.push(value) },
    });
    expect(await files.upload({ many: true })).toEqual(ok([]));
    paths = [put('a.png', photo())];
    expect(await files.upload({ many: false })).toMatchObject({ ok: true, value: [{ title: 'a.png' }] });
    expect(await over()).toMatchObject([{ state: 'done' }]);
    expect(options).toMatchObject([
      { properties: expect.arrayContaining(['multiSelections']) },
      { properties: expect.not.arrayContaining(['multiSelections']) },
    ]);
    expect(folders).toEqual([{ upload: folder }]);
  });

  it('escapes a file name that would break the header (row 82)', async () => {
    const { drop, over, received } = await desk();
    const name = 'a"; filename="b.exe\r\nX-Evil: 1\r\n\r\n--x\0.png';
    await drop([{ name, bytes: photo() }]);
    await over();
    const text = received[0]?.body.toString('latin1') ?? '';
    const head = text.slice(text.indexOf('name="file"'), text.indexOf('\x89PNG'));
    expect(head).toBe(
      'name="file"; filename="a%22; filename=%22b.exe%0D%0AX-Evil: 1%0D%0A%0D%0A--x.png"\r\nContent-Type: image/png\r\n\r\n',
    );
  });
});

describe('a file whose name says another type than its content', () => {
  const box = (brand: string, others: string): Buffer =>
    Buffer.concat([Buffer.from([0, 0, 0, 16 + others.length]), Buffer.from(`ftyp${brand}\0\0\0\0${others}`, 'latin1')]);
  /** A film or picture with other brands at its start. */
  const withBrand = (content: Buffer, brand: string, others: string): Buffer =>
    Buffer.concat([box(brand, others), content.subarray(content.readUInt32BE(0))]);

  it.each([
    ['IMG_0001.jpg', heic(), 'IMG_0001.heic', 'image/heic', 'HEIC'],
    ['IMG_0002.JPG', withBrand(heic(), 'mif1', 'mif1heic'), 'IMG_0002.heic', 'image/heic', 'HEIC'],
    ['burst.jpeg', withBrand(heic(), 'msf1', 'msf1hevc'), 'burst.heic', 'image/heic', 'HEIC'],
    ['ten-bit.png', withBrand(heic(), 'heix', 'mif1heix'), 'ten-bit.heic', 'image/heic', 'HEIC'],
    ['car.heic', withBrand(avif(), 'mif1', 'mif1avif'), 'car.avif', 'image/avif', 'AVIF'],
    ['car.png', webpLossy(), 'car.webp', 'image/webp', 'WEBP'],
    ['car.v2.png', jpeg(), 'car.v2.jpg', 'image/jpeg', 'JPG'],
    ['car.jpg', avif(), 'car.avif', 'image/avif', 'AVIF'],
    ['car.webp', gif(), 'car.gif', 'image/gif', 'GIF'],
    ['waiver.jpg', pdf(), 'waiver.pdf', 'application/pdf', 'PDF'],
    ['waiver.pdf', png(), 'waiver.png', 'image/png', 'PNG'],
    ['lap.mp4', mov(), 'lap.mov', 'video/quicktime', 'MOV'],
    ['lap.mov', mp4(), 'lap.mp4', 'video/mp4', 'MP4'],
    ['lap.jpg', withBrand(mp4(), 'M4V ', 'M4V mp42'), 'lap.mp4', 'video/mp4', 'M4V'],
  ])('is sent as what it is: %s', async (name, content, sentName, mime, found) => {
    const { put, drop, over, received } = await desk();
    await drop([put(name, content)]);
    expect(await over()).toMatchObject([
      { state: 'done', title: name, note: { kind: 'renamed', name: sentName, found } },
    ]);
    const file = (await formOf(received[0] as Received)).get('file') as File;
    expect([file.name, file.type]).toEqual([sentName, mime]);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
  });

  it.each([
    ['lap.mp4', withBrand(mp4(), 'dash', 'iso6')],
    ['lap.m4v', withBrand(mp4(), 'M4V ', 'M4V mp42')],
    ['photo.JPEG', jpeg()],
    ['photo.heif', withBrand(heic(), 'mif1', 'mif1heic')],
  ])('keeps its name if that is one of the type: %s', async (name, content) => {
    const { put, drop, over, received } = await desk();
    await drop([put(name, content)]);
    const [job] = await over();
    expect(job).toMatchObject({ state: 'done' });
    expect(job?.note).toBeUndefined();
    expect(((await formOf(received[0] as Received)).get('file') as File).name).toBe(name);
  });

  it('is refused as what it is if that type is not taken', async () => {
    const { put, drop, over, received } = await desk();
    const tiff = Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), Buffer.alloc(64)]);
    await drop([
      put('scan.jpg', tiff),
      put('tool.png', exe()),
      put('song.mp4', withBrand(mp4(), 'M4A ', 'M4A mp42')),
      put('note.pdf', Buffer.from('just some words')),
      put('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      put('half.jpg', jpeg().subarray(0, 20)),
    ]);
    expect(
      (await over()).map(({ failure }) => [failure?.about?.name, failure?.about?.context, failure?.about?.found]),
    ).toEqual([
      ['scan.jpg', 'foreign', 'TIF'],
      ['tool.png', 'foreign', 'EXE'],
      ['song.mp4', 'foreign', 'M4A'],
      ['note.pdf', 'unknown', ''],
      ['drawing.png', 'page', ''],
      ['half.jpg', 'damaged', 'JPG'],
    ]);
    expect(received).toEqual([]);
  });
});

describe('an upload is refused before a byte is sent (SEC-41)', () => {
  it('if the file is empty, too large, a folder, a pipe, a device or missing (row 77)', async () => {
    const { put, drop, folder, over, received } = await desk();
    mkdirSync(join(folder, 'folder.png'));
    execFileSync('mkfifo', [join(folder, 'pipe.png')]);
    symlinkSync('/dev/zero', join(folder, 'device.png'));
    put('exactly.png', png());
    truncateSync(join(folder, 'exactly.png'), limits.upload.bytes);
    put('ninety.png', png());
    truncateSync(join(folder, 'ninety.png'), 90 * 1024 * 1024);
    const names = ['ninety.png', 'empty.png', 'folder.png', 'pipe.png', 'device.png', 'gone.png', 'exactly.png'];
    put('empty.png', Buffer.alloc(0));
    await drop(names.map((name) => join(folder, name)));
    const jobs = await over();
    expect(jobs.map(({ failure }) => failure?.code)).toEqual([
      'upload-too-big',
      'upload-empty',
      'upload-not-a-file',
      'upload-not-a-file',
      'upload-not-a-file',
      'missing-file',
      undefined,
    ]);
    expect(jobs[0]?.failure?.about).toEqual({ name: 'ninety.png', limit: limits.upload.bytes });
    expect(received).toHaveLength(1);
  });

  it.each([
    ['html', 'a.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>')],
    ['a drawing by its own name', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', 'a.png', exe()],
    ['a program by its own name', 'a.exe', exe()],
    ['a page inside a picture', 'a.gif', Buffer.concat([gif(), Buffer.from('<html><script>x</script>')])],
    ['a page behind the mark of a document', 'a.pdf', Buffer.from('%PDF-1.4 <html> <script>')],
    ['nothing known', 'a.png', Buffer.from('just some words')],
    ['only the mark of a picture', 'a.jpg', jpeg().subarray(0, 20)],
    ['no ending', 'picture', png()],
    ['only an ending', '.png', Buffer.from('x')],
  ])('row 78: %s', async (_what, name, content) => {
    const { put, drop, over, received, handles } = await desk();
    await drop([put(name, content)]);
    expect(await over()).toMatchObject([
      { state: 'failed', failure: { kind: 'file', code: 'upload-type', about: { name } } },
    ]);
    expect(received).toEqual([]);
    expect(handles()).toEqual([]);
  });

  it('if a picture has 50,000 by 50,000 pixels, but not for data after the end of a picture (row 78)', async () => {
    const { put, drop, over } = await desk();
    await drop([
      put('a.png', png(50_000, 50_000)),
      put('b.jpg', jpeg(12_001, 8)),
      put('c.heic', heic(8, 12_001)),
      put('d.png', png(12_000, 12_000, Buffer.from('PK more'))),
    ]);
    const jobs = await over();
    expect(jobs.map(({ failure }) => failure?.code)).toEqual([
      'upload-dimensions',
      'upload-dimensions',
      'upload-dimensions',
      undefined,
    ]);
    expect(jobs[0]?.failure?.about).toEqual({ name: 'a.png', width: 50_000, height: 50_000, limit: 12_000 });
  });

  it('if there are 100 files, or two where one is allowed (row 77)', async () => {
    const { put, files, received } = await desk();
    const path = put('a.png', photo());
    const many = Array.from({ length: 100 }, () => ({ path }));
    expect(failureOf(await files.drop({ files: many, request: { many: true } }))).toMatchObject({
      code: 'upload-too-many',
      about: { limit: 20 },
    });
    expect(failureOf(await files.drop({ files: many.slice(0, 2), request: { many: false } }))).toMatchObject({
      code: 'upload-too-many',
      about: { limit: 1 },
    });
    expect(files.jobs()).toEqual(ok([]));
    expect(received).toEqual([]);
  });

  it('if another user may not read the file (row 79)', ({ skip }) => {
    skip(process.getuid?.() !== 0, 'only root can act as another user');
    const folder = freshFolder();
    execFileSync('chmod', ['755', folder]);
    writeFileSync(join(folder, 'a.png'), png(), { mode: 0o600 });
    const script = `
      import { createUploadHost } from './main/files/upload-host.ts';
      import { diskFailure } from './main/desktop/disk.ts';
      import { limits } from './preload/contract/limits.ts';
      const path = process.argv[1];
      const host = createUploadHost({ limits: limits.upload });
      try { await (await host.inspect({ path })).open(); console.log('open'); }
      catch (error) { console.log(diskFailure(error, path).code); }`;
    const words = [
      '--reuid=65534',
      '--regid=65534',
      '--clear-groups',
      process.execPath,
      ...typescript,
      '--input-type=module',
      '-e',
      script,
      join(folder, 'a.png'),
    ];
    expect(execFileSync('setpriv', words, { encoding: 'utf8' }).trim()).toBe('no-permission');
  });
});

describe('row 79: a file that has changed since it was chosen', () => {
  /** Three slow uploads use all slots, so that a fourth is chosen now and opened later. */
  const createFullQueue = async () => {
    const answers: (() => void)[] = [];
    const made = await desk((received, response) => void answers.push(() => stored(received, response)));
    await made.drop(['1.png', '2.png', '3.png'].map((name) => made.put(name, photo(Number(name[0])))));
    await waitFor(() => expect(answers).toHaveLength(3));
    const release = async (): Promise<readonly Job[]> => {
      for (const answer of answers.splice(0)) answer();
      await waitFor(() => {
        for (const answer of answers.splice(0)) answer();
        expect(made.files.running()).toBe(0);
      });
      return made.over();
    };
    return { ...made, release };
  };

  it.each([
    ['changed', (path: string) => writeFileSync(path, photo(5))],
    ['longer', (path: string) => appendFileSync(path, 'x')],
    ['truncated', (path: string) => truncateSync(path, 10)],
    ['changed to the same length', (path: string) => utimesSync(path, 1, 1)],
    ['deleted', (path: string) => rmSync(path)],
    ['replaced by a pipe', (path: string) => execFileSync('sh', ['-c', 'rm "$1" && mkfifo "$1"', 'sh', path])],
  ])('%s while it waited', async (_what, change) => {
    const { put, drop, release, received } = await createFullQueue();
    const path = put('4.png', photo(4));
    await drop([path]);
    change(path);
    expect((await release()).at(-1)).toMatchObject({
      state: 'failed',
      failure: { kind: 'file', code: 'upload-changed', about: { name: '4.png' } },
    });
    expect(received).toHaveLength(3);
  });

  it('never arrives completely if it is truncated or changed while it is read (SEC-41)', async () => {
    for (const change of [
      (path: string) => truncateSync(path, 2_000_000),
      (path: string) => appendFileSync(path, 'x'),
      (path: string) => utimesSync(path, 1, 1),
    ]) {
      let path = '';
      const made = await desk(stored, {}, undefined, (at) => void (at === 3 && change(path)));
      path = made.put('a.png', photo(6_000_000));
      await made.drop([path]);
      expect(await made.over()).toMatchObject([{ state: 'failed', failure: { code: 'upload-changed' } }]);
      expect(made.received).toEqual([]);
      expect(made.handles()).toEqual([]);
    }
  });
});

describe('row 80: an upload over a faulty network', () => {
  it('does not reach 100 % before the answer', async () => {
    const answers: (() => void)[] = [];
    const { put, drop, over, events } = await desk(
      (received, response) => void answers.push(() => stored(received, response)),
    );
    const content = photo(2_000_000);
    await drop([put('a.png', content)]);
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(events.every(({ done }) => done <= content.length * 0.99)).toBe(true);
    answers[0]?.();
    expect(await over()).toMatchObject([{ state: 'done', done: content.length }]);
  });

  it('has an unknown outcome if the connection is lost after the last byte, and is repeated only by the user', async () => {
    let lose = true;
    const { put, drop, over, received, files } = await desk((one, response) =>
      lose ? response.destroy() : stored(one, response),
    );
    const [job] = await drop([put('a.png', photo())]);
    expect(await over()).toMatchObject([{ state: 'unknown', failure: { kind: 'unknown-outcome' } }]);
    expect(received).toHaveLength(1);
    lose = false;
    expect(await files.retry({ job: job?.id ?? '' })).toEqual(ok(null));
    const [again] = await over();
    expect(again).toMatchObject({ id: job?.id, state: 'done' });
    expect(again).not.toHaveProperty('failure');
    expect(received).toHaveLength(2);
  });
});

describe('many uploads', () => {
  it('are sent three at a time, in order (row 82)', async () => {
    const answers: (() => void)[] = [];
    const { put, drop, over, open, events } = await desk(
      (received, response) => void answers.push(() => stored(received, response)),
    );
    await drop(Array.from({ length: 10 }, (_, at) => put(`${at}.png`, photo(at))));
    await waitFor(() => {
      for (const answer of answers.splice(0)) answer();
      expect(open.most).toBeLessThanOrEqual(3);
      expect(events.filter(({ state }) => state === 'done')).toHaveLength(10);
    });
    expect((await over()).map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, at) => `${at}.png`));
    expect(open.most).toBe(3);
  });

  it('contain a file that was chosen twice once (row 82)', async () => {
    const answers: (() => void)[] = [];
    const { put, drop, over, received } = await desk((one, response) => void answers.push(() => stored(one, response)));
    const path = put('a.png', photo());
    const pasted = { name: 'image.png', bytes: photo(7) };
    const jobs = [...(await drop([path, path, pasted, pasted])), ...(await drop([path]))];
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(2);
    await waitFor(() => {
      for (const answer of answers.splice(0)) answer();
      expect(received).toHaveLength(2);
    });
    await over();
    await drop([path]);
    await waitFor(() => expect(received).toHaveLength(3));
    for (const answer of answers.splice(0)) answer();
    await over();
  });

  it('are limited to a hundred active ones (SEC-39)', async () => {
    const { put, files, drop } = await desk(() => undefined);
    for (let choice = 0; choice < 5; choice += 1)
      await drop(Array.from({ length: 20 }, (_, at) => put(`${choice}-${at}.png`, photo(choice * 20 + at))));
    expect(files.running()).toBe(100);
    expect(
      failureOf(await files.drop({ files: [{ path: put('more.png', photo()) }], request: { many: true } })),
    ).toMatchObject({ kind: 'busy', code: 'busy' });
  });
});

describe('row 81: stopping an upload', () => {
  it('aborts the request and closes the file', async () => {
    let started = false;
    const { put, drop, over, files, received, handles } = await desk(stored, {}, () => {
      started = true;
      return new Promise(() => undefined);
    });
    const [job] = await drop([put('a.png', photo(30_000_000))]);
    await waitFor(() => expect(started).toBe(true));
    expect(handles()).toEqual(['a.png']);
    files.cancel({ job: job?.id ?? '' });
    expect(await over()).toMatchObject([{ state: 'cancelled' }]);
    expect(received).toEqual([]);
    expect(handles()).toEqual([]);
  });

  it('happens when the session ends: a waiting file is not sent in the next user’s name', async () => {
    const { put, drop, over, bench, open, received } = await desk((_received, response) => {
      void waitFor(() => expect(bench.turn).toBe(3)).then(() => stored(_received, response));
    });
    await drop(Array.from({ length: 5 }, (_, at) => put(`${at}.png`, photo(2000 + at))));
    await waitFor(() => expect(open.now).toBe(3));
    const token = bench.token;
    Object.assign(bench, { token: 'the-next-person', turn: 3 });
    expect((await over()).map(({ state, failure }) => failure?.code ?? state)).toEqual([
      ...Array(3).fill('done'),
      ...Array(2).fill('signed-out'),
    ]);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${token}`));
  });

  it('leaves an unknown outcome after the last byte was sent', async () => {
    const { put, drop, over, files, received } = await desk(() => undefined);
    const [job] = await drop([put('a.png', photo())]);
    await waitFor(() => expect(received).toHaveLength(1));
    files.cancel({ job: job?.id ?? '' });
    expect(await over()).toMatchObject([{ state: 'unknown' }]);
  });

  it('happens to all at once at sign-out or quit, and nothing is kept', async () => {
    const { put, drop, files, open, handles, received } = await desk(stored, {}, () => new Promise(() => undefined));
    await drop(Array.from({ length: 10 }, (_, at) => put(`${at}.png`, photo(10_000_000 + at))));
    await waitFor(() => expect(open.now).toBe(3));
    await files.abortAll();
    expect(files.running()).toBe(0);
    const jobs = files.jobs();
    expect(jobs.ok && jobs.value.map(({ state }) => state)).toEqual(Array(10).fill('cancelled'));
    expect(handles()).toEqual([]);
    const [first] = jobs.ok ? jobs.value : [];
    await files.reset();
    expect(files.jobs()).toEqual(ok([]));
    expect(failureOf(await files.retry({ job: first?.id ?? '' }))).toMatchObject({ code: 'bad-request' });
    expect(received).toEqual([]);
  });
});

describe('a retry by the user', () => {
  it('sends the file as it is now', async () => {
    const { put, drop, over, files, received } = await desk();
    const path = put('a.png', exe());
    const [job] = await drop([path]);
    expect(await over()).toMatchObject([{ state: 'failed', failure: { code: 'upload-type' } }]);
    writeFileSync(path, photo(5));
    expect(await files.retry({ job: job?.id ?? '' })).toEqual(ok(null));
    expect(await over()).toMatchObject([{ id: job?.id, state: 'done', total: photo(5).length }]);
    expect(received).toHaveLength(1);
    rmSync(path);
    expect(failureOf(await files.retry({ job: job?.id ?? '' }))).toMatchObject({ code: 'bad-request' });
  });

  it('is possible for a refused file, which may have been corrected', async () => {
    const { put, drop, over, files } = await desk();
    const path = put('a.png', Buffer.alloc(0));
    const [job] = await drop([path]);
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'upload-empty' } });
    expect(failureOf(await files.retry({ job: job?.id ?? '' }))).toMatchObject({ code: 'upload-empty' });
    writeFileSync(path, photo());
    expect(await files.retry({ job: job?.id ?? '' })).toEqual(ok(null));
    expect(await over()).toMatchObject([{ id: job?.id, state: 'done', done: photo().length }]);
  });

  it('is refused while the upload runs, and for an unknown job', async () => {
    const { put, drop, files } = await desk(() => undefined);
    const [job] = await drop([put('a.png', photo())]);
    expect(failureOf(await files.retry({ job: job?.id ?? '' }))).toMatchObject({ code: 'bad-request' });
    expect(failureOf(await files.retry({ job: 'none' }))).toMatchObject({ code: 'bad-request' });
  });

  it('sends the file once if it is requested twice', async () => {
    const { put, drop, over, files, received } = await desk();
    const path = put('a.png', exe());
    const [job] = await drop([path]);
    await over();
    writeFileSync(path, photo());
    await Promise.all([files.retry({ job: job?.id ?? '' }), files.retry({ job: job?.id ?? '' })]);
    await over();
    expect(received).toHaveLength(1);
  });
});

describe('the good files are uploaded despite a bad one', () => {
  it('that was dropped from a network share or device, or is unreadable, too large or missing', async () => {
    const { put, drop, over, received, folder } = await desk();
    const good = put('good.png', photo());
    const jobs = await drop([
      '//server/share/a.png',
      '/dev/zero',
      { name: 'b.png', problem: 'upload-unreadable' },
      { name: 'c.png', problem: 'upload-too-big' },
      join(folder, 'gone.png'),
      good,
    ]);
    expect(jobs.map(({ failure }) => failure?.code)).toEqual([
      'upload-network',
      'upload-network',
      'upload-unreadable',
      'upload-too-big',
      'missing-file',
      undefined,
    ]);
    await over();
    expect(received).toHaveLength(1);
  });

  it('whose folder does not answer', async () => {
    const { put, drop, over, received } = await desk(stored, { timeouts: { folder: 30 } });
    const [bad, good] = [put('bad.png', photo(1)), put('good.png', photo(2))];
    stalled.add(bad);
    onTestFinished(() => stalled.clear());
    expect((await drop([bad, good])).map(({ failure }) => failure?.code)).toEqual(['folder-silent', undefined]);
    await over();
    expect(received).toHaveLength(1);
  });
});

it('releases the bytes of a refused pasted file', async () => {
  const { drop, over, files } = await desk();
  const [empty] = await drop([{ name: 'a.png', bytes: new Uint8Array() }]);
  const [fake] = await drop([{ name: 'b.png', bytes: exe() }]);
  await over();
  for (const job of [empty, fake])
    expect(failureOf(await files.retry({ job: job?.id ?? '' }))).toMatchObject({ code: 'bad-request' });
});
