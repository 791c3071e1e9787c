/** How far this computer's clock is from the server's, by the `Date` of its answers. */
import type { Clock } from '../async/ports';

/** Milliseconds from which a difference matters. */
const tolerance = 2 * 60_000;
/** Answers that took longer say too little about when the server wrote them. */
const maxRoundTrip = 30_000;
/** How far two measurements may differ, and how much a difference must change to be reported again. */
const agreement = 60_000;

/** A moment by both clocks of the host. */
export interface Moment {
  readonly now: number;
  readonly monotonicMs: number;
}

export const momentOf = (clock: Clock): Moment => ({ now: clock.now(), monotonicMs: clock.monotonicMs() });

/**
 * Measures an answer, in milliseconds; positive: this computer is ahead. Undefined if it can't be judged: no date, an
 * answer from a cache, a long round trip, or a clock that was set (or a computer that slept) in the middle.
 */
export const measureClockOffset = (
  headers: Readonly<Record<string, string>>,
  sent: Moment,
  received: Moment,
): number | undefined => {
  const date = Date.parse(headers.date ?? '');
  const roundTrip = received.now - sent.now;
  const wasSet = Math.abs(roundTrip - (received.monotonicMs - sent.monotonicMs)) > 1_000;
  if (Number.isNaN(date) || headers.age !== undefined || wasSet || roundTrip > maxRoundTrip) return undefined;
  // The header has whole seconds, so the server's time is half a second later on average.
  return Math.round((sent.now + received.now) / 2 - (date + 500));
};

export interface ClockOffset {
  note(measured: number): void;
  /** The confirmed difference; undefined while there is none that matters. */
  readonly value: number | undefined;
}

/** Two answers in a row must agree before a difference is reported, changed or taken back. */
export const createClockOffset = (): ClockOffset => {
  let last: number | undefined;
  let value: number | undefined;
  return {
    note: (measured) => {
      const isConfirmed = last !== undefined && Math.abs(measured - last) <= agreement;
      last = measured;
      if (!isConfirmed) return;
      if (Math.abs(measured) <= tolerance) value = undefined;
      else if (value === undefined || Math.abs(measured - value) > agreement) value = measured;
    },
    get value() {
      return value;
    },
  };
};
