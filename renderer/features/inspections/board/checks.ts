/**
 * Asks for the seven parts of every racer: a few at a time, what is looked at first, nothing twice. One part that is
 * slow or fails holds up no other.
 */
import type { Page } from '@contract/endpoint';
import type { Result } from '@contract/failure';
import { cancelRead, read } from '../../../kit/bridge/use-call';
import { callOf, nothingYet, type PartName, type PartState, type Parts, partNames } from '../readiness/part';

export type Key = string | number;

interface Asked {
  readonly userId: Key;
  readonly eventId?: Key;
}

export interface Checked {
  /** By visitor id. */
  readonly parts: ReadonlyMap<Key, Parts>;
  readonly done: number;
  readonly total: number;
}

export interface Checks {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => Checked;
  /** Asks for these, in their order; those known already are left as they are. */
  readonly start: (ids: readonly Key[]) => void;
  /** Puts these before all others. */
  readonly prefer: (ids: ReadonlySet<Key>) => void;
  /** Gives up what is under way and forgets what waits. */
  readonly stop: () => void;
}

interface Sources {
  readonly read: (part: PartName, input: Asked) => Promise<Result<unknown>>;
  readonly giveUp: (part: PartName, input: Asked) => void;
}

/** The product's own calls, through the cache that the racer's own page uses too. */
const calls: Sources = {
  read: (part, input) => read(callOf[part], input),
  giveUp: (part, input) => cancelRead(callOf[part], input),
};

/** A part's answer as what is known of it; pictures come as a list. */
export const stateOf = (answer: Result<unknown>): PartState => {
  if (!answer.ok)
    return answer.failure.code === 'not-found' ? { state: 'none' } : { state: 'failed', failure: answer.failure };
  const value = answer.value;
  const isPage = typeof value === 'object' && value !== null && 'rows' in value && 'whole' in value;
  return { state: 'known', value: isPage ? (value as Page<unknown>).rows : value };
};

interface Task {
  readonly id: Key;
  readonly part: PartName;
}

const atOnce = 6;
/** Screens are drawn again at most this often, in milliseconds. */
const beat = 60;

export const createChecks = (eventId: Key | undefined, sources: Sources = calls): Checks => {
  const listeners = new Set<() => void>();
  let parts = new Map<Key, Parts>();
  let shown: Checked = { parts, done: 0, total: 0 };
  let waiting: Task[] = [];
  let preferred: ReadonlySet<Key> = new Set();
  const underWay = new Set<Task>();
  let done = 0;
  let total = 0;
  let generation = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    timer = undefined;
    shown = { parts: new Map(parts), done, total };
    for (const listener of listeners) listener();
  };
  const changed = (): void => {
    timer ??= setTimeout(show, beat);
  };
  // Ids as text, as the address of the racer's own page has them: both share one answer.
  const inputOf = (id: Key): Asked => ({
    userId: String(id),
    ...(eventId === undefined ? {} : { eventId: String(eventId) }),
  });

  const take = (): Task | undefined => {
    const first = waiting.findIndex(({ id }) => preferred.has(id));
    return first < 0 ? waiting.shift() : waiting.splice(first, 1)[0];
  };
  const next = (): void => {
    while (underWay.size < atOnce) {
      const task = take();
      if (!task) return;
      underWay.add(task);
      void run(task, generation);
    }
  };
  const run = async (task: Task, of: number): Promise<void> => {
    const answer = await sources.read(task.part, inputOf(task.id));
    if (of !== generation) return;
    underWay.delete(task);
    parts.set(task.id, { ...(parts.get(task.id) ?? nothingYet), [task.part]: stateOf(answer) });
    done += 1;
    changed();
    next();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    start: (ids) => {
      for (const id of ids) {
        if (parts.has(id)) continue;
        parts.set(id, nothingYet);
        waiting.push(...partNames.map((part) => ({ id, part })));
        total += partNames.length;
      }
      show();
      next();
    },
    prefer: (ids) => {
      preferred = ids;
    },
    stop: () => {
      generation += 1;
      for (const { id, part } of underWay) sources.giveUp(part, inputOf(id));
      underWay.clear();
      waiting = [];
      parts = new Map();
      done = 0;
      total = 0;
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
