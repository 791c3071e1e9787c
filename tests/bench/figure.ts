/** The result of a bench. */
export interface Figure {
  readonly name: string;
  /** NaN where a measurement does not apply; the unit then says why. */
  readonly value: number;
  /** `x` for a ratio to a reference measured in the same run. */
  readonly unit: string;
  /** The bar: a maximum. A figure without one is informative. */
  readonly limit?: number;
  /** The figures that it was made of. */
  readonly details?: readonly Figure[];
}

export interface BenchOptions {
  /** Fewer rounds and smaller data. */
  readonly short: boolean;
}

/** One `*.bench.ts` exports exactly one of these. */
export type Bench = (options: BenchOptions) => Promise<readonly Figure[]>;

/** Thrown by a bench that cannot measure on this machine. The message says why, and the run goes on without a failure. */
export class CannotMeasure extends Error {}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** A figure without a bar. */
export const info = (name: string, value: number, unit: string, details: readonly Figure[] = []): Figure => ({
  name,
  value,
  unit,
  details,
});

/** A figure with a bar. */
export const atMost = (
  name: string,
  value: number,
  unit: string,
  limit: number,
  details: readonly Figure[] = [],
): Figure => ({ ...info(name, value, unit, details), limit });

/** Whether the figure misses its bar, as one that could not be measured does. */
export const isMissed = ({ value, limit }: Figure): boolean => limit !== undefined && !(value <= limit);

/** For people: `1,295 ms`, `0.65 x`. */
export const valueText = (value: number, unit: string): string => {
  if (Number.isNaN(value)) return unit;
  return `${Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)} ${unit}`;
};

/** A figure's bar for people: `<= 0.65 x`, or nothing. */
export const barText = ({ limit, unit }: Figure): string => (limit === undefined ? '' : `<= ${valueText(limit, unit)}`);
