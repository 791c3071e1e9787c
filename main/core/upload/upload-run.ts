/** Files sent to `/media/upload`: each looked at, queued, and sent once. */
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { Job, UploadRequest } from '@contract/bridge';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import type { UploadLimits } from '@contract/media/media-type';
import { diskFailure } from '../../files/disk';
import { cleanupTimeout, withinFolderTimeout, withTimeout } from '../../files/disk-timeout';
import type { Lane } from '../../files/lane';
import { type RememberedFolder, startFolder } from '../../files/remembered-folder';
import { type InspectedFile, inspectFile, nameOf, openFile, type UploadSource } from '../../files/upload-file';
import { raceAbort } from '../call/deadline';
import { isActive, type JobList } from '../jobs/job-list';
import { sendFile, type UploadTransport } from './send-file';

export interface UploadPorts {
  readonly jobs: JobList;
  readonly lane: Lane;
  /** The network of the session of now. */
  readonly sends: () => UploadTransport;
  readonly limits: UploadLimits;
  /** The native open dialog; no paths when it is closed without a choice. */
  readonly askFiles: (question: { readonly many: boolean; readonly folder: string }) => Promise<readonly string[]>;
  readonly folder: RememberedFolder;
  /** Counts sign-outs. If a person signs out while choosing files, the upload does not start. */
  readonly generation: () => number;
  /** Milliseconds that reading a file's details may take. */
  readonly patience?: number;
}

export interface Uploads {
  /** Asks for files. An empty list when the dialog is closed. */
  ask(request: UploadRequest): Promise<Result<readonly Job[]>>;
  /** Takes dropped or pasted files. A file that is refused is a failed job that says why. */
  add(sources: readonly UploadSource[], request: UploadRequest): Promise<Result<readonly Job[]>>;
  cancel(job: string): void;
  retry(job: string): Promise<Result<null>>;
  abortAll(): void;
  /** Lets go of everything kept for retries. */
  forget(): void;
}

/** What a job needs to be sent, and to be sent again by hand. */
interface Parcel {
  readonly source: UploadSource;
  readonly request: UploadRequest;
  /** Of the session in which it was queued: what waits for its turn must not be sent in the next person's name. */
  readonly sends: UploadTransport;
}

const identity = ({ source, mark }: InspectedFile): string =>
  'path' in source ? `${source.path}:${mark}` : createHash('sha256').update(source.bytes).update(mark).digest('hex');

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const createUploads = (ports: UploadPorts): Uploads => {
  const { jobs, lane, limits, folder } = ports;
  const parcels = new Map<string, Parcel>();
  const running = new Map<string, AbortController>();
  /** Files waiting or on their way, to the job that carries them. */
  const carried = new Map<string, string>();
  let asking = false;

  const carry = async (id: string, chosen: InspectedFile, parcel: Parcel, signal: AbortSignal): Promise<void> => {
    let result: Result<unknown> = fail('cancelled', 'cancelled');
    if (!signal.aborted) {
      jobs.change(id, { state: 'running' });
      const opening = openFile(chosen, limits);
      try {
        await raceAbort(signal, opening);
        result = await sendFile(chosen, await opening, parcel, signal, (done) => jobs.change(id, { done }));
      } catch (error) {
        if (!signal.aborted) result = { ok: false, failure: diskFailure(error, chosen.name) };
      }
      // A hanging disk must not delay the next file.
      await withTimeout(
        opening.then((media) => media.close()),
        cleanupTimeout,
        undefined,
      );
    }
    running.delete(id);
    carried.delete(identity(chosen));
    // Refused pasted bytes cannot be corrected, so they are not kept for another try.
    const isUseless = !result.ok && result.failure.kind === 'file' && 'bytes' in parcel.source;
    if (result.ok || isUseless) parcels.delete(id);
    if (result.ok) {
      jobs.change(id, {
        state: 'done',
        done: chosen.size,
        file: { name: chosen.name, bytes: chosen.size },
        media: asRecord(result.value),
      });
    } else jobs.change(id, ended(result.failure));
  };

  const ended = (failure: Failure): Partial<Job> => {
    if (failure.kind === 'cancelled') return { state: 'cancelled' };
    return { state: failure.kind === 'unknown-outcome' ? 'unknown' : 'failed', failure };
  };

  const enqueue = (id: string, chosen: InspectedFile, parcel: Parcel): void => {
    const controller = new AbortController();
    running.set(id, controller);
    carried.set(identity(chosen), id);
    lane.run(() => carry(id, chosen, parcel, controller.signal), controller.signal);
  };

  const keep = (job: Job, parcel: Parcel): Job => {
    for (const old of parcels.keys()) if (!jobs.get(old)) parcels.delete(old);
    parcels.set(job.id, parcel);
    return job;
  };

  const refused = (source: UploadSource, failure: Failure): Job =>
    jobs.add({ kind: 'upload', title: nameOf(source), unit: 'bytes', state: 'failed', failure });

  const look = async (source: UploadSource): Promise<Result<InspectedFile>> => {
    try {
      return ok(await withinFolderTimeout(inspectFile(source, limits), ports.patience));
    } catch (error) {
      return { ok: false, failure: diskFailure(error, nameOf(source)) };
    }
  };

  const addOne = (parcel: Parcel, looked: Result<InspectedFile>): Job => {
    if (!looked.ok) {
      const job = refused(parcel.source, looked.failure);
      return 'path' in parcel.source ? keep(job, parcel) : job;
    }
    const chosen = looked.value;
    const same = jobs.get(carried.get(identity(chosen)) ?? '');
    if (same) return same;
    const job = keep(jobs.add({ kind: 'upload', title: chosen.name, unit: 'bytes', total: chosen.size }), parcel);
    enqueue(job.id, chosen, parcel);
    return jobs.get(job.id) ?? job;
  };

  const add = async (
    sources: readonly UploadSource[],
    request: UploadRequest,
    sends = ports.sends(),
    generation = ports.generation(),
  ): Promise<Result<readonly Job[]>> => {
    if (sources.length > (request.many ? limits.files : 1))
      return fail('file', 'upload-too-many', { about: { limit: request.many ? limits.files : 1 } });
    if (running.size + sources.length > limits.active) return fail('busy', 'busy');
    const looked = await Promise.all(sources.map(async (source) => [source, await look(source)] as const));
    if (ports.generation() !== generation) return ok([]);
    const found = new Map<string, Job>();
    for (const [source, one] of looked) {
      const job = addOne({ source, request, sends }, one);
      found.set(job.id, job);
    }
    return ok([...found.values()]);
  };

  return {
    add,
    async ask(request) {
      if (asking) return fail('busy', 'busy');
      asking = true;
      const sends = ports.sends();
      const generation = ports.generation();
      try {
        const start = await startFolder(folder);
        // A window that closes takes its dialog with it: nothing was chosen.
        const paths = await ports.askFiles({ many: request.many, folder: start }).catch(() => []);
        const [first] = paths;
        if (ports.generation() !== generation) return ok([]);
        if (first) folder.remember(dirname(first));
        return await add(
          paths.map((path) => ({ path })),
          request,
          sends,
          generation,
        );
      } finally {
        asking = false;
      }
    },
    cancel: (job) => running.get(job)?.abort(),
    async retry(id) {
      const parcel = parcels.get(id);
      const job = jobs.get(id);
      if (!parcel || !job || isActive(job)) return fail('invalid', 'bad-request');
      if (running.size >= limits.active) return fail('busy', 'busy');
      const sends = ports.sends();
      const generation = ports.generation();
      try {
        const chosen = await withinFolderTimeout(inspectFile(parcel.source, limits), ports.patience);
        if (ports.generation() !== generation) return fail('cancelled', 'cancelled');
        // Twice by hand while the first look was still going on.
        if (carried.has(identity(chosen)) || running.has(id)) return fail('busy', 'busy');
        jobs.restart(id);
        jobs.change(id, { total: chosen.size });
        enqueue(id, chosen, { ...parcel, sends });
        return ok(null);
      } catch (error) {
        const failure = diskFailure(error, nameOf(parcel.source));
        jobs.change(id, { state: 'failed', failure });
        return { ok: false, failure };
      }
    },
    abortAll() {
      for (const controller of running.values()) controller.abort();
    },
    forget: () => parcels.clear(),
  };
};
