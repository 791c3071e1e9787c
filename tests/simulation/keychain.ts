/** The keychain of a laptop: locked, slow, or one whose service does not answer for a while. */
import type { Vault } from '../../main/core/session/vault';
import type { Power } from './power';

export type KeychainCondition = 'ok' | 'locked' | 'slow' | 'hanging';

const slowMs = 3_000;
/** The app gives a call so long. */
const limitMs = 5_000;

export const createKeychain = () => {
  const secrets = new Map<string, string>();
  let condition: KeychainCondition = 'ok';
  /** Resolves when the service answers again. */
  let answering = Promise.withResolvers<void>();
  /** A call waits for the service; the app makes no other meanwhile. */
  let isCalled = false;

  const open = ({ alive, after }: Power): Vault => {
    const ask = async <T>(work: () => T): Promise<T | 'locked' | 'unavailable'> => {
      if (condition === 'hanging') {
        if (isCalled) return 'unavailable';
        isCalled = true;
        // The system's service still has the call, and does it once it works again.
        void answering.promise.then(work);
        await after(limitMs);
        return 'unavailable';
      }
      if (condition === 'slow') await after(slowMs);
      return condition === 'locked' ? 'locked' : work();
    };
    const change = (work: () => unknown) =>
      alive(
        ask(() => {
          work();
          return 'ok' as const;
        }),
      );
    return {
      get: (name) =>
        alive(
          ask(() => ({ value: secrets.get(name) })).then((answer) => {
            if (typeof answer === 'string') return { state: answer };
            return answer.value === undefined ? { state: 'ok' } : { state: 'ok', value: answer.value };
          }),
        ),
      set: (name, value) => change(() => secrets.set(name, value)),
      clear: (name) => change(() => secrets.delete(name)),
      isHanging: () => condition === 'hanging',
      whenResponsive: () => alive(condition === 'hanging' ? answering.promise : Promise.resolve()),
    };
  };
  return {
    open,
    set: (next: KeychainCondition): void => {
      if (condition === 'hanging' && next !== 'hanging') {
        answering.resolve();
        answering = Promise.withResolvers();
        isCalled = false;
      }
      condition = next;
    },
    /** Whether it gives the key of a store. */
    givesKeys: (): boolean => condition === 'ok' || condition === 'slow',
    has: (name: string): boolean => secrets.has(name),
    /** A newer version of the app adds a field to each session. */
    updateApp: (): void => {
      for (const [name, value] of secrets) secrets.set(name, JSON.stringify({ ...JSON.parse(value), added: 1 }));
    },
  };
};
