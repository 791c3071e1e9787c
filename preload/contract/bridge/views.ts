/** The native calls that save and open files of saved views. */
import { z } from 'zod';
import { value } from '../endpoint';
import { ViewFile } from '../list/view-file';
import type { SavedFile } from './files';
import { nativeCall } from './native-call';

export const views = {
  /** Asks for a file and writes it; null if the person closes the dialog. */
  save: nativeCall({ input: z.strictObject({ file: ViewFile }), output: value<SavedFile | null>() }),
  /** Asks for a file and reads it, changing nothing; null if the person closes the dialog. Fails as `view-file`. */
  open: nativeCall({ output: value<ViewFile | null>() }),
};
