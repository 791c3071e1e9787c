/** The rule for failing a run: a bar that was reached before and is now missed by more than a fifth. */
import type { Figure } from './figure';
import type { RecordedRun } from './recorded-run';

const tolerance = 1.2;

const isMissedByMuch = ({ figure, limit, atLeast }: Figure): boolean =>
  limit !== undefined && (atLeast ? figure < limit / tolerance : figure > limit * tolerance);

/**
 * The bars of one bench that the baseline has as reached and that are now missed by more than a fifth. Bars that depend on
 * the machine are left out, and so are those that the baseline does not have.
 */
export const lostBars = (baseline: RecordedRun, bench: string, figures: readonly Figure[]): readonly Figure[] => {
  const reached = new Set(baseline.benches[bench]?.filter(({ met }) => met).map(({ name }) => name));
  return figures.filter((figure) => figure.portable && reached.has(figure.name) && isMissedByMuch(figure));
};

/** The names of a bench's bars in the baseline that were not measured, so that a new name is no way around the rule. */
export const absentBars = (baseline: RecordedRun, bench: string, figures: readonly Figure[]): readonly string[] =>
  (baseline.benches[bench] ?? [])
    .filter(({ met, name }) => met !== undefined && !figures.some((figure) => figure.name === name))
    .map(({ name }) => name.trim());

/** What two runs in a row have lost: one alone may have been disturbed. */
export const lostTwice = (first: readonly Figure[], second: readonly Figure[]): readonly Figure[] =>
  second.filter(({ name }) => first.some((one) => one.name === name));
