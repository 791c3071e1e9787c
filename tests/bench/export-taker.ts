/**
 * Exports from a server to a file once and prints time and memory: `export-taker <call> <server> <path>`. Run by
 * Electron if there is one, as its main process and over Chromium, with the app's own worker for long answers.
 */
import { resolve as resolvePath } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job } from '@contract/bridge';
import type { EndpointId } from '@contract/table';
import { createApiClient } from '../../main/core/call/api-client';
import { createFiles } from '../../main/files/files';
import { createLiveTransport } from '../../main/transport/live';
import { createWorkerParser } from '../../main/transport/worker-parser';
import { networks } from './networks';
import { peakMemory } from './peak-memory';

const [call = '', server = '', path = ''] = process.argv.slice(-3);

const none = (): never => {
  throw new Error('not here');
};

const run = async (): Promise<Job> => {
  const live = createLiveTransport(await networks());
  const session = {
    target: () => ({ mode: 'live' as const, server }),
    token: () => 'a-token-of-the-bench',
    generation: () => 1,
    expire: none,
    renewTokens: none,
    noteSuccess: none,
    secrets: () => [],
  };
  return new Promise((resolve) => {
    const files = createFiles({
      notesOf: async () => new Map(),
      api: createApiClient({
        session,
        live: { send: live, upload: none },
        demo: { send: none, upload: none },
        parse: createWorkerParser(() => new Worker(resolvePath('out/main/response-worker.js'))),
      }),
      dialogs: { save: async () => ({ canceled: false, filePath: path }), open: none },
      folders: { get: () => ({}), set: () => undefined },
      start: { exports: path, uploads: path },
      emit: (event) => {
        if (event.type === 'job' && event.job.state !== 'waiting' && event.job.state !== 'running') resolve(event.job);
      },
      stores: { current: async () => undefined },
      showInFolder: none,
      openFile: none,
      print: none,
    });
    void files.exportCsv({
      title: 'Bookings',
      source: { call: call as EndpointId, input: {} },
      // A list's export names its columns; that of a server's file does not.
      columns: call === 'booking.list' ? ['id', 'bookingNumber', 'notes'].map((key) => ({ key, title: key })) : [],
      separator: ',',
      forSpreadsheet: true,
      keepZeros: false,
    });
  });
};

const from = performance.now();
run().then(
  ({ state, done: rowsDone, file }) => {
    const milliseconds = performance.now() - from;
    console.log(JSON.stringify({ state, rows: rowsDone, bytes: file?.bytes ?? 0, milliseconds, peak: peakMemory() }));
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
