/** Where a person is and what they have not saved: encrypted in their store, so that both survive a crash, an update and the lock. */
import type { ReturnTo } from '@contract/bridge';
import { session as rows } from '@contract/bridge/session';
import { decodeJson, encodeJson } from '../store/store';
import type { StoreAccess } from '../store/store-access';

export interface KeptReturn {
  /** `memory`: it does not survive a restart. */
  save(returnTo: ReturnTo): Promise<'disk' | 'memory' | 'failed'>;
  /** What the signed-in person saved last. */
  read(): Promise<ReturnTo | undefined>;
  /** For a person who signs out. */
  forget(): Promise<void>;
}

const record = { kind: 'return', id: 'lock' } as const;

export const createKeptReturn = (stores: Pick<StoreAccess, 'current'>): KeptReturn => ({
  save: async (returnTo) => {
    const store = (await stores.current())?.store;
    const written = await store?.write([{ ...record, value: encodeJson(returnTo) }], { flush: true });
    if (!written?.ok) return 'failed';
    return store?.isDurable ? 'disk' : 'memory';
  },
  read: async () => {
    const store = (await stores.current())?.store;
    const parsed = rows.saveReturnTo.input.safeParse(decodeJson(await store?.read(record.kind, record.id)));
    return parsed.success ? parsed.data : undefined;
  },
  forget: async () => {
    await (await stores.current())?.store.write([{ ...record, value: undefined }], { flush: true });
  },
});
