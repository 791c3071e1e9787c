/** The native calls of Help > Diagnostics. */
import { z } from 'zod';
import type { Diagnostics, ReportFile } from '../diagnostics/diagnostics';
import { value } from '../endpoint';
import type { SavedFile } from './files';
import { nativeCall } from './native-call';

export interface ReportPreview {
  /** Names these files for `save`. */
  readonly id: string;
  readonly files: readonly ReportFile[];
}

export const diagnostics = {
  read: nativeCall({ output: value<Diagnostics>() }),
  /** The files of a report exactly as `save` will write them. */
  preview: nativeCall({ output: value<ReportPreview>() }),
  /** Saves the previewed files as a zip. Null if the dialog is cancelled. */
  save: nativeCall({ input: z.strictObject({ id: z.string().max(64) }), output: value<SavedFile | null>() }),
};
