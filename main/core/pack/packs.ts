/**
 * Prepares events: fetches all of an event's data into the copy, so that it works without a network. What was fetched is
 * known after a restart, a sign-out or a failed network, and `prepare` continues with what is missing.
 */
import type { Needs } from '@contract/ability';
import type { OfflineView, PackRequest, PackView } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { createLoader } from '../async/loader';
import type { Clock } from '../async/ports';
import { createQueue } from '../async/queue';
import { withTimeout } from '../async/timing';
import type { ApiCalls } from '../call/calls';
import type { Copy, CopyUsage } from '../store/copy';
import { encodeJson, type StoreChange } from '../store/store';
import type { OpenStore, StoreAccess } from '../store/store-access';
import { expiryOf, type PackRecord, packIdOf, parsePackRecord, storablePackRecord } from './pack-record';
import { viewPack } from './pack-view';
import { createPictureStore, type FetchPicture, pictureRemoval } from './picture-store';
import { runPack } from './run-pack';

export interface PackPorts {
  /** The server's own answers, in the name of the current session. */
  readonly calls: () => ApiCalls;
  readonly copy: Copy;
  readonly stores: StoreAccess;
  readonly can: (needs: Needs | undefined) => boolean;
  /** Fetches a picture of an answer. Left out where pictures are part of the answers. */
  readonly fetchPicture?: FetchPicture | undefined;
  readonly clock: Clock;
  readonly emit: (view: OfflineView) => void;
}

/** `view`, `prepare`, `remove` and `erase` reject with a `FailureError` while what is stored can't be read. */
export interface Packs {
  /** Resolves when no event is being prepared. */
  idle(): Promise<void>;
  view(): Promise<OfflineView>;
  /** Starts to fetch what is missing, or everything again. While it runs, it does nothing. */
  prepare(request: PackRequest): Promise<void>;
  /** Resolves when nothing of the event is being fetched. */
  stop(event: string): Promise<void>;
  /** Fails as `file` if the store can't be written; then the pack is still there. */
  remove(event: string): Promise<Result<null>>;
  /** Removes the copy with all packs. Fails as `remove`. */
  erase(): Promise<Result<null>>;
}

/** Calls at a time, for all packs together. */
const concurrency = 6;
const second = 1_000;
const emitInterval = 250;
const usageTimeout = 200;
const saveInterval = 2 * second;
const expiryInterval = 3_600 * second;

interface Running {
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/** Runs `work` soon, at most once per interval. */
const createThrottle = (clock: Clock, intervalMs: number, work: () => void) => {
  let cancelTimer: (() => void) | undefined;
  return {
    request: (): void => {
      cancelTimer ??= clock.startTimer(() => {
        cancelTimer = undefined;
        work();
      }, intervalMs);
    },
    cancel: (): void => {
      cancelTimer?.();
      cancelTimer = undefined;
    },
  };
};

export const createPacks = ({ calls, copy, stores, can, fetchPicture, clock, emit }: PackPorts): Packs => {
  const queue = createQueue({ concurrency });
  const pictures = createPictureStore(stores);
  const records = new Map<string, PackRecord>();
  const running = new Map<string, Running>();
  let open: OpenStore | undefined;
  let stopExpiry = (): void => undefined;
  let usage: CopyUsage = { answers: 0, bytes: 0, isDiskFull: false };
  /** Resolves when the stored records are known. */
  let load = async (): Promise<void> => undefined;

  const viewNow = async (): Promise<OfflineView> => {
    await load();
    // While much is being stored, the last figures are good enough.
    usage = await withTimeout(clock, copy.usage(), usageTimeout, usage);
    const { answers, bytes, isDiskFull } = usage;
    const notice = isDiskFull ? 'disk-full' : open?.notice;
    return {
      storage: open === undefined ? 'locked' : open.store.isDurable ? 'disk' : 'memory',
      ...(notice ? { notice } : {}),
      ...{ answers, bytes },
      packs: [...records.values()].map((record): PackView => viewPack(record, running.has(packIdOf(record)))),
    };
  };
  const emitSoon = createThrottle(clock, emitInterval, () => void viewNow().then(emit, () => undefined));

  /** Writes how far a pack is, once the answers that it tells of are stored. */
  const save = async (record: PackRecord): Promise<void> => {
    const id = packIdOf(record);
    const { store } = open ?? {};
    const value = encodeJson(storablePackRecord(record));
    await copy.stored();
    if (store && records.get(id) === record) await store.write([{ kind: 'pack', id, value }]);
  };

  const stop = async (id: string): Promise<void> => {
    const run = running.get(id);
    run?.controller.abort();
    await run?.done;
  };
  const othersOf = (record: PackRecord): readonly PackRecord[] =>
    [...records.values()].filter((other) => other !== record);
  const write = async (changes: readonly StoreChange[]): Promise<Result<null>> =>
    open?.store.write(changes) ?? ok(null);
  const remove = async (id: string): Promise<Result<null>> => {
    const record = records.get(id);
    const opened = open;
    records.delete(id);
    await stop(id);
    if (open !== opened) return fail('cancelled', 'cancelled');
    if (!record) return ok(null);
    const written = await write([
      { kind: 'pack', id, value: undefined },
      ...pictureRemoval(record.entries, othersOf(record)),
    ]);
    const removed = written.ok ? await copy.removePack(id) : written;
    // What is left of it can be removed again.
    if (!removed.ok && open === opened && !records.has(id)) records.set(id, record);
    emitSoon.request();
    return removed;
  };
  const removeExpired = async (): Promise<void> => {
    for (const [id, { expiresAt }] of [...records]) if (Date.parse(expiresAt) <= clock.now()) await remove(id);
  };
  const readRecords = async (opened: OpenStore): Promise<void> => {
    for await (const { id, value } of opened.store.list('pack')) {
      const record = parsePackRecord(value);
      if (open === opened && record && packIdOf(record) === id) records.set(id, record);
    }
    if (open === opened) await removeExpired();
  };
  const expireEveryHour = (): void => {
    stopExpiry = clock.startTimer(() => {
      expireEveryHour();
      void removeExpired();
    }, expiryInterval);
  };

  const run = async (record: PackRecord, hasPictures: boolean, signal: AbortSignal): Promise<void> => {
    const saveSoon = createThrottle(clock, saveInterval, () => void save(record));
    await runPack({
      ...{ record, copy, queue, can, clock, signal },
      calls: calls(),
      keepPicture: hasPictures && fetchPicture ? pictures.keeper(fetchPicture) : undefined,
      removePictures: (dropped) => write(pictureRemoval(dropped, othersOf(record))),
      onProgress: () => {
        emitSoon.request();
        saveSoon.request();
      },
    });
    saveSoon.cancel();
    await save(record);
  };
  const start = (record: PackRecord, hasPictures: boolean): void => {
    const id = packIdOf(record);
    const controller = new AbortController();
    const done = run(record, hasPictures, controller.signal).finally(() => {
      running.delete(id);
      emitSoon.request();
    });
    running.set(id, { controller, done });
    emitSoon.request();
  };

  stores.subscribe({
    opened: (opened) => {
      open = opened;
      load = createLoader(() => readRecords(opened));
      expireEveryHour();
      void load().then(emitSoon.request, () => undefined);
    },
    closed: () => {
      open = undefined;
      load = async () => undefined;
      stopExpiry();
      for (const { controller } of running.values()) controller.abort();
      records.clear();
      emitSoon.request();
    },
  });

  return {
    idle: async () => {
      await Promise.all([...running.values()].map(({ done }) => done));
    },
    view: async () => {
      await stores.current();
      return viewNow();
    },
    prepare: async ({ event, refresh = false, withoutPictures = false }) => {
      await stores.current();
      await load();
      const id = String(event.id);
      if (open === undefined || running.has(id)) return;
      const known = records.get(id);
      const since = new Date(clock.now()).toISOString();
      const expiresAt = new Date(expiryOf(event, clock.now())).toISOString();
      const record: PackRecord = known ?? { version: 1, event, since, expiresAt, entries: new Map() };
      records.set(id, record);
      delete record.stoppedBy;
      record.event = { ...record.event, ...event };
      if (refresh) record.since = since;
      // What failed is tried again.
      for (const entry of record.entries.values()) if (entry.failure) delete entry.tried;
      start(record, !withoutPictures);
    },
    stop,
    remove: async (event) => {
      await load();
      return remove(event);
    },
    erase: async () => {
      await load();
      for (const id of [...records.keys()]) {
        const removed = await remove(id);
        if (!removed.ok) return removed;
      }
      const erased = await pictures.erase();
      const result = erased.ok ? await copy.erase() : erased;
      emitSoon.request();
      return result;
    },
  };
};
