/** Where people were when their session ended, in memory only, and never another person's. */
import type { Place } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';

export interface Places {
  /** A session ended by itself: from now until the next sign-in, `keep` is for its person. */
  expect(owner: string): void;
  /** `bad-request` where no session just ended. */
  keep(place: Place): Result<null>;
  /** Ends the expectation; returns this person's place once. */
  claim(owner: string): Place | undefined;
}

/** People who shared a laptop since the app started; the oldest place goes first. */
const most = 20;

export const createPlaces = (): Places => {
  const places = new Map<string, Place>();
  let expected: string | undefined;
  return {
    expect: (owner) => {
      expected = owner;
    },
    keep: (place) => {
      if (expected === undefined) return fail('invalid', 'bad-request');
      places.delete(expected);
      places.set(expected, place);
      const [oldest] = places.keys();
      if (places.size > most && oldest !== undefined) places.delete(oldest);
      return ok(null);
    },
    claim: (owner) => {
      expected = undefined;
      const place = places.get(owner);
      places.delete(owner);
      return place;
    },
  };
};
