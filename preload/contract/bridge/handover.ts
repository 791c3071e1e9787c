/** The native calls for handing over to another laptop: packs, outbox drafts, notes and logs of events as one encrypted file. */
import { z } from 'zod';
import { value } from '../endpoint';
import type { SavedFile } from './files';
import { nativeCall } from './native-call';

/** What a file held, and what was taken of it: the newest of each record wins. */
export interface HandoverReport {
  /** Who made the file, and when. */
  readonly by: string;
  readonly at: string;
  readonly answers: { readonly taken: number; readonly older: number };
  readonly drafts: { readonly taken: number; readonly older: number };
  readonly notes: { readonly taken: number; readonly older: number };
  /** Entries of events' logs that were new here. */
  readonly log: number;
}

const Passphrase = z.strictObject({ passphrase: z.string().min(12).max(256) });

export const handover = {
  /** Asks for a file and writes it; null if the person closes the dialog. */
  save: nativeCall({ input: Passphrase, output: value<SavedFile | null>() }),
  /** Asks for a file and reads it; null if the person closes the dialog. Fails as `handover-passphrase` or `handover-file`. */
  open: nativeCall({ input: Passphrase, output: value<HandoverReport | null>() }),
};
