/** Pictures of packs, by their address. */
import { ok, type Result } from '@contract/failure';
import type { StoreChange } from '../store/store';
import type { StoreAccess } from '../store/store-access';
import type { Entry, PackRecord } from './pack-record';
import type { KeepPicture } from './run-pack';

/** Fetches a picture; undefined for an address that the app does not show as a picture. Never rejects. */
export type FetchPicture = (url: string, signal: AbortSignal) => Promise<Result<Uint8Array | undefined>>;

export interface PictureStore {
  /** Keeps what `fetchPicture` fetches. */
  keeper(fetchPicture: FetchPicture): KeepPicture;
  /** A kept picture's bytes; undefined also if they can't be read now. */
  read(url: string): Promise<Uint8Array | undefined>;
  /** Removes all pictures, also those that no pack names. Rejects with a `FailureError` while they can't be read. */
  erase(): Promise<Result<null>>;
}

type Entries = ReadonlyMap<string, Entry>;

const prefix = 'picture ';
export const pictureAddresses = (entries: Entries): readonly string[] =>
  [...entries.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

const removalOf = (id: string): StoreChange => ({ kind: 'picture', id, value: undefined });

/** Removes the pictures of a pack's entries that no other pack has. */
export const pictureRemoval = (entries: Entries, others: readonly PackRecord[]): readonly StoreChange[] => {
  const kept = new Set(others.flatMap((other) => pictureAddresses(other.entries)));
  return pictureAddresses(entries)
    .filter((url) => !kept.has(url))
    .map(removalOf);
};

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
  read: async (url) => (await stores.current())?.store.read('picture', url).catch(() => undefined),
  erase: async () => {
    const open = await stores.current();
    if (!open) return ok(null);
    const changes: StoreChange[] = [];
    for await (const { id } of open.store.list('picture')) changes.push(removalOf(id));
    return open.store.write(changes, { flush: true });
  },
});
