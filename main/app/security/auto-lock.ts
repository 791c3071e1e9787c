/** Locks the app when nobody uses the computer, and when its screen is locked. */
import type { PowerMonitor } from 'electron';

export interface AutoLockPorts {
  readonly monitor: Pick<PowerMonitor, 'getSystemIdleTime'> & {
    on(event: 'suspend' | 'lock-screen' | 'user-did-resign-active', listener: () => void): unknown;
  };
  /** Minutes without input after which to lock; 0 for never. */
  readonly minutes: () => number;
  /** Whether to lock with the screen, with sleep, and when another user's desktop is shown. */
  readonly locksWithScreen: () => boolean;
  readonly lock: () => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

export interface AutoLock {
  /** A person used the app. Some systems report no idle time, or a wrong one. */
  noteInput(): void;
  /** Locks if nobody used the computer for long enough. */
  check(): void;
  stop(): void;
}

const interval = 5_000;

export const startAutoLock = ({ monitor, minutes, locksWithScreen, lock, now }: AutoLockPorts): AutoLock => {
  let lastInput = now();
  const idleMilliseconds = (): number => Math.min(now() - lastInput, monitor.getSystemIdleTime() * 1_000);
  const check = (): void => {
    const limit = minutes() * 60_000;
    if (limit > 0 && idleMilliseconds() >= limit) lock();
  };
  const onScreen = (): void => {
    if (locksWithScreen()) lock();
  };
  for (const event of ['suspend', 'lock-screen', 'user-did-resign-active'] as const) monitor.on(event, onScreen);
  const timer = setInterval(check, interval);
  timer.unref();
  return {
    noteInput: () => {
      lastInput = now();
    },
    check,
    stop: () => clearInterval(timer),
  };
};
