/** The result of a bench, and the arithmetic that benches share. */
export interface Figure {
  readonly name: string;
  readonly figure: number;
  /** `x` for a ratio to a reference measured in the same run. */
  readonly unit: string;
  /** The target: a maximum, or a minimum if `atLeast` is set. Without a limit the figure is informative. */
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

/** A figure with a maximum. */
export const atMost = (name: string, figure: number, unit: string, limit: number): Figure => ({
  name,
  figure,
  unit,
  limit,
  met: figure <= limit,
});

/** A figure with a minimum. */
export const atLeast = (name: string, figure: number, unit: string, limit: number): Figure => ({
  name,
  figure,
  unit,
  limit,
  atLeast: true,
  met: figure >= limit,
});

/** A figure without a limit. */
export const info = (name: string, figure: number, unit: string): Figure => ({ name, figure, unit });
