/** Chromium sessions for writes, each lent out without an open connection: only a new one never sends a POST twice. */
import { type Session, session } from 'electron';
import { raceAbort } from '../core/call/deadline';
import { TransportError } from '../core/call/transport-error';

/** The most writes at the same time; more of them wait. */
const maxSessions = 8;

/** A session without cookies and cache, separate from the window's. */
export const sessionNamed = (name: string): Session => session.fromPartition(`pitwall-${name}`, { cache: false });

export interface LentSession {
  readonly session: Session;
  release(): void;
}

/** Waits before anything is sent, so an abort means that nothing was. */
export const beforeSending = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  try {
    return await raceAbort(signal, work);
  } catch (error) {
    throw signal.aborted ? new TransportError('cancelled', false) : error;
  }
};

/** Returns a function that lends a session, or waits until one is released. */
export const createSessionPool = (): ((signal: AbortSignal) => Promise<LentSession>) => {
  const free = Array.from({ length: maxSessions }, (_, index) => `change-${index}`);
  const waiting = new Set<(name: string) => void>();
  const giveBack = (name: string): void => {
    const [next] = waiting;
    if (next) next(name);
    else free.push(name);
  };
  const nextFree = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      const take = (name: string): void => {
        waiting.delete(take);
        signal.removeEventListener('abort', onAbort);
        resolve(name);
      };
      const onAbort = (): void => {
        waiting.delete(take);
        reject(new TransportError('cancelled', false));
      };
      waiting.add(take);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  return async (signal) => {
    if (signal.aborted) throw new TransportError('cancelled', false);
    const name = free.pop() ?? (await nextFree(signal));
    const lent = sessionNamed(name);
    const closing = lent.closeAllConnections();
    let isLent = true;
    const release = (): void => {
      if (isLent) giveBack(name);
      isLent = false;
    };
    try {
      await beforeSending(signal, closing);
      if (signal.aborted) throw new TransportError('cancelled', false);
    } catch (error) {
      // Available again only once its connections are closed.
      closing.then(release, release);
      throw error;
    }
    return { session: lent, release };
  };
};
