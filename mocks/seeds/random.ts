/** The first kinds of records: their positions are part of the seed. The number of any other kind comes from its name. */
const streams: readonly string[] = [
  'visitor',
  'admin',
  'track',
  'event',
  'booking',
  'ticket',
  'transaction',
  'buyback',
  'inspection',
  'inspector',
  'wishlist',
  'contact',
  'tax',
  'vehicle',
];

/**
 * A small seeded generator that picks from faker's pools, because faker is too slow for 100,000 records.
 * `at(stream, index)` starts the numbers of one record, so that a record does not depend on the number of others.
 */
export interface Random {
  /** Starts the numbers of one record. `stream` is its kind, such as 'visitor'; the samples number theirs. */
  readonly at: (stream: string | number, index: number) => Random;
  /** A whole number from 0 to below `below`. */
  readonly whole: (below: number) => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]] | readonly T[]) => T;
}

const mix = (value: number): number => {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

const numberOf = (stream: string): number => {
  const position = streams.indexOf(stream);
  if (position >= 0) return position + 1;
  return [...stream].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), streams.length) | 0;
};

export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (below: number): number => Math.floor(next() * below);
  const random: Random = {
    at: (stream, index) => {
      state = mix(
        mix(seed + Math.imul(typeof stream === 'number' ? stream : numberOf(stream), 0x9e3779b1)) ^
          Math.imul(index + 1, 0x27d4eb2f),
      );
      return random;
    },
    whole: integer,
    between: (low, high) => low + integer(high - low + 1),
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]): T => {
      const drawn = from[integer(from.length)];
      if (drawn === undefined) throw new RangeError('nothing to pick from');
      return drawn;
    },
  };
  return random;
};
