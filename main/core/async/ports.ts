/** The clock and the chance of a host. The core has no others, so that all of it can run on a virtual clock. */

export interface Clock {
  /** Milliseconds since 1970. A person may set them back. */
  now(): number;
  /** Milliseconds that only grow, for measuring how long something took. */
  monotonicMs(): number;
  /** Runs work after a delay. Returns a function that cancels it. */
  startTimer(work: () => void, delayMs: number): () => void;
}

export interface Random {
  /** At least 0 and less than 1. */
  number(): number;
  uuid(): string;
  bytes(length: number): Uint8Array;
}
