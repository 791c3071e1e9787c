/** The result of a bench, and the arithmetic that benches share. */
export interface Figure {
  readonly name: string;
  /** NaN where a measurement does not apply to what it is named for; the unit then says why. */
  readonly figure: number;
  /** `x` for a ratio to a reference measured in the same run. */
  readonly unit: string;
  /** The target: a maximum, or a minimum if `atLeast` is set. Without a limit the figure is informative. */
  readonly limit?: number;
  readonly atLeast?: boolean;
  readonly met?: boolean;
  /** Whether the bar means the same on every machine. Only such a bar can fail a run; see `baseline.ts`. */
  readonly portable?: boolean;
}

export interface BenchOptions {
  /** Fewer rounds and smaller data, for a run of all checks. */
  readonly short: boolean;
  /** How long the memory bench walks at a person's pace. By default, it walks some rounds without stops. */
  readonly walkMinutes?: number;
}

/** One `*.bench.ts` exports exactly one of these. */
export type Bench = (options: BenchOptions) => Promise<readonly Figure[]>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** Ratios of one run, sizes and counts mean the same everywhere; times and counts of frames are those of one machine. */
const portableUnits: readonly string[] = ['x', 'kB', 'MB', 'rows', 'calls'];

/** A figure with a maximum. */
export const atMost = (name: string, figure: number, unit: string, limit: number): Figure => ({
  name,
  figure,
  unit,
  limit,
  met: figure <= limit,
  portable: portableUnits.includes(unit),
});

/** A figure with a minimum. */
export const atLeast = (name: string, figure: number, unit: string, limit: number): Figure => ({
  name,
  figure,
  unit,
  limit,
  atLeast: true,
  met: figure >= limit,
  portable: portableUnits.includes(unit),
});

/** A bar that can fail no run: a ratio that jumps, such as one of frames, which last one, two or three sixtieths of a second. */
export const onlyReported = (figure: Figure): Figure =>
  figure.limit === undefined ? figure : { ...figure, portable: false };

/** A figure without a limit. */
export const info = (name: string, figure: number, unit: string): Figure => ({ name, figure, unit });

const digits = (figure: number): string =>
  Math.abs(figure) >= 100 ? Math.round(figure).toLocaleString('en-US') : figure.toFixed(2);

/** A figure for people: `1,295 ms`, `0.65 x`. */
export const valueText = (figure: number, unit: string): string =>
  Number.isNaN(figure) ? unit : `${digits(figure)} ${unit}`.trimEnd();

/** A figure's bar for people: `<= 0.65 x`, or nothing. */
export const barText = ({ limit, unit, atLeast: minimum }: Figure): string =>
  limit === undefined ? '' : `${minimum ? '>=' : '<='} ${valueText(limit, unit)}`;
