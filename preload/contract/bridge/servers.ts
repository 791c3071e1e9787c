/** The native calls about the live server: its profile, its check, and the fields that its answers have. */
import { z } from 'zod';
import { value } from '../endpoint';
import { Data } from '../json/data';
import type { CheckReport } from '../reading/check/report';
import type { UnexplainedValues } from '../reading/check/unexplained-values';
import type { ServerProfile } from '../reading/server-profile';
import type { ConnectionTest } from '../server/connection-test';
import { type EndpointId, endpointIds } from '../table';
import type { SavedFile } from './files';
import { nativeCall } from './native-call';

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

/** The canonical fields that one call's answers had in everyday use. */
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

const TestId = z.string().min(1).max(64);

export const servers = {
  profile: nativeCall({ output: value<ProfileView>() }),
  /** `bad-profile` with dotted path and reason in `fields`; the last valid profile stays. */
  saveProfile: nativeCall({ input: z.strictObject({ profile: Data }), output: value<ProfileView>() }),
  /** Reads a profile from a file that the person chooses. Null if the dialog is cancelled. */
  importProfile: nativeCall({ output: value<ProfileView | null>() }),
  /** Null if the dialog is cancelled. */
  exportProfile: nativeCall({ output: value<SavedFile | null>() }),
  removeProfile: nativeCall({ output: value<ProfileView>() }),
  /** Makes every read call once as the signed-in user; `check` events report the progress. */
  check: nativeCall({ output: value<CheckReport>() }),
  /** Values of the last check that need an answer; for the screen only. Null if there was no check. */
  unexplained: nativeCall({ output: value<UnexplainedValues | null>() }),
  /** Stops the running check, which then returns what it has. */
  cancelCheck: nativeCall({ output: value<null>() }),
  /** Reads the last check's records of a call with another profile. Null if none were kept. */
  preview: nativeCall({
    input: z.strictObject({
      call: z.enum(endpointIds),
      field: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/),
      profile: Data,
    }),
    output: value<FieldPreview | null>(),
  }),
  /** Saves the last check's report, which has no values. Null if the dialog is cancelled. */
  saveReport: nativeCall({ output: value<SavedFile | null>() }),
  fieldUsage: nativeCall({ output: value<readonly FieldUsage[]>() }),
  /**
   * Tests the way to an address step by step, without a token; without an address, to the server in use. `connection`
   * events report each step. A new test cancels the one before.
   */
  test: nativeCall({
    input: z.strictObject({
      id: TestId,
      server: z.string().min(1).max(2_048).exactOptional(),
      acceptsPlain: z.boolean().exactOptional(),
    }),
    output: value<ConnectionTest>(),
  }),
  cancelTest: nativeCall({ input: z.strictObject({ id: TestId }), output: value<null>() }),
};
