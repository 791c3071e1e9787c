/** What the lines of a hand-over file are, and the lines that a store gives. */
import { outboxStates } from '@contract/bridge/outbox';
import { LogEntry } from '@contract/event-log/entry';
import { isRecord, type Values } from '@contract/json/record';
import { z } from 'zod';
import { failureError } from '../core/call/failure-error';
import { readLogRecord } from '../core/event-log/event-log';
import { maxNotes, StoredNote } from '../core/notes/note-book';
import { parseEntry } from '../core/outbox/entry';
import { isChunkOf } from '../core/outbox/file-chunks';
import { parsePackRecord } from '../core/pack/pack-record';
import { pictureAddresses } from '../core/pack/picture-store';
import { readEntry } from '../core/store/copy-index';
import { decodeJson, type StoreKind } from '../core/store/store';
import type { OpenStore } from '../core/store/store-access';

const At = z.iso.datetime();
const Bytes = z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64')));
const values = z.custom<Values>(isRecord);

export const Header = z.strictObject({
  kind: z.literal('header'),
  version: z.literal(1),
  by: z.string().max(1_000),
  at: At,
  mode: z.enum(['demo', 'live']),
  server: z.string().max(2_048),
});
export type Header = Readonly<z.output<typeof Header>>;

/** A change or draft of the outbox, whose form is checked where it is read. */
const OutboxRecord = z.looseObject({
  id: z.uuid(),
  kind: z.enum(['change', 'draft', 'upload']),
  state: z.enum(outboxStates),
  order: z.number(),
});

export const Line = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answer'), info: values, value: z.unknown() }),
  z.strictObject({ kind: z.literal('pack'), id: z.string().max(64), value: z.looseObject({ since: At }) }),
  z.strictObject({ kind: z.literal('picture'), id: z.string().max(4_096), bytes: Bytes }),
  z.strictObject({ kind: z.literal('outbox'), value: OutboxRecord }),
  /** A part of the file of an upload in the outbox. */
  z.strictObject({ kind: z.literal('file'), id: z.string().regex(/^[0-9a-f-]{36}\/\d{6}$/), bytes: Bytes }),
  z.strictObject({ kind: z.literal('note'), value: StoredNote }),
  z.strictObject({ kind: z.literal('log'), value: LogEntry }),
  /** The last line: how many there are before it, the header included. */
  z.strictObject({ kind: z.literal('end'), lines: z.int() }),
]);
export type Line = Readonly<z.output<typeof Line>>;

/** The most lines of a kind that are written and read. So many entries of a log are about as long as a file can be. */
const maxLines: Readonly<Record<Line['kind'], number>> = {
  answer: 200_000,
  pack: 100,
  picture: 50_000,
  outbox: 10_000,
  file: 10_000,
  note: maxNotes,
  log: 1_000_000,
  end: 1,
};

/** Counts the lines of a file, and throws what `excess` makes at one too many of a kind. */
export const createLineCounter = (excess: () => Error) => {
  const counts = new Map<Line['kind'], number>();
  return (kind: Line['kind']): void => {
    const count = (counts.get(kind) ?? 0) + 1;
    if (count > maxLines[kind]) throw excess();
    counts.set(kind, count);
  };
};

type UncheckedLine = Values & { readonly kind: Line['kind'] };

async function* jsonOf({ store }: OpenStore, kind: StoreKind): AsyncGenerator<Values, void> {
  for await (const { value } of store.list(kind)) {
    const json = decodeJson(value);
    if (isRecord(json)) yield json;
  }
}

async function* bytesOf(
  { store }: OpenStore,
  kind: 'picture' | 'file',
  isWanted: (id: string) => boolean,
): AsyncGenerator<UncheckedLine, void> {
  for await (const { id, value } of store.list(kind))
    if (isWanted(id)) yield { kind, id, bytes: Buffer.from(value).toString('base64') };
}

/** Answers that belong to a prepared event. Others are only what was looked at last. */
async function* answersOf(open: OpenStore): AsyncGenerator<UncheckedLine, void> {
  for await (const stored of jsonOf(open, 'answer-info')) {
    const entry = readEntry(stored);
    if (!entry || entry.info.packs.length === 0) continue;
    const value = decodeJson(await open.store.read('answer', entry.key));
    if (value !== undefined) yield { kind: 'answer', info: entry.info, value };
  }
}

async function* recordsOf(open: OpenStore): AsyncGenerator<UncheckedLine, void> {
  yield* answersOf(open);
  const pictures = new Set<string>();
  for await (const { id, value } of open.store.list('pack')) {
    const pack = parsePackRecord(value);
    // What this version of the app can't read, another computer could not either.
    if (!pack) continue;
    for (const address of pictureAddresses(pack.entries)) pictures.add(address);
    yield { kind: 'pack', id, value: decodeJson(value) };
  }
  yield* bytesOf(open, 'picture', (id) => pictures.has(id));
  const uploads = new Set<string>();
  for await (const { value } of open.store.list('outbox')) {
    const entry = parseEntry(value);
    if (!entry || entry.state === 'done') continue;
    if (entry.kind === 'upload') uploads.add(entry.id);
    yield { kind: 'outbox', value: entry };
  }
  yield* bytesOf(open, 'file', (id) => isChunkOf(id, (entry) => uploads.has(entry)));
  for await (const value of jsonOf(open, 'note')) yield { kind: 'note', value };
  for await (const { value } of open.store.list('log'))
    for (const entry of readLogRecord(value)) yield { kind: 'log', value: entry };
}

/** The lines of a file with everything that is handed over. Throws `handover-file` if there are too many to read again. */
export async function* linesOf(open: OpenStore, at: string): AsyncGenerator<Values, void> {
  const { mode, server, personName } = open.owner;
  yield { kind: 'header', version: 1, by: personName, at, mode, server } satisfies Header;
  const countLine = createLineCounter(() => failureError('invalid', 'handover-file', { context: 'large' }));
  let lines = 1;
  for await (const line of recordsOf(open)) {
    countLine(line.kind);
    yield line;
    lines += 1;
  }
  yield { kind: 'end', lines };
}
