/**
 * Loads parts of an event's racers: a few at a time, racers on the screen first, none twice. Parts that are already in
 * the cache are shown without asking again, unless they are too old. A part that is slow or fails does not delay the others.
 */
import type { Page } from '@contract/endpoint';
import type { CopyNote, Result } from '@contract/failure';
import { copyTime, oldestCopy } from '../kit/bridge/copies';
import {
  type PartInput,
  type PartReads,
  partReads,
  type ReadQueue,
  type ReadTask,
  type RecordId,
  sharedQueue,
} from './part-reads';
import { type PartName, type PartState, type Parts, partNames, pendingParts, toAnsweredPart } from './readiness/part';

export type { RecordId } from './part-reads';

export interface LoadedParts {
  /** By visitor id as text. */
  readonly parts: ReadonlyMap<string, Parts>;
  readonly done: number;
  readonly total: number;
  /** Parts whose last read failed; an older value is still shown. */
  readonly failed: number;
  /** When the server sent the oldest of them. */
  readonly asOf: number | undefined;
  /** The oldest of those that are from the copy on this computer. */
  readonly copy: CopyNote | undefined;
}

export interface PartLoader {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => LoadedParts;
  /** Requests these racers in order, except those already requested. */
  readonly start: (ids: readonly RecordId[]) => void;
  /** Requests these racers before all others. */
  readonly prioritize: (ids: readonly RecordId[]) => void;
  /** Reads all parts again, or only those that failed, or also copies; shown values stay until newer ones arrive. */
  readonly reload: (only?: 'failed' | 'copies') => void;
  /** Cancels running calls and clears the queue. */
  readonly stop: () => void;
}

interface LoaderOptions {
  /** The parts to load; all by default. */
  readonly names?: readonly PartName[];
  readonly reads?: PartReads;
  readonly queue?: ReadQueue;
  /** Racers of the first snapshot, with what the cache has of them. `start` requests the rest. */
  readonly ids?: readonly RecordId[];
  /** Milliseconds after which a part in the cache is read again; never by default. */
  readonly maxAge?: number;
}

/** Converts an answer; a page becomes the list of its rows. */
export const toPartState = (answer: Result<unknown>): PartState => {
  if (!answer.ok)
    return answer.failure.code === 'not-found' ? { state: 'none' } : { state: 'failed', failure: answer.failure };
  const value = answer.value;
  const isPage = typeof value === 'object' && value !== null && 'rows' in value && 'isComplete' in value;
  return toAnsweredPart(isPage ? (value as Page<unknown>).rows : value);
};

const copyIn = (answer: Result<unknown>): CopyNote | undefined => (answer.ok ? answer.copy : undefined);

interface Slot {
  readonly id: string;
  readonly part: PartName;
  asOf: number | undefined;
  copy: CopyNote | undefined;
  hasFailed: boolean;
}

interface SlotTask extends ReadTask {
  readonly slot: Slot;
  isRunning: boolean;
}

/**
 * Milliseconds until the screen shows an answer: soon for racers on it, later for the counts of the others. The last one for
 * racers on the screen is shown at once.
 */
const seenDelay = 100;
const unseenDelay = 300;

export const createPartLoader = (
  eventId: RecordId | undefined,
  {
    names = partNames,
    reads = partReads,
    queue = sharedQueue,
    ids: firstIds = [],
    maxAge = Infinity,
  }: LoaderOptions = {},
): PartLoader => {
  const listeners = new Set<() => void>();
  let parts = new Map<string, Parts>();
  let slots: Slot[] = [];
  let preferred: ReadonlySet<string> = new Set();
  /** What is not requested yet, by racer. */
  const unrequested = new Map<string, readonly Slot[]>();
  const tasks = new Set<SlotTask>();
  let total = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTimerSoon = false;

  const waiting = (): readonly Slot[] => [...[...tasks].map(({ slot }) => slot), ...[...unrequested.values()].flat()];
  const toSnapshot = (): LoadedParts => {
    let asOf: number | undefined;
    let failed = 0;
    for (const slot of slots) {
      if (slot.asOf !== undefined && (asOf === undefined || slot.asOf < asOf)) asOf = slot.asOf;
      if (slot.hasFailed) failed += 1;
    }
    const copy = oldestCopy(slots.map((slot) => slot.copy));
    return { parts: new Map(parts), done: total - waiting().length, total, failed, asOf, copy };
  };
  const publish = (): void => {
    clearTimeout(timer);
    timer = undefined;
    snapshot = toSnapshot();
    for (const listener of listeners) listener();
  };
  const publishSoon = (isSeen: boolean): void => {
    if (timer !== undefined && (isTimerSoon || !isSeen)) return;
    clearTimeout(timer);
    isTimerSoon = isSeen;
    timer = setTimeout(publish, isSeen ? seenDelay : unseenDelay);
  };
  // Ids are text, as in the address of the racer's page, so that both use the same cached answer.
  const inputOf = (userId: string): PartInput => ({
    userId,
    ...(eventId === undefined ? {} : { eventId: String(eventId) }),
  });

  const setPart = ({ id, part }: Slot, state: PartState): void => {
    parts.set(id, { ...(parts.get(id) ?? pendingParts), [part]: state });
  };
  const accept = (slot: Slot, answer: Result<unknown>): void => {
    const state = toPartState(answer);
    slot.hasFailed = state.state === 'failed';
    if (!slot.hasFailed) {
      slot.copy = copyIn(answer);
      slot.asOf = slot.copy ? copyTime(slot.copy) : Date.now();
    }
    // An older value says more than a failed refresh.
    if (!slot.hasFailed || slot.asOf === undefined) setPart(slot, state);
  };
  const hasPreferredTask = (): boolean => {
    for (const task of tasks) if (task.isPreferred()) return true;
    return false;
  };
  const toTask = (slot: Slot): SlotTask => {
    const task: SlotTask = {
      slot,
      isRunning: false,
      isPreferred: () => preferred.has(slot.id),
      run: async () => {
        task.isRunning = true;
        const read = () => reads.read(slot.part, inputOf(slot.id));
        let answer = await read();
        // Another screen that showed the same part was closed.
        if (!answer.ok && answer.failure.code === 'cancelled' && tasks.has(task)) answer = await read();
        if (!tasks.delete(task)) return;
        accept(slot, answer);
        if (task.isPreferred() && !hasPreferredTask()) publish();
        else publishSoon(task.isPreferred() || tasks.size === 0);
      },
    };
    return task;
  };
  const request = (requested: readonly Slot[]): void => {
    const added = requested.map(toTask);
    for (const task of added) tasks.add(task);
    queue.add(added);
  };
  const cancel = (): void => {
    const cancelled = new Set<ReadTask>(tasks);
    for (const { slot, isRunning } of tasks) if (isRunning) reads.cancel(slot.part, inputOf(slot.id));
    tasks.clear();
    unrequested.clear();
    queue.remove(cancelled);
    clearTimeout(timer);
    timer = undefined;
  };
  /** Adds racers that are not known yet, with what the cache has of them. Returns whether there were any. */
  const add = (ids: readonly RecordId[]): boolean => {
    const added = [...new Set(ids.map(String))].filter((id) => !parts.has(id));
    for (const id of added) {
      const missing: Slot[] = [];
      parts.set(id, pendingParts);
      for (const part of names) {
        const cached = reads.cached(part, inputOf(id));
        const copy = cached && copyIn(cached.result);
        const slot: Slot = { id, part, asOf: cached?.asOf, copy, hasFailed: false };
        if (cached) setPart(slot, toPartState(cached.result));
        if (!cached?.isCurrent || Date.now() - cached.asOf > maxAge) missing.push(slot);
        slots.push(slot);
      }
      unrequested.set(id, missing);
    }
    total += added.length * names.length;
    return added.length > 0;
  };
  const start = (ids: readonly RecordId[]): void => {
    const isNew = add(ids);
    const requested = ids.flatMap((id) => {
      const missing = unrequested.get(String(id)) ?? [];
      unrequested.delete(String(id));
      return missing;
    });
    request(requested);
    if (isNew) publish();
  };
  add(firstIds);
  let snapshot = toSnapshot();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    start,
    prioritize: (ids) => {
      preferred = new Set(ids.map(String));
      start(ids);
    },
    reload: (only) => {
      if (!only) cancel();
      const later = new Set(waiting());
      const isChosen = ({ hasFailed, copy }: Slot): boolean => !only || hasFailed || (only === 'copies' && !!copy);
      const chosen = slots.filter((slot) => !later.has(slot) && isChosen(slot));
      total = (later.size > 0 ? total : 0) + chosen.length;
      request(chosen);
      publish();
    },
    stop: () => {
      cancel();
      parts = new Map();
      slots = [];
      total = 0;
    },
  };
};
