/**
 * Exports from a server to a file once and prints time and memory: `export-client <call> <columns> <server> <path>`, with
 * the columns separated by commas, or `all`. Run by Electron as its main process and over Chromium, with the app's own
 * worker for long answers.
 */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job } from '@contract/bridge';
import type { EndpointId } from '@contract/table';
import { app } from 'electron';
import { createApiClient } from '../../main/core/api-client';
import { createMemoryVault } from '../../main/core/session/vault';
import { systemHost } from '../../main/desktop/system-ports';
import { createFiles } from '../../main/files/files';
import { createChromium } from '../../main/transport/chromium';
import { createLiveTransport } from '../../main/transport/live';
import { createProxySignIn } from '../../main/transport/proxy-sign-in';
import { createNetworkSessions } from '../../main/transport/sessions';
import { createWorkerParser } from '../../main/transport/worker-parser';
import { startTableWorker } from '../support/table-worker';
import { watchPeak } from './process-memory';

const [call = '', columns = '', server = '', path = ''] = process.argv.slice(-4);
const token = 'a-token-of-the-bench';

/** For what is never used here. */
const none = (): never => {
  throw new Error('not here');
};

const createClient = () =>
  createApiClient({
    ...systemHost,
    session: {
      target: () => ({ mode: 'live' as const, server }),
      token: () => token,
      generation: () => 1,
      expire: none,
      renewTokens: none,
      noteSuccess: none,
      secrets: () => [token],
    },
    live: {
      send: createLiveTransport(
        createChromium(createNetworkSessions(), createProxySignIn(createMemoryVault())).networks,
      ),
      upload: none,
    },
    demo: { send: none, upload: none },
    parse: createWorkerParser(() => new Worker(resolve('out/main/response-worker.js'))),
  });

const run = (api: ReturnType<typeof createClient>): Promise<Job> =>
  new Promise((done) => {
    const files = createFiles({
      startTableWorker,
      ...systemHost,
      notesOf: async () => new Map(),
      api,
      dialogs: { save: async () => ({ canceled: false, filePath: path }), open: none },
      folders: { get: () => ({}), set: () => undefined },
      start: { exports: path, uploads: path },
      emit: (event) => {
        if (event.type === 'job' && event.job.state !== 'waiting' && event.job.state !== 'running') done(event.job);
      },
      stores: { current: async () => undefined },
      showInFolder: none,
      openFile: none,
      print: none,
    });
    void files.exportCsv({
      title: 'Bookings',
      source: { call: call as EndpointId, input: {} },
      columns: columns === 'all' ? [] : columns.split(',').map((key) => ({ key, title: key })),
      separator: ',',
      forSpreadsheet: true,
    });
  });

const measure = async (): Promise<void> => {
  await app.whenReady();
  const api = createClient();
  // Starts Chromium's network, which is a process of its own.
  await api.call('booking.detail', { id: 1 }, new AbortController().signal);
  const peak = watchPeak();
  const from = performance.now();
  const { state, done: rows, file } = await run(api);
  const milliseconds = performance.now() - from;
  console.log(JSON.stringify({ state, rows, bytes: file?.bytes ?? 0, milliseconds, peak: peak() }));
};

const end = (error: unknown): void => {
  console.error(error);
  process.exit(1);
};
// Electron would show it in a dialog and wait.
process.on('uncaughtException', end);
measure().then(() => process.exit(0), end);
