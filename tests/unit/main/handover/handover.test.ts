/** A hand-over file: what it brings to another computer, and that a file that is not intact changes nothing. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalNote } from '@contract/bridge';
import type { LogEntry } from '@contract/event-log/entry';
import { fail, ok, type Result } from '@contract/failure';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiCalls } from '../../../../main/core/call/calls';
import { createOutbox } from '../../../../main/core/outbox/outbox';
import type { ActiveSession } from '../../../../main/core/session/token-store';
import { createCopy } from '../../../../main/core/store/create-copy';
import { decodeJson, encodeJson, type Store, type StoreKind, storeKinds } from '../../../../main/core/store/store';
import { createStoreAccess } from '../../../../main/core/store/store-access';
import { type Disk, disk as realDisk } from '../../../../main/desktop/disk';
import { systemHost } from '../../../../main/desktop/system-ports';
import { createHandover } from '../../../../main/handover/handover';
import { createHeader, type DeriveKeys, deriveKeys, headerBytes } from '../../../../main/handover/header';
import { toLines } from '../../../../main/handover/json-lines';
import { seal } from '../../../../main/handover/sealed-chunks';
import { clockAt } from '../../../support/clocks';
import { createDiskStore } from '../../../support/unreadable-store';

const passphrase = 'gate four at noon';
const noon = Date.UTC(2026, 4, 16, 12);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitwall-handover-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As different as the real keys, without their cost. */
const cheapKeys: DeriveKeys = async (words, salt) => {
  const bytes = createHash('sha512').update(words).update(salt).digest();
  return { key: bytes.subarray(0, 32), markKey: bytes.subarray(32) };
};

interface LaptopOptions {
  readonly person?: string;
  readonly server?: string;
  readonly write?: Store['write'];
  readonly derive?: DeriveKeys;
  readonly disk?: Disk;
  readonly timeout?: number;
}

const firstServer = 'https://one.example.com';
const sessionOf = (id: string, server = firstServer) =>
  ({ target: { mode: 'live', server }, person: { id, name: `Person ${id}` } }) as ActiveSession;

const laptop = (path: string, { person = '7', server = firstServer, ...rest }: LaptopOptions = {}) => {
  const { write, derive = cheapKeys, ...more } = rest;
  const memory = createDiskStore();
  const store: Store = { ...memory, ...(write ? { write } : {}) };
  const stores = createStoreAccess(async () => ({ store }));
  const copy = createCopy(stores, { clock: clockAt(() => noon) });
  const opened: unknown[] = [];
  stores.subscribe({ opened: (open) => opened.push(open) });
  stores.sessionChanged(sessionOf(person, server));
  const handover = createHandover({
    ...{ stores, stored: copy.stored, derive, ...more },
    dialogs: {
      save: async () => ({ canceled: false, filePath: path }),
      open: async () => ({ canceled: false, filePaths: [path] }),
    },
    folder: () => folder,
    now: () => noon,
  });
  const put = (kind: StoreKind, id: string, value: unknown) =>
    memory.write([{ kind, id, value: value instanceof Uint8Array ? value : encodeJson(value) }]);
  const get = async (kind: StoreKind, id: string) => decodeJson(await memory.read(kind, id));
  const everything = async () => {
    const all: Record<string, string> = {};
    for (const kind of storeKinds)
      for await (const { id, value } of memory.list(kind)) all[`${kind} ${id}`] = Buffer.from(value).toString('base64');
    return all;
  };
  return { memory, stores, copy, handover, put, get, everything, opened };
};
type Laptop = ReturnType<typeof laptop>;

const need = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.failure.code} ${JSON.stringify(result.failure.about ?? {})}`);
  return result.value;
};
const minute = (minutes: number): string => new Date(noon - minutes * 60_000).toISOString();
const noteOf = (id: string, text: string, at: string): LocalNote => ({ area: 'bookings', id, text, star: false, at });

const answerKey = (id: string): string => `booking.detail {"id":"${id}"}`;
const putAnswer = async ({ put }: Laptop, id: string, name: string, at: string, packs: readonly string[]) => {
  const value = { id, userName: name };
  await put('answer', answerKey(id), value);
  await put('answer-info', answerKey(id), { call: 'booking.detail', input: { id }, at, bytes: 10, packs });
};
const packOf = (since: string, more: object = {}) => ({
  ...{ version: 1, event: { id: 12, name: 'Midnight' }, since, expiresAt: minute(-9_999), entries: {} },
  ...more,
});
const entry = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id, kind: 'change', call: 'track.update', input: { id: 5, data: { userName: 'Zoë' } }, state: 'queued' },
  ...{ needsDecision: false, title: 'BK-5', fields: [], createdAt: minute(30), by: 'Person 7', attempts: 1, order: 3 },
  ...{ owner: { mode: 'live', server: 'https://one.example.com', personId: '7', personName: 'Person 7' } },
  ...more,
});
const idOf = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a0${last}`;
const ids = [idOf(1), idOf(2), idOf(3)] as const;

const scanOf = (id: string): LogEntry => ({
  ...{ kind: 'scan', id, event: '12', at: minute(5), computer: ids[2], gate: 'Gate 2', by: 'Person 7' },
  ...{ code: 'TK-1-1', direction: 'in', answer: 'valid', verdict: 'valid', open: [] },
});

const path = () => join(folder, 'a.pitwall');
const pictureOf = 'https://files.example.com/a.jpg';
/** A laptop with some of everything, which it saved to the file. */
const saved = async (): Promise<Laptop> => {
  const one = laptop(path());
  await putAnswer(one, '1', 'Pack', minute(20), ['12']);
  await putAnswer(one, '2', 'Looked at', minute(10), []);
  await one.put('pack', '12', packOf(minute(30), { entries: { [`picture ${pictureOf}`]: { part: 'pictures' } } }));
  await one.put('picture', pictureOf, new Uint8Array([255, 216, 255]));
  await one.put('outbox', ids[0], entry(ids[0], { state: 'sending' }));
  await one.put('outbox', ids[1], entry(ids[1], { kind: 'upload', order: 4, file: { name: 'a.png', bytes: 3 } }));
  await one.put('file', `${ids[1]}/000000`, new Uint8Array([1, 2, 3]));
  // The rest of an upload that is over, which the next start removes.
  await one.put('file', `${ids[2]}/000000`, new Uint8Array([4]));
  await one.put('note', 'bookings/1', noteOf('1', 'Bring the waiver', minute(5)));
  await one.put('log', `12/${ids[0]}`, scanOf(ids[0]));
  need(await one.handover.save({ passphrase }));
  return one;
};

describe('a file from another laptop', () => {
  it('brings answers of prepared events, drafts, uploads and notes, and says who made it', async () => {
    await saved();
    const two = laptop(path(), { person: '8' });
    expect(need(await two.handover.open({ passphrase }))).toEqual({
      ...{ by: 'Person 7', at: new Date(noon).toISOString() },
      answers: { taken: 1, older: 0 },
      drafts: { taken: 2, older: 0 },
      notes: { taken: 1, older: 0 },
      log: 1,
    });
    expect(await two.get('log', `12/${ids[0]}`)).toEqual(scanOf(ids[0]));
    expect(await two.copy.find('booking.detail', { id: '1' })).toMatchObject({
      value: { userName: 'Pack' },
      asOf: minute(20),
    });
    expect(await two.copy.find('booking.detail', { id: '2' })).toBeUndefined();
    expect(await two.get('pack', '12')).toMatchObject({ event: { name: 'Midnight' } });
    expect(await two.memory.read('picture', pictureOf)).toEqual(new Uint8Array([255, 216, 255]));
    expect(await two.memory.read('file', `${ids[1]}/000000`)).toEqual(new Uint8Array([1, 2, 3]));
    expect(await two.get('note', 'bookings/1')).toEqual(noteOf('1', 'Bring the waiver', minute(5)));
  });

  it('brings changes as a decision of the person here, with the name of who made them', async () => {
    await saved();
    const two = laptop(path(), { person: '8' });
    await two.put('outbox', 'x', entry('5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a99', { order: 40 }));
    need(await two.handover.open({ passphrase }));
    expect(await two.get('outbox', ids[0])).toMatchObject({
      ...{ state: 'unknown', needsDecision: true, by: 'Person 7', order: 41 },
      owner: { personId: '8', personName: 'Person 8' },
    });
    expect(await two.get('outbox', ids[1])).toMatchObject({ state: 'queued', needsDecision: true, order: 42 });
  });

  it('lists the changes in the outbox, and sends none of them by itself', async () => {
    await saved();
    const two = laptop(path(), { person: '8' });
    const call = vi.fn(async () => fail('network', 'unreachable'));
    const outbox = createOutbox({
      ...systemHost,
      ...{ stores: two.stores, copy: two.copy },
      calls: () => ({ call, upload: call }) as unknown as ApiCalls,
      isReachable: () => true,
      emit: () => undefined,
      saveJson: async () => ok(null),
    });
    need(await two.handover.open({ passphrase }));
    const listed = need(await outbox.handlers.list());
    expect(listed.map(({ id, by, needsDecision }) => [id, by, needsDecision])).toEqual([
      [ids[0], 'Person 7', true],
      [ids[1], 'Person 7', true],
    ]);
    need(await outbox.handlers.sendAll());
    expect(call).not.toHaveBeenCalled();
  });

  it('changes nothing when it is opened again', async () => {
    await saved();
    const two = laptop(path());
    need(await two.handover.open({ passphrase }));
    const before = await two.everything();
    expect(need(await two.handover.open({ passphrase }))).toMatchObject({
      answers: { taken: 0, older: 1 },
      drafts: { taken: 0, older: 2 },
      notes: { taken: 0, older: 1 },
      log: 0,
    });
    expect(await two.everything()).toEqual(before);
  });

  it('keeps the newest of each record, and what both have prepared', async () => {
    await saved();
    const two = laptop(path());
    await putAnswer(two, '1', 'Newer here', minute(1), ['13']);
    await two.put('pack', '12', packOf(minute(2), { isPlanned: true }));
    await two.put('note', 'bookings/1', noteOf('1', 'Waiver is here', minute(1)));
    const report = need(await two.handover.open({ passphrase }));
    expect(report).toMatchObject({ answers: { taken: 0, older: 1 }, notes: { taken: 0, older: 1 } });
    expect(await two.get('answer', answerKey('1'))).toMatchObject({ userName: 'Newer here' });
    expect(await two.get('answer-info', answerKey('1'))).toMatchObject({ at: minute(1), packs: ['13', '12'] });
    expect(await two.get('pack', '12')).toMatchObject({ isPlanned: true });
    expect(await two.get('note', 'bookings/1')).toMatchObject({ text: 'Waiver is here' });
  });

  it('does not take an answer from the future of a wrong clock for one', async () => {
    const one = laptop(path());
    await putAnswer(one, '1', 'Tomorrow', minute(-1_440), ['12']);
    need(await one.handover.save({ passphrase }));
    const two = laptop(path());
    need(await two.handover.open({ passphrase }));
    expect(await two.copy.find('booking.detail', { id: '1' })).toMatchObject({ asOf: minute(0) });
  });

  it('has every part of the app read its records again', async () => {
    await saved();
    const two = laptop(path());
    await two.stores.current();
    need(await two.handover.open({ passphrase }));
    await two.stores.current();
    expect(two.opened).toHaveLength(2);
  });
});

/** What two laptops share: nothing was changed, and why. */
const refuses = async (two: Laptop, words: string, expected: Result<never>): Promise<void> => {
  const before = await two.everything();
  expect(await two.handover.open({ passphrase: words })).toEqual(expected);
  expect(await two.everything()).toEqual(before);
};
const damaged = fail('invalid', 'handover-file');

it('writes no file, and keeps the one before, while a part of the store cannot be read', async () => {
  const one = await saved();
  const before = readFileSync(path());
  for (const kind of ['answer-info', 'answer', 'pack', 'picture', 'outbox', 'file', 'note', 'log'] as const) {
    one.memory.isUnreadable = kind;
    expect(await one.handover.save({ passphrase }), kind).toMatchObject(fail('file', 'disk-full'));
  }
  expect(readFileSync(path())).toEqual(before);
});

it('writes no file, and keeps the one before, with more lines of a kind than are read again', async () => {
  const one = await saved();
  const before = readFileSync(path());
  for (let id = 1; id <= 100; id++) await one.put('pack', `${id}`, packOf(minute(20)));
  need(await one.handover.save({ passphrase }));
  need(await laptop(path()).handover.open({ passphrase }));
  writeFileSync(path(), before);
  await one.put('pack', '101', packOf(minute(20)));
  const large = fail('invalid', 'handover-file', { about: { context: 'large' } });
  expect(await one.handover.save({ passphrase })).toEqual(large);
  expect(readFileSync(path())).toEqual(before);
});

it('hands over no picture that no prepared event names', async () => {
  const one = await saved();
  await one.put('picture', 'https://files.example.com/left.jpg', new Uint8Array([255, 216, 255]));
  need(await one.handover.save({ passphrase }));
  const two = laptop(path());
  need(await two.handover.open({ passphrase }));
  const all = Object.keys(await two.everything());
  expect(all.filter((key) => key.startsWith('picture '))).toEqual([`picture ${pictureOf}`]);
});

describe('a disk that stops answering', () => {
  const never = () => new Promise<never>(() => undefined);
  const silent = fail('file', 'folder-silent');

  it.each(['realpath', 'open', 'rename'] as const)('ends saving, and the next file is saved (%s)', async (step) => {
    let isSilent = false;
    const disk = {
      ...realDisk,
      [step]: (...input: never[]) => (isSilent ? never() : Reflect.apply(realDisk[step], undefined, input)),
    };
    const one = laptop(path(), { disk, timeout: 200 });
    isSilent = true;
    expect(await one.handover.save({ passphrase })).toMatchObject({ failure: { code: 'folder-silent' } });
    isSilent = false;
    need(await one.handover.save({ passphrase }));
  });

  it.each(['open', 'stat', 'read'] as const)('ends opening, and the next file is opened (%s)', async (step) => {
    await saved();
    let isSilent = true;
    const open: Disk['open'] = async (...input) => {
      if (isSilent && step === 'open') return never();
      const file = await realDisk.open(...input);
      return isSilent ? Object.assign(file, { [step]: never }) : file;
    };
    const two = laptop(path(), { disk: { ...realDisk, open }, timeout: 200 });
    await refuses(two, passphrase, silent);
    isSilent = false;
    need(await two.handover.open({ passphrase }));
  });
});

it('changes nothing, and says why, while a part of the store cannot be read', async () => {
  await saved();
  const two = laptop(path());
  await two.put('note', 'bookings/1', noteOf('1', 'Mine', minute(1)));
  await two.put('pack', '12', packOf(minute(1)));
  const before = await two.everything();
  for (const kind of ['answer-info', 'pack', 'picture', 'outbox', 'note', 'log'] as const) {
    two.memory.isUnreadable = kind;
    expect(await two.handover.open({ passphrase }), kind).toEqual(fail('file', 'disk-full'));
  }
  two.memory.isUnreadable = false;
  expect(await two.everything()).toEqual(before);
});

describe('refuses', () => {
  it('a wrong passphrase, and says so', async () => {
    await saved();
    await refuses(laptop(path()), 'gate five at noon', fail('invalid', 'handover-passphrase'));
  });

  it('a file of another server, and says which', async () => {
    await saved();
    const about = { context: 'server', server: 'https://one.example.com' };
    await refuses(laptop(path(), { server: 'https://two.example.com' }), passphrase, {
      ...fail('invalid', 'handover-file', { about }),
    });
  });

  it('a file of another version', async () => {
    await saved();
    const { header } = await createHeader(passphrase, cheapKeys);
    const bytes = readFileSync(path());
    const start = Buffer.concat([header.subarray(0, 8), Buffer.of(2), bytes.subarray(9, headerBytes - 8)]);
    const sum = createHash('sha256').update(start).digest().subarray(0, 8);
    writeFileSync(path(), Buffer.concat([start, sum, bytes.subarray(headerBytes)]));
    await refuses(laptop(path()), passphrase, fail('invalid', 'handover-file', { about: { context: 'version' } }));
  });

  it('a file of which any bit was changed, or any part is missing, repeated or added', async () => {
    await saved();
    const bytes = readFileSync(path());
    const two = laptop(path());
    await putAnswer(two, '9', 'Mine', minute(1), ['13']);
    const at = fc.integer({ min: 0, max: bytes.length - 1 });
    const changed = fc.oneof(
      fc.tuple(at, fc.integer({ min: 0, max: 7 })).map(([index, bit]) => {
        const copy = Buffer.from(bytes);
        copy.writeUInt8(copy.readUInt8(index) ^ (1 << bit), index);
        return copy;
      }),
      at.map((length) => bytes.subarray(0, length)),
      at.map((index) => Buffer.concat([bytes.subarray(0, index), bytes.subarray(index + 1)])),
      at.map((index) => Buffer.concat([bytes, bytes.subarray(index)])),
    );
    await fc.assert(
      fc.asyncProperty(changed, async (content) => {
        writeFileSync(path(), content);
        await refuses(two, passphrase, damaged);
      }),
      { numRuns: 300 },
    );
  });

  it('a file whose chunks were cut off, dropped or exchanged at their borders', async () => {
    const one = laptop(path());
    for (let index = 0; index < 5; index++) await putAnswer(one, `${index}`, 'x'.repeat(60_000), minute(20), ['12']);
    need(await one.handover.save({ passphrase }));
    const bytes = readFileSync(path());
    const size = 65_536 + 16;
    const chunk = (index: number) => bytes.subarray(headerBytes + index * size, headerBytes + (index + 1) * size);
    const count = Math.ceil((bytes.length - headerBytes) / size);
    expect(count).toBeGreaterThan(3);
    const head = bytes.subarray(0, headerBytes);
    const all = Array.from({ length: count }, (_, index) => chunk(index));
    const files = [
      [head],
      [head, ...all.slice(0, 1)],
      [head, ...all.slice(0, -1)],
      [head, ...all.slice(1)],
      [head, chunk(1), chunk(0), ...all.slice(2)],
      [head, ...all.slice(0, 2), ...all.slice(1)],
    ];
    for (const pieces of files) {
      writeFileSync(path(), Buffer.concat(pieces));
      await refuses(laptop(path()), passphrase, damaged);
    }
  });

  const header = {
    kind: 'header',
    version: 1,
    by: 'X',
    at: minute(5),
    mode: 'live',
    server: 'https://one.example.com',
  };
  const end = (lines: number) => ({ kind: 'end', lines });
  const note = { kind: 'note', value: noteOf('1', 'x', minute(5)) };
  const upload = entry(ids[0], { kind: 'upload' });
  it.each<[string, readonly unknown[]]>([
    ['no lines', []],
    ['no header', [note, end(1)]],
    ['two headers', [header, header, end(2)]],
    ['no end', [header, note]],
    ['an end that says another number of lines', [header, note, end(3)]],
    ['a line after the end', [header, end(1), note]],
    ['an unknown kind', [header, { kind: 'key', id: 'x', value: 1 }, end(2)]],
    ['a header of another version', [{ ...header, version: 2 }, end(1)]],
    ['a note with an unknown field', [header, { ...note, value: { ...note.value, html: '' } }, end(2)]],
    ['a note of a path', [header, { ...note, value: { ...note.value, area: '../x' } }, end(2)]],
    ['a note that is too long', [header, { ...note, value: { ...note.value, text: 'x'.repeat(2_001) } }, end(2)]],
    ['a draft without an id', [header, { kind: 'outbox', value: { ...upload, id: 'x' } }, end(2)]],
    ['a file of no upload', [header, { kind: 'file', id: `${ids[0]}/000000`, bytes: 'AQ==' }, end(2)]],
    ['a picture that is no base64', [header, { kind: 'picture', id: 'a', bytes: '%' }, end(2)]],
    ['an answer without a call', [header, { kind: 'answer', info: null, value: 1 }, end(2)]],
    [
      'a thousand packs',
      [header, ...Array(1_000).fill({ kind: 'pack', id: '1', value: packOf(minute(5)) }), end(1_001)],
    ],
  ])('a file that someone with the passphrase made by hand: %s', async (_, lines) => {
    const values = (async function* () {
      yield* lines;
    })();
    const pieces: Uint8Array[] = [];
    for await (const piece of seal(toLines(values), await createHeader(passphrase, cheapKeys))) pieces.push(piece);
    writeFileSync(path(), Buffer.concat(pieces));
    await refuses(laptop(path()), passphrase, damaged);
  });

  it('answers of calls that are not copied, such as a write', async () => {
    const info = { call: 'track.update', input: { id: '1' }, at: minute(5), bytes: 1, packs: ['12'] };
    const values = (async function* () {
      yield* [header, { kind: 'answer', info, value: { id: 1 } }, end(2)];
    })();
    const pieces: Uint8Array[] = [];
    for await (const piece of seal(toLines(values), await createHeader(passphrase, cheapKeys))) pieces.push(piece);
    writeFileSync(path(), Buffer.concat(pieces));
    const two = laptop(path());
    expect(need(await two.handover.open({ passphrase }))).toMatchObject({ answers: { taken: 0, older: 0 } });
    expect(await two.everything()).toEqual({});
  });

  it('a file that is empty, of text, or a folder', async () => {
    for (const content of ['', 'PITWALL\n', 'hello '.repeat(100)]) {
      writeFileSync(path(), content);
      await refuses(laptop(path()), passphrase, damaged);
    }
    expect((await laptop(folder).handover.open({ passphrase })).ok).toBe(false);
    expect((await laptop(join(folder, 'none')).handover.open({ passphrase })).ok).toBe(false);
  });
});

describe('a file', () => {
  it('opens with the same passphrase, typed with other accents, and with no other', async () => {
    const derive = deriveKeys;
    const one = laptop(path(), { derive });
    need(await one.handover.save({ passphrase: 'caf\u00e9 at gate four' }));
    const two = laptop(path(), { derive });
    expect((await two.handover.open({ passphrase: 'cafe\u0301 at gate four' })).ok).toBe(true);
    await refuses(two, 'cafe at gate four', fail('invalid', 'handover-passphrase'));
  }, 60_000);

  it('shows nothing of what it holds', async () => {
    await saved();
    const bytes = readFileSync(path());
    for (const word of ['waiver', 'Midnight', 'example', 'Person', 'booking']) expect(bytes.includes(word)).toBe(false);
  });

  it('has a key of its own each time', async () => {
    const one = await saved();
    const first = readFileSync(path());
    need(await one.handover.save({ passphrase }));
    expect(readFileSync(path()).subarray(headerBytes, headerBytes + 64)).not.toEqual(
      first.subarray(headerBytes, headerBytes + 64),
    );
  });

  it('is not applied at all if the disk of the other laptop is full', async () => {
    await saved();
    const full = fail('file', 'disk-full');
    await refuses(laptop(path(), { write: async () => full }), passphrase, full);
  });

  it('is not applied for another person who signs in while it is read', async () => {
    await saved();
    const two = laptop(path(), {
      derive: async (...words) => {
        two.stores.sessionChanged(sessionOf('9'));
        return cheapKeys(...words);
      },
    });
    await refuses(two, passphrase, fail('signed-out', 'not-signed-in'));
  });

  it('is not saved if the person signs out meanwhile', async () => {
    const one = await saved();
    rmSync(path());
    const saving = one.handover.save({ passphrase });
    await one.stores.close();
    await saving;
    expect(() => readFileSync(path())).toThrow();
    expect(await one.handover.save({ passphrase })).toEqual(fail('signed-out', 'not-signed-in'));
  });
});
