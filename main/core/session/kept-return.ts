/** Where a person was when the app was locked: encrypted in their store, so that it survives a restart. */
import type { ReturnTo } from '@contract/bridge';
import { session as rows } from '@contract/bridge/session';
import { decodeJson, encodeJson } from '../store/store';
import type { StoreAccess } from '../store/store-access';

export interface KeptReturn {
  /** False if it could not be stored. */
  save(returnTo: ReturnTo): Promise<boolean>;
  /** Returns the location of the signed-in person once. */
  take(): Promise<ReturnTo | undefined>;
}

const record = { kind: 'return', id: 'lock' } as const;

export const createKeptReturn = (stores: Pick<StoreAccess, 'current'>): KeptReturn => ({
  save: async (returnTo) => {
    const store = (await stores.current())?.store;
    const written = await store?.write([{ ...record, value: encodeJson(returnTo) }], { flush: true });
    return written?.ok ?? false;
  },
  take: async () => {
    const store = (await stores.current())?.store;
    const stored = await store?.read(record.kind, record.id);
    if (!store || !stored) return undefined;
    await store.write([{ ...record, value: undefined }], { flush: true });
    const parsed = rows.saveReturnTo.input.safeParse(decodeJson(stored));
    return parsed.success ? parsed.data : undefined;
  },
});
