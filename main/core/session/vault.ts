/**
 * Where a session outlives the app: the operating system's keychain, or this process's memory.
 * Nothing is ever written anywhere else (on Windows and Linux, any program of the same person can read the keychain too).
 */
import type { KeychainState } from '@contract/bridge';

/** What a look into the keychain found. `value` is there only where something readable was kept. */
export interface VaultEntry {
  readonly state: KeychainState;
  readonly value?: string;
}

export interface Vault {
  /** Reads what was kept under a name. An unreadable value is removed and counts as nothing kept. Never rejects. */
  get(name: string): Promise<VaultEntry>;
  /** Keeps a value, replacing the old one whole; anything but `ok` means that it was not kept. Never rejects. */
  set(name: string, value: string): Promise<KeychainState>;
  /** Forgets a value; anything but `ok` means that it may still be there. Never rejects. */
  clear(name: string): Promise<KeychainState>;
  /** Finds out how the keychain answers by writing, reading and removing a test entry. Never rejects. */
  probe(): Promise<KeychainState>;
  /**
   * Whether a call hangs now. An orderly exit waits for its thread, 50 s on Linux, and the next start finds this one still
   * there: so the app then ends itself hard, as its last act.
   */
  isHanging(): boolean;
  /** Resolves when no call hangs any more; at once where none does. */
  whenResponsive(): Promise<void>;
}

/** The keychain's twin for the demo and for tests: ends with the process. */
export const createMemoryVault = (): Vault => {
  const values = new Map<string, string>();
  return {
    get: async (name) => {
      const value = values.get(name);
      return value === undefined ? { state: 'ok' } : { state: 'ok', value };
    },
    set: async (name, value) => {
      values.set(name, value);
      return 'ok';
    },
    clear: async (name) => {
      values.delete(name);
      return 'ok';
    },
    probe: async () => 'ok',
    isHanging: () => false,
    whenResponsive: async () => undefined,
  };
};
