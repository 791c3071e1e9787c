/** The native calls that read and write files, and their answers. */
import { z } from 'zod';
import { paperSizes } from '../appearance';
import { ExportRequest } from '../csv/export-request';
import { value } from '../endpoint';
import type { Failure } from '../failure';
import { limits } from '../limits';
import type { DroppedFile } from './dropped-file';
import { nativeCall } from './native-call';

const UploadRequest = z.strictObject({
  /** What the file is for, sent along: `tracks`. */
  folder: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .exactOptional(),
  many: z.boolean(),
});
export type UploadRequest = Readonly<z.output<typeof UploadRequest>>;

const PdfRequest = z.strictObject({
  /** The suggested file name, without an extension. */
  name: z.string().min(1).max(100),
  paper: z.enum(paperSizes),
});
/** What to print, and the paper size. */
export type PdfRequest = Readonly<z.output<typeof PdfRequest>>;

/** A file's name (never its path), and its size. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
}

/** An export or upload that main runs in the background. */
export interface Job {
  readonly id: string;
  readonly kind: 'export' | 'upload';
  /** The list's title, or the file's name. */
  readonly title: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'unknown';
  readonly done: number;
  readonly total?: number;
  readonly unit: 'rows' | 'bytes';
  readonly failure?: Failure;
  /** A warning about a finished export: fewer rows than the records count, or the list's own rows were saved. */
  readonly note?: { readonly kind: 'fewer'; readonly expected: number } | { readonly kind: 'own-rows' } | undefined;
  readonly file?: SavedFile;
  /** An upload's answer. */
  readonly media?: Readonly<Record<string, unknown>>;
  readonly startedAt: string;
}

const JobId = z.strictObject({ job: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

export const files = {
  /** Null when the person closes the dialog. */
  exportCsv: nativeCall({ input: ExportRequest, output: value<Job | null>(), size: 'rows' }),
  upload: nativeCall({ input: UploadRequest, output: value<readonly Job[]>() }),
  jobs: nativeCall({ output: value<readonly Job[]>() }),
  cancel: nativeCall({ input: JobId, output: value<null>() }),
  /** Starts a failed or cancelled upload again, by hand. */
  retry: nativeCall({ input: JobId, output: value<null>() }),
  showInFolder: nativeCall({ input: JobId, output: value<null>() }),
  /** Saves what the page would print right now. Null when the person closes the dialog. */
  savePdf: nativeCall({ input: PdfRequest, output: value<SavedFile | null>() }),
};

export interface Drop {
  readonly files: readonly DroppedFile[];
  readonly request: UploadRequest;
}

/** A pasted file has no path, so its bytes are sent. */
export const DropInput: z.ZodType<Drop> = z.strictObject({
  files: z
    .array(
      z.union([
        z.strictObject({ path: z.string().min(1).max(32_767) }),
        z.strictObject({
          name: z.string().max(255),
          bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= limits.upload.bytes),
        }),
        z.strictObject({
          name: z.string().max(255),
          problem: z.enum(['upload-too-big', 'upload-unreadable', 'upload-network']),
        }),
      ]),
    )
    .max(100),
  request: UploadRequest,
});
