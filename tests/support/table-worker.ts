/** Starts the worker of tables from its source. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { typescript } from './node-typescript';

export const startTableWorker = (): Worker =>
  new Worker(resolve('main/files/table-worker.ts'), { execArgv: [...typescript] });
