/** Values that every sample card's answer has beside its series. */
import type { Values } from '../../kit/area/field';

export const statisticIn = ({ statistic }: Values): string => (typeof statistic === 'string' ? statistic : '–');
export const changeIn = ({ change }: Values): number | undefined => (typeof change === 'number' ? change : undefined);

/** The parts of a whole: the one series, a label for each part. */
export interface Part {
  readonly label: string;
  readonly value: number;
  /** Of the whole, between 0 and 1. */
  readonly share: number;
  /** In percent, if known. */
  readonly change: number | undefined;
}

export const partsOf = (
  labels: readonly string[],
  data: readonly number[],
  changes: unknown = undefined,
): readonly Part[] => {
  const whole = data.reduce((sum, value) => sum + value, 0);
  const given: readonly unknown[] = Array.isArray(changes) ? changes : [];
  return labels.map((label, index) => {
    const value = data[index] ?? 0;
    const change = given[index];
    return {
      label,
      value,
      share: whole > 0 ? value / whole : 0,
      change: typeof change === 'number' ? change : undefined,
    };
  });
};
