/** Where a person is and what they have not saved: encrypted in their store, so that both survive a crash, an update and the lock. */
import { session as rows } from '@contract/bridge/session';
import { firstWindow, type StoredResumeState } from '../session/resume-state';
import { decodeJson, encodeJson } from './store';
import type { StoreAccess } from './store-access';

const recordOf = (window: string) => ({ kind: 'return', id: window === firstWindow ? 'lock' : window }) as const;

export const createStoredResumeState = (stores: Pick<StoreAccess, 'current'>): StoredResumeState => ({
  save: async (window, resumeState) => {
    const store = (await stores.current())?.store;
    const written = await store?.write([{ ...recordOf(window), value: encodeJson(resumeState) }], { flush: true });
    if (!written?.ok) return 'failed';
    return store?.isDurable ? 'disk' : 'memory';
  },
  read: async (window) => {
    const { kind, id } = recordOf(window);
    const store = (await stores.current())?.store;
    const parsed = rows.saveResumeState.input.safeParse(decodeJson(await store?.read(kind, id)));
    return parsed.success ? parsed.data : undefined;
  },
  forget: async (windows) => {
    const removed = windows.map((window) => ({ ...recordOf(window), value: undefined }));
    await (await stores.current())?.store.write(removed, { flush: true });
  },
});
