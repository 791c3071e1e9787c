/**
 * Reads a session and its store's key from the keychain while the page's process starts: the services that ask for them
 * load later, and would wait for the keychain twice.
 */
import type { Vault, VaultEntry } from '../core/session/vault';
import { keyName, ownerHash } from '../store/store-key';

export interface ReadAheadVault extends Vault {
  /**
   * Reads the session of a server and the key of its person's store; resolves to the name of the store's folder if there
   * are both. Each entry is kept for the first who asks for it, unless it changes before. Never rejects.
   */
  readAhead(server: string): Promise<string | undefined>;
}

/** The person of a stored session; undefined for anything else. */
const personIn = ({ value }: VaultEntry): string | undefined => {
  try {
    const id: unknown = JSON.parse(value ?? '')?.person?.id;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
};

export const createReadAhead = (vault: Vault): ReadAheadVault => {
  const entries = new Map<string, Promise<VaultEntry>>();
  const take = (name: string): Promise<VaultEntry> | undefined => {
    const entry = entries.get(name);
    entries.delete(name);
    return entry;
  };
  const read = (name: string): Promise<VaultEntry> => {
    const entry = vault.get(name);
    entries.set(name, entry);
    return entry;
  };
  return {
    ...vault,
    readAhead: async (server) => {
      const personId = personIn(await read(server));
      if (personId === undefined) return undefined;
      const hash = ownerHash({ mode: 'live', server, personId });
      return (await read(keyName(hash))).value === undefined ? undefined : hash;
    },
    get: (name) => take(name) ?? vault.get(name),
    set: (name, value) => {
      entries.delete(name);
      return vault.set(name, value);
    },
    clear: (name) => {
      entries.delete(name);
      return vault.clear(name);
    },
  };
};
