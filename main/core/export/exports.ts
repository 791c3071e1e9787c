/** Starts and queues exports to a file that the user chooses. */
import type { ExportRequest, Job } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import type { EndpointId } from '@contract/table';
import type { JobList } from '../async/job-list';
import type { Clock, Random } from '../async/ports';
import type { Queue } from '../async/queue';
import type { Journal } from '../journal/journal';
import type { StoreAccess } from '../store/store-access';
import { openComparison } from './changes/comparison';
import type { OpenSheet } from './excel/excel-file';
import type { ExportJobs } from './export-jobs';
import { type ExportTarget, runExport } from './export-run';
import { type ExportCalls, shapeOf } from './export-source';
import { endingOf, exportName, type FileEnding } from './file-name';
import { addExport, exportNote, toStoredExport } from './recent-exports';
import type { NotesOfArea } from './with-notes';

export interface ExportPorts {
  readonly jobs: JobList;
  readonly exportJobs: ExportJobs;
  readonly queue: Queue;
  /** The calls of the current session. An export keeps those it was begun with to its last page. */
  readonly calls: () => ExportCalls;
  readonly notesOf: NotesOfArea;
  readonly openSheet: OpenSheet;
  readonly stores: Pick<StoreAccess, 'current'>;
  readonly journal?: Pick<Journal, 'note'>;
  /** Asks the user where to save. Null if the dialog is closed without a choice. */
  readonly chooseTarget: (question: {
    readonly title: string;
    readonly name: string;
    readonly ending: FileEnding;
  }) => Promise<Result<ExportTarget | null>>;
  /** Changes with each sign-out. If a user signs out while choosing a file, the export does not start. */
  readonly generation: () => number;
  readonly clock: Clock;
  readonly random: Random;
  /** Milliseconds that a disk may take for one chunk before the next export starts in parallel. */
  readonly diskTimeout?: number;
}

export const defaultDiskTimeout = 10_000;

const hasShape = (call: EndpointId, shapes: readonly string[]): boolean => shapes.includes(shapeOf(call) ?? '');

/** Whether the calls of a source return rows. */
export const isValidSource = (source: ExportRequest['source']): boolean => {
  if ('rows' in source) return true;
  if ('children' in source) return 'rows' in source.parents || hasShape(source.parents.call, ['list']);
  return hasShape(source.call, ['csv', 'list']) && (!source.instead || hasShape(source.instead.call, ['list']));
};

/** The state of a new job for a request. */
export const newExport = ({ title, expected }: ExportRequest): Parameters<JobList['add']>[0] => ({
  kind: 'export',
  title,
  unit: 'rows',
  ...(expected === undefined ? {} : { total: expected }),
});

/** Returns the function that starts an export: it asks for the file, and resolves with the job. */
export const createExports = (ports: ExportPorts) => {
  const { jobs, exportJobs, queue, notesOf, openSheet, stores, diskTimeout = defaultDiskTimeout } = ports;
  const { clock, random } = ports;
  let isChoosing = false;

  const begin = (request: ExportRequest, target: ExportTarget, calls: ExportCalls): Result<Job> => {
    if (exportJobs.isBusy(target)) return fail('file', 'export-running', { about: { name: target.name } });
    const job = jobs.add(newExport(request));
    // The store of who starts it, also if somebody else has signed in by its end.
    const opening = stores.current();
    void exportJobs.run(job, target, queue, async (run) => {
      const open = await opening;
      const store = open?.store;
      const { compared, columns } = request;
      const comparison = compared && store && (await openComparison({ clock, random, store, compared, columns }));
      const change = await runExport(request, {
        ...run,
        clock,
        target,
        calls,
        notesOf,
        openSheet,
        diskTimeout,
        comparison,
      });
      const ended = toStoredExport(job, change, { target, request, at: new Date(clock.now()).toISOString() });
      if (ended && open) {
        await addExport(open.store, ended);
        await ports.journal?.note(open, exportNote(ended, request));
      }
      return change;
    });
    return ok(jobs.get(job.id) ?? job);
  };

  return async (request: ExportRequest): Promise<Result<Job | null>> => {
    if (!isValidSource(request.source)) return fail('invalid', 'bad-request');
    if (request.compared && 'children' in request.source) return fail('invalid', 'bad-request');
    if (isChoosing) return fail('busy', 'export-running');
    if (queue.waiting >= limits.export.waiting) return fail('busy', 'busy');
    isChoosing = true;
    const calls = ports.calls();
    const generation = ports.generation();
    const { title, words = [title], asOf } = request;
    try {
      const ending = endingOf(request);
      const name = exportName(words, new Date(clock.now()), asOf, ending);
      const target = await ports.chooseTarget({ title, name, ending });
      if (ports.generation() !== generation) return ok(null);
      if (!target.ok) return target;
      return target.value ? begin(request, target.value, calls) : ok(null);
    } finally {
      isChoosing = false;
    }
  };
};
