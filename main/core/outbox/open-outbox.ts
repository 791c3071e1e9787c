/** The outbox of one person on one server, while their store is open. */
import type { BridgeEvent } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { createKeyedQueue, type KeyedQueue } from '../async/keyed-queue';
import type { Clock, Random } from '../async/ports';
import type { ApiCalls, FileToKeep } from '../call/calls';
import { idsOf, type Journal, type JournalNote } from '../journal/journal';
import type { Copy } from '../store/copy';
import type { OpenStore, StoreOwner } from '../store/store-access';
import { type Attempts, createAttempts, type NoteOutcome, type SessionCalls } from './attempt';
import { createDirect, type SendDirectly } from './direct';
import { type Entries, openEntries, type UnflushedWrites } from './entries';
import type { StoredEntry } from './entry';
import { createReplay, queueKeyOf, type Replay } from './replay';
import { createUndo, type Undo } from './undo';
import { createUploadKeeper } from './uploads';

export interface OpenOutbox {
  readonly owner: StoreOwner;
  readonly isDurable: boolean;
  readonly entries: Entries;
  readonly replay: Replay;
  readonly sendDirectly: SendDirectly;
  readonly undo: Undo['undo'];
  readonly isBusy: Attempts['isBusy'];
  keepUpload(file: FileToKeep): Promise<Result<never>>;
  /** Runs work on an entry after other work on its record. */
  alone<T>(id: string, work: () => Promise<T>): Promise<Result<T>>;
}

export interface OpenOutboxPorts {
  /** The calls of the current session, past the copy and the outbox. */
  readonly calls: () => ApiCalls;
  readonly copy: Pick<Copy, 'find' | 'keep'>;
  readonly journal?: Pick<Journal, 'note'>;
  readonly isReachable: () => boolean;
  readonly changed: () => void;
  readonly emit: (event: BridgeEvent) => void;
  readonly unflushedWrites: UnflushedWrites;
  readonly clock: Clock;
  readonly random: Random;
  readonly pause: number;
  /** Aborts when the store is closed. */
  readonly signal: AbortSignal;
}

const aloneIn =
  (entries: Entries, queue: KeyedQueue): OpenOutbox['alone'] =>
  (id, work) => {
    const { record } = entries.get(id) ?? {};
    return queue.run(queueKeyOf({ id, ...(record === undefined ? {} : { record }) }), work);
  };

/** What the journal keeps of an entry. A message has no name but its text, and an email is not a record's name. */
const toNote = ({ id, call, title, input, fields }: StoredEntry, outcome: JournalNote['outcome']): JournalNote => ({
  ...{ action: call, outcome, ids: idsOf(input), change: id },
  name: call === 'support.sendPush' || title.includes('@') ? '' : title.slice(0, 200),
  fields: fields.slice(0, 60).map(({ name }) => name.slice(0, 60)),
});

export const openOutbox = async (open: OpenStore, ports: OpenOutboxPorts): Promise<OpenOutbox> => {
  const { store, owner } = open;
  const { copy, clock, random, pause, signal } = ports;
  // The same person may sign in again while their store is open.
  const api: SessionCalls = {
    call: (...call) => ports.calls().call(...call),
    upload: (upload) => ports.calls().upload(upload),
  };
  const note: NoteOutcome = (entry, outcome) => void ports.journal?.note(open, toNote(entry, outcome));
  const entries = await openEntries({ ...ports, store }, pause);
  const uploads = createUploadKeeper({ owner, store, entries, api, clock, random });
  const attempts = createAttempts({
    entries,
    api,
    copy,
    isReachable: ports.isReachable,
    clock,
    pause,
    signal,
    note,
    upload: uploads.send,
  });
  const queue = createKeyedQueue();
  const replay = createReplay({ ...ports, entries, attempts, queue });
  const undo = createUndo({ ...ports, entries });
  return {
    owner,
    isDurable: store.isDurable,
    entries,
    replay,
    sendDirectly: createDirect({
      ...{ owner, entries, attempts, replay, queue, copy, undo, clock, random, note },
      ended: signal,
    }),
    undo: undo.undo,
    isBusy: attempts.isBusy,
    keepUpload: async (file) => {
      const kept = await uploads.keep(file);
      replay.plan();
      return kept;
    },
    alone: aloneIn(entries, queue),
  };
};
