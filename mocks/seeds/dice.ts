/**
 * A small seeded generator. Faker makes the pools; the dice draw from them, since 100,000 records are not faker's work.
 * `at(stream, index)` gives every record its own throws, so that a record is the same however many others are made.
 */
export interface Dice {
  /** Starts the throws of one record of one stream. */
  readonly at: (stream: number, index: number) => Dice;
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

export const createDice = (seed: number): Dice => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  const dice: Dice = {
    at: (stream, index) => {
      state = mix(mix(seed + Math.imul(stream, 0x9e3779b1)) ^ Math.imul(index + 1, 0x27d4eb2f));
      return dice;
    },
    whole,
    between: (low, high) => low + whole(high - low + 1),
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]): T => {
      const drawn = from[whole(from.length)];
      if (drawn === undefined) throw new RangeError('nothing to pick from');
      return drawn;
    },
  };
  return dice;
};

/** One stream per kind of record. */
export const streams = {
  visitor: 1,
  admin: 2,
  track: 3,
  event: 4,
  booking: 5,
  ticket: 6,
  transaction: 7,
  buyback: 8,
  inspection: 9,
  inspector: 10,
  wishlist: 11,
  contact: 12,
  tax: 13,
  vehicle: 14,
} as const;
