/**
 * Where users were in each window and what they had not saved, given back to the same user only: in memory once their session
 * has expired, in their store while they are signed in.
 */
import type { ResumeState, SavedResumeState } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import type { Clock } from '../async/ports';
import { withTimeout } from '../async/timing';
import { type ActiveSession, type TokenStore, userKeyOf } from './token-store';

/** The windows of the app, each with a key that it keeps over a restart. */
export interface WindowKeys {
  /** The window whose page asks. */
  current(): string;
  /** All that are open. */
  all(): readonly string[];
}

/** The key of the first window, and of the only one in a browser. */
export const firstWindow = '';
export const onlyWindow: WindowKeys = { current: () => firstWindow, all: () => [firstWindow] };

export interface ResumeStates {
  /** A user's session expired: until the next sign-in, `save` is for them. */
  expectReturn(userKey: string): void;
  /** Fails with `bad-request` if no session just expired. */
  save(window: string, resumeState: ResumeState): Result<null>;
  /** Ends the expectation, and returns this user's location in a window once. */
  take(window: string, userKey: string): ResumeState | undefined;
}

/** Users of one computer since the app started; the oldest location is dropped first. */
const maxUsers = 20;

export const createResumeStates = (): ResumeStates => {
  const states = new Map<string, Map<string, ResumeState>>();
  let expected: string | undefined;
  return {
    expectReturn: (userKey) => {
      expected = userKey;
    },
    save: (window, resumeState) => {
      if (expected === undefined) return fail('invalid', 'bad-request');
      const ofUser = states.get(expected) ?? new Map<string, ResumeState>();
      states.delete(expected);
      states.set(expected, ofUser.set(window, resumeState));
      const [oldest] = states.keys();
      if (states.size > maxUsers && oldest !== undefined) states.delete(oldest);
      return ok(null);
    },
    take: (window, userKey) => {
      expected = undefined;
      const resumeState = states.get(userKey)?.get(window);
      states.get(userKey)?.delete(window);
      return resumeState;
    },
  };
};

export interface StoredResumeState {
  /** `memory`: it does not survive a restart. */
  save(window: string, resumeState: ResumeState): Promise<'disk' | 'memory' | 'failed'>;
  /** What the signed-in person saved last in a window. */
  read(window: string): Promise<ResumeState | undefined>;
  /** For windows that were closed, and all of a person who signs out. */
  forget(windows: readonly string[]): Promise<void>;
}

interface ResumeReaderPorts {
  readonly resumeStates: ResumeStates;
  readonly storedState: Pick<StoredResumeState, 'read'>;
  readonly windows: WindowKeys;
  readonly clock: Clock;
}

/** Milliseconds that a start and unlocking wait for the person's store. */
const storeTimeout = 5_000;

export const createResumeReader = ({ resumeStates, storedState, windows, clock }: ResumeReaderPorts) => {
  /** A disk that does not answer must not keep the app from starting. */
  const readResumeState = (): Promise<ResumeState | undefined> =>
    withTimeout(clock, storedState.read(windows.current()), storeTimeout, undefined);
  return {
    readResumeState,
    /** Where the user was in the window that asks when the session expired, or else what is stored of that, if it counts. */
    takeResumeState: async (session: ActiveSession, countsStored: boolean): Promise<ResumeState | undefined> => {
      const expired = resumeStates.take(windows.current(), userKeyOf(session));
      return expired ?? (countsStored ? readResumeState() : undefined);
    },
  };
};

interface ResumeSaverPorts {
  readonly tokens: Pick<TokenStore, 'current'>;
  readonly storedState: StoredResumeState;
  readonly resumeStates: ResumeStates;
  readonly lock: { isOn(): boolean; notePageSaved(window: string): void };
  readonly windows: WindowKeys;
}

export const createResumeSaver =
  ({ tokens, storedState, resumeStates, lock, windows }: ResumeSaverPorts) =>
  async (resumeState: ResumeState): Promise<Result<SavedResumeState>> => {
    const window = windows.current();
    const session = tokens.current();
    const isLocking = lock.isOn();
    if (!session) {
      const saved = resumeStates.save(window, resumeState);
      return saved.ok ? ok({ isKept: false }) : saved;
    }
    const kept = await storedState.save(window, resumeState);
    if (isLocking) {
      if (kept === 'failed') {
        // Better in memory than lost.
        resumeStates.expectReturn(userKeyOf(session));
        resumeStates.save(window, resumeState);
      }
      lock.notePageSaved(window);
    }
    return ok({ isKept: kept === 'disk' });
  };
