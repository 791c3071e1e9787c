/**
 * Prepares events: fetches all of an event's data into the copy, so that it works without a network. What was fetched is
 * known after a restart, a sign-out or a failed network, and `prepare` continues with what is missing.
 */
import type { Needs } from '@contract/ability';
import type { OfflineView, PackRequest, PackView } from '@contract/bridge';
import type { Clock } from '../async/ports';
import { createQueue } from '../async/queue';
import { withTimeout } from '../async/timing';
import type { ApiCalls } from '../call/calls';
import type { Copy, CopyUsage } from '../store/copy';
import { encodeJson } from '../store/store';
import type { OpenStore, StoreAccess } from '../store/store-access';
import { expiryOf, type PackRecord, packIdOf, parsePackRecord, storablePackRecord } from './pack-record';
import { viewPack } from './pack-view';
import { createPictureStore, type FetchPicture } from './picture-store';
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

export interface Packs {
  /** Resolves when no event is being prepared. */
  idle(): Promise<void>;
  view(): Promise<OfflineView>;
  /** Starts to fetch what is missing, or everything again. While it runs, it does nothing. */
  prepare(request: PackRequest): Promise<void>;
  /** Resolves when nothing of the event is being fetched. */
  stop(event: string): Promise<void>;
  remove(event: string): Promise<void>;
  /** Removes the copy with all packs. */
  erase(): Promise<void>;
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
  let loaded: Promise<void> = Promise.resolve();

  const viewNow = async (): Promise<OfflineView> => {
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
  const emitSoon = createThrottle(clock, emitInterval, () => void viewNow().then(emit));

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
  const remove = async (id: string): Promise<void> => {
    const record = records.get(id);
    records.delete(id);
    await stop(id);
    if (!record) return;
    await open?.store.write([{ kind: 'pack', id, value: undefined }]);
    await pictures.remove(record, records.values());
    await copy.removePack(id);
    emitSoon.request();
  };
  const removeExpired = async (): Promise<void> => {
    for (const [id, { expiresAt }] of [...records]) if (Date.parse(expiresAt) <= clock.now()) await remove(id);
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
      loaded = (async () => {
        for await (const { id, value } of opened.store.list('pack')) {
          const record = parsePackRecord(value);
          if (open === opened && record && packIdOf(record) === id) records.set(id, record);
        }
        if (open === opened) await removeExpired();
      })();
      expireEveryHour();
      void loaded.then(() => emitSoon.request());
    },
    closed: () => {
      open = undefined;
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
      await loaded;
      return viewNow();
    },
    prepare: async ({ event, refresh = false, withoutPictures = false }) => {
      await stores.current();
      await loaded;
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
    remove,
    erase: async () => {
      for (const id of [...records.keys()]) await remove(id);
      await copy.erase();
      emitSoon.request();
    },
  };
};
