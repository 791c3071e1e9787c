/** Files sent to `/media/upload`: each looked at, queued, and sent once. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Job, UploadRequest } from '@contract/bridge';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import type { UploadLimits } from '@contract/media-type';
import type { EndpointId } from '@contract/table';
import { diskFailure } from './disk';
import { isActive, type Jobs } from './jobs';
import type { Lane } from './lane';
import { type Chosen, choose, type MediaSource, nameOf, type OpenMedia, openMedia } from './media-source';
import { frameOf } from './multipart';

/** A body of known length; the pieces are asked for one at a time (`main/api/shapes.ts`). */
export interface Sends {
  sendStream(request: {
    readonly id: EndpointId;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: AsyncIterable<Uint8Array>;
    readonly length: number;
    readonly signal: AbortSignal;
    readonly onSent?: (bytes: number) => void;
  }): Promise<Result<unknown>>;
}

export interface UploadPorts {
  readonly jobs: Jobs;
  readonly lane: Lane;
  /** The network of the session of now. */
  readonly sends: () => Sends;
  readonly limits: UploadLimits;
  /** The native open dialog; no paths when it is closed without a choice. */
  readonly askFiles: (question: { readonly many: boolean; readonly folder: string }) => Promise<readonly string[]>;
  readonly folder: { last(): string | undefined; remember(folder: string): void; readonly first: string };
}

export interface Uploads {
  /** Asks for files. An empty list when the dialog is closed. */
  ask(request: UploadRequest): Promise<Result<readonly Job[]>>;
  /** Takes dropped or pasted files. A file that is refused is a failed job that says why. */
  add(sources: readonly MediaSource[], request: UploadRequest): Promise<Result<readonly Job[]>>;
  cancel(job: string): void;
  retry(job: string): Promise<Result<null>>;
  abortAll(): void;
  /** Lets go of everything kept for retries. */
  forget(): void;
}

/** What a job needs to be sent, and to be sent again by hand. */
interface Parcel {
  readonly source: MediaSource;
  readonly request: UploadRequest;
  /** Of the session in which it was queued: what waits for its turn must not be sent in the next person's name. */
  readonly sends: Sends;
}

/** The most that progress shows before the server has answered. */
const almost = 0.99;

const identity = ({ source, mark }: Chosen): string =>
  'path' in source ? `${source.path}:${mark}` : createHash('sha256').update(source.bytes).update(mark).digest('hex');

async function* framed(
  head: Uint8Array,
  pieces: AsyncIterable<Uint8Array>,
  tail: Uint8Array,
): AsyncGenerator<Uint8Array, void> {
  yield head;
  yield* pieces;
  yield tail;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const createUploads = (ports: UploadPorts): Uploads => {
  const { jobs, lane, limits, folder } = ports;
  const parcels = new Map<string, Parcel>();
  const running = new Map<string, AbortController>();
  /** Files waiting or on their way, to the job that carries them. */
  const carried = new Map<string, string>();
  let asking = false;

  /** Sends an opened file. The failure is ours where we stopped the body, else the network's or the server's. */
  const transmit = async (
    id: string,
    { name, size }: Chosen,
    media: OpenMedia,
    { request, sends }: Parcel,
    signal: AbortSignal,
  ): Promise<Result<unknown>> => {
    const frame = frameOf(request.folder ? { folder: request.folder } : {}, { name, mime: media.type.mime });
    const length = frame.head.length + size + frame.tail.length;
    let whole = false;
    let own: Failure | undefined;
    async function* body(): AsyncGenerator<Uint8Array, void> {
      try {
        yield* framed(frame.head, media.pieces(), frame.tail);
        whole = true;
      } catch (error) {
        own = diskFailure(error, name);
        throw error;
      }
    }
    const answer = await sends.sendStream({
      id: 'media.upload',
      headers: { 'content-type': frame.contentType },
      body: body(),
      length,
      signal,
      onSent: (bytes) => {
        const sent = Math.max(0, Math.min(bytes - frame.head.length, size));
        jobs.change(id, { done: Math.min(sent, Math.floor(size * almost)) });
      },
    });
    if (own) return { ok: false, failure: own };
    // Cancelled after the last byte had gone: the server may well have it.
    if (!answer.ok && answer.failure.kind === 'cancelled' && whole) return fail('unknown-outcome', 'unknown-outcome');
    return answer;
  };

  const carry = async (id: string, chosen: Chosen, parcel: Parcel, signal: AbortSignal): Promise<void> => {
    let result: Result<unknown> = fail('cancelled', 'cancelled');
    if (!signal.aborted) {
      jobs.change(id, { state: 'running' });
      try {
        const media = await openMedia(chosen, limits);
        try {
          result = await transmit(id, chosen, media, parcel, signal);
        } finally {
          await media.close();
        }
      } catch (error) {
        result = { ok: false, failure: diskFailure(error, chosen.name) };
      }
    }
    running.delete(id);
    carried.delete(identity(chosen));
    if (result.ok) {
      parcels.delete(id);
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

  const enqueue = (id: string, chosen: Chosen, parcel: Parcel): void => {
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

  const refused = (source: MediaSource, error: unknown): Job => {
    const name = nameOf(source);
    return jobs.add({ kind: 'upload', title: name, unit: 'bytes', state: 'failed', failure: diskFailure(error, name) });
  };

  const addOne = async (parcel: Parcel): Promise<Job> => {
    const { source } = parcel;
    let chosen: Chosen;
    try {
      chosen = await choose(source, limits);
    } catch (error) {
      return keep(refused(source, error), parcel);
    }
    const same = jobs.get(carried.get(identity(chosen)) ?? '');
    if (same) return same;
    const job = keep(jobs.add({ kind: 'upload', title: chosen.name, unit: 'bytes', total: chosen.size }), parcel);
    enqueue(job.id, chosen, parcel);
    return jobs.get(job.id) ?? job;
  };

  const add = async (sources: readonly MediaSource[], request: UploadRequest, sends = ports.sends()) => {
    if (sources.length > (request.many ? limits.files : 1))
      return fail('file', 'upload-too-many', { about: { limit: request.many ? limits.files : 1 } });
    if (running.size + sources.length > limits.active) return fail('busy', 'busy');
    const found = new Map<string, Job>();
    for (const source of sources) {
      const job = await addOne({ source, request, sends });
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
      try {
        const last = folder.last();
        const start = last && (await stat(last).catch(() => undefined))?.isDirectory() ? last : folder.first;
        // A window that closes takes its dialog with it: nothing was chosen.
        const paths = await ports.askFiles({ many: request.many, folder: start }).catch(() => []);
        const [first] = paths;
        if (first) folder.remember(dirname(first));
        return await add(
          paths.map((path) => ({ path })),
          request,
          sends,
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
      try {
        const chosen = await choose(parcel.source, limits);
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
