/** Stores one session per server in the keychain, and remembers which ones could not be deleted. */
import type { KeychainState } from '@contract/bridge';
import { parseStoredSession, type StoredSession, serializeSession } from './stored-session';
import type { ActiveSession, TokenStore } from './token-store';
import type { Vault } from './vault';

/**
 * Servers whose session the keychain could not delete, because it was locked, for example. Remembered over restarts, so
 * that nobody returns to a session that was signed out of.
 */
export interface PendingRevocations {
  get(): readonly string[];
  set(servers: readonly string[]): void;
}

export interface SessionStore {
  /** The keychain's last answer. */
  readonly state: KeychainState;
  /** The stored session of a server; undefined if there is none, or it is unreadable or was signed out of. */
  read(server: string): Promise<StoredSession | undefined>;
  /** Stores the current session. The session goes on if that fails. */
  save(): Promise<void>;
  /** Deletes the session of a server. */
  remove(session: Pick<ActiveSession, 'target'>): Promise<void>;
}

/** Never rejects. The demo's session is not stored. */
export const createSessionStore = (
  vault: Vault,
  pending: PendingRevocations,
  tokens: Pick<TokenStore, 'current' | 'update' | 'port'>,
  isLocked: () => boolean = () => false,
): SessionStore => {
  let state: KeychainState = 'ok';

  const addPending = (server: string): void => pending.set([...pending.get().filter((one) => one !== server), server]);
  const removePending = (server: string): void => {
    if (pending.get().includes(server)) pending.set(pending.get().filter((one) => one !== server));
  };
  const write = async (server: string, session: StoredSession): Promise<boolean> => {
    state = await vault.set(server, serializeSession(session));
    if (state === 'ok') removePending(server);
    return state === 'ok';
  };
  const clear = async (server: string): Promise<void> => {
    // Noted first: an app that is killed while the keychain is busy has still signed out.
    addPending(server);
    state = await vault.clear(server);
    if (state === 'ok') removePending(server);
  };

  return {
    get state() {
      return state;
    },
    read: async (server) => {
      if (pending.get().includes(server)) {
        await clear(server);
        return undefined;
      }
      const entry = await vault.get(server);
      state = entry.state;
      if (entry.value === undefined) return undefined;
      const stored = parseStoredSession(entry.value);
      if (!stored) await clear(server);
      return stored;
    },
    save: async () => {
      const session = tokens.current();
      if (!session || session.target.mode === 'demo') return;
      const generation = tokens.port.generation();
      const { isLocked: _, ...open } = session;
      const isStored = await write(session.target.server, isLocked() ? { ...open, isLocked: true } : open);
      if (tokens.port.generation() === generation) tokens.update({ isStored });
      // Signed out in the meantime: what was written late must not stay.
      else if (!tokens.current() && !isLocked()) await clear(session.target.server);
    },
    remove: async ({ target }) => {
      if (target.mode === 'live') await clear(target.server);
    },
  };
};
