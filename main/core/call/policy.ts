/** The policy of a call: who may make it, how long it may take, and when a read is sent again. */
import type { AnyRow } from '@contract/endpoint';
import type { FailureCode } from '@contract/failure';

/** Whether screens may make a call; all others are for the session and for file jobs. */
export const isForScreens = (row: AnyRow): boolean => (row.by ?? 'screen') === 'screen';

/** Whether a lost response leaves open what the server did. Signing in twice changes nothing. */
export const mayLeaveUnknownOutcome = (row: AnyRow): boolean => row.kind !== 'read' && row.by !== 'session';

const readDeadline = 15_000;
const writeDeadline = 30_000;
/** For an answer that is written to a file while it arrives. */
const downloadDeadline = 5 * 60_000;

/** Milliseconds that a call may spend on the network in total; waits between retries don't count. */
export const deadlineOf = (row: AnyRow): number => {
  if (row.output.shape === 'csv') return downloadDeadline;
  return row.kind === 'read' ? readDeadline : writeDeadline;
};

/** Whether the time of its answer says how fast the network is. That of a file depends on its size. */
export const isTimed = (row: AnyRow): boolean => row.output.shape !== 'csv' && row.by !== 'files';

/** An upload gets a minute, and a second more for every 32 KiB: a quarter of a megabit per second is slow but alive. */
export const uploadDeadlineOf = (bytes: number): number => 60_000 + (bytes / (32 * 1024)) * 1_000;

/** Milliseconds without progress after which an upload counts as dead. */
export const uploadStallTimeout = 60_000;
/** Milliseconds that the server may take to respond after the last byte of an upload. */
export const uploadAnswerTimeout = 120_000;

export const maxRetries = 2;
/** Milliseconds that all waits of one call may take together. */
export const maxTotalDelay = 20_000;

/** Statuses of a server or gateway that is busy for the moment. */
export const retryableStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Failures that may pass quickly. A missed deadline is not one: the next attempt would take as long. */
export const retryableCodes: ReadonlySet<FailureCode> = new Set<FailureCode>(['offline', 'unreachable']);

/** Parses `Retry-After` (seconds or a date) to milliseconds from now. A past date is 0; anything unreadable is undefined. */
export const parseRetryAfter = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^-?\d{1,12}(\.\d+)?$/.test(text)) return Math.max(0, Number(text) * 1_000);
  const retryAt = Date.parse(text);
  return Number.isNaN(retryAt) ? undefined : Math.max(0, retryAt - now);
};

/**
 * Milliseconds to wait before a retry: what the server asks for, else 0.3 s and then 0.9 s with random jitter, so that
 * all the laptops in a paddock don't return at once. Undefined if there is nothing to be gained from another attempt.
 */
export const retryDelay = (
  retry: number,
  retryAfter: number | undefined,
  waited: number,
  random: () => number,
): number | undefined => {
  const wait = retryAfter ?? 300 * 3 ** (retry - 1) * (0.5 + random());
  return retry > maxRetries || waited + wait > maxTotalDelay ? undefined : Math.round(wait);
};
