/** The bytes of a file that waits to be uploaded, in records of one MiB. */
import { ok, type Result } from '@contract/failure';
import type { Store, StoreChange } from '../store/store';

const chunkSize = 1024 * 1024;

const chunkId = (entry: string, index: number): string => `${entry}/${String(index).padStart(6, '0')}`;

/** The ids of the records that a file of this size takes. */
export const chunkIdsOf = (entry: string, bytes: number): readonly string[] =>
  Array.from({ length: Math.ceil(bytes / chunkSize) }, (_, index) => chunkId(entry, index));

/** Whether a record of kind `file` is a chunk of an entry that `matches`. */
export const isChunkOf = (id: string, matches: (entry: string) => boolean): boolean => {
  const [entry = '', index] = id.split('/');
  return index !== undefined && /^\d{6}$/.test(index) && matches(entry);
};

/** Stores all chunks but the last, which is returned to be stored together with its entry. */
export const storeChunks = async (
  store: Store,
  entry: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Result<readonly StoreChange[]>> => {
  const buffer = new Uint8Array(chunkSize);
  let filled = 0;
  let index = 0;
  const take = (): StoreChange => {
    const change: StoreChange = { kind: 'file', id: chunkId(entry, index), value: buffer.slice(0, filled) };
    index += 1;
    filled = 0;
    return change;
  };
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      if (filled === chunkSize) {
        const written = await store.write([take()]);
        if (!written.ok) return written;
      }
      const part = chunk.subarray(from, from + chunkSize - filled);
      buffer.set(part, filled);
      filled += part.length;
      from += part.length;
    }
  }
  return ok(filled > 0 ? [take()] : []);
};

/** Removes the chunks of a file that could not be stored completely. */
export const removeChunks = async (store: Store, entry: string, bytes: number): Promise<void> => {
  await store.write(chunkIdsOf(entry, bytes).map((id) => ({ kind: 'file', id, value: undefined })));
};

/** A stored file. */
export interface StoredFile {
  /** Whether all of its bytes are there. */
  isComplete(): Promise<boolean>;
  /** Throws if a part is missing. */
  chunks(): AsyncGenerator<Uint8Array, void>;
}

export const openStored = (store: Store, entry: string, bytes: number): StoredFile => {
  const ids = chunkIdsOf(entry, bytes);
  return {
    isComplete: async () => {
      let found = 0;
      for (const id of ids) found += (await store.read('file', id))?.length ?? 0;
      return found === bytes;
    },
    chunks: async function* () {
      for (const id of ids) {
        const chunk = await store.read('file', id);
        if (!chunk) throw new Error('A part of the stored file is missing.');
        yield chunk;
      }
    },
  };
};
