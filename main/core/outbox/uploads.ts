/** Files that wait to be uploaded: stored while the server can't be reached, and sent once. */
import { fail, type Result } from '@contract/failure';
import type { Clock, Random } from '../async/ports';
import type { ApiCalls, FileToKeep } from '../call/calls';
import { catchFailure } from '../call/failure-error';
import type { Store } from '../store/store';
import type { StoreOwner } from '../store/store-access';
import { createMultipart } from '../upload/multipart';
import type { Entries } from './entries';
import type { StoredEntry } from './entry';
import { openStored, removeChunks, storeChunks } from './file-chunks';

export interface UploadKeeperPorts {
  readonly owner: StoreOwner;
  readonly store: Store;
  readonly entries: Entries;
  readonly api: Pick<ApiCalls, 'upload'>;
  readonly clock: Clock;
  readonly random: Random;
}

export interface UploadKeeper {
  /** Stores a file that could not be sent. Returns `queued`, or why it could not be stored. */
  keep(file: FileToKeep): Promise<Result<never>>;
  /** Sends a stored file, once. */
  send(entry: StoredEntry, signal: AbortSignal): Promise<Result<unknown>>;
}

export const createUploadKeeper = ({ owner, store, entries, api, clock, random }: UploadKeeperPorts): UploadKeeper => ({
  keep: async ({ name, size, mime, request, chunks, failure }) => {
    const id = random.uuid();
    const entry: StoredEntry = {
      id,
      kind: 'upload',
      call: 'media.upload',
      input: request.folder === undefined ? {} : { folder: request.folder },
      state: 'queued',
      needsDecision: false,
      title: name,
      fields: [],
      createdAt: new Date(clock.now()).toISOString(),
      by: owner.personName,
      attempts: 0,
      failure,
      file: { name, bytes: size },
      mime,
      owner,
      order: entries.nextOrder(),
    };
    let isStored = false;
    try {
      const last = await storeChunks(store, id, chunks);
      const stored = last.ok ? await entries.store(entry, last.value) : last;
      isStored = stored.ok;
      return stored.ok ? fail('queued', 'queued') : stored;
    } finally {
      // Also if the file can't be read to its end.
      if (!isStored) await removeChunks(store, id, size);
    }
  },
  send: ({ id, input, file, mime = '' }, signal) =>
    catchFailure(async () => {
      if (!file) return fail('file', 'missing-file');
      const { folder } = input;
      const form = createMultipart(random, typeof folder === 'string' ? { folder } : {}, { name: file.name, mime });
      const stored = openStored(store, id, file.bytes);
      if (!(await stored.isComplete())) return fail('file', 'missing-file', { about: { name: file.name } });
      async function* body(): AsyncGenerator<Uint8Array, void> {
        yield form.head;
        yield* stored.chunks();
        yield form.tail;
      }
      return api.upload({
        id: 'media.upload',
        headers: { 'content-type': form.contentType },
        body: body(),
        file: { size: file.bytes, mime },
        length: form.head.length + file.bytes + form.tail.length,
        signal,
      });
    }),
});
