/** Time that passes only when it is told to, and chance that a seed repeats. */
import type { Clock, Random } from '../../main/core/async/ports';

interface Timer {
  readonly atMs: number;
  readonly isAlive: () => boolean;
  readonly work: () => void;
}

/** Work that goes on without an end would keep time from passing. */
const maxTimersAtOnce = 20_000;

/** Lets everything run that waits for nothing but other code. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export interface VirtualTime {
  /** A clock whose timers end with their process. */
  clockOf(isAlive?: () => boolean): Clock;
  /** Lets time pass, and everything happen that is due in it. */
  pass(ms: number): Promise<void>;
  /** Nothing runs for a while, as in a laptop whose lid is closed. */
  sleep(ms: number): void;
  /** A person sets the clock, forward or back. */
  setClock(byMs: number): void;
  readonly now: number;
  /** Milliseconds that have passed, whatever the clock shows. */
  readonly passedMs: number;
  /** The latest that the clock can have shown, then or since, for something that happened at a moment. */
  latestAt(passedMs: number): number;
}

export const createTime = (startMs: number): VirtualTime => {
  let passedMs = 0;
  let offsetMs = startMs;
  /** What the clock was ahead of the passed milliseconds, and until when. */
  const earlier: { readonly offsetMs: number; readonly untilMs: number }[] = [];
  let timers: Timer[] = [];
  const now = (): number => offsetMs + passedMs;

  const clockOf = (isAlive: () => boolean = () => true): Clock => ({
    now,
    monotonicMs: () => passedMs,
    startTimer: (work, delayMs) => {
      const timer: Timer = { atMs: passedMs + Math.max(0, delayMs), isAlive, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  /** The earliest timer until then; of two at the same time, the older one. */
  const takeDue = (untilMs: number): Timer | undefined => {
    timers = timers.filter(({ isAlive }) => isAlive());
    let due: Timer | undefined;
    for (const timer of timers) if (timer.atMs <= untilMs && (!due || timer.atMs < due.atMs)) due = timer;
    if (due) timers.splice(timers.indexOf(due), 1);
    return due;
  };
  return {
    clockOf,
    pass: async (ms) => {
      const untilMs = passedMs + ms;
      for (let count = 0; ; count += 1) {
        await settle();
        const due = takeDue(untilMs);
        if (!due) break;
        if (count > maxTimersAtOnce) throw new Error('Timers start each other without an end.');
        passedMs = Math.max(passedMs, due.atMs);
        due.work();
      }
      passedMs = Math.max(passedMs, untilMs);
    },
    sleep: (ms) => {
      passedMs += ms;
    },
    setClock: (byMs) => {
      earlier.push({ offsetMs, untilMs: passedMs });
      offsetMs += byMs;
    },
    get now() {
      return now();
    },
    get passedMs() {
      return passedMs;
    },
    latestAt: (atMs) => {
      const offsets = earlier.flatMap((one) => (one.untilMs >= atMs ? [one.offsetMs] : []));
      return atMs + Math.max(offsetMs, ...offsets);
    },
  };
};

/** Numbers of a seed (Mulberry32), as the core asks for them. */
export const createChance = (seed: number): Random => {
  let state = seed >>> 0;
  const number = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => Math.floor(number() * 16).toString(16)).join('');
  return {
    number,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    bytes: (length) => Uint8Array.from({ length }, () => Math.floor(number() * 256)),
  };
};
