/** What the page may ask about the live server itself: its profile, its check and its shapes. */
import type { SavedFile } from './bridge';
import type { Data } from './data';
import type { CheckReport } from './reading/check/report';
import type { ServerProfile } from './reading/server-profile';
import type { ServerTest } from './server-test';
import type { EndpointId } from './table';

/** What is known about the server in use, where that comes from, and what of it could not be read. */
export interface ProfileView {
  /** The live server's address; an empty text where none is named. */
  readonly server: string;
  /** `policy`: set by an administrator of this computer, so not changeable here. */
  readonly from: 'none' | 'own' | 'policy';
  readonly profile: ServerProfile;
  /** Dotted path to reason: of a stored profile that was set aside, or of the policy. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** A field of the last answer's records, as the profile in use and another one read it; for the screen only. */
export interface FieldPreview {
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/** What everyday answers of one call had, by canonical fields. */
export interface ShapeNote {
  readonly call: EndpointId;
  /** Rows looked at since the start. */
  readonly rows: number;
  readonly found: readonly string[];
  readonly missing: readonly string[];
}

/** How far a check is. */
export interface CheckProgress {
  readonly done: number;
  readonly total: number;
}

export interface ServerNatives {
  profile(): ProfileView;
  /** `bad-profile` with dotted path and reason in `fields`; the last good one stays. */
  saveProfile(input: { readonly profile: Data }): ProfileView;
  /** Reads a profile from a file that the person chooses. Null when the dialog is closed. */
  importProfile(): ProfileView | null;
  /** Null when the dialog is closed. */
  exportProfile(): SavedFile | null;
  removeProfile(): ProfileView;
  /** Asks every reading call once, as whoever is signed in; `check` events tell how far it is. */
  check(): CheckReport;
  /** Ends the check under way; it answers with what it has. */
  cancelCheck(): null;
  /** Reads the last check's records of a call with another profile. Null where none were kept. */
  preview(input: { readonly call: EndpointId; readonly field: string; readonly profile: Data }): FieldPreview | null;
  /** Saves the last check's report, which has no values. Null when the dialog is closed. */
  saveReport(): SavedFile | null;
  shapes(): readonly ShapeNote[];
  /** Asks an address, as it would be kept, without a token: whether it answers, and like what. */
  test(input: { readonly server: string; readonly acceptsPlain?: boolean }): ServerTest;
}

export const serverNatives = [
  'profile',
  'saveProfile',
  'importProfile',
  'exportProfile',
  'removeProfile',
  'check',
  'cancelCheck',
  'preview',
  'saveReport',
  'shapes',
  'test',
] as const satisfies readonly (keyof ServerNatives)[];
