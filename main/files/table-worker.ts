/** Entry of the worker that reads and writes tables, which may take seconds and would block main. */
import { parentPort } from 'node:worker_threads';
import { FailureError } from '../core/call/failure-error';
import { createSheet, type SheetSetup } from '../core/export/excel/excel-sheet';
import { readTable } from '../core/table/read-table';

/** What a worker is asked, one at a time. */
export type TableTask =
  | { readonly task: 'open'; readonly setup: SheetSetup }
  | { readonly task: 'add'; readonly values: readonly (readonly unknown[])[] }
  | { readonly task: 'end' }
  | { readonly task: 'read'; readonly bytes: Uint8Array; readonly name: string };

let sheet: ReturnType<typeof createSheet> | undefined;

const run = async (asked: TableTask): Promise<unknown> => {
  switch (asked.task) {
    case 'open':
      sheet = createSheet(asked.setup);
      return undefined;
    case 'add':
      return sheet?.add(asked.values);
    case 'end':
      return sheet?.end();
    case 'read':
      return readTable(asked.bytes, asked.name);
  }
};

parentPort?.on('message', async (asked: TableTask) => {
  try {
    parentPort?.postMessage({ ok: true, value: await run(asked) });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    parentPort?.postMessage({ ok: false, failure: error.failure });
  }
});
