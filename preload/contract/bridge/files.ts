/** The native calls that read and write files, and their answers. */
import { z } from 'zod';
import { paperSizes } from '../appearance';
import type { Changes } from '../csv/changes';
import { ExportRequest } from '../csv/export-request';
import { Id, value } from '../endpoint';
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

/** The event and the day, in the event's time zone, that a folder is named after. */
const DayFolderRequest = z.strictObject({
  event: z.strictObject({ id: Id, name: z.string().max(1_000) }),
  day: z.iso.date(),
  timezone: z.string().max(64).exactOptional(),
});
export type DayFolderRequest = Readonly<z.output<typeof DayFolderRequest>>;

/** A new folder for the files of an event's day: its name, never its path. */
export interface DayFolder {
  readonly id: string;
  readonly name: string;
}

const DayFile = z.strictObject({
  /** The file's name without its extension: "racer-tickets". */
  name: z
    .string()
    .max(40)
    .regex(/^[a-z]+(-[a-z]+)*$/),
  request: ExportRequest,
  /** When the rows were read, for rows that the page sends. */
  asOf: z.iso.datetime().exactOptional(),
  /** What a reader must know of rows that the page sends, such as rows left out; for the manifest. */
  remarks: z.array(z.string().max(500)).max(10).readonly().exactOptional(),
});
export type DayFile = Readonly<z.output<typeof DayFile>>;

const DayFilesRequest = z.strictObject({
  folder: z.uuid(),
  files: z.array(DayFile).min(1).max(20).readonly(),
  /** The number of files that the folder is to have; some may be sent later. */
  planned: z.int().positive().max(20),
});
export type DayFilesRequest = Readonly<z.output<typeof DayFilesRequest>>;

/** A file's name (never its path), and its size. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
  /** The checksum in hex, for the files of a day. */
  readonly sha256?: string;
}

/** The first table of a CSV file or of an Excel workbook. */
export interface TableFile {
  readonly name: string;
  readonly titles: readonly string[];
  /** JSON of up to a thousand rows each: texts, numbers, booleans and null. Days are texts: `2026-05-16`. */
  readonly rows: readonly string[];
  /** Lines above the titles, which were left out. */
  readonly skipped: number;
  /** The sheets of a workbook, of which only the first one with rows is read. */
  readonly sheets: number;
}

/** An export or upload that main runs in the background. */
export interface Job {
  readonly id: string;
  readonly kind: 'export' | 'upload';
  /** The list's title, or the file's name. */
  readonly title: string;
  /** `queued`: an upload that waits in the outbox for the server. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'unknown' | 'queued';
  readonly done: number;
  readonly total?: number;
  readonly unit: 'rows' | 'bytes' | 'files';
  readonly failure?: Failure;
  /**
   * A warning about a finished export: fewer rows than the records count, the list's own rows were saved, the server's
   * file does not show whether the server applied the filter, or rows are from the copy on this computer, the oldest of
   * `asOf`; these may be fewer, too. Of an upload: it is sent under another name, as its content is of another type, such
   * as `HEIC`, than its own name says. Of an Excel file: texts were cut off or cleaned.
   */
  readonly note?:
    | { readonly kind: 'fewer'; readonly expected: number }
    | { readonly kind: 'own-rows' | 'unchecked' }
    | { readonly kind: 'copy'; readonly asOf: string; readonly expected?: number }
    | { readonly kind: 'renamed'; readonly name: string; readonly found: string }
    | { readonly kind: 'cells'; readonly shortened: number; readonly cleaned: number }
    | undefined;
  /** What changed since the last export of the same profile. */
  readonly changes?: Changes;
  /** For one of the day's files: its folder, and its name without an extension. */
  readonly day?: {
    readonly folder: DayFolder;
    readonly file: string;
    /** For a manifest: more files are to come. */
    readonly isPartial?: true;
  };
  readonly file?: SavedFile;
  /** An upload's answer. */
  readonly media?: Readonly<Record<string, unknown>>;
  readonly startedAt: string;
}

export const JobId = z.strictObject({ job: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

export const files = {
  /** Null when the person closes the dialog. */
  exportCsv: nativeCall({ input: ExportRequest, output: value<Job | null>(), size: 'rows' }),
  /** Asks for a folder and makes a new one in it for the day's files. Null when the person closes the dialog. */
  chooseDayFolder: nativeCall({ input: DayFolderRequest, output: value<DayFolder | null>() }),
  /** Saves files into a day's folder, each whole or not at all, and then its manifest. */
  saveDayFiles: nativeCall({ input: DayFilesRequest, output: value<readonly Job[]>(), size: 'rows' }),
  upload: nativeCall({ input: UploadRequest, output: value<readonly Job[]>() }),
  jobs: nativeCall({ output: value<readonly Job[]>() }),
  cancel: nativeCall({ input: JobId, output: value<null>() }),
  /** Starts a failed or cancelled upload again, by hand. */
  retry: nativeCall({ input: JobId, output: value<null>() }),
  showInFolder: nativeCall({ input: JobId, output: value<null>() }),
  /** Asks for a CSV or Excel file and reads it. Null when the person closes the dialog. */
  openTable: nativeCall({ output: value<TableFile | null>() }),
  /** Saves what the page would print right now. Null when the person closes the dialog. */
  savePdf: nativeCall({ input: PdfRequest, output: value<SavedFile | null>() }),
};

export interface Drop {
  readonly files: readonly DroppedFile[];
  readonly request: UploadRequest;
}

/** A pasted file has no path, so its bytes are sent. */
export const DroppedFileInput: z.ZodType<DroppedFile> = z.union([
  z.strictObject({ path: z.string().min(1).max(32_767) }),
  z.strictObject({
    name: z.string().max(255),
    bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= limits.upload.bytes),
  }),
  z.strictObject({
    name: z.string().max(255),
    problem: z.enum(['upload-too-big', 'upload-unreadable', 'upload-network']),
  }),
]);

export const DropInput: z.ZodType<Drop> = z.strictObject({
  files: z.array(DroppedFileInput).max(100),
  request: UploadRequest,
});
