/**
 * Where users were and what they had not saved, given back to the same user only: in memory once their session has expired,
 * in their store while they are signed in.
 */
import type { ResumeState, SavedResumeState } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { type TokenStore, userKeyOf } from './token-store';

export interface ResumeStates {
  /** A user's session expired: until the next sign-in, `save` is for them. */
  expectReturn(userKey: string): void;
  /** Fails with `bad-request` if no session just expired. */
  save(resumeState: ResumeState): Result<null>;
  /** Ends the expectation, and returns this user's location once. */
  take(userKey: string): ResumeState | undefined;
}

/** Users of one computer since the app started; the oldest location is dropped first. */
const maxUsers = 20;

export const createResumeStates = (): ResumeStates => {
  const states = new Map<string, ResumeState>();
  let expected: string | undefined;
  return {
    expectReturn: (userKey) => {
      expected = userKey;
    },
    save: (resumeState) => {
      if (expected === undefined) return fail('invalid', 'bad-request');
      states.delete(expected);
      states.set(expected, resumeState);
      const [oldest] = states.keys();
      if (states.size > maxUsers && oldest !== undefined) states.delete(oldest);
      return ok(null);
    },
    take: (userKey) => {
      expected = undefined;
      const resumeState = states.get(userKey);
      states.delete(userKey);
      return resumeState;
    },
  };
};

export interface StoredResumeState {
  /** `memory`: it does not survive a restart. */
  save(resumeState: ResumeState): Promise<'disk' | 'memory' | 'failed'>;
  /** What the signed-in person saved last. */
  read(): Promise<ResumeState | undefined>;
  /** For a person who signs out. */
  forget(): Promise<void>;
}

interface ResumeSaverPorts {
  readonly tokens: Pick<TokenStore, 'current'>;
  readonly storedState: StoredResumeState;
  readonly resumeStates: ResumeStates;
  readonly lock: { isOn(): boolean; notePageSaved(): void };
}

export const createResumeSaver =
  ({ tokens, storedState, resumeStates, lock }: ResumeSaverPorts) =>
  async (resumeState: ResumeState): Promise<Result<SavedResumeState>> => {
    const session = tokens.current();
    const isLocking = lock.isOn();
    if (!session) {
      const saved = resumeStates.save(resumeState);
      return saved.ok ? ok({ isKept: false }) : saved;
    }
    const kept = await storedState.save(resumeState);
    if (isLocking) {
      if (kept === 'failed') {
        // Better in memory than lost.
        resumeStates.expectReturn(userKeyOf(session));
        resumeStates.save(resumeState);
      }
      lock.notePageSaved();
    }
    return ok({ isKept: kept === 'disk' });
  };
