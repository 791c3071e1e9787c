/** Hand-over files: as they are on a disk, and the lines within one whose maker knows the passphrase. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActiveSession } from '../../../main/core/session/token-store';
import { createCopy } from '../../../main/core/store/create-copy';
import { createMemoryStore } from '../../../main/core/store/memory-store';
import { decodeJson, encodeJson, type StoreChange, storeKinds } from '../../../main/core/store/store';
import { createStoreAccess } from '../../../main/core/store/store-access';
import { createHandover } from '../../../main/handover/handover';
import { createHeader, type DeriveKeys } from '../../../main/handover/header';
import { seal } from '../../../main/handover/sealed-chunks';
import { clockAt } from '../../support/clocks';
import { hold, holdNamed, holdSame, type Target } from '../target';

const passphrase = 'gate four at noon';
const server = 'https://one.example.com';
const noon = Date.UTC(2026, 4, 16, 12);

/** As different as the real keys, without their cost. */
const derive: DeriveKeys = async (words, salt) => {
  const bytes = createHash('sha512').update(words).update(salt).digest();
  return { key: bytes.subarray(0, 32), markKey: bytes.subarray(32) };
};

const folder = mkdtempSync(join(tmpdir(), 'pitwall-fuzz-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'a.pitwall');

/** What was on the computer before: a change that waits, a note and an entry of the log. */
const own: readonly StoreChange[] = [
  {
    kind: 'note',
    id: 'bookings/1',
    value: encodeJson({ area: 'bookings', id: '1', text: 'Mine', star: true, at: '2026-05-16T10:00:00.000Z' }),
  },
  { kind: 'picture', id: 'https://files.example.com/own.jpg', value: new Uint8Array([255, 216]) },
];

const openComputer = async () => {
  const store = createMemoryStore();
  await store.write(own);
  const stores = createStoreAccess(async () => ({ store }));
  const copy = createCopy(stores, { clock: clockAt(() => noon) });
  const session = { target: { mode: 'live', server }, person: { id: '8', name: 'Person 8' } };
  stores.sessionChanged(session as ActiveSession);
  const handover = createHandover({
    ...{ stores, stored: copy.stored, derive, folder: () => folder, now: () => noon },
    dialogs: {
      save: async () => ({ canceled: true, filePath: '' }),
      open: async () => ({ canceled: false, filePaths: [path] }),
    },
  });
  const contents = async (): Promise<Readonly<Record<string, string>>> => {
    const all: Record<string, string> = {};
    for (const kind of storeKinds)
      for await (const { id, value } of store.list(kind)) all[`${kind} ${id}`] = Buffer.from(value).toString('base64');
    return all;
  };
  return { store, handover, contents };
};

/** Opens a file, and holds what each promises: all of it or nothing, and nothing more the second time. */
const open = async (file: Uint8Array): Promise<string> => {
  writeFileSync(path, file);
  const { store, handover, contents } = await openComputer();
  const before = await contents();
  const opened = await handover.open({ passphrase });
  const after = await contents();
  if (!opened.ok) {
    holdSame(after, before, 'a refused file changes nothing');
    return `${holdNamed(opened.failure)} ${opened.failure.about?.context}`;
  }
  const isHere = (id: string): boolean => id in after || id === 'note bookings/1';
  hold(Object.keys(before).every(isHere), 'what was here stays');
  for await (const { value } of store.list('outbox')) {
    const entry = Object(decodeJson(value)) as Readonly<Record<string, unknown>>;
    hold(entry.needsDecision === true && entry.state !== 'sending', 'a change of another computer waits for a person');
    holdSame(Reflect.get(Object(entry.owner), 'personId'), '8', 'a change is owned by the person here');
  }
  const again = await handover.open({ passphrase });
  hold(again.ok, 'a file opens twice');
  holdSame(await contents(), after, 'opening it again changes nothing');
  const { answers, drafts, notes, log } = opened.value ?? {};
  return `${answers?.taken} ${drafts?.taken} ${notes?.taken} ${log} ${Object.keys(after).length}`;
};

let pristine: Uint8Array | undefined;
const sealedFile = (): Uint8Array => {
  pristine ??= new Uint8Array(readFileSync(join('tests', 'fuzz', 'corpus', 'sealed', 'valid.pitwall')));
  return pristine;
};

const sealed: Target = {
  words: ['PITWALL\n', '\x01\x11\x08\x01', '\0\0\0\0\0\0\0\0', '\x01\x12\x08\x01', '\x02\x11\x08\x01'],
  read: async (input) => {
    const ending = await open(input);
    hold(
      /^handover-/.test(ending) !== (Buffer.compare(input, sealedFile()) === 0),
      'only a file as it was sealed opens',
    );
    return ending;
  },
};

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

const sealLines = async (lines: Uint8Array): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of seal(once(lines), await createHeader(passphrase, derive))) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
};

/** Lines with the right number of them in the last one, without which nothing of the others is used. */
const counted = (input: Uint8Array): Uint8Array => {
  const lines = Buffer.from(input).toString().split('\n');
  const rest = lines.filter((line) => line.trim() !== '' && !line.includes('"kind":"end"'));
  return Buffer.from([...rest, JSON.stringify({ kind: 'end', lines: rest.length }), ''].join('\n'));
};

const handover: Target = {
  words: [
    ...[
      '{"kind":"end","lines":1}\n',
      '"kind":"outbox"',
      '"state":"sending"',
      '"kind":"log"',
      '"kind":"note"',
      '"kind":"pack"',
    ],
    ...[
      '"kind":"answer"',
      '"kind":"picture"',
      '"kind":"file"',
      '"call":"booking.detail"',
      '"packs":["12"]',
      '"order":1e308',
      '"at":"9999-12-31T00:00:00Z"',
    ],
  ],
  read: async (input) => open(await sealLines(input.length % 4 === 0 ? input : counted(input))),
};

export const handoverTargets = { sealed, handover };
