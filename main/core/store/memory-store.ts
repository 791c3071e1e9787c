/** A store that ends with the process: for the demo, and where there is no keychain for the key. */
import { fail, ok } from '@contract/failure';
import type { Store, StoreKind } from './store';

export const createMemoryStore = (): Store => {
  const records = new Map<StoreKind, Map<string, Uint8Array>>();
  let isClosed = false;
  return {
    isDurable: false,
    read: async (kind, id) => records.get(kind)?.get(id),
    write: async (changes) => {
      if (isClosed) return fail('file', 'file-failed');
      for (const { kind, id, value } of changes) {
        const ofKind = records.get(kind) ?? new Map<string, Uint8Array>();
        records.set(kind, ofKind);
        if (value === undefined) ofKind.delete(id);
        else ofKind.set(id, value);
      }
      return ok(null);
    },
    list: async function* (kind) {
      for (const [id, value] of records.get(kind) ?? []) yield { id, value };
    },
    close: async () => {
      isClosed = true;
      records.clear();
    },
  };
};
