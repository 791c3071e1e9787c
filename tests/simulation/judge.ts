/** Judges the end of a history, knowing nothing of how the app works. */
import type { Outcome } from './play';
import { type Asked, isLocal, isShown, keyOf } from './world';

/** Attempts after the first without a read of the record in between, beyond those that a person asked for. */
const blindAttempts = ({ servers }: Outcome, { server, value, record }: Asked): number => {
  const arrivals = servers.find(({ address }) => address === server)?.arrivals ?? [];
  const attempts = arrivals.flatMap(({ values }, index) => (values.includes(value) ? [index] : []));
  return attempts.filter((index, at) => {
    const before = attempts[at - 1];
    if (before === undefined) return false;
    return !arrivals.slice(before, index).some(({ path }) => path === `/track/detail/${record}`);
  }).length;
};

/**
 * How often a change may be done beyond the first time: as often as a person wanted it, and as somebody took another one of
 * its record back. That sends the value from before once more, or puts it there in place of one whose outcome is unknown.
 */
const repeatsOf = ({ undone }: Outcome, one: Asked): number =>
  one.insisted + undone.filter(({ of }) => of !== one && of.server === one.server && of.record === one.record).length;

/**
 * The first changes that a later one of the same record came before, unless a person decided so. While the store is locked
 * nobody knows which change was on its way when the app was killed.
 */
const overtaken = (outcome: Outcome): readonly string[] => {
  const { asked, servers, undone } = outcome;
  const last = new Map<string, { readonly value: string; readonly at: number; readonly isUnheard: boolean }>();
  return asked.flatMap((one) => {
    const { kind, value, server, record } = one;
    const done = servers.find(({ address }) => address === server)?.done ?? [];
    const at = done.findIndex((each) => each.value === value);
    const isPlain = kind === 'update' && repeatsOf(outcome, one) === 0 && !undone.some(({ of }) => of === one);
    if (!isPlain || at < 0) return [];
    const key = `${keyOf(one)} ${record}`;
    const before = last.get(key);
    last.set(key, { value, at, isUnheard: one.result === undefined });
    const isHidden = before?.isUnheard === true && !one.isKept;
    return before && before.at > at && !isHidden
      ? [`update ${value} was done before ${before.value}, which was asked for first`]
      : [];
  });
};

/** Values that were put back into a field without having been there before the change that was taken back. */
const wronglyPutBack = ({ servers, asked, undone }: Outcome): readonly string[] =>
  servers.flatMap(({ address, done, valuesOf }) =>
    done.flatMap(({ value, record = '', field = '' }) => {
      const had = valuesOf(record, field);
      const wasBefore = ({ of }: Outcome['undone'][number]): boolean =>
        of.server === address &&
        of.record === record &&
        of.field === field &&
        had.slice(0, had.indexOf(of.value)).includes(value);
      return asked.some((one) => one.value === value) || undone.some(wasBefore)
        ? []
        : [`${value} was put back into ${field} of record ${record}, which had ${had.join(', ')}`];
    }),
  );

/** What became of everything that was asked for. */
export type Tally = Partial<
  Record<
    | 'done'
    | 'waiting'
    | 'kept'
    | 'given up'
    | 'told undone'
    | 'killed unheard'
    | 'lost with memory'
    | 'drafts'
    | 'undone'
    | 'files',
    number
  >
>;

/** Problems as sentences; `tally` is counted up. */
export const judge = (outcome: Outcome, tally: Tally = {}): readonly string[] => {
  const count = (what: keyof Tally, by = 1): void => {
    tally[what] = (tally[what] ?? 0) + by;
  };
  const { asked, servers, entries, kept } = outcome;
  count('files', outcome.saved);
  const problems = [...outcome.problems];
  for (const one of asked) {
    const { kind, value, server, result, isKept, isGivenUp } = one;
    const insisted = repeatsOf(outcome, one);
    const report = (text: string): void => void problems.push(`${kind} ${value} ${text}`);
    if (kind === 'draft') {
      count('drafts');
      continue;
    }
    if (isLocal(kind)) {
      const found = kept.get(keyOf(one))?.filter((text) => text === value).length ?? 0;
      if (found > 1) report(`is there ${found} times`);
      if (found === 0 && isKept && result?.ok && !isGivenUp) report('is lost');
      count(found > 0 ? 'kept' : 'killed unheard');
      continue;
    }
    const of = servers.find(({ address }) => address === server);
    const done = of?.done.filter((each) => each.value === value).length ?? 0;
    const attempts = of?.arrivals.filter(({ values }) => values.includes(value)).length ?? 0;
    if (done > 1 + insisted) report(`was done ${done} times, and asked for ${1 + insisted} times`);
    if (one.doneAtDiscard !== undefined && insisted === 0 && done > one.doneAtDiscard)
      report('was done after a person had discarded it');
    const blind = kind === 'update' ? blindAttempts(outcome, one) - insisted : 0;
    if (blind > 0) report(`was sent again ${blind} times before its record was read`);
    const isWaiting = entries.some((entry) => entry.state !== 'done' && JSON.stringify(entry).includes(value));
    const failure = result?.ok === false ? result.failure : undefined;
    // The screen was told that nothing was done, and nothing will be.
    const isToldUndone =
      failure !== undefined &&
      failure.kind !== 'queued' &&
      // A file whose answer was lost is up to the person, who is told so.
      (failure.kind !== 'unknown-outcome' || kind === 'upload');
    // A file that was being sent when the app was killed is still where it was chosen.
    const isUnheard = result === undefined && (attempts === 0 || kind === 'upload');
    if (done > 0) count('done');
    else if (isWaiting) count('waiting');
    else if (isGivenUp) count('given up');
    else if (isToldUndone) count('told undone');
    else if (isUnheard) count('killed unheard');
    else if (!isKept) count('lost with memory');
    else report(`is lost (${result === undefined ? 'killed' : result.ok ? 'ok' : failure?.code})`);
    // After a kill, the app can't know of a refusal that a full disk did not take.
    if (done > 0 && failure?.kind === 'rejected' && insisted === 0 && isKept)
      report(`was reported as rejected (${failure.code}), and the server has done it`);
  }
  problems.push(...overtaken(outcome), ...wronglyPutBack(outcome));
  for (const one of outcome.undone) {
    const { of, result, isExpected } = one;
    if (!result?.ok) continue;
    count('undone');
    const isWaiting = entries.some((entry) => entry.state !== 'done' && JSON.stringify(entry).includes(of.value));
    if (result.value !== null && isExpected && !isWaiting && isShown(outcome, one))
      problems.push(`the undo of ${of.value} is lost`);
  }
  for (const { address, done } of servers) {
    const values = new Set(asked.map(({ value }) => value));
    const back = done.filter(({ value }) => !values.has(value)).length;
    const wanted = outcome.undone
      .filter(({ of }) => of.server === address)
      .reduce((sum, { of }) => sum + 1 + repeatsOf(outcome, of), 0);
    if (back > wanted) problems.push(`${back} values were put back at ${address}, and ${wanted} were to be`);
  }
  return [...new Set(problems)];
};
