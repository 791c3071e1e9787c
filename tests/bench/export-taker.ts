/**
 * Exports from a server to a file once and prints time and memory: `export-taker <call> <columns> <server> <path>`, with
 * the columns separated by commas, or `all`. Run by Electron if there is one, as its main process and over Chromium, with
 * the app's own worker for long answers.
 */
import type { Job } from '@contract/bridge';
import type { EndpointId } from '@contract/table';
import { createFiles } from '../../main/files/files';
import { createLiveApi, none } from './live-api';
import { printMeasured } from './measured-program';
import { peakMemory, watchGrowth } from './peak-memory';

const [call = '', columns = '', server = '', path = ''] = process.argv.slice(-4);

const run = (api: Awaited<ReturnType<typeof createLiveApi>>): Promise<Job> =>
  new Promise((resolve) => {
    const files = createFiles({
      notesOf: async () => new Map(),
      api,
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
      columns: columns === 'all' ? [] : columns.split(',').map((key) => ({ key, title: key })),
      separator: ',',
      forSpreadsheet: true,
      keepZeros: false,
    });
  });

printMeasured(async () => {
  const api = await createLiveApi(server);
  // Starts Chromium's network, which is a process of its own.
  await api.call('booking.detail', { id: 1 }, new AbortController().signal);
  const growth = watchGrowth();
  const from = performance.now();
  const { state, done: rows, file } = await run(api);
  const milliseconds = performance.now() - from;
  return { state, rows, bytes: file?.bytes ?? 0, milliseconds, peak: peakMemory() + growth().others };
});
