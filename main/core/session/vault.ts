/**
 * The vault port: where a session outlives the app. On the desktop it is the operating system's keychain; nothing is ever
 * written anywhere else (on Windows and Linux, any program of the same user can read the keychain too).
 */
import type { KeychainState } from '@contract/bridge';

export interface VaultEntry {
  readonly state: KeychainState;
  /** Absent if nothing readable is stored. */
  readonly value?: string;
}

/** Nothing here rejects. */
export interface Vault {
  /** Reads a value. An unreadable value is removed and counts as none. */
  get(name: string): Promise<VaultEntry>;
  /** Stores a value, replacing the old one completely; anything but `ok` means that it was not stored. */
  set(name: string, value: string): Promise<KeychainState>;
  /** Deletes a value; anything but `ok` means that it may still be there. */
  clear(name: string): Promise<KeychainState>;
  /** Whether a call hangs now. Its thread would delay an orderly exit by up to 50 s on Linux. */
  isHanging(): boolean;
  /** Resolves when no call hangs any more; at once if none does. */
  whenResponsive(): Promise<void>;
}

/** A vault that ends with the process. */
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
    isHanging: () => false,
    whenResponsive: async () => undefined,
  };
};
