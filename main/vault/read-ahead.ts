/** Reads a session from the keychain before the services ask for it, which load later. */
import type { Vault, VaultEntry } from '../core/session/vault';

export interface ReadAheadVault extends Vault {
  /**
   * Reads the session of a server; resolves to the id of its person, if it has one and is not locked. The entry is kept
   * for the first who asks for it, unless it changes before. Never rejects.
   */
  readAhead(server: string): Promise<string | undefined>;
}

/** The person of a stored session that is not locked; undefined for anything else. */
const personIn = ({ value }: VaultEntry): string | undefined => {
  try {
    const session = JSON.parse(value ?? '');
    const id: unknown = session?.person?.id;
    return typeof id === 'string' && session.isLocked !== true ? id : undefined;
  } catch {
    return undefined;
  }
};

export const createReadAhead = (vault: Vault): ReadAheadVault => {
  let ahead: { readonly name: string; readonly entry: Promise<VaultEntry> } | undefined;
  const take = (name: string): Promise<VaultEntry> | undefined => {
    if (ahead?.name !== name) return undefined;
    const { entry } = ahead;
    ahead = undefined;
    return entry;
  };
  return {
    ...vault,
    readAhead: async (server) => {
      const entry = vault.get(server);
      ahead = { name: server, entry };
      return personIn(await entry);
    },
    get: (name) => take(name) ?? vault.get(name),
    set: (name, value) => {
      void take(name);
      return vault.set(name, value);
    },
    clear: (name) => {
      void take(name);
      return vault.clear(name);
    },
  };
};
