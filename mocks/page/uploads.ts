/** Uploads in the browser demo: a file input in place of the native dialog, the desktop's limits, the demo's server. */
import type { Job, UploadRequest } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { mediaExtensions, mediaTypeOfName, uploadLimits } from '@contract/media/media-type';
import { rowOf } from '@contract/table';
import { readFile } from '../uploads';
import { breathe, type PageJobs } from './jobs';
import type { Wire } from './wire';

interface Ports {
  readonly jobs: PageJobs;
  readonly wire: Wire;
  readonly token: () => string | undefined;
  readonly reject: (token: string) => void;
}

export interface PageUploads {
  readonly choose: (request: UploadRequest) => Promise<Result<readonly Job[]>>;
  readonly start: (files: readonly unknown[], request: UploadRequest) => Result<readonly Job[]>;
  readonly cancel: (job: string) => void;
  readonly retry: (job: string) => Result<null>;
  /** Stops all, and lets go of everything kept for retries. */
  readonly forget: () => void;
}

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** What the first bytes of a file say that it is. */
const kindOf = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (ascii(bytes, 4, 8) !== 'ftyp') return undefined;
  const brand = ascii(bytes, 8, 12);
  if (/^(heic|heix|hevc|mif1|msf1)/.test(brand)) return 'image/heic';
  if (/^avi[fs]/.test(brand)) return 'image/avif';
  return brand.startsWith('qt') ? 'video/quicktime' : 'video/mp4';
};

/** The files of a choice, or none when it was closed. */
const ask = (many: boolean): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = many;
    input.accept = mediaExtensions.map((extension) => `.${extension}`).join(',');
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });

export const createUploads = ({ jobs, wire, token, reject }: Ports): PageUploads => {
  const running = new Map<string, AbortController>();
  const chosen = new Map<string, { readonly file: File; readonly request: UploadRequest }>();

  const send = async (file: File, request: UploadRequest, signal: AbortSignal): Promise<Result<unknown>> => {
    const row = rowOf('media.upload');
    if (!row) return fail('unexpected', 'unexpected');
    const { name } = file;
    const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
    const promised = mediaTypeOfName(name);
    if (!promised || kindOf(head) !== promised.mime) return fail('file', 'upload-type', { about: { name } });
    const read = await readFile(file, promised.mime);
    const used = token();
    const input = request.folder === undefined ? {} : { folder: request.folder };
    const result = await wire(row, input, { token: used, signal, files: [read] });
    if (!result.ok && result.failure.kind === 'signed-out' && used !== undefined) reject(used);
    return result;
  };

  const work = async (id: string, signal: AbortSignal): Promise<void> => {
    const upload = chosen.get(id);
    if (!upload) return;
    await breathe();
    if (!signal.aborted) jobs.change(id, { state: 'running' });
    const { file, request } = upload;
    const result = signal.aborted ? fail('cancelled', 'cancelled') : await send(file, request, signal);
    running.delete(id);
    if (result.ok) {
      const media = Object(result.value) as Readonly<Record<string, unknown>>;
      jobs.change(id, { state: 'done', done: file.size, file: { name: file.name, bytes: file.size }, media });
    } else if (result.failure.code === 'cancelled') jobs.change(id, { state: 'cancelled' });
    else jobs.change(id, { state: 'failed', failure: result.failure });
  };
  const run = (id: string): void => {
    const controller = new AbortController();
    running.set(id, controller);
    void work(id, controller.signal);
  };

  const start: PageUploads['start'] = (given, request) => {
    const files = given.filter((file): file is File => file instanceof File);
    if (files.length !== given.length) return fail('file', 'upload-not-a-file', { about: { name: '' } });
    if (files.length > (request.many ? uploadLimits.files : 1))
      return fail('file', 'upload-too-many', { about: { limit: request.many ? uploadLimits.files : 1 } });
    for (const { name, size } of files) {
      if (size === 0) return fail('file', 'upload-empty', { about: { name } });
      if (size > uploadLimits.bytes)
        return fail('file', 'upload-too-big', { about: { name, size, limit: uploadLimits.bytes } });
      if (!mediaTypeOfName(name)) return fail('file', 'upload-type', { about: { name } });
    }
    return ok(
      files.map((file) => {
        const job = jobs.add({ kind: 'upload', title: file.name, unit: 'bytes', total: file.size });
        chosen.set(job.id, { file, request });
        run(job.id);
        return job;
      }),
    );
  };

  return {
    start,
    choose: async (request) => start(await ask(request.many), request),
    cancel: (job) => running.get(job)?.abort(),
    retry: (job) => {
      if (!chosen.has(job) || running.has(job)) return fail('invalid', 'bad-request');
      jobs.restart(job);
      run(job);
      return ok(null);
    },
    forget: () => {
      for (const controller of running.values()) controller.abort();
      chosen.clear();
    },
  };
};
