/** Exports to real files with everything real but the native dialog, the network and the programs that open files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BridgeEvent, ExportRequest, Job } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import type { Store } from '../../../../../main/core/store/store';
import type { OpenStore } from '../../../../../main/core/store/store-access';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { createFiles, type FilesPorts } from '../../../../../main/files/files';
import { clockAt } from '../../../../support/clocks';
import { startTableWorker } from '../../../../support/table-worker';
import { freshFolder } from '../../../../support/temporary-folders';

type Rows = readonly Readonly<Record<string, unknown>>[];

interface DeskPorts extends Pick<FilesPorts, 'disk' | 'timeouts'> {
  readonly store?: Store;
  readonly folder?: string;
  /** Answers a call for a list or for a file. */
  readonly answer?: (
    id: string,
    input: Readonly<Record<string, unknown>>,
  ) => Result<unknown> | Promise<Result<unknown>>;
}

export const listRequest: ExportRequest = {
  title: 'Bookings',
  source: { call: 'booking.list' as never, input: {}, id: 'id' },
  columns: [
    { key: 'bookingNumber', title: 'Booking' },
    { key: 'status', title: 'Status' },
  ],
  separator: ',',
  forSpreadsheet: false,
};

export const openExportDesk = ({ store = createMemoryStore(), folder = freshFolder(), ...ports }: DeskPorts = {}) => {
  let rows: Rows = [];
  let minutes = 0;
  let name = 'list.csv';
  const ended = new Map<string, (job: Job) => void>();
  const over = new Map<string, Job>();
  const shown: string[] = [];
  const opened: string[] = [];
  const suggested: string[] = [];
  const all = (): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
  const call = async (id: string, input: unknown) => (ports.answer ?? all)(id, Object(input)) as never;
  const open: OpenStore = { store, owner: { mode: 'live', server: 'https://a', personId: '1', personName: 'Dana' } };
  const { disk, timeouts } = ports;
  const files = createFiles({
    startTableWorker,
    ...(disk ? { disk } : {}),
    ...(timeouts ? { timeouts } : {}),
    notesOf: async () => new Map(),
    stores: { current: async () => open },
    api: {
      forCurrentSession: () => ({
        call,
        downloadCsv: call,
        download: async () => fail('rejected', 'export-address'),
        failureOf: () => ({ kind: 'network', code: 'unreachable' }),
        upload: async () => fail('network', 'offline'),
      }),
    },
    dialogs: {
      save: async ({ defaultPath = '' }) => {
        suggested.push(defaultPath);
        return { canceled: false, filePath: join(folder, name) };
      },
      open: async () => ({ canceled: true, filePaths: [] }),
    },
    folders: { get: () => ({}), set: () => undefined },
    start: { exports: folder, uploads: folder },
    emit: (event: BridgeEvent) => {
      if (event.type !== 'job' || ['running', 'waiting'].includes(event.job.state)) return;
      over.set(event.job.id, event.job);
      ended.get(event.job.id)?.(event.job);
    },
    showInFolder: (path) => shown.push(path),
    openFile: async (path) => {
      opened.push(path);
      return '';
    },
    print: async () => new Uint8Array(),
    // Each look at the clock is a minute later.
    ...systemHost,
    clock: clockAt(() => Date.UTC(2026, 5, 1, 9, minutes++)),
  });
  const whenOver = (job: Job): Promise<Job> => {
    const known = over.get(job.id);
    return known ? Promise.resolve(known) : new Promise((resolve) => ended.set(job.id, resolve));
  };
  return {
    files,
    folder,
    store,
    shown,
    opened,
    suggested,
    whenOver,
    /** What the server has from now on. */
    setRows: (next: Rows) => {
      rows = next;
    },
    /** The name that the person chooses in the dialog from now on. */
    setName: (next: string) => {
      name = next;
    },
    /** Exports and waits for the end. */
    run: async (request: ExportRequest): Promise<Job> => {
      const started = await files.exportCsv(request);
      if (!started.ok || !started.value) throw new Error('the export did not start');
      return whenOver(started.value);
    },
    /** The lines of the saved file; undefined if there is none. */
    lines: (): readonly string[] | undefined =>
      existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').trimEnd().split('\r\n') : undefined,
  };
};
