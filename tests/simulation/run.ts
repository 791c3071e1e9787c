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
  readonly tally: Tally;
}

export const simulate = async ({ histories: count, seed, path }: Simulation): Promise<Report> => {
  const tally: Tally = {};
  const property = fc.asyncProperty(histories, async (history) => {
    const problems = judge(await playHistory(history), tally);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  const result = await fc.check(property, {
    ...{ numRuns: count, seed },
    ...(path === undefined ? {} : { path, endOnFailure: true }),
  });
  if (!result.failed) return { tally };
  const [shortest] = result.counterexample ?? [];
  const lines = shortest?.steps.map((step) => JSON.stringify(step)) ?? [];
  const error = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  const failed = [
    error,
    `after ${result.numRuns} histories, shortened ${result.numShrinks} times (seed ${shortest?.seed}):`,
    ...lines,
    `Replay: npm run simulate -- --seed ${result.seed} --path ${result.counterexamplePath}`,
  ].join('\n');
  return { failed, tally };
};
