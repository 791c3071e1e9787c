/** Starts the worker of tables from its source. */
import { Worker } from 'node:worker_threads';
import { typescript } from './node-typescript';

const file = new URL('../../main/files/table-worker.ts', import.meta.url);

export const startTableWorker = (): Worker => new Worker(file, { execArgv: [...typescript] });
