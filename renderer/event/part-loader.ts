/**
 * Loads the seven parts of every racer: a few at a time, visible racers first, none twice. A part that is slow or fails
 * does not delay the others.
 */
import type { Page } from '@contract/endpoint';
import type { Result } from '@contract/failure';
import { cancelRead, read } from '../kit/bridge/use-call';
import { callOf, type PartName, type PartState, type Parts, partNames, pendingParts } from './readiness/part';

export type RecordId = string | number;

interface PartInput {
  readonly userId: RecordId;
  readonly eventId?: RecordId;
}

export interface LoadedParts {
  /** By visitor id. */
  readonly parts: ReadonlyMap<RecordId, Parts>;
  readonly done: number;
  readonly total: number;
}

export interface PartLoader {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => LoadedParts;
  /** Requests these racers in order, except those already requested. */
  readonly start: (ids: readonly RecordId[]) => void;
  /** Requests these racers before all others. */
  readonly prioritize: (ids: ReadonlySet<RecordId>) => void;
  /** Cancels running calls and clears the queue. */
  readonly stop: () => void;
}

interface PartCalls {
  readonly read: (part: PartName, input: PartInput) => Promise<Result<unknown>>;
  readonly cancel: (part: PartName, input: PartInput) => void;
}

/** Calls through the cache that the racer's page also uses. */
const bridgeCalls: PartCalls = {
  read: (part, input) => read(callOf[part], input),
  cancel: (part, input) => cancelRead(callOf[part], input),
};

/** Converts an answer; a page becomes the list of its rows. */
export const toPartState = (answer: Result<unknown>): PartState => {
  if (!answer.ok)
    return answer.failure.code === 'not-found' ? { state: 'none' } : { state: 'failed', failure: answer.failure };
  const value = answer.value;
  const isPage = typeof value === 'object' && value !== null && 'rows' in value && 'isComplete' in value;
  return { state: 'known', value: isPage ? (value as Page<unknown>).rows : value };
};

interface Task {
  readonly id: RecordId;
  readonly part: PartName;
}

const maxConcurrent = 6;
/** Minimum time between two updates of the screen, in milliseconds. */
const updateInterval = 60;

export const createPartLoader = (eventId: RecordId | undefined, partCalls: PartCalls = bridgeCalls): PartLoader => {
  const listeners = new Set<() => void>();
  let parts = new Map<RecordId, Parts>();
  let snapshot: LoadedParts = { parts, done: 0, total: 0 };
  let queue: Task[] = [];
  let preferred: ReadonlySet<RecordId> = new Set();
  const running = new Set<Task>();
  let done = 0;
  let total = 0;
  let generation = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = (): void => {
    timer = undefined;
    snapshot = { parts: new Map(parts), done, total };
    for (const listener of listeners) listener();
  };
  const schedulePublish = (): void => {
    timer ??= setTimeout(publish, updateInterval);
  };
  // Ids are text, as in the address of the racer's page, so that both use the same cached answer.
  const inputOf = (id: RecordId): PartInput => ({
    userId: String(id),
    ...(eventId === undefined ? {} : { eventId: String(eventId) }),
  });

  const takeTask = (): Task | undefined => {
    const first = queue.findIndex(({ id }) => preferred.has(id));
    return first < 0 ? queue.shift() : queue.splice(first, 1)[0];
  };
  const startTasks = (): void => {
    while (running.size < maxConcurrent) {
      const task = takeTask();
      if (!task) return;
      running.add(task);
      void run(task, generation);
    }
  };
  const run = async (task: Task, startedIn: number): Promise<void> => {
    const answer = await partCalls.read(task.part, inputOf(task.id));
    if (startedIn !== generation) return;
    running.delete(task);
    parts.set(task.id, { ...(parts.get(task.id) ?? pendingParts), [task.part]: toPartState(answer) });
    done += 1;
    schedulePublish();
    startTasks();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    start: (ids) => {
      for (const id of ids) {
        if (parts.has(id)) continue;
        parts.set(id, pendingParts);
        queue.push(...partNames.map((part) => ({ id, part })));
        total += partNames.length;
      }
      publish();
      startTasks();
    },
    prioritize: (ids) => {
      preferred = ids;
    },
    stop: () => {
      generation += 1;
      for (const { id, part } of running) partCalls.cancel(part, inputOf(id));
      running.clear();
      queue = [];
      parts = new Map();
      done = 0;
      total = 0;
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
