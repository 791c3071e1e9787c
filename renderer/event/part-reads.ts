/** Reads parts through the cache that the racer's page also uses, at most twelve at a time for all panels together. */
import type { Result } from '@contract/failure';
import { cachedAnswer, cancelRead, read } from '../kit/bridge/use-call';
import { callOf, type PartName } from './readiness/part';

export type RecordId = string | number;

export interface PartInput {
  readonly userId: string;
  readonly eventId?: string;
}

export interface CachedPart {
  readonly result: Result<unknown>;
  readonly asOf: number;
  readonly isCurrent: boolean;
}

export interface PartReads {
  readonly cached: (part: PartName, input: PartInput) => CachedPart | undefined;
  readonly read: (part: PartName, input: PartInput) => Promise<Result<unknown>>;
  readonly cancel: (part: PartName, input: PartInput) => void;
}

/** How many loaders wait for the same read, because only the last one may cancel it. */
const waiting = new Map<string, number>();
const keyOf = (part: PartName, { userId, eventId }: PartInput): string => JSON.stringify([part, userId, eventId]);
const count = (key: string, change: number): void => {
  const now = (waiting.get(key) ?? 0) + change;
  if (now > 0) waiting.set(key, now);
  else waiting.delete(key);
};

export const partReads: PartReads = {
  cached: (part, input) => cachedAnswer(callOf[part], input),
  read: async (part, input) => {
    const key = keyOf(part, input);
    count(key, 1);
    const result = await read(callOf[part], input);
    count(key, -1);
    return result;
  },
  cancel: (part, input) => {
    if ((waiting.get(keyOf(part, input)) ?? 0) <= 1) cancelRead(callOf[part], input);
  },
};

export interface ReadTask {
  /** Whether it concerns what is on the screen. */
  readonly isPreferred: () => boolean;
  readonly run: () => Promise<unknown>;
}

export interface ReadQueue {
  readonly add: (tasks: readonly ReadTask[]) => void;
  /** Removes waiting tasks and frees the slots of running ones. */
  readonly remove: (tasks: ReadonlySet<ReadTask>) => void;
}

/** Runs tasks in order, preferred ones first. */
export const createReadQueue = (limit: number): ReadQueue => {
  let waitingTasks: ReadTask[] = [];
  const running = new Set<ReadTask>();
  const takeTask = (): ReadTask | undefined => {
    const first = waitingTasks.findIndex((task) => task.isPreferred());
    return waitingTasks.splice(Math.max(0, first), 1)[0];
  };
  const startTasks = (): void => {
    while (running.size < limit) {
      const task = takeTask();
      if (!task) return;
      running.add(task);
      void task.run().then(() => {
        if (running.delete(task)) startTasks();
      });
    }
  };
  return {
    add: (tasks) => {
      waitingTasks.push(...tasks);
      startTasks();
    },
    remove: (tasks) => {
      waitingTasks = waitingTasks.filter((task) => !tasks.has(task));
      for (const task of tasks) running.delete(task);
      startTasks();
    },
  };
};

/** More than main makes at a time (`inBulk`): the others start from there, without waiting for this page. */
export const sharedQueue = createReadQueue(12);
