/** The native calls of the session, and their answers. */
import { z } from 'zod';
import type { Permission } from '../ability';
import { Email, Password, value } from '../endpoint';
import { Data } from '../json/data';
import type { Values } from '../json/record';
import type { Mode } from '../settings';
import { nativeCall } from './native-call';

/** The state of the operating system's keychain. `none`: there is none; `unavailable`: it hangs or fails. */
export type KeychainState = 'ok' | 'none' | 'locked' | 'unavailable';

/** The signed-in user, as the log-in answer describes them; never a token. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role?: string;
  readonly mustChangePassword?: boolean;
  readonly more: Readonly<Record<string, unknown>>;
}

/** Path, search and hash of a screen. */
export const Route = z
  .string()
  .max(2_048)
  .regex(/^\/(?!\/)[^\\]*$/);
/** Form key to its unsent values. */
const Drafts = z.custom<Readonly<Record<string, Values>>>(
  (input) =>
    Data.safeParse(input).success && Object.values(Object(input)).every((draft) => Data.safeParse(draft).success),
  'must be plain objects of bounded size',
);
const ResumeState = z.strictObject({ path: Route, drafts: Drafts });
/** The user's screen and unsaved input. Kept by main, only for the same user. */
export type ResumeState = Readonly<z.output<typeof ResumeState>>;

export interface SavedResumeState {
  /** Whether it is on the disk, so that it survives a crash and a restart. */
  readonly isKept: boolean;
}

/** What the lock screen shows. */
export interface LockView {
  readonly name: string;
  readonly email: string;
  /** Whether the system can check who unlocks: Touch ID. */
  readonly hasSystemCheck: boolean;
  /** Whether the password can be checked without the server. */
  readonly worksOffline: boolean;
  /** How many changes waited to be sent when it was locked, and whether they are on the disk. */
  readonly waiting: number;
  readonly isKept: boolean;
}

export interface SessionView {
  readonly state: 'signed-in' | 'signed-out' | 'locked';
  readonly mode: Mode;
  /** The live server's address, or an empty text in the demo. */
  readonly server: string;
  readonly person?: Person;
  readonly ability: readonly Permission[];
  /** Unknown names in the server's ability list; they grant nothing. */
  readonly unknownSubjects?: readonly string[];
  readonly keychain: KeychainState;
  /** Whether the session is in the keychain and survives a restart. */
  readonly isStored: boolean;
  /** Whose session is locked, and how it can be unlocked; set while it is. */
  readonly lock?: LockView;
  /**
   * Set once, on the sign-in or unlocking that follows an expired or locked session of the same person, and for a page
   * that has just loaded.
   */
  readonly resumeState?: ResumeState;
}

export const session = {
  current: nativeCall({ output: value<SessionView>(), whileLocked: true }),
  signIn: nativeCall({ input: z.strictObject({ email: Email, password: Password }), output: value<SessionView>() }),
  /** Enters the demo as its admin, in either mode. */
  exploreDemo: nativeCall({ output: value<SessionView>() }),
  /** Reads the user's current permissions from the server. */
  refresh: nativeCall({ output: value<SessionView>() }),
  signOut: nativeCall({ output: value<SessionView>(), whileLocked: true }),
  /** Saves path and drafts of the person who is signed in, or whose session just ended or was locked. */
  saveResumeState: nativeCall({ input: ResumeState, output: value<SavedResumeState>(), whileLocked: true }),
  lock: nativeCall({ output: value<SessionView>(), whileLocked: true }),
  /**
   * Signs in again as the locked person. Fails as a sign-in does, with `unlock-wait` for some seconds after several wrong
   * passwords, and without a network unless the password can be checked here.
   */
  unlock: nativeCall({
    input: z.strictObject({ password: Password }),
    output: value<SessionView>(),
    whileLocked: true,
  }),
  /** Asks the system who is there. Fails as `unlock-password` if only the password unlocks. */
  unlockBySystem: nativeCall({ output: value<SessionView>(), whileLocked: true }),
  /** Checks the signed-in person's password. Fails as `unlock` does. */
  confirmPassword: nativeCall({ input: z.strictObject({ password: Password }), output: value<null>() }),
};
