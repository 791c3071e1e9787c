/** Pictures, videos and documents of the server, as the page asks main for them. */
import type { SavedFile } from './bridge';

/** How the page may show an address of an answer. */
export type MediaAddress =
  /** Loadable by the page; it says nothing of where the file lies. */
  | { readonly state: 'ready'; readonly address: string }
  /** On a host that nobody allowed yet. */
  | { readonly state: 'ask'; readonly host: string }
  /** Not in any answer of this session, or nothing that may be fetched. */
  | { readonly state: 'refused' };

/** A picture or document to save, with the name that is suggested for its file. */
export interface MediaFileRequest {
  readonly url: string;
  readonly name: string;
}

export interface MediaNatives {
  /** One answer for each address, in their order. */
  resolve(input: { readonly urls: readonly string[] }): readonly MediaAddress[];
  /** Asks the person natively whether pictures of a host may be loaded; the answer is kept for this server. */
  allow(input: { readonly host: string }): boolean;
  /** Null when the person closes the dialog. */
  save(input: MediaFileRequest): SavedFile | null;
}
