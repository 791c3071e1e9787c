/** Judges a soak: every change is on the server exactly once, or waits visibly. Only a person may have it done again. */
import type { OutboxEntry } from '@contract/bridge';
import type { Result } from '@contract/failure';
import type { Arrival } from './bad-network';

/** A change that a screen asked for. */
export interface Asked {
  readonly run: number;
  readonly kind: 'update' | 'create' | 'upload';
  readonly track: number;
  readonly value: string;
  /** What the screen was told; undefined if the app was killed before. */
  readonly result: Result<unknown> | undefined;
  /** A person decided for the server's value. */
  readonly isGivenUp: boolean;
  /** How often a person decided for it, because the record showed another value; it may have been done before. */
  readonly insisted: number;
}

export interface Verdict {
  readonly done: number;
  readonly waiting: number;
  /** The app was killed before anything was stored or sent, so no screen said anything. */
  readonly unheard: number;
  /** The session had ended, and the screen was told that nothing was sent. */
  readonly unsent: number;
  readonly givenUp: number;
  readonly problems: readonly { readonly run: number; readonly text: string }[];
}

const wasRead = (arrivals: readonly Arrival[], track: number): boolean =>
  arrivals.some(({ path }) => path === `/track/detail/${track}`);

/** Attempts after the first without a read of the record in between. */
const blindAttempts = (arrivals: readonly Arrival[], { track, value }: Asked): number => {
  const attempts = arrivals.flatMap(({ values }, index) => (values.includes(value) ? [index] : []));
  return attempts.filter((index, at) => {
    const before = attempts[at - 1];
    return before !== undefined && !wasRead(arrivals.slice(before, index), track);
  }).length;
};

export const judge = (
  asked: readonly Asked[],
  arrivals: readonly Arrival[],
  entries: readonly OutboxEntry[],
): Verdict => {
  const counts = { done: 0, waiting: 0, unheard: 0, unsent: 0, givenUp: 0 };
  const problems: { readonly run: number; readonly text: string }[] = [];
  for (const one of asked) {
    const { run, kind, value, result, isGivenUp, insisted } = one;
    const attempts = arrivals.filter(({ values }) => values.includes(value));
    const done = attempts.filter(({ isDone }) => isDone).length;
    const isWaiting = entries.some(
      ({ state, fields, title, input }) =>
        state !== 'done' &&
        [...fields.map(({ mine }) => mine), title, Object(input.data).name].some((shown) => shown === value),
    );
    const isUnsent = result?.ok === false && result.failure.kind === 'signed-out' && attempts.length === 0;
    // A file that was being sent is still where it was chosen.
    const isUnheard = result === undefined && (attempts.length === 0 || kind === 'upload');
    const report = (text: string): void => void problems.push({ run, text: `"${value}" ${text}` });
    if (done > 1 + insisted) report(`was done ${done} times`);
    if (result?.ok && done === 0) report('was reported as saved, but the server never did it');
    const blind = kind === 'update' ? blindAttempts(arrivals, one) : 0;
    if (blind > 0) report(`was sent again ${blind} times before its record was read`);
    if (done > 0) counts.done += 1;
    else if (isWaiting) counts.waiting += 1;
    else if (isGivenUp) counts.givenUp += 1;
    else if (isUnheard) counts.unheard += 1;
    else if (isUnsent) counts.unsent += 1;
    else report(`is lost (${result === undefined ? 'killed' : result.ok ? 'ok' : result.failure.code})`);
  }
  // A soak in which little is sent proves little.
  if (counts.done < asked.length / 2)
    problems.push({ run: asked.at(-1)?.run ?? 0, text: `only ${counts.done} of ${asked.length} changes were done` });
  return { ...counts, problems };
};
