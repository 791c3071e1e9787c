/** A session in the keychain, one per server; and what the keychain would not let go of. */
import type { KeychainState } from '@contract/bridge';
import { parseStoredSession, type StoredSession, serializeSession } from './stored-session';
import type { Vault } from './vault';

/**
 * Servers whose session the keychain did not let go of (it was locked, say); kept over restarts, so that nobody comes back
 * into a session that was signed out of.
 */
export interface PendingRevocations {
  get(): readonly string[];
  set(servers: readonly string[]): void;
}

export interface SessionStore {
  /** How the keychain answered last. */
  readonly state: KeychainState;
  /** What was kept for a server; undefined for nothing, for anything unreadable, and for what was signed out of. */
  read(server: string): Promise<StoredSession | undefined>;
  /** Whether it is kept now. */
  write(server: string, stored: StoredSession): Promise<boolean>;
  clear(server: string): Promise<void>;
}

/** Nothing here rejects. */
export const createSessionStore = (vault: Vault, debts: PendingRevocations): SessionStore => {
  let state: KeychainState = 'ok';

  const owe = (server: string): void => debts.set([...debts.get().filter((one) => one !== server), server]);
  const settle = (server: string): void => {
    if (debts.get().includes(server)) debts.set(debts.get().filter((one) => one !== server));
  };
  const clear = async (server: string): Promise<void> => {
    // Noted first: an app that is killed while the keychain thinks has still signed out.
    owe(server);
    state = await vault.clear(server);
    if (state === 'ok') settle(server);
  };

  return {
    get state() {
      return state;
    },
    read: async (server) => {
      if (debts.get().includes(server)) {
        await clear(server);
        return undefined;
      }
      const kept = await vault.get(server);
      state = kept.state;
      if (kept.value === undefined) return undefined;
      const stored = parseStoredSession(kept.value);
      if (!stored) await clear(server);
      return stored;
    },
    write: async (server, stored) => {
      state = await vault.set(server, serializeSession(stored));
      if (state === 'ok') settle(server);
      return state === 'ok';
    },
    clear,
  };
};
