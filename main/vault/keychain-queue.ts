/**
 * Runs keychain calls one at a time, each with a limit. A secret service that hangs blocks a call for 50 s, and
 * four such calls block all of libuv's threads, which files and DNS use too. While one hangs, no other is started.
 */
import { createQueue } from '../core/async/queue';

/** The call took longer than its limit, or an earlier one still hangs. */
export class KeychainTimeout extends Error {
  override readonly name = 'KeychainTimeout';
}

/** Runs a task after the previous ones; each of its native calls goes through `withTimeout`. */
export interface KeychainQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Starts one native call; rejects with `KeychainTimeout` after the limit, though the call itself cannot be stopped. */
  withTimeout<T>(call: () => Promise<T>): Promise<T>;
  /** Whether a native call is past its limit and still blocks its thread. */
  isHanging(): boolean;
  /** Resolves when no call hangs any more; at once if none does. */
  whenResponsive(): Promise<void>;
}

/** `limit` in milliseconds. */
export const createKeychainQueue = (limit: number): KeychainQueue => {
  const queue = createQueue({ concurrency: 1 });
  let hanging = false;
  let waiting: (() => void)[] = [];
  return {
    isHanging: () => hanging,
    whenResponsive: () => (hanging ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    run: (work) => queue.run(work),
    withTimeout: <T>(call: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (hanging) {
          reject(new KeychainTimeout());
          return;
        }
        const timer = setTimeout(() => {
          hanging = true;
          reject(new KeychainTimeout());
        }, limit);
        const onSettled = (): void => {
          clearTimeout(timer);
          hanging = false;
          for (const resolveWaiting of waiting) resolveWaiting();
          waiting = [];
        };
        // In a promise, so that a call that throws synchronously rejects like any other.
        Promise.resolve()
          .then(call)
          .then(
            (value) => {
              onSettled();
              resolve(value);
            },
            (error: unknown) => {
              onSettled();
              reject(error);
            },
          );
      }),
  };
};
