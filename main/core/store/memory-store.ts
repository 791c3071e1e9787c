/** A store that ends with the process: for the demo, and where there is no keychain for the key. */
import { fail, ok } from '@contract/failure';
import { failureError } from '../call/failure-error';
import type { Store, StoreKind } from './store';

export const createMemoryStore = (): Store => {
  const records = new Map<StoreKind, Map<string, Uint8Array>>();
  let isClosed = false;
  const requireOpen = (): void => {
    if (isClosed) throw failureError('file', 'file-failed');
  };
  return {
    isDurable: false,
    read: async (kind, id) => {
      requireOpen();
      return records.get(kind)?.get(id);
    },
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
      requireOpen();
      for (const [id, value] of records.get(kind) ?? []) {
        yield { id, value };
        requireOpen();
      }
    },
    close: async () => {
      isClosed = true;
      records.clear();
    },
  };
};
