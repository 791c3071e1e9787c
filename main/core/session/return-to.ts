/** Where people were when their session ended, in memory only, and never another person's. */
import type { ReturnTo } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';

export interface ReturnLocations {
  /** A session ended by itself: from now until the next sign-in, `keep` is for its person. */
  expectReturn(owner: string): void;
  /** `bad-request` where no session just ended. */
  save(place: ReturnTo): Result<null>;
  /** Ends the expectation; returns this person's place once. */
  take(owner: string): ReturnTo | undefined;
}

/** People who shared a laptop since the app started; the oldest place goes first. */
const most = 20;

export const createReturnLocations = (): ReturnLocations => {
  const places = new Map<string, ReturnTo>();
  let expected: string | undefined;
  return {
    expectReturn: (owner) => {
      expected = owner;
    },
    save: (place) => {
      if (expected === undefined) return fail('invalid', 'bad-request');
      places.delete(expected);
      places.set(expected, place);
      const [oldest] = places.keys();
      if (places.size > most && oldest !== undefined) places.delete(oldest);
      return ok(null);
    },
    take: (owner) => {
      expected = undefined;
      const place = places.get(owner);
      places.delete(owner);
      return place;
    },
  };
};
