/** Chromium sessions for writes, each lent out without an open connection: only a new one never sends a POST twice. */
import type { Session } from 'electron';
import { raceAbort } from '../core/async/deadline';
import { createQueue } from '../core/async/queue';
import { TransportError } from '../core/call/transport-error';
import type { NetworkSessions } from './sessions';

/** The most writes at the same time; more of them wait. */
const maxSessions = 8;

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
export const createSessionPool = (sessions: NetworkSessions): ((signal: AbortSignal) => Promise<LentSession>) => {
  const queue = createQueue({ concurrency: maxSessions });
  const free: string[] = [];
  let count = 0;
  /** Holds a slot of the queue until the session is released and its connections are closed. */
  const lend = async (signal: AbortSignal, { resolve, reject }: PromiseWithResolvers<LentSession>): Promise<void> => {
    const name = free.pop() ?? `change-${count++}`;
    const closing = sessions.named(name).then(async (lent) => {
      await lent.closeAllConnections();
      return lent;
    });
    try {
      const lent = await beforeSending(signal, closing);
      if (signal.aborted) throw new TransportError('cancelled', false);
      await new Promise<void>((release) => resolve({ session: lent, release }));
    } catch (error) {
      reject(error);
      await closing.catch(() => undefined);
    }
    free.push(name);
  };
  return (signal) => {
    const lent = Promise.withResolvers<LentSession>();
    queue
      .tryRun(() => lend(signal, lent), signal)
      .then((result) => result.ok || lent.reject(new TransportError('cancelled', false)), lent.reject);
    return lent.promise;
  };
};
