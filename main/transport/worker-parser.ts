/** Reads small answers in main and large ones in a worker, so that no answer blocks the window. */
import type { Worker } from 'node:worker_threads';
import type { AnyRow } from '@contract/endpoint';
import { isRecord } from '@contract/json/record';
import { rowOf } from '@contract/table';
import { type ParsedResponse, parseResponse, type ResponseContext } from '../core/call/parse-response';
import { TransportError } from '../core/call/transport-error';
import type { ReadAnswerPiece, ReadJob, ReadNextPiece } from './response-worker';

export type ParseResponse = (
  id: string,
  row: AnyRow,
  bytes: Uint8Array,
  context: ResponseContext,
  signal: AbortSignal,
) => Promise<ParsedResponse>;

/** Main itself reads answers up to this many bytes, which takes a few milliseconds for any content. */
const smallAnswer = 512 * 1024;
/** How long an idle worker stays before it ends. */
const idle = 5_000;

export const parseInProcess: ParseResponse = async (_id, row, bytes, context) => parseResponse(row, bytes, context);

interface Job {
  readonly rows: unknown[];
  readonly done: (read: ParsedResponse) => void;
  readonly failed: (error: Error) => void;
}

/** Puts the rows that arrived earlier back into the answer. */
const whole = (read: ParsedResponse, rows: readonly unknown[]): ParsedResponse =>
  read.result.ok && isRecord(read.result.value) && Array.isArray(read.result.value.rows)
    ? { ...read, result: { ok: true, value: { ...read.result.value, rows } } }
    : read;

/** Bytes that can be handed over: themselves where nothing else lies in their buffer, which is empty afterwards. */
const ownBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
    ? new Uint8Array(buffer)
    : Uint8Array.from(bytes);
};

/** `spawn` starts the worker. The reader starts it when first needed and ends it after some idle time. */
export const createWorkerParser = (spawn: () => Worker): ParseResponse => {
  const jobs = new Map<number, Job>();
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;

  const lose = (lost: Worker): void => {
    if (worker !== lost) return;
    worker = undefined;
    for (const job of jobs.values()) job.failed(new TransportError('too-large', true));
    jobs.clear();
  };
  const take = (piece: ReadAnswerPiece): void => {
    const job = jobs.get(piece.job);
    if ('rows' in piece) {
      for (const row of piece.rows) job?.rows.push(row);
      setImmediate(() => worker?.postMessage({ next: piece.job } satisfies ReadNextPiece));
      return;
    }
    if (!job) return;
    jobs.delete(piece.job);
    job.done(whole(piece.read, job.rows));
    if (jobs.size > 0) return;
    timer = setTimeout(() => void worker?.terminate(), idle);
    timer.unref();
  };
  const awake = (): Worker => {
    clearTimeout(timer);
    if (worker) return worker;
    const started = spawn();
    started.unref();
    started.on('message', take);
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    worker = started;
    return started;
  };

  return (id, row, bytes, context, signal) => {
    if (bytes.byteLength <= smallAnswer || rowOf(id) !== row) return parseInProcess(id, row, bytes, context, signal);
    return new Promise((resolve, reject) => {
      const job = ++count;
      const leave = (): void => {
        jobs.delete(job);
        reject(new TransportError('cancelled', true));
      };
      const end =
        <V>(finish: (value: V) => void) =>
        (value: V): void => {
          signal.removeEventListener('abort', leave);
          finish(value);
        };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      jobs.set(job, { rows: [], done: end(resolve), failed: end(reject) });
      const own = ownBytes(bytes);
      const message: ReadJob = { job, id, bytes: own, context };
      awake().postMessage(message, [own.buffer]);
    });
  };
};
