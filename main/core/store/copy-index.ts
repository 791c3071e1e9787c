/** What is known of the kept answers without reading them, oldest first. */
import type { Page } from '@contract/endpoint';
import { isPage, type Values } from '@contract/json/record';
import { idIn } from '@contract/list/all-pages';
import { type EndpointId, rowOf } from '@contract/table';
import { z } from 'zod';
import { type CopiedInput, readInput, textOf } from './copied-call';
import { decodeJson, type Store, type StoreChange } from './store';

const ListFacts = z.object({
  rows: z.number(),
  total: z.number().exactOptional(),
  isComplete: z.boolean(),
  /** The rows' ids in their order; absent if a row has none. */
  ids: z.array(z.string()).exactOptional(),
});
export type ListFacts = Readonly<z.output<typeof ListFacts>>;

const AnswerInfo = z.object({
  call: z.string(),
  input: z.record(z.string(), z.unknown()),
  /** When the server gave it. */
  at: z.string(),
  bytes: z.number(),
  packs: z.array(z.string()),
  list: ListFacts.exactOptional(),
});
/** The record `answer-info` of an answer. */
export type AnswerInfo = Readonly<z.output<typeof AnswerInfo>>;

export interface Entry {
  /** The id of the answer's records in the store. */
  readonly key: string;
  readonly call: EndpointId;
  readonly info: AnswerInfo;
  readonly asked: CopiedInput;
  /** The answer, until it is stored. */
  readonly unstored?: { readonly value: unknown };
}

export const keyOf = (call: EndpointId, { input }: CopiedInput): string => `${call} ${textOf(input)}`;

const idOf = idIn('id');

const listFacts = ({ rows, total, isComplete }: Page<Values>): ListFacts => {
  const ids = rows.map(idOf);
  return {
    rows: rows.length,
    isComplete,
    ...(total === undefined ? {} : { total }),
    ...(ids.includes('') ? {} : { ids }),
  };
};

export const createEntry = (
  call: EndpointId,
  { input, value }: { readonly input: unknown; readonly value: unknown },
  at: string,
): Entry => {
  const asked = readInput(input);
  const isList = rowOf(call)?.output.shape === 'list' && isPage(value);
  const info = { call, input: asked.input, at, bytes: 0, packs: [], ...(isList ? { list: listFacts(value) } : {}) };
  return { key: keyOf(call, asked), call, info, asked, unstored: { value } };
};

/** An entry from its stored record; undefined for one of another version of the app. */
export const readEntry = (stored: unknown): Entry | undefined => {
  const parsed = AnswerInfo.safeParse(stored);
  if (!parsed.success || rowOf(parsed.data.call) === undefined) return undefined;
  const call = parsed.data.call as EndpointId;
  const asked = readInput(parsed.data.input);
  return { key: keyOf(call, asked), call, info: parsed.data, asked };
};

/** What a store knows of its answers. */
export const readEntries = async (store: Store): Promise<readonly Entry[]> => {
  const found: Entry[] = [];
  for await (const { value } of store.list('answer-info')) {
    const entry = readEntry(decodeJson(value));
    if (entry) found.push(entry);
  }
  return found;
};

/** Removes an answer. */
export const removal = ({ key }: Entry): readonly StoreChange[] => [
  { kind: 'answer', id: key, value: undefined },
  { kind: 'answer-info', id: key, value: undefined },
];

export interface CopyIndex {
  get(key: string): Entry | undefined;
  /** Adds an entry as the newest, in place of the one with the same key. */
  set(entry: Entry): void;
  /** Replaces an entry where it is, unless it is gone. */
  replace(old: Entry, entry: Entry): void;
  /** Whether this very entry is still there. */
  holds(entry: Entry): boolean;
  delete(entry: Entry): void;
  /** Puts stored entries before the ones that are there already, which are newer. */
  addStored(stored: readonly Entry[]): void;
  clear(): void;
  /** Oldest first. */
  all(): readonly Entry[];
  /** The entries to remove so that `bytes` more fit into `limit`, oldest first and none of a pack. */
  excess(bytes: number, limit: number): readonly Entry[];
  readonly size: number;
  readonly bytes: number;
}

export const createCopyIndex = (): CopyIndex => {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string): void => {
    bytes -= entries.get(key)?.info.bytes ?? 0;
    entries.delete(key);
  };
  const set = (entry: Entry): void => {
    remove(entry.key);
    entries.set(entry.key, entry);
    bytes += entry.info.bytes;
  };
  const holds = (entry: Entry): boolean => entries.get(entry.key) === entry;
  return {
    get: (key) => entries.get(key),
    set,
    holds,
    replace: (old, entry) => {
      if (!holds(old)) return;
      bytes += entry.info.bytes - old.info.bytes;
      entries.set(entry.key, entry);
    },
    delete: (entry) => {
      if (holds(entry)) remove(entry.key);
    },
    addStored: (stored) => {
      const newer = [...entries.values()];
      entries.clear();
      bytes = 0;
      for (const entry of stored.toSorted((one, other) => (one.info.at < other.info.at ? -1 : 1))) set(entry);
      for (const entry of newer) set(withPacks(entry, entries.get(entry.key)?.info.packs ?? []));
    },
    clear: () => {
      entries.clear();
      bytes = 0;
    },
    all: () => [...entries.values()],
    excess: (more, limit) => {
      const removed: Entry[] = [];
      let excess = bytes + more - limit;
      for (const entry of entries.values()) {
        if (excess <= 0) break;
        if (entry.info.packs.length > 0 || entry.unstored) continue;
        removed.push(entry);
        excess -= entry.info.bytes;
      }
      return removed;
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return bytes;
    },
  };
};

/** An entry that belongs to these packs too. */
export const withPacks = (entry: Entry, packs: readonly string[]): Entry => ({
  ...entry,
  info: { ...entry.info, packs: [...new Set([...entry.info.packs, ...packs])] },
});
