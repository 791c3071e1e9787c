/** Writes chunks of text or bytes into an open file. */
import type { FileHandle } from 'node:fs/promises';
import { closeStream } from '../core/async/close-stream';
import { raceAbort } from '../core/async/deadline';
import { failureError } from '../core/call/failure-error';
import { syncWhileWritten } from './sync-file';

const bufferLength = 262_144;

/** Writes all bytes at the current position, also if the disk takes fewer at a time. */
export const writeAll = async (handle: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, from, bytes.length - from);
    if (bytesWritten === 0) throw failureError('file', 'file-failed');
    from += bytesWritten;
  }
};

/**
 * Collects text in one buffer while the disk writes the other one. Small chunks are encoded directly into the
 * buffer: encoding one long text takes twice as long, because a single "é" makes all of it two bytes wide.
 */
const bufferedWriter = (handle: FileHandle, onBytes?: (bytes: Uint8Array) => void) => {
  let [filling, other] = [Buffer.allocUnsafe(bufferLength), Buffer.allocUnsafe(bufferLength)];
  let used = 0;
  let bytes = 0;
  let writing = Promise.resolve();
  const sync = syncWhileWritten(handle);
  const send = async (data: Uint8Array): Promise<void> => {
    // Waiting for the disk also lets the window, other calls and a cancel proceed.
    await writing;
    bytes += data.length;
    onBytes?.(data);
    writing = writeAll(handle, data).then(() => sync.wrote(data.length));
    writing.catch(() => undefined); // seen by the next `await writing`
  };
  const flush = async (): Promise<void> => {
    await send(filling.subarray(0, used));
    [filling, other] = [other, filling];
    used = 0;
  };
  return {
    async add(text: string): Promise<void> {
      // Three bytes are the most that a UTF-16 unit takes.
      const maxBytes = text.length * 3;
      if (used + maxBytes > bufferLength && used > 0) await flush();
      if (maxBytes > bufferLength) await send(Buffer.from(text));
      else used += filling.write(text, used);
    },
    async addBytes(bytes: Uint8Array): Promise<void> {
      if (used > 0) await flush();
      await send(bytes);
    },
    /** Resolves with the number of bytes after all of them are written. */
    async end(): Promise<number> {
      if (used > 0) await flush();
      await writing;
      await sync.ended();
      return bytes;
    },
    /** Resolves when no write and no sync is in progress, successful or not. */
    settled: () => writing.then(sync.ended, sync.ended).catch(() => undefined),
  };
};

/** Writes chunks in sequence. The signal ends it even if the source hangs. `onBytes` receives the bytes as written. */
export const writeChunks = async (
  handle: FileHandle,
  chunks: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
  onBytes?: (bytes: Uint8Array) => void,
): Promise<number> => {
  const source = chunks[Symbol.asyncIterator]();
  const writer = bufferedWriter(handle, onBytes);
  try {
    for (;;) {
      const next = await raceAbort(signal, source.next());
      if (next.done) return await writer.end();
      signal.throwIfAborted();
      await (typeof next.value === 'string' ? writer.add(next.value) : writer.addBytes(next.value));
    }
  } finally {
    await writer.settled();
    closeStream(source);
  }
};
