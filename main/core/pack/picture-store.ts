/** Pictures of packs, by their address. */
import { ok, type Result } from '@contract/failure';
import type { StoreAccess } from '../store/store-access';
import type { PackRecord } from './pack-record';
import type { KeepPicture } from './run-pack';

/** Fetches a picture; undefined for an address that the app does not show as a picture. Never rejects. */
export type FetchPicture = (url: string, signal: AbortSignal) => Promise<Result<Uint8Array | undefined>>;

export interface PictureStore {
  /** Keeps what `fetchPicture` fetches. */
  keeper(fetchPicture: FetchPicture): KeepPicture;
  /** A kept picture's bytes. */
  read(url: string): Promise<Uint8Array | undefined>;
  /** Removes the pictures of a pack that no other has. */
  remove(record: PackRecord, others: Iterable<PackRecord>): Promise<void>;
}

const prefix = 'picture ';
const addressesOf = ({ entries }: PackRecord): readonly string[] =>
  [...entries.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

export const createPictureStore = (stores: StoreAccess): PictureStore => ({
  keeper: (fetchPicture) => async (url, signal) => {
    const fetched = await fetchPicture(url, signal);
    if (!fetched.ok) return fetched;
    if (fetched.value === undefined) return ok(undefined);
    const open = await stores.current();
    if (!open || signal.aborted) return { ok: false, failure: { kind: 'cancelled', code: 'cancelled' } };
    const written = await open.store.write([{ kind: 'picture', id: url, value: fetched.value }]);
    return written.ok ? ok(fetched.value.byteLength) : written;
  },
  read: async (url) => (await stores.current())?.store.read('picture', url),
  remove: async (record, others) => {
    const kept = new Set([...others].flatMap(addressesOf));
    const removed = addressesOf(record).filter((url) => !kept.has(url));
    const open = await stores.current();
    await open?.store.write(removed.map((id) => ({ kind: 'picture' as const, id, value: undefined })));
  },
});
