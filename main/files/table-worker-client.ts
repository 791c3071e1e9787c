/** Has a worker read and write tables, so that the window stays alive. Each file has a worker of its own, which ends with it. */
import type { Worker } from 'node:worker_threads';
import type { TableFile } from '@contract/bridge';
import { ok, type Result } from '@contract/failure';
import { FailureError } from '../core/call/failure-error';
import type { OpenedSheet, OpenSheet } from '../core/export/excel/excel-file';
import { tableFailure } from '../core/table/table-failure';
import { codeOf } from '../desktop/disk';
import type { TableTask } from './table-worker';

const startTasks = (start: () => Worker) => {
  const worker = start();
  let waiting: { resolve(value: unknown): void; reject(error: Error): void } | undefined;
  let lost: Error | undefined;
  const onLost = (error: unknown): void => {
    lost ??= error instanceof Error ? error : new Error('The worker ended.');
    waiting?.reject(lost);
  };
  worker.on('error', onLost);
  worker.on('exit', () => onLost(undefined));
  worker.on('message', (answer: Result<unknown>) => {
    if (answer.ok) waiting?.resolve(answer.value);
    else waiting?.reject(new FailureError(answer.failure));
  });
  return {
    /** One task at a time. */
    run: (task: TableTask): Promise<unknown> =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        if (lost) reject(lost);
        else worker.postMessage(task);
      }),
    close: () => void worker.terminate(),
  };
};

/** Writes each Excel file in a worker of its own. */
export const createSheetOpener =
  (start: () => Worker): OpenSheet =>
  async (setup) => {
    const { run, close } = startTasks(start);
    await run({ task: 'open', setup });
    return {
      add: (values) => run({ task: 'add', values }) as ReturnType<OpenedSheet['add']>,
      end: () => run({ task: 'end' }) as ReturnType<OpenedSheet['end']>,
      close,
    };
  };

/** Reads a table in a worker of its own. Fails with what is wrong with the file. */
export const readTableInWorker = async (
  start: () => Worker,
  bytes: Uint8Array,
  name: string,
): Promise<Result<TableFile>> => {
  const { run, close } = startTasks(start);
  try {
    return ok((await run({ task: 'read', bytes, name })) as TableFile);
  } catch (error) {
    if (error instanceof FailureError) return { ok: false, failure: error.failure };
    // It needs more memory than the worker may have.
    if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return { ok: false, failure: tableFailure('large', name) };
    throw error;
  } finally {
    close();
  }
};
