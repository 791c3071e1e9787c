/** When a call that only reads is tried again: twice at most, and only where that may help. */
import type { FailureCode } from '@contract/failure';

export const maxRetries = 2;
/** The longest all the waits of one call may take together, in milliseconds. */
export const maxTotalDelay = 20_000;

/** Statuses of a server, or a gateway, that is busy for the moment. */
export const retryableStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Faults that may be gone in a moment; a deadline is not: the next try would take as long. */
export const retryableCodes: ReadonlySet<FailureCode> = new Set<FailureCode>(['offline', 'unreachable']);

/** `Retry-After` as milliseconds from now: seconds or a date; anything else counts as not said, the past as now. */
export const parseRetryAfter = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^-?\d{1,12}(\.\d+)?$/.test(text)) return Math.max(0, Number(text) * 1_000);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
};

/**
 * How long to wait before a try, in milliseconds: what the server asks for, else 0.3 s and 0.9 s, spread by chance so
 * that the laptops of a paddock do not come back all at once. Undefined means that there is no point in waiting.
 */
export const retryDelay = (
  retry: number,
  asked: number | undefined,
  waited: number,
  random: () => number,
): number | undefined => {
  const wait = asked ?? 300 * 3 ** (retry - 1) * (0.5 + random());
  return retry > maxRetries || waited + wait > maxTotalDelay ? undefined : Math.round(wait);
};

/** Waits, or returns early when the signal ends it. */
export const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
