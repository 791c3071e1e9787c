/** How the page asks main for the server's pictures, videos and documents. */
import type { SavedFile } from '../bridge';

/** How the page may show an address of an answer. */
export type MediaAddress =
  /** The page can load it; it does not reveal the file's address. */
  | { readonly state: 'ready'; readonly address: string }
  /** On a host that nobody has allowed yet. */
  | { readonly state: 'ask'; readonly host: string }
  /** Not in any answer of this session, or not allowed to be fetched. */
  | { readonly state: 'refused' };

/** A picture or document to save, with a suggested file name. */
export interface MediaFileRequest {
  readonly url: string;
  readonly name: string;
}

export interface MediaNatives {
  /** One answer for each address, in the same order. */
  resolve(input: { readonly urls: readonly string[] }): readonly MediaAddress[];
  /** Asks in a native dialog whether to load pictures from a host; the answer is kept for this server. */
  allow(input: { readonly host: string }): boolean;
  /** Ends the loading of addresses that the page no longer shows. */
  cancel(input: { readonly addresses: readonly string[] }): null;
  /** Null if the person cancels the dialog. */
  save(input: MediaFileRequest): SavedFile | null;
}
