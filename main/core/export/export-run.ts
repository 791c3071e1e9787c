/** Lists saved as CSV: ask where, ask the server, write whole or not at all. */
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ExportRequest, Job } from '@contract/bridge';
import { csvHead, csvPieces } from '@contract/csv/csv-format';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';
import { chosenPath } from '../../files/chosen-path';
import { type Disk, failureError, megabytes, disk as realDisk } from '../../files/disk';
import type { Lane } from '../../files/lane';
import { type RememberedFolder, startFolder } from '../../files/remembered-folder';
import { writeAtomic } from '../../files/write-atomic';
import type { JobList } from '../jobs/job-list';
import { type ExportNetwork, openSource, shapeOf } from './export-source';
import { exportName } from './file-name';

export interface ExportPorts {
  readonly jobs: JobList;
  readonly lane: Lane;
  /** The network of the session of now; an export keeps the one it was begun with to its last page. */
  readonly fetches: () => ExportNetwork;
  /** The native save dialog; nothing when it is closed without a choice. */
  readonly askWhere: (question: { readonly title: string; readonly path: string }) => Promise<string | undefined>;
  readonly folder: RememberedFolder;
  /** Counts sign-outs. If a person signs out while choosing a file, the export does not start. */
  readonly generation: () => number;
  /** The owner in the names of temporary files. */
  readonly owner: () => string;
  readonly note?: (what: string) => void;
  readonly showInFolder: (path: string) => void;
  readonly disk?: Disk;
  readonly today?: () => Date;
  /** Milliseconds that a disk may take for one piece before the next export starts in parallel. */
  readonly diskPatience?: number;
  readonly folderPatience?: number;
}

export interface Exports {
  start(request: ExportRequest): Promise<Result<Job | null>>;
  cancel(job: string): void;
  /** Only files that an export of this run wrote, named by its job. */
  show(job: string): Promise<Result<null>>;
  abortAll(): void;
  /** Lets go of where files were saved. */
  forget(): void;
}

/** Exports that may wait for their turn: each holds its rows or is about to. */
const mostWaiting = 5;
const diskPatience = 10_000;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const givesRows = (call: EndpointId, shapes: readonly string[]): boolean => shapes.includes(shapeOf(call) ?? '');

const isSource = (source: ExportRequest['source']): boolean => {
  if ('rows' in source) return true;
  if ('children' in source) return 'rows' in source.parents || givesRows(source.parents.call, ['list']);
  return givesRows(source.call, ['csv', 'list']) && (!source.instead || givesRows(source.instead.call, ['list']));
};

/** Set if the app reads the list itself instead of the server's file. */
const notAsAsked: ReadonlySet<string> = new Set(['export-short', 'export-more', 'export-empty', 'export-columns']);

/** One name per file where the system does not tell upper from lower case. */
const keyOf = (path: string): string =>
  process.platform === 'win32' || process.platform === 'darwin' ? path.toLowerCase() : path;

/** How much room the whole file takes, told from the part that was written. */
const needed = (characters: number, rows: number, total: number | undefined): number | undefined =>
  total !== undefined && rows > 0 ? Math.ceil((characters / rows) * total) : undefined;

export const createExports = (ports: ExportPorts): Exports => {
  const { jobs, lane, folder } = ports;
  const disk = ports.disk ?? realDisk;
  const today = ports.today ?? (() => new Date());
  const running = new Map<string, AbortController>();
  const targets = new Set<string>();
  const written = new Map<string, string>();
  let asking = false;

  const work = async (
    id: string,
    request: ExportRequest,
    path: string,
    fetches: ExportNetwork,
    signal: AbortSignal,
    free: () => void,
  ): Promise<void> => {
    let rows = 0;
    let characters = 0;
    let total = request.expected;
    let { source } = request;
    let note: Job['note'];
    let slow: NodeJS.Timeout | undefined;
    /** Limits the time that the disk may take for one piece, so that a hanging disk does not block the next export. */
    const watchDisk = (): void => {
      slow = setTimeout(free, ports.diskPatience ?? diskPatience);
    };

    async function* watched(): AsyncGenerator<string, void> {
      clearTimeout(slow);
      for await (const piece of pieces()) {
        watchDisk();
        yield piece;
        clearTimeout(slow);
      }
      watchDisk();
    }

    async function* pieces(): AsyncGenerator<string, void> {
      const { columns, expected } = request;
      rows = 0;
      characters = 0;
      const opened = await openSource(source, { columns, expected, network: fetches, signal });
      signal.throwIfAborted();
      total = opened.total ?? total;
      jobs.change(id, { ...(total === undefined ? {} : { total }) });
      yield csvHead(opened.columns, request);
      for await (const batch of opened.batches)
        for (const piece of csvPieces(batch, opened.columns, request)) {
          yield piece.text;
          rows += piece.rows;
          characters += piece.text.length;
          jobs.change(id, { done: rows });
        }
      note = opened.judge(rows) ?? note;
      if (rows === 0) throw failureError('rejected', 'export-empty');
    }

    const ended = (failure: Failure): Partial<Job> => {
      if (failure.code === 'cancelled') return { state: 'cancelled' };
      if (failure.kind === 'unknown-outcome') return { state: 'unknown', failure };
      const room = failure.code === 'disk-full' ? needed(characters, rows, total) : undefined;
      // The text of `body_needed` (i18next's "context") is chosen where the room is known.
      const about =
        room === undefined ? failure.about : { ...failure.about, context: 'needed', needed: megabytes(room) };
      return { state: 'failed', failure: { ...failure, ...(about ? { about } : {}) } };
    };

    if (!signal.aborted) jobs.change(id, { state: 'running' });
    const write = async (): ReturnType<typeof writeAtomic> => {
      watchDisk();
      const saved = await writeAtomic(path, watched(), signal, disk, {
        owner: ports.owner(),
        ...(ports.note ? { note: ports.note } : {}),
      });
      clearTimeout(slow);
      return saved;
    };
    let result = await write();
    if (!result.ok && 'instead' in source && source.instead && notAsAsked.has(result.failure.code)) {
      source = source.instead;
      note = { kind: 'own-rows' };
      result = await write();
    }
    running.delete(id);
    targets.delete(keyOf(path));
    for (const old of written.keys()) if (!jobs.get(old)) written.delete(old);
    if (result.ok) written.set(id, path);
    jobs.change(id, {
      done: rows,
      ...(result.ok
        ? { state: 'done', total: rows, file: result.value, ...(note ? { note } : {}) }
        : ended(result.failure)),
    });
  };

  const ask = async ({ title, words = [title] }: ExportRequest): Promise<string | undefined> => {
    const path = join(await startFolder(folder), exportName(words, today()));
    // A window that closes takes its dialog with it: nothing was chosen.
    return ports.askWhere({ title, path }).catch(() => undefined);
  };

  const begin = (request: ExportRequest, path: string, fetches: ExportNetwork): Result<Job> => {
    if (targets.has(keyOf(path))) return fail('file', 'export-running', { about: { name: basename(path) } });
    targets.add(keyOf(path));
    folder.remember(dirname(path));
    const job = jobs.add({
      kind: 'export',
      title: request.title,
      unit: 'rows',
      ...(request.expected === undefined ? {} : { total: request.expected }),
    });
    const controller = new AbortController();
    running.set(job.id, controller);
    lane.run((free) => work(job.id, request, path, fetches, controller.signal, free), controller.signal);
    return ok(jobs.get(job.id) ?? job);
  };

  return {
    async start(request) {
      if (!isSource(request.source)) return fail('invalid', 'bad-request');
      if (asking) return fail('busy', 'export-running');
      if (lane.waiting >= mostWaiting) return fail('busy', 'busy');
      asking = true;
      const fetches = ports.fetches();
      const generation = ports.generation();
      try {
        const chosen = await ask(request);
        if (!chosen || ports.generation() !== generation) return ok(null);
        const path = await chosenPath(chosen, '.csv', disk, ports.folderPatience);
        if (ports.generation() !== generation) return ok(null);
        return path.ok ? begin(request, path.value, fetches) : path;
      } finally {
        asking = false;
      }
    },
    cancel: (job) => running.get(job)?.abort(),
    async show(job) {
      const path = written.get(job);
      if (!path) return fail('invalid', 'bad-request');
      if (!(await exists(path))) return fail('file', 'missing-file', { about: { name: basename(path) } });
      ports.showInFolder(path);
      return ok(null);
    },
    abortAll() {
      for (const controller of running.values()) controller.abort();
    },
    forget: () => written.clear(),
  };
};
