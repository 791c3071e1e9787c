/** Lists saved as CSV: ask where, ask the server, write whole or not at all. */
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ExportRequest, Job } from '@contract/bridge';
import { csvHead, csvPieces } from '@contract/csv';
import type { Page } from '@contract/endpoint';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import { type EndpointId, rowOf } from '@contract/table';
import { chosenPath } from './chosen-path';
import { type Fetches, type Table, type TableAnswer, tableOfAnswer, tableOfPages, tableOfRows } from './csv-answer';
import { type Disk, megabytes, Refusal, disk as realDisk, refuse } from './disk';
import { exportName } from './file-name';
import type { Jobs } from './jobs';
import type { Lane } from './lane';
import { type RememberedFolder, startFolder } from './remembered-folder';
import { writeAtomic } from './write-atomic';

export interface ExportPorts {
  readonly jobs: Jobs;
  readonly lane: Lane;
  /** The network of the session of now; an export keeps the one it was begun with to its last page. */
  readonly fetches: () => Fetches & {
    call(id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<unknown>>;
    table(id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<TableAnswer>>;
  };
  /** The native save dialog; nothing when it is closed without a choice. */
  readonly askWhere: (question: { readonly title: string; readonly path: string }) => Promise<string | undefined>;
  readonly folder: RememberedFolder;
  /** Counts sign-outs: what a person was still choosing when they signed out is not begun. */
  readonly generation: () => number;
  /** Who writes the temporary files. */
  readonly owner: () => string;
  readonly note?: (what: string) => void;
  readonly showInFolder: (path: string) => void;
  readonly disk?: Disk;
  readonly today?: () => Date;
  /** How long a disk may take for one piece before the next export begins beside it, in milliseconds. */
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

type Network = ReturnType<ExportPorts['fetches']>;

/** Exports that may wait for their turn: each holds its rows or is about to. */
const mostWaiting = 5;
const diskPatience = 10_000;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const shapeOf = (id: EndpointId) => rowOf(id)?.output.shape;

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

  const open = async (request: ExportRequest, fetches: Network, signal: AbortSignal): Promise<Table> => {
    const { source, columns } = request;
    if ('rows' in source) return tableOfRows(source.rows, columns);
    if (shapeOf(source.call) === 'list')
      return tableOfPages(
        async (paging) => {
          const answer = await fetches.call(source.call, { ...source.input, ...paging }, signal);
          return answer as Result<Page<Readonly<Record<string, unknown>>>>;
        },
        columns,
        source.id,
      );
    const answer = await fetches.table(source.call, source.input, signal);
    if (!answer.ok) throw new Refusal(answer.failure);
    return tableOfAnswer(answer.value, columns, fetches, signal);
  };

  const work = async (
    id: string,
    request: ExportRequest,
    path: string,
    fetches: Network,
    signal: AbortSignal,
    free: () => void,
  ): Promise<void> => {
    let rows = 0;
    let characters = 0;
    let total = request.expected;
    let slow: NodeJS.Timeout | undefined;
    /** While the disk has a piece, and no more is asked for: one that hangs must not hold the next export. */
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
      const table = await open(request, fetches, signal);
      signal.throwIfAborted();
      total = table.total ?? total;
      jobs.change(id, { ...(total === undefined ? {} : { total }) });
      yield csvHead(table.columns, request);
      for await (const batch of table.batches)
        for (const piece of csvPieces(batch, table.columns, request)) {
          yield piece.text;
          rows += piece.rows;
          characters += piece.text.length;
          jobs.change(id, { done: rows });
        }
      if (request.expected !== undefined && rows < request.expected)
        throw refuse('rejected', 'export-short', { expected: request.expected, found: rows });
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
    watchDisk();
    const result = await writeAtomic(path, watched(), signal, disk, {
      owner: ports.owner(),
      ...(ports.note ? { note: ports.note } : {}),
    });
    clearTimeout(slow);
    running.delete(id);
    targets.delete(keyOf(path));
    for (const old of written.keys()) if (!jobs.get(old)) written.delete(old);
    if (result.ok) written.set(id, path);
    jobs.change(id, {
      done: rows,
      ...(result.ok ? { state: 'done', total: rows, file: result.value } : ended(result.failure)),
    });
  };

  const ask = async (title: string): Promise<string | undefined> => {
    const path = join(await startFolder(folder), exportName(title, today()));
    // A window that closes takes its dialog with it: nothing was chosen.
    return ports.askWhere({ title, path }).catch(() => undefined);
  };

  const begin = (request: ExportRequest, path: string, fetches: Network): Result<Job> => {
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
      if ('call' in request.source && !['csv', 'list'].includes(shapeOf(request.source.call) ?? ''))
        return fail('invalid', 'bad-request');
      if (asking) return fail('busy', 'export-running');
      if (lane.waiting >= mostWaiting) return fail('busy', 'busy');
      asking = true;
      const fetches = ports.fetches();
      const generation = ports.generation();
      try {
        const chosen = await ask(request.title);
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
