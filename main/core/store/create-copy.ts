/** Keeps the server's answers in the store of the signed-in person, and finds them again. */
import { fail, ok, type Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';
import { createLoader } from '../async/loader';
import type { Clock } from '../async/ports';
import { createQueue } from '../async/queue';
import { isCopied, keptInput, readInput, toKept } from './copied-call';
import type { Copy } from './copy';
import { createCopyIndex, createEntry, type Entry, keyOf, readEntries, removal, withPacks } from './copy-index';
import { createAnswerFinder } from './find-answer';
import { decodeJson, encodeInSteps, encodeJson, type StoreChange } from './store';
import type { OpenStore, StoreAccess } from './store-access';

export interface CopyOptions {
  readonly clock: Clock;
  /** Beyond so many bytes the oldest answers that belong to no pack are removed; in memory beyond a quarter of them. */
  readonly maxBytes?: number;
}

/** Milliseconds from one write of answers to the next: each takes main's time, so those of a board are stored together. */
const writePause = 100;
/** Answers are stored together up to about this many bytes, and up to this part of the limit. */
const maxGroupBytes = 256 * 1024;
const maxGroupPart = 1 / 8;

const iso = (ms: number): string => new Date(ms).toISOString();

/** An answer that is ready to be stored. */
interface EncodedAnswer {
  readonly entry: Entry;
  readonly stored: Entry;
  readonly body: Uint8Array;
}

/** The copy of one session. */
const createSessionCopy = (opening: Promise<OpenStore | undefined>, { clock, maxBytes = 200_000_000 }: CopyOptions) => {
  const index = createCopyIndex();
  const writes = createQueue({ concurrency: 1 });
  /** What is stored of keys whose newer answer is not stored yet: it stays if that can't be stored. */
  const replaced = new Map<string, Entry>();
  /** The keys of answers that no write has taken yet. */
  const waiting = new Set<string>();
  let lastWriteMs = Number.NEGATIVE_INFINITY;
  let endPause = (): void => undefined;
  let isDiskFull = false;

  const readIndex = async () => {
    const store = (await opening)?.store;
    if (store) index.addStored(await readEntries(store));
    return store;
  };
  let load = createLoader(readIndex);
  /** The store, once the index has its answers; undefined while they can't be read. */
  const loaded = () => load().catch(() => undefined);
  void loaded();

  const read = async (entry: Entry): Promise<unknown> => {
    if (entry.unstored) return entry.unstored.value;
    const body = await (await loaded())?.read('answer', entry.key).catch(() => 'unreadable' as const);
    if (body === 'unreadable') return undefined;
    const value = decodeJson(body);
    if (value === undefined) index.delete(entry);
    return value;
  };
  const finder = createAnswerFinder(index, read);

  /** Gives up an answer that can't be stored. */
  const giveUp = (entry: Entry): void => {
    const before = replaced.get(entry.key);
    if (before) index.replace(entry, before);
    else index.delete(entry);
  };
  const limitOf = (store: OpenStore['store']): number => (store.isDurable ? maxBytes : maxBytes / 4);

  /** Encodes the newest answer of a key, if it is not stored yet. */
  const encode = async (store: OpenStore['store'], key: string): Promise<EncodedAnswer | undefined> => {
    const entry = index.get(key);
    if (!entry?.unstored) return undefined;
    const body = await encodeInSteps(clock, entry.unstored.value);
    const { unstored: _, ...stored } = { ...entry, info: { ...entry.info, bytes: body.length } };
    if (body.length <= limitOf(store) || entry.info.packs.length > 0) return { entry, stored, body };
    giveUp(entry);
    return undefined;
  };
  /** Stores answers in one write; if that fails, one by one, because some may still fit. */
  const write = async (store: OpenStore['store'], answers: readonly EncodedAnswer[]): Promise<void> => {
    const bytes = answers.reduce((sum, { body }) => sum + body.length, 0);
    const excess = index.excess(bytes, limitOf(store));
    const result = await store.write([
      ...excess.flatMap(removal),
      ...answers.flatMap(({ entry: { key }, stored, body }): readonly StoreChange[] => [
        { kind: 'answer', id: key, value: body },
        { kind: 'answer-info', id: key, value: encodeJson(stored.info) },
      ]),
    ]);
    if (!result.ok && answers.length > 1) {
      for (const answer of answers) await write(store, [answer]);
      return;
    }
    isDiskFull = !result.ok && result.failure.code === 'disk-full';
    for (const one of excess) if (result.ok) index.delete(one);
    for (const { entry, stored } of answers) {
      if (!result.ok) giveUp(entry);
      else {
        replaced.delete(entry.key);
        index.replace(entry, stored);
      }
    }
  };
  /** Lets other work run, and more answers arrive if the last write was a moment ago. */
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const cancelTimer = clock.startTimer(resolve, Math.max(0, lastWriteMs + writePause - clock.monotonicMs()));
      endPause = () => {
        cancelTimer();
        resolve();
      };
    });
  const writeWaiting = async (): Promise<void> => {
    await pause();
    const store = await loaded();
    const keys = [...waiting];
    waiting.clear();
    let group: EncodedAnswer[] = [];
    let bytes = 0;
    for (const key of keys) {
      const entry = index.get(key);
      if (!store && entry?.unstored) giveUp(entry);
      const answer = store && (await encode(store, key));
      if (!store || !answer) continue;
      group.push(answer);
      bytes += answer.body.length;
      if (bytes < Math.min(maxGroupBytes, limitOf(store) * maxGroupPart)) continue;
      await write(store, group);
      group = [];
      bytes = 0;
    }
    if (store && group.length > 0) await write(store, group);
    lastWriteMs = clock.monotonicMs();
  };

  /** Removes entries, or changes them, once everything kept before is stored. If that can't be stored, all stay. */
  const change = (changesOf: (entry: Entry) => Entry | 'remove' | undefined): Promise<Result<null>> => {
    endPause();
    return writes.run(async () => {
      const store = await loaded();
      // What can't be read now can't be removed either.
      if (!store && (await opening)) return fail('file', 'file-failed');
      const changes: StoreChange[] = [];
      for (const entry of index.all()) {
        const changed = changesOf(entry);
        replaced.delete(entry.key);
        if (changed === 'remove') {
          index.delete(entry);
          changes.push(...removal(entry));
        } else if (changed) {
          index.replace(entry, changed);
          if (!changed.unstored) changes.push({ kind: 'answer-info', id: entry.key, value: encodeJson(changed.info) });
        }
      }
      finder.clear();
      const written = (await store?.write(changes, { flush: true })) ?? ok(null);
      // The store still has them, so they are read again.
      if (!written.ok) load = createLoader(readIndex);
      await loaded();
      return written;
    });
  };
  const stored = (): Promise<void> => {
    endPause();
    return writes.idle();
  };

  return {
    opening,
    keep: (call: EndpointId, input: unknown, value: unknown, pack?: string, askedMs = clock.now()): void => {
      const [asked, now] = [iso(askedMs), iso(clock.now())];
      // The clock may have been set back since.
      const at = asked < now ? asked : now;
      const entry = createEntry(call, toKept(call, { input, value }), at);
      const before = index.get(entry.key);
      // An answer is as old as its question, however late it comes. A time later than now is from before the clock was set back.
      if (before && before.info.at > at && before.info.at <= now) {
        if (pack !== undefined) void change((one) => (one.key === entry.key ? withPacks(one, [pack]) : undefined));
        return;
      }
      if (before && !before.unstored) replaced.set(entry.key, before);
      index.set(withPacks(entry, [...(before?.info.packs ?? []), ...(pack === undefined ? [] : [pack])]));
      waiting.add(entry.key);
      if (waiting.size === 1) void writes.run(writeWaiting);
    },
    find: async (call: EndpointId, input: unknown) => {
      await loaded();
      for (const attempt of finder.attempts(call, input)) {
        const found = await attempt();
        if (found) return found;
      }
      return undefined;
    },
    has: async (call: EndpointId, input: unknown) => {
      await loaded();
      return finder.attempts(call, input).length > 0;
    },
    isInPack: async (pack: string, call: EndpointId, input: unknown) => {
      await loaded();
      return index.get(keyOf(call, readInput(keptInput(call, input))))?.info.packs.includes(pack) === true;
    },
    stored,
    usage: async () => {
      await stored();
      return { answers: index.size, bytes: index.bytes, isDiskFull };
    },
    removePack: (pack: string) =>
      change((entry) => {
        if (!entry.info.packs.includes(pack)) return undefined;
        const packs = entry.info.packs.filter((one) => one !== pack);
        return packs.length === 0 ? 'remove' : { ...entry, info: { ...entry.info, packs } };
      }),
    erase: () => change(() => 'remove'),
  };
};

export const createCopy = (stores: StoreAccess, options: CopyOptions): Copy => {
  let session: ReturnType<typeof createSessionCopy> | undefined;
  const current = () => {
    const opening = stores.current();
    if (session?.opening !== opening) session = createSessionCopy(opening, options);
    return session;
  };
  stores.subscribe({
    // Loads what is known before the first read asks for it.
    opened: () => current(),
    closed: () => {
      session = undefined;
    },
  });
  return {
    keep: (call, input, value, pack, askedMs) => {
      if (isCopied(call)) current().keep(call, input, value, pack, askedMs);
    },
    find: (call, input) => current().find(call, input),
    has: (call, input) => current().has(call, input),
    isInPack: (pack, call, input) => current().isInPack(pack, call, input),
    stored: () => current().stored(),
    usage: () => current().usage(),
    removePack: (pack) => current().removePack(pack),
    erase: () => current().erase(),
  };
};
