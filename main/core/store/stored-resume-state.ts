/** Where a person is and what they have not saved: encrypted in their store, so that both survive a crash, an update and the lock. */
import { session as rows } from '@contract/bridge/session';
import type { StoredResumeState } from '../session/resume-state';
import { decodeJson, encodeJson } from './store';
import type { StoreAccess } from './store-access';

const record = { kind: 'return', id: 'lock' } as const;

export const createStoredResumeState = (stores: Pick<StoreAccess, 'current'>): StoredResumeState => ({
  save: async (resumeState) => {
    const store = (await stores.current())?.store;
    const written = await store?.write([{ ...record, value: encodeJson(resumeState) }], { flush: true });
    if (!written?.ok) return 'failed';
    return store?.isDurable ? 'disk' : 'memory';
  },
  read: async () => {
    const store = (await stores.current())?.store;
    const parsed = rows.saveResumeState.input.safeParse(decodeJson(await store?.read(record.kind, record.id)));
    return parsed.success ? parsed.data : undefined;
  },
  forget: async () => {
    await (await stores.current())?.store.write([{ ...record, value: undefined }], { flush: true });
  },
});
