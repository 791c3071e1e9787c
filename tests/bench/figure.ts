/** What a bench reports, and the arithmetic that all of them share. */
export interface Figure {
  readonly name: string;
  readonly figure: number;
  /** `x` for a ratio to a reference measured in the same run. */
  readonly unit: string;
  /** The bar: at most this, or at least it where `atLeast` is set. Without one the figure is for reading only. */
  readonly limit?: number;
  readonly atLeast?: boolean;
  readonly met?: boolean;
}

export interface BenchOptions {
  /** Fewer rounds and smaller data, for a run of all checks. */
  readonly short: boolean;
}

/** One `*.bench.ts` exports exactly one of these. */
export type Bench = (options: BenchOptions) => Promise<readonly Figure[]>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** A figure that must not exceed its bar. */
export const atMost = (name: string, figure: number, unit: string, limit: number): Figure => ({
  name,
  figure,
  unit,
  limit,
  met: figure <= limit,
});

/** A figure that must reach its bar. */
export const atLeast = (name: string, figure: number, unit: string, limit: number): Figure => ({
  name,
  figure,
  unit,
  limit,
  atLeast: true,
  met: figure >= limit,
});

/** A figure for reading only. */
export const info = (name: string, figure: number, unit: string): Figure => ({ name, figure, unit });
