/** Plays histories of a seed and judges them; the shortest one that fails is printed, with what replays it. */
import fc from 'fast-check';
import { histories } from './history';
import { judge, type Tally } from './judge';
import { playHistory } from './play';

export interface Simulation {
  readonly histories: number;
  readonly seed: number;
  /** Where a failed run ended, to replay it alone. */
  readonly path?: string | undefined;
}

export interface Report {
  /** What failed first, as text. */
  readonly failed?: string;
}

/** Checks histories, whose problems are sentences. `replay`: more words of the command that replays one. */
export const checkHistories = async <H>(
  { histories: count, seed, path }: Simulation,
  all: fc.Arbitrary<H>,
  problemsOf: (history: H) => Promise<readonly string[]>,
  stepsOf: (history: H) => readonly unknown[],
  replay = '',
): Promise<Report> => {
  const property = fc.asyncProperty(all, async (history) => {
    const problems = await problemsOf(history);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  const result = await fc.check(property, {
    ...{ numRuns: count, seed },
    ...(path === undefined ? {} : { path, endOnFailure: true }),
  });
  if (!result.failed) return {};
  const [shortest] = result.counterexample ?? [];
  const lines = shortest === undefined ? [] : stepsOf(shortest).map((step) => JSON.stringify(step));
  const error = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  const failed = [
    error,
    `after ${result.numRuns} histories, shortened ${result.numShrinks} times:`,
    ...lines,
    `Replay: npm run simulate -- --seed ${result.seed} --path ${result.counterexamplePath}${replay}`,
  ].join('\n');
  return { failed };
};

export const simulate = async (simulation: Simulation): Promise<Report & { readonly tally: Tally }> => {
  const tally: Tally = {};
  const report = await checkHistories(
    simulation,
    histories,
    async (history) => judge(await playHistory(history), tally),
    ({ steps, ...rest }) => [rest, ...steps],
  );
  return { ...report, tally };
};
