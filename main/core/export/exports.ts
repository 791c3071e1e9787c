/** Starts, queues and cancels exports, and remembers where they were saved. */
import type { ExportRequest, Job } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import type { EndpointId } from '@contract/table';
import type { JobList } from '../jobs/job-list';
import type { Queue } from '../queue';
import { type ExportTarget, runExport } from './export-run';
import { type ExportCalls, shapeOf } from './export-source';
import { exportName } from './file-name';

export interface ExportPorts {
  readonly jobs: JobList;
  readonly queue: Queue;
  /** The calls of the current session. An export keeps those it was begun with to its last page. */
  readonly calls: () => ExportCalls;
  /** Asks the user where to save. Null if the dialog is closed without a choice. */
  readonly chooseTarget: (question: {
    readonly title: string;
    readonly name: string;
  }) => Promise<Result<ExportTarget | null>>;
  /** Changes with each sign-out. If a user signs out while choosing a file, the export does not start. */
  readonly generation: () => number;
  readonly today?: () => Date;
  /** Milliseconds that a disk may take for one chunk before the next export starts in parallel. */
  readonly diskTimeout?: number;
}

export interface Exports {
  start(request: ExportRequest): Promise<Result<Job | null>>;
  cancel(job: string): void;
  /** Shows the file that a job saved in its folder. */
  show(job: string): Promise<Result<null>>;
  abortAll(): void;
  /** Forgets where files were saved. */
  forget(): void;
}

const defaultDiskTimeout = 10_000;

const hasShape = (call: EndpointId, shapes: readonly string[]): boolean => shapes.includes(shapeOf(call) ?? '');

/** Whether the calls of a source return rows. */
const isValidSource = (source: ExportRequest['source']): boolean => {
  if ('rows' in source) return true;
  if ('children' in source) return 'rows' in source.parents || hasShape(source.parents.call, ['list']);
  return hasShape(source.call, ['csv', 'list']) && (!source.instead || hasShape(source.instead.call, ['list']));
};

export const createExports = (ports: ExportPorts): Exports => {
  const { jobs, queue } = ports;
  const running = new Map<string, AbortController>();
  /** Keys of the targets that are being written or wait for it. */
  const busyTargets = new Set<string>();
  const saved = new Map<string, ExportTarget>();
  let isChoosing = false;

  const run = async (
    id: string,
    request: ExportRequest,
    target: ExportTarget,
    calls: ExportCalls,
    { signal }: AbortController,
  ): Promise<void> => {
    const ended = await queue.tryRun((release) => {
      jobs.change(id, { state: 'running' });
      return runExport(request, {
        target,
        calls,
        signal,
        onProgress: (change) => jobs.change(id, change),
        onSlowDisk: release,
        diskTimeout: ports.diskTimeout ?? defaultDiskTimeout,
      });
    }, signal);
    running.delete(id);
    busyTargets.delete(target.key);
    const change: Partial<Job> = ended.ok ? ended.value : { state: 'cancelled' };
    for (const old of saved.keys()) if (!jobs.get(old)) saved.delete(old);
    if (change.state === 'done') saved.set(id, target);
    jobs.change(id, change);
  };

  const begin = (request: ExportRequest, target: ExportTarget, calls: ExportCalls): Result<Job> => {
    if (busyTargets.has(target.key)) return fail('file', 'export-running', { about: { name: target.name } });
    busyTargets.add(target.key);
    const job = jobs.add({
      kind: 'export',
      title: request.title,
      unit: 'rows',
      ...(request.expected === undefined ? {} : { total: request.expected }),
    });
    const controller = new AbortController();
    running.set(job.id, controller);
    void run(job.id, request, target, calls, controller);
    return ok(jobs.get(job.id) ?? job);
  };

  return {
    async start(request) {
      if (!isValidSource(request.source)) return fail('invalid', 'bad-request');
      if (isChoosing) return fail('busy', 'export-running');
      if (queue.waiting >= limits.export.waiting) return fail('busy', 'busy');
      isChoosing = true;
      const calls = ports.calls();
      const generation = ports.generation();
      const { title, words = [title] } = request;
      try {
        const target = await ports.chooseTarget({ title, name: exportName(words, ports.today?.() ?? new Date()) });
        if (ports.generation() !== generation) return ok(null);
        if (!target.ok) return target;
        return target.value ? begin(request, target.value, calls) : ok(null);
      } finally {
        isChoosing = false;
      }
    },
    cancel: (job) => running.get(job)?.abort(),
    show: async (job) => (await saved.get(job)?.show()) ?? fail('invalid', 'bad-request'),
    abortAll() {
      for (const controller of running.values()) controller.abort();
    },
    forget: () => saved.clear(),
  };
};
