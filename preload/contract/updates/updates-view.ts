/** What Settings > Updates shows. */

/** Why there are no updates: nobody named an address, or this copy of the app can't be updated. */
export type UpdatesOff = 'no-address' | 'unpackaged' | 'unsigned' | 'browser';

export type UpdateProblem =
  /** No answer, or the connection broke. */
  | 'unreachable'
  /** A proxy asked for a name and a password, and nobody entered them. */
  | 'proxy-sign-in'
  /** The address has no list of versions. */
  | 'no-list'
  /** The list of versions can't be read, or is too large. */
  | 'bad-list'
  /** A link or redirect to another server. */
  | 'elsewhere'
  /** The file is not the one that the list names. */
  | 'checksum'
  /** The file is not signed by Pitwall's publisher. */
  | 'signature'
  | 'too-large'
  /** Nothing came for a minute. */
  | 'stalled'
  | 'disk'
  | 'install';

export interface Release {
  readonly version: string;
  /** Plain text; empty if the list of versions has none. */
  readonly notes: string;
}

export type UpdateState =
  | { readonly name: 'off'; readonly why: UpdatesOff }
  | { readonly name: 'unchecked' }
  | { readonly name: 'checking' }
  /** `older`: the version that the address offers instead, and that is not installed. */
  | { readonly name: 'current'; readonly at: number; readonly older?: string }
  /** `isManual`: an administrator or the system's package manager installs it, not the app. */
  | { readonly name: 'available'; readonly at: number; readonly release: Release; readonly isManual: boolean }
  | { readonly name: 'downloading'; readonly release: Release; readonly percent: number }
  | { readonly name: 'ready'; readonly release: Release }
  | { readonly name: 'failed'; readonly at: number; readonly problem: UpdateProblem; readonly release?: Release };

/** What a person is told once after a start. */
export interface UpdateNews {
  /** `older`: a newer version ran here before. `not-installed`: an update did not take. */
  readonly kind: 'updated' | 'older' | 'not-installed';
  /** The version of before, or the one that was not installed. */
  readonly other: string;
  readonly notes: string;
}

export interface UpdatesView {
  readonly version: string;
  /** Where updates come from. */
  readonly source?: { readonly host: string; readonly by: 'policy' | 'build' };
  readonly state: UpdateState;
  /** What must end before a downloaded update is installed. */
  readonly waitsFor: { readonly changes: number; readonly jobs: number };
  readonly news?: UpdateNews;
}
