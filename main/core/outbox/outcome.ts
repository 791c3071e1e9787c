/** What the result of a sent call means for its entry. */
import { type Failure, fail, isUnanswered, type Result } from '@contract/failure';

/** For a call whose session ended before it was sent. */
export const signedOut = fail('signed-out', 'signed-out');

/**
 * `answered`: the server did it or rejected it. `not-sent`: nothing reached the server. `lost`: it may have been done.
 * `signed-out`: the session ended first. `given-up`: refused on this computer, also because a part of its file is missing.
 */
export type Outcome = 'answered' | 'not-sent' | 'lost' | 'signed-out' | 'given-up';

export const outcomeOf = (result: Result<unknown>): Outcome => {
  if (result.ok) return 'answered';
  switch (result.failure.kind) {
    case 'network':
    case 'timeout':
      return 'not-sent';
    case 'unknown-outcome':
    // A sign-out or a renewed token ended it in the middle.
    case 'cancelled':
      return 'lost';
    case 'signed-out':
      return 'signed-out';
    case 'busy':
    case 'invalid':
      return 'given-up';
    case 'file':
      return result.failure.code === 'missing-file' ? 'given-up' : 'not-sent';
    default:
      return 'answered';
  }
};

/** Whether the server only asks to come back later: it is busy, or its gateway cannot reach it. */
export const isTransient = (result: Result<unknown>): boolean =>
  !result.ok &&
  (result.failure.kind === 'busy' || result.failure.code === 'rate-limited' || result.failure.status === 503);

/** Whether a call ended with its session, or with a token that was renewed. */
export const hasEnded = ({ kind }: Failure): boolean => kind === 'signed-out' || kind === 'cancelled';

/** Whether a record that could not be read may be read later. */
export const isPassing = (failure: Failure): boolean =>
  isUnanswered(failure) || hasEnded(failure) || (failure.status ?? 0) >= 500 || isTransient({ ok: false, failure });
