/** Reads all lines of a hand-over file and checks them, before anything of it is used. */
import type { LocalNote } from '@contract/bridge';
import type { LogEntry } from '@contract/event-log/entry';
import { parseWith } from '@contract/json/parse-with';
import { failureError } from '../core/call/failure-error';
import { parseEntry, type StoredEntry } from '../core/outbox/entry';
import { parsePackRecord } from '../core/pack/pack-record';
import { isCopied } from '../core/store/copied-call';
import { type Entry, readEntry } from '../core/store/copy-index';
import { encodeJson } from '../core/store/store';
import { createLineCounter, Header, Line } from './lines';

/** What a file holds. Values are kept as they are stored, which takes less memory than as objects. */
export interface Received {
  readonly header: Header;
  /** By the key in the store. */
  readonly answers: ReadonlyMap<string, { readonly entry: Entry; readonly value: Uint8Array }>;
  readonly packs: ReadonlyMap<string, { readonly since: string; readonly value: Uint8Array }>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly entries: ReadonlyMap<string, StoredEntry>;
  /** Parts of the files of uploads. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly notes: readonly LocalNote[];
  readonly log: readonly LogEntry[];
}

const maxPartBytes = 1024 * 1024;
const damaged = () => failureError('invalid', 'handover-file');
/** A record that is whole, but of a form that this version of the app does not know. */
const otherVersion = (): never => {
  throw failureError('invalid', 'handover-file', { context: 'version' });
};

export const readLines = async (lines: AsyncIterable<unknown>): Promise<Received> => {
  let header: Header | undefined;
  const answers = new Map<string, { entry: Entry; value: Uint8Array }>();
  const packs = new Map<string, { since: string; value: Uint8Array }>();
  const pictures = new Map<string, Uint8Array>();
  const entries = new Map<string, StoredEntry>();
  const files = new Map<string, Uint8Array>();
  const notes: LocalNote[] = [];
  const log: LogEntry[] = [];
  const countLine = createLineCounter(damaged);
  let count = 0;
  let isOver = false;

  const take = (line: Line): void => {
    countLine(line.kind);
    if (line.kind === 'answer') {
      // A call that this version of the app does not have is of no use.
      const entry = readEntry(line.info);
      if (entry && isCopied(entry.call)) answers.set(entry.key, { entry, value: encodeJson(line.value) });
    } else if (line.kind === 'pack') {
      const value = encodeJson(line.value);
      const { since } = parsePackRecord(value) ?? otherVersion();
      packs.set(line.id, { since, value });
    } else if (line.kind === 'picture') pictures.set(line.id, line.bytes);
    else if (line.kind === 'outbox') entries.set(line.value.id, parseEntry(encodeJson(line.value)) ?? otherVersion());
    else if (line.kind === 'file') {
      const entry = entries.get(line.id.slice(0, line.id.indexOf('/')));
      if (entry?.kind !== 'upload' || line.bytes.length > maxPartBytes) throw damaged();
      files.set(line.id, line.bytes);
    } else if (line.kind === 'note') notes.push(line.value);
    else if (line.kind === 'log') log.push(line.value);
    else if (line.lines === count) isOver = true;
    else throw damaged();
  };
  for await (const json of lines) {
    const parsed = header ? parseWith(Line, json) : parseWith(Header, json);
    if (!parsed.success || isOver) throw damaged();
    if (parsed.data.kind === 'header') header = parsed.data;
    else take(parsed.data);
    count += 1;
  }
  if (!header || !isOver) throw damaged();
  return { header, answers, packs, pictures, entries, files, notes, log };
};
