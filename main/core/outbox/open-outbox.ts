/** The outbox of one person on one server, while their store is open. */
import type { Result } from '@contract/failure';
import { createKeyedQueue, type KeyedQueue } from '../async/keyed-queue';
import type { Clock, Random } from '../async/ports';
import type { ApiCalls, FileToKeep } from '../call/calls';
import type { Copy } from '../store/copy';
import type { OpenStore, StoreOwner } from '../store/store-access';
import { createAttempts, type SessionCalls } from './attempt';
import { createDirect, type SendDirectly } from './direct';
import { type Entries, openEntries } from './entries';
import type { StoredEntry } from './entry';
import { createReplay, queueKeyOf, type Replay } from './replay';
import { createUploadKeeper } from './uploads';

export interface OpenOutbox {
  readonly owner: StoreOwner;
  readonly isDurable: boolean;
  readonly entries: Entries;
  readonly replay: Replay;
  readonly sendDirectly: SendDirectly;
  keepUpload(file: FileToKeep): Promise<Result<never>>;
  /** Runs work on an entry after other work on its record. */
  alone<T>(id: string, work: () => Promise<T>): Promise<Result<T>>;
}

export interface OpenOutboxPorts {
  /** The calls of the current session, past the copy and the outbox. */
  readonly calls: () => ApiCalls;
  readonly copy: Pick<Copy, 'find' | 'keep'>;
  readonly isReachable: () => boolean;
  readonly changed: () => void;
  readonly unflushedWrites: Map<string, StoredEntry | undefined>;
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

export const openOutbox = async ({ store, owner }: OpenStore, ports: OpenOutboxPorts): Promise<OpenOutbox> => {
  const { copy, clock, random, pause, signal } = ports;
  // The same person may sign in again while their store is open.
  const api: SessionCalls = {
    call: (...call) => ports.calls().call(...call),
    upload: (upload) => ports.calls().upload(upload),
  };
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
    upload: uploads.send,
  });
  const queue = createKeyedQueue();
  const replay = createReplay({ ...ports, entries, attempts, queue });
  return {
    owner,
    isDurable: store.isDurable,
    entries,
    replay,
    sendDirectly: createDirect({ owner, entries, attempts, replay, queue, copy, clock, random, ended: signal }),
    keepUpload: async (file) => {
      const kept = await uploads.keep(file);
      replay.plan();
      return kept;
    },
    alone: aloneIn(entries, queue),
  };
};
