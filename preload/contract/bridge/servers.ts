/** The page's calls about the live server itself: its profile, its check and its shapes. */
import type { SavedFile } from '../bridge';
import type { Data } from '../json/data';
import type { CheckReport } from '../reading/check/report';
import type { UnexplainedValues } from '../reading/check/unexplained-values';
import type { ServerProfile } from '../reading/server-profile';
import type { ServerTest } from '../server/connection-test';
import type { EndpointId } from '../table';

/** The profile of the server in use, its origin, and the parts that could not be read. */
export interface ProfileView {
  /** The live server's address; empty if none is set. */
  readonly server: string;
  /** `policy`: an administrator of this computer set it, so it cannot be changed here. */
  readonly from: 'none' | 'own' | 'policy';
  readonly profile: ServerProfile;
  /** Dotted path to reason, for a stored profile that could not be used or for the policy. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** A field of the last answer's records, read with the profile in use and with another one; for the screen only. */
export interface FieldPreview {
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/** Which canonical fields the everyday answers of one call had. */
export interface FieldUsage {
  readonly call: EndpointId;
  /** Rows examined since the start. */
  readonly rows: number;
  readonly found: readonly string[];
  readonly missing: readonly string[];
}

/** The progress of a check. */
export interface CheckProgress {
  readonly done: number;
  readonly total: number;
}

export interface ServerNatives {
  profile(): ProfileView;
  /** `bad-profile` with dotted path and reason in `fields`; the last valid profile stays. */
  saveProfile(input: { readonly profile: Data }): ProfileView;
  /** Reads a profile from a file that the person chooses. Null if the dialog is cancelled. */
  importProfile(): ProfileView | null;
  /** Null if the dialog is cancelled. */
  exportProfile(): SavedFile | null;
  removeProfile(): ProfileView;
  /** Makes every reading call once as the signed-in person; `check` events report the progress. */
  check(): CheckReport;
  /** Values of the last check that need an answer; for the screen only. Null if there was no check. */
  seen(): UnexplainedValues | null;
  /** Stops the running check, which then returns what it has. */
  cancelCheck(): null;
  /** Reads the last check's records of a call with another profile. Null if none were kept. */
  preview(input: { readonly call: EndpointId; readonly field: string; readonly profile: Data }): FieldPreview | null;
  /** Saves the last check's report, which has no values. Null if the dialog is cancelled. */
  saveReport(): SavedFile | null;
  shapes(): readonly FieldUsage[];
  /** Calls a normalized address without a token, and reports whether and how it answers. */
  test(input: { readonly server: string; readonly acceptsPlain?: boolean }): ServerTest;
}

export const serverNatives = [
  'profile',
  'saveProfile',
  'importProfile',
  'exportProfile',
  'removeProfile',
  'check',
  'seen',
  'cancelCheck',
  'preview',
  'saveReport',
  'shapes',
  'test',
] as const satisfies readonly (keyof ServerNatives)[];
