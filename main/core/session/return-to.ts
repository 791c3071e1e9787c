/** Where users were when their session expired: in memory only, and given back to the same user only. */
import type { ReturnTo } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';

export interface ReturnLocations {
  /** A user's session expired: until the next sign-in, `save` is for them. */
  expectReturn(userKey: string): void;
  /** Fails with `bad-request` if no session just expired. */
  save(returnTo: ReturnTo): Result<null>;
  /** Ends the expectation, and returns this user's location once. */
  take(userKey: string): ReturnTo | undefined;
}

/** Users of one computer since the app started; the oldest location is dropped first. */
const maxUsers = 20;

export const createReturnLocations = (): ReturnLocations => {
  const locations = new Map<string, ReturnTo>();
  let expected: string | undefined;
  return {
    expectReturn: (userKey) => {
      expected = userKey;
    },
    save: (returnTo) => {
      if (expected === undefined) return fail('invalid', 'bad-request');
      locations.delete(expected);
      locations.set(expected, returnTo);
      const [oldest] = locations.keys();
      if (locations.size > maxUsers && oldest !== undefined) locations.delete(oldest);
      return ok(null);
    },
    take: (userKey) => {
      expected = undefined;
      const returnTo = locations.get(userKey);
      locations.delete(userKey);
      return returnTo;
    },
  };
};
