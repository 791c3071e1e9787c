/** Parses small responses in main and large ones in a worker, so that none blocks the window. */
import type { Worker } from 'node:worker_threads';
import { isRecord } from '@contract/json/record';
import { rowOf } from '@contract/table';
import { type ParsedResponse, type ParseResponse, parseInProcess } from '../core/call/parse-response';
import { TransportError } from '../core/call/transport-error';
import type { NextPieceRequest, ParseJob, ResponsePiece } from './response-worker';

/** Up to this many bytes and names, parsing in main takes a few milliseconds. */
const maxInProcessBytes = 256 * 1024;
const maxInProcessNames = 300;
/** Milliseconds after which an idle worker ends. */
const idleTimeout = 5_000;

interface Job {
  readonly rows: unknown[];
  readonly done: (response: ParsedResponse) => void;
  readonly failed: (error: Error) => void;
}

/** Puts the rows that arrived earlier back into the response. */
const withRows = (read: ParsedResponse, rows: readonly unknown[]): ParsedResponse =>
  read.result.ok && isRecord(read.result.value) && Array.isArray(read.result.value.rows)
    ? { ...read, result: { ok: true, value: { ...read.result.value, rows } } }
    : read;

/** Bytes that can be transferred: themselves if they fill their buffer, which is empty afterwards, else a copy. */
const transferableBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
    ? new Uint8Array(buffer)
    : Uint8Array.from(bytes);
};

/** Each further name of a field makes records slower to read: a short text with a name a record takes seconds. */
const hasManyNames = (bytes: Uint8Array): boolean =>
  new Set(new TextDecoder('latin1').decode(bytes).match(/"[^"\\]*"\s*:/g)).size > maxInProcessNames;

/** `spawn` starts the worker: when it is first needed, and again after it ended from being idle. */
export const createWorkerParser = (spawn: () => Worker): ParseResponse => {
  const jobs = new Map<number, Job>();
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;

  const onExit = (lost: Worker): void => {
    if (worker !== lost) return;
    worker = undefined;
    for (const job of jobs.values()) job.failed(new TransportError('too-large', true));
    jobs.clear();
  };
  /** Nobody waits for what it does, and an answer that comes before it has ended gets another. */
  const endWorker = (): void => {
    void worker?.terminate();
    worker = undefined;
  };
  const onPiece = (piece: ResponsePiece): void => {
    const job = jobs.get(piece.job);
    if ('rows' in piece) {
      for (const row of piece.rows) job?.rows.push(row);
      setImmediate(() => worker?.postMessage({ next: piece.job } satisfies NextPieceRequest));
      return;
    }
    if (!job) return;
    jobs.delete(piece.job);
    job.done(withRows(piece.read, job.rows));
    if (jobs.size > 0) return;
    timer = setTimeout(endWorker, idleTimeout);
    timer.unref();
  };
  const startedWorker = (): Worker => {
    clearTimeout(timer);
    if (worker) return worker;
    const started = spawn();
    started.unref();
    started.on('message', onPiece);
    started.on('error', () => onExit(started));
    started.on('exit', () => onExit(started));
    worker = started;
    return started;
  };

  return (id, row, bytes, context, signal) => {
    const isShort = bytes.byteLength <= maxInProcessBytes && !hasManyNames(bytes);
    if (isShort || rowOf(id) !== row) return parseInProcess(id, row, bytes, context, signal);
    return new Promise((resolve, reject) => {
      const job = ++count;
      const onAbort = (): void => {
        jobs.delete(job);
        if (jobs.size === 0) endWorker();
        reject(new TransportError('cancelled', true));
      };
      const end =
        <V>(finish: (value: V) => void) =>
        (value: V): void => {
          signal.removeEventListener('abort', onAbort);
          finish(value);
        };
      if (signal.aborted) return onAbort();
      signal.addEventListener('abort', onAbort, { once: true });
      jobs.set(job, { rows: [], done: end(resolve), failed: end(reject) });
      const own = transferableBytes(bytes);
      const message: ParseJob = { job, id, bytes: own, context };
      startedWorker().postMessage(message, [own.buffer]);
    });
  };
};
