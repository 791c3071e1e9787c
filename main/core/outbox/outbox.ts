/**
 * The outbox: changes that could not be sent, drafts and uploads, durable in the person's store. It sends what may be
 * repeated when the server can be reached, and never sends blindly what may have been done already.
 */
import type { Bridge, BridgeEvent } from '@contract/bridge';
import { isRecord } from '@contract/json/record';
import type { Clock, Random } from '../async/ports';
import type { ApiCalls } from '../call/calls';
import { catchFailure } from '../call/failure-error';
import type { CallLayer } from '../call/wrap-client';
import type { Journal } from '../journal/journal';
import type { Copy } from '../store/copy';
import { type OpenStore, ownerKeyOf, type StoreAccess, type StoreOwner } from '../store/store-access';
import { canWait } from './direct';
import type { UnflushedWrites } from './entries';
import { toView } from './entry';
import { createOutboxHandlers, type SaveJson } from './handlers';
import { type OpenOutbox, openOutbox } from './open-outbox';
import { signedOut } from './outcome';

export interface OutboxPorts {
  readonly stores: Pick<StoreAccess, 'current' | 'subscribe'>;
  /** The calls past the copy and the outbox, for the current session only. */
  readonly calls: () => ApiCalls;
  readonly copy: Pick<Copy, 'find' | 'keep'>;
  readonly journal?: Pick<Journal, 'note'>;
  /** Whether the server can be reached, as far as is known. */
  readonly isReachable: () => boolean;
  readonly emit: (event: BridgeEvent) => void;
  readonly saveJson: SaveJson;
  readonly clock: Clock;
  readonly random: Random;
  /** Milliseconds after its deadline in which the server may still do the work. */
  readonly pause?: number;
}

export interface Outbox {
  /** The layer around the calls of screens and file jobs. */
  readonly layer: CallLayer;
  readonly handlers: Bridge['outbox'];
  /** The server can be reached again. */
  wake(): void;
  /** Resolves when nothing is being sent that was being sent when it was called. */
  idle(): Promise<void>;
  /** Resolves when the store has what is shown, or can't take it. */
  stored(): Promise<void>;
  /**
   * How many entries are in memory only, which quitting loses: of people whose session expired or is locked, and those that
   * the disk refused.
   */
  waitingInMemory(): number;
}

const defaultPause = 5_000;
/** Milliseconds that an opening waits at most for calls of the opening before; longer than any deadline of a change. */
const maxWait = 60_000;

export const createOutbox = (ports: OutboxPorts): Outbox => {
  const { stores, emit, clock, pause = defaultPause } = ports;
  const opened = new WeakMap<OpenStore, Promise<OpenOutbox>>();
  const unflushedWrites = new Map<string, UnflushedWrites>();
  let lifetime = new AbortController();
  let current: OpenOutbox | undefined;

  let isEmpty = true;
  /** Entries that only the memory has, by person. */
  const inMemory = new Map<string, number>();

  const report = (): void => {
    const entries = current?.entries.list().map(toView) ?? [];
    if (isEmpty && entries.length === 0) return;
    isEmpty = entries.length === 0;
    emit({ type: 'outbox', entries });
  };
  /** Calls that are being sent, by person: an outbox that opens must not take them for lost ones. */
  const sending = new Map<string, Set<Promise<unknown>>>();
  const follow = <T>(owner: StoreOwner, call: Promise<T>): Promise<T> => {
    const calls = sending.get(ownerKeyOf(owner)) ?? new Set();
    sending.set(ownerKeyOf(owner), calls.add(call));
    const end = (): void => void calls.delete(call);
    call.then(end, end);
    return call;
  };
  const earlierCalls = async (owner: StoreOwner): Promise<void> => {
    const calls = sending.get(ownerKeyOf(owner));
    if (!calls?.size) return;
    const limit = Promise.withResolvers<void>();
    const stop = clock.startTimer(limit.resolve, maxWait);
    await Promise.race([Promise.allSettled([...calls]), limit.promise]);
    stop();
  };

  const unflushedWritesOf = (owner: StoreOwner): UnflushedWrites => {
    const key = ownerKeyOf(owner);
    const found: UnflushedWrites = unflushedWrites.get(key) ?? new Map();
    unflushedWrites.set(key, found);
    return found;
  };

  const load = (open: OpenStore): Promise<OpenOutbox> => {
    const { signal } = lifetime;
    const loading =
      opened.get(open) ??
      earlierCalls(open.owner)
        .then(() =>
          openOutbox(open, {
            ...ports,
            unflushedWrites: unflushedWritesOf(open.owner),
            changed: () => !signal.aborted && report(),
            pause,
            signal,
          }),
        )
        .then((outbox) => {
          if (signal.aborted) return outbox;
          current = outbox;
          report();
          void outbox.replay.run();
          return outbox;
        });
    opened.set(open, loading);
    // The next call tries again. Until then, what waits is unknown, and nothing may be sent before it.
    loading.catch(() => opened.delete(open));
    return loading;
  };
  /**
   * Opens the outbox of a session, and opens it again if its store is rewritten. Undefined if the session ends first; rejects
   * with a `FailureError` if the store can't be read.
   */
  const outboxOf = async (session = stores.current()): Promise<OpenOutbox | undefined> => {
    const open = await session;
    const outbox = open && session === stores.current() ? await load(open) : undefined;
    const now = stores.current();
    if (!open || session === now) return outbox;
    return (await now)?.store === open.store ? outboxOf(now) : undefined;
  };

  stores.subscribe({
    opened: (open) => {
      inMemory.delete(ownerKeyOf(open.owner));
      void load(open);
    },
    closed: (why) => {
      if (why && current?.isDurable === false)
        inMemory.set(ownerKeyOf(current.owner), current.entries.all().filter(({ state }) => state !== 'done').length);
      // The last moment for what the disk refused before: at a sign-out, a lock, and the end of the app.
      void current?.entries.writeAgain();
      lifetime.abort();
      lifetime = new AbortController();
      current = undefined;
      report();
    },
  });

  const layer: CallLayer = (calls, isOneSession) => {
    const session = isOneSession ? stores.current() : undefined;
    return {
      ...calls,
      call: (id, input, signal, options) =>
        catchFailure(async () => {
          if (!canWait(id) || !isRecord(input)) return calls.call(id, input, signal, options);
          const current = stores.current();
          const outbox = await outboxOf(current);
          if (outbox) return follow(outbox.owner, outbox.sendDirectly(calls, id, input, signal));
          return current === stores.current() ? calls.call(id, input, signal, options) : signedOut;
        }),
      // A file of an earlier session must not reach the next person's outbox.
      ...(session
        ? {
            keepUpload: (file) =>
              catchFailure(async () => {
                const outbox = await outboxOf(session);
                return outbox ? follow(outbox.owner, outbox.keepUpload(file)) : { ok: false, failure: file.failure };
              }),
          }
        : {}),
    };
  };

  return {
    layer,
    wake: () => void (current ? current.replay.run() : outboxOf().catch(() => undefined)),
    idle: async () => {
      await Promise.allSettled([...sending.values()].flatMap((calls) => [...calls]));
      await current?.replay.idle();
    },
    stored: async () => current?.entries.writeAgain(),
    waitingInMemory: () => {
      const refused = [...unflushedWrites.values()].flatMap((writes) => [...writes.values()]);
      const lost = refused.filter(({ entry, isOnDisk }) => entry && !isOnDisk).length;
      return [...inMemory.values()].reduce((sum, count) => sum + count, lost);
    },
    handlers: createOutboxHandlers({ outboxOf: () => outboxOf(), saveJson: ports.saveJson, clock }),
  };
};
