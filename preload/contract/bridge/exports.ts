/** The native calls about exports of the past: the recent ones, and what changed since. */
import type { Changes, ChangesReason } from '../csv/changes';
import { ComparedExport, ExportRequest } from '../csv/export-request';
import { value } from '../endpoint';
import type { Failure } from '../failure';
import { type Job, JobId } from './files';
import { nativeCall } from './native-call';

/** An export of the signed-in person from this server; never its path. */
export interface RecentExport {
  /** That of its job. */
  readonly id: string;
  /** The list's title, or the event's folder. */
  readonly title: string;
  /** The file's name. */
  readonly name: string;
  /** When it ended. */
  readonly at: string;
  readonly state: 'done' | 'failed' | 'unknown';
  readonly done: number;
  readonly unit: Job['unit'];
  readonly bytes?: number;
  readonly failure?: Failure;
  /** Whether its file is still there; absent if there is none or its folder does not say. */
  readonly file?: 'exists' | 'missing';
  /** Whether its rows can be asked for again: not if they were chosen by hand. */
  readonly canRun: boolean;
}

/** The last export of a profile, and whether changes since then can be told. */
export interface LastExport {
  readonly at: string;
  readonly rows: number;
  readonly why?: ChangesReason;
}

export const exports = {
  /** The newest first. */
  recent: nativeCall({ output: value<readonly RecentExport[]>() }),
  /** Opens the saved file in the system's program for it. */
  open: nativeCall({ input: JobId, output: value<null>() }),
  /** Asks for a file again and runs the same export. Null when the person closes the dialog. */
  runAgain: nativeCall({ input: JobId, output: value<Job | null>() }),
  /** Forgets the recent exports; their files stay. */
  clear: nativeCall({ output: value<null>() }),
  /** Null if the profile was not exported with this query yet. */
  last: nativeCall({ input: ComparedExport, output: value<LastExport | null>() }),
  /** Reads all rows and counts what changed, without saving anything. Ends an earlier comparison. */
  compare: nativeCall({ input: ExportRequest, output: value<Changes | ChangesReason>(), size: 'rows' }),
  stopComparing: nativeCall({ output: value<null>() }),
};
