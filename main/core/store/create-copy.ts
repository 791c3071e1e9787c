/** Keeps the server's answers in the store of the signed-in person, and finds them again. */
import type { EndpointId } from '@contract/table';
import { createQueue } from '../queue';
import { yieldToEventLoop } from '../yield-to-event-loop';
import { isCopied, keptInput, readInput, toKept } from './copied-call';
import type { Copy } from './copy';
import { createCopyIndex, createEntry, type Entry, keyOf, readEntry, withPacks } from './copy-index';
import { encodeInSteps } from './encode-in-steps';
import { createAnswerFinder } from './find-answer';
import { decodeJson, encodeJson, type StoreChange } from './store';
import type { OpenStore, StoreAccess } from './store-access';

export interface CopyOptions {
  readonly now: () => number;
  /** Beyond so many bytes the oldest answers that belong to no pack are removed; in memory beyond a quarter of them. */
  readonly maxBytes?: number;
}

const removal = ({ key }: Entry): readonly StoreChange[] => [
  { kind: 'answer', id: key, value: undefined },
  { kind: 'answer-info', id: key, value: undefined },
];

/** The copy of one session. */
const createSessionCopy = (opening: Promise<OpenStore | undefined>, { now, maxBytes = 200_000_000 }: CopyOptions) => {
  const index = createCopyIndex();
  const writes = createQueue({ concurrency: 1 });
  /** What is stored of keys whose newer answer is not stored yet: it stays if that can't be stored. */
  const replaced = new Map<string, Entry>();
  let isDiskFull = false;

  const load = async (): Promise<OpenStore['store'] | undefined> => {
    const store = (await opening)?.store;
    if (!store) return undefined;
    const stored: Entry[] = [];
    for await (const { value } of store.list('answer-info')) {
      const entry = readEntry(decodeJson(value));
      if (entry) stored.push(entry);
    }
    index.addStored(stored);
    return store;
  };
  const loaded = load();

  const read = async (entry: Entry): Promise<unknown> => {
    if (entry.unstored) return entry.unstored.value;
    const value = decodeJson(await (await loaded)?.read('answer', entry.key));
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

  /** Stores the newest answer of a key, if it is not stored yet. */
  const write = async (key: string): Promise<void> => {
    await yieldToEventLoop();
    const store = await loaded;
    const entry = index.get(key);
    if (!entry?.unstored) return;
    if (!store) return giveUp(entry);
    const body = await encodeInSteps(entry.unstored.value);
    const { unstored: _, ...stored } = { ...entry, info: { ...entry.info, bytes: body.length } };
    const limit = store.isDurable ? maxBytes : maxBytes / 4;
    if (body.length > limit && entry.info.packs.length === 0) return giveUp(entry);
    const excess = index.excess(body.length, limit);
    const result = await store.write([
      ...excess.flatMap(removal),
      { kind: 'answer', id: key, value: body },
      { kind: 'answer-info', id: key, value: encodeJson(stored.info) },
    ]);
    isDiskFull = !result.ok && result.failure.code === 'disk-full';
    if (!result.ok) return giveUp(entry);
    replaced.delete(key);
    for (const one of excess) index.delete(one);
    index.replace(entry, stored);
  };

  /** Removes entries, or changes them, once everything kept before is stored. */
  const change = (changesOf: (entry: Entry) => Entry | 'remove' | undefined): Promise<void> =>
    writes.run(async () => {
      const store = await loaded;
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
      await store?.write(changes, { flush: true });
    });

  return {
    opening,
    keep: (call: EndpointId, input: unknown, value: unknown, pack?: string): void => {
      const entry = createEntry(call, toKept(call, { input, value }), new Date(now()).toISOString());
      const before = index.get(entry.key);
      if (before && !before.unstored) replaced.set(entry.key, before);
      const packs = [...(before?.info.packs ?? []), ...(pack === undefined ? [] : [pack])];
      index.set(withPacks(entry, packs));
      void writes.run(() => write(entry.key));
    },
    find: async (call: EndpointId, input: unknown) => {
      await loaded;
      for (const attempt of finder.attempts(call, input)) {
        const found = await attempt();
        if (found) return found;
      }
      return undefined;
    },
    has: async (call: EndpointId, input: unknown) => {
      await loaded;
      return finder.attempts(call, input).length > 0;
    },
    isInPack: async (pack: string, call: EndpointId, input: unknown) => {
      await loaded;
      return index.get(keyOf(call, readInput(keptInput(call, input))))?.info.packs.includes(pack) === true;
    },
    stored: () => writes.idle(),
    usage: async () => {
      await writes.idle();
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
    keep: (call, input, value, pack) => {
      if (isCopied(call)) current().keep(call, input, value, pack);
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
