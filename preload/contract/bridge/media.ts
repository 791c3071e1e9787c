/** The native calls for the server's pictures, videos and documents. */
import { z } from 'zod';
import { value } from '../endpoint';
import type { SavedFile } from './files';
import { nativeCall } from './native-call';

/** How the page may show an address of an answer. */
export type MediaAddress =
  /** The page can load it; it does not reveal the file's address. */
  | { readonly state: 'ready'; readonly address: string }
  /** On a host that the user has not allowed yet. */
  | { readonly state: 'needs-permission'; readonly host: string }
  /** Not in any answer of this session, or not allowed to be fetched. */
  | { readonly state: 'refused' };

const MediaFileRequest = z.strictObject({ url: z.string().min(1).max(4_096), name: z.string().min(1).max(200) });
/** A picture or document to save, with a suggested file name. */
export type MediaFileRequest = Readonly<z.output<typeof MediaFileRequest>>;

export const media = {
  /** One answer for each address, in the same order. */
  resolve: nativeCall({
    input: z.strictObject({ urls: z.array(z.string().min(1).max(4_096)).max(100).readonly() }),
    output: value<readonly MediaAddress[]>(),
  }),
  /** Asks in a native dialog whether to load pictures from a host; the answer is kept for this server. */
  allow: nativeCall({ input: z.strictObject({ host: z.string().min(1).max(260) }), output: value<boolean>() }),
  /** Cancels loading addresses that the page no longer shows. */
  cancel: nativeCall({
    input: z.strictObject({ addresses: z.array(z.string().min(1).max(100)).max(500).readonly() }),
    output: value<null>(),
  }),
  /** Null if the person cancels the dialog. */
  save: nativeCall({ input: MediaFileRequest, output: value<SavedFile | null>() }),
};
