/** Checks, queues and sends files to `/media/upload`, each once; a failed one is sent again only by hand. */
import type { Job, UploadRequest } from '@contract/bridge';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import type { UploadLimits } from '@contract/limits';
import { raceAbort } from '../async/deadline';
import { isActive, type JobList } from '../async/job-list';
import type { Clock, Random } from '../async/ports';
import type { Queue } from '../async/queue';
import { withTimeout } from '../async/timing';
import { sendFile, type UploadCalls } from './send-file';
import { checkContent, type UploadFile, type UploadHost } from './upload-file';

export interface UploadPorts<S> {
  readonly jobs: JobList;
  readonly queue: Queue;
  /** The calls of the current session. */
  readonly calls: () => UploadCalls;
  readonly limits: UploadLimits;
  readonly clock: Clock;
  readonly random: Random;
  readonly host: UploadHost<S>;
  /** Changes with each sign-out. If a user signs out while choosing files, the upload does not start. */
  readonly generation: () => number;
}

export interface Uploads<S> {
  /** Asks for files. An empty list if the dialog is closed. */
  choose(request: UploadRequest): Promise<Result<readonly Job[]>>;
  /** Takes dropped or pasted files. A file that is refused becomes a failed job with the reason. */
  add(sources: readonly S[], request: UploadRequest): Promise<Result<readonly Job[]>>;
  cancel(job: string): void;
  retry(job: string): Promise<Result<null>>;
  abortAll(): void;
  /** Forgets everything that was kept for retries. */
  forget(): void;
}

/** What a job needs to be sent, and to be sent again. */
interface Upload<S> {
  readonly source: S;
  readonly request: UploadRequest;
  /** Of the session that queued it, so that it is not sent in the next user's name. */
  readonly calls: UploadCalls;
}

/** Milliseconds that closing a file may delay the next upload. */
const closeTimeout = 300;

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const toFailedJob = (failure: Failure): Partial<Job> => {
  if (failure.kind === 'cancelled') return { state: 'cancelled' };
  if (failure.kind === 'queued') return { state: 'queued', failure };
  return { state: failure.kind === 'unknown-outcome' ? 'unknown' : 'failed', failure };
};

export const createUploads = <S>({
  jobs,
  queue,
  limits,
  clock,
  random,
  host,
  ...ports
}: UploadPorts<S>): Uploads<S> => {
  const uploads = new Map<string, Upload<S>>();
  const running = new Map<string, AbortController>();
  /** Identities of files that are waiting or being sent, and their jobs. */
  const active = new Map<string, string>();
  let isChoosing = false;

  const send = async (
    id: string,
    file: UploadFile,
    { request, calls }: Upload<S>,
    signal: AbortSignal,
  ): Promise<Result<unknown>> => {
    jobs.change(id, { state: 'running' });
    const { name, size } = file;
    const { failureOf } = host;
    const opening = file.open();
    try {
      const opened = await raceAbort(signal, opening);
      const { type, found, name: sentName } = await checkContent(name, opened.head, limits, host.detectType);
      if (sentName !== name) jobs.change(id, { note: { kind: 'renamed', name: sentName, found } });
      const file = { name: sentName, size, mime: type.mime, opened, request, failureOf };
      return await sendFile(random, calls, file, signal, (done) => jobs.change(id, { done }));
    } catch (error) {
      return signal.aborted ? fail('cancelled', 'cancelled') : { ok: false, failure: failureOf(error, name) };
    } finally {
      // A disk that hangs must not delay the next file.
      await withTimeout(
        clock,
        opening.then((opened) => opened.close()),
        closeTimeout,
        undefined,
      );
    }
  };

  const run = async (id: string, file: UploadFile, upload: Upload<S>, { signal }: AbortController): Promise<void> => {
    const queued = await queue.tryRun(() => send(id, file, upload, signal), signal);
    const result = queued.ok ? queued.value : queued;
    running.delete(id);
    active.delete(file.identity);
    const isHopeless = !result.ok && result.failure.kind === 'file' && !host.isCorrectable(upload.source);
    const isKept = !result.ok && result.failure.kind === 'queued';
    if (result.ok || isHopeless || isKept) uploads.delete(id);
    const { name, size } = file;
    jobs.change(
      id,
      result.ok
        ? { state: 'done', done: size, file: { name, bytes: size }, media: toRecord(result.value) }
        : toFailedJob(result.failure),
    );
  };

  const enqueue = (id: string, file: UploadFile, upload: Upload<S>): void => {
    const controller = new AbortController();
    running.set(id, controller);
    active.set(file.identity, id);
    void run(id, file, upload, controller);
  };

  const inspect = async (source: S): Promise<Result<UploadFile>> => {
    try {
      return ok(await host.inspect(source));
    } catch (error) {
      return { ok: false, failure: host.failureOf(error, host.nameOf(source)) };
    }
  };

  const keep = (job: Job, upload: Upload<S>): Job => {
    for (const old of uploads.keys()) if (!jobs.get(old)) uploads.delete(old);
    uploads.set(job.id, upload);
    return job;
  };

  const addOne = (upload: Upload<S>, inspected: Result<UploadFile>): Job => {
    if (!inspected.ok) {
      const title = host.nameOf(upload.source);
      const job = jobs.add({ kind: 'upload', title, unit: 'bytes', state: 'failed', failure: inspected.failure });
      return host.isCorrectable(upload.source) ? keep(job, upload) : job;
    }
    const file = inspected.value;
    const same = jobs.get(active.get(file.identity) ?? '');
    if (same) return same;
    const job = keep(jobs.add({ kind: 'upload', title: file.name, unit: 'bytes', total: file.size }), upload);
    enqueue(job.id, file, upload);
    return jobs.get(job.id) ?? job;
  };

  const add = async (
    sources: readonly S[],
    request: UploadRequest,
    calls = ports.calls(),
    generation = ports.generation(),
  ): Promise<Result<readonly Job[]>> => {
    const limit = request.many ? limits.files : 1;
    if (sources.length > limit) return fail('file', 'upload-too-many', { about: { limit } });
    if (running.size + sources.length > limits.active) return fail('busy', 'busy');
    const inspected = await Promise.all(sources.map(async (source) => [source, await inspect(source)] as const));
    if (ports.generation() !== generation) return ok([]);
    const added = new Map<string, Job>();
    for (const [source, file] of inspected) {
      const job = addOne({ source, request, calls }, file);
      added.set(job.id, job);
    }
    return ok([...added.values()]);
  };

  return {
    add: (sources, request) => add(sources, request),
    async choose(request) {
      if (isChoosing) return fail('busy', 'busy');
      isChoosing = true;
      const calls = ports.calls();
      const generation = ports.generation();
      try {
        const sources = await host.chooseFiles({ many: request.many });
        return ports.generation() === generation ? await add(sources, request, calls, generation) : ok([]);
      } finally {
        isChoosing = false;
      }
    },
    cancel: (job) => running.get(job)?.abort(),
    async retry(id) {
      const upload = uploads.get(id);
      const job = jobs.get(id);
      if (!upload || !job || isActive(job)) return fail('invalid', 'bad-request');
      if (running.size >= limits.active) return fail('busy', 'busy');
      const calls = ports.calls();
      const generation = ports.generation();
      const inspected = await inspect(upload.source);
      if (ports.generation() !== generation) return fail('cancelled', 'cancelled');
      if (!inspected.ok) {
        jobs.change(id, { state: 'failed', failure: inspected.failure });
        return inspected;
      }
      const file = inspected.value;
      // The user may have asked twice while the file was inspected.
      if (active.has(file.identity) || running.has(id)) return fail('busy', 'busy');
      jobs.restart(id);
      jobs.change(id, { total: file.size });
      enqueue(id, file, { ...upload, calls });
      return ok(null);
    },
    abortAll() {
      for (const controller of running.values()) controller.abort();
    },
    forget: () => uploads.clear(),
  };
};
