/** When buybacks of a round open and close. */

import type { EventBuyback } from '@contract/entities/event-web';
import { dayMs, hourMs, minuteMs, secondMs } from '@contract/time/durations';
import { parseDateTime } from '../../../kit/format/date-time';
import { parseFlag } from '../../../kit/format/flag';
import type { Text } from '../../../kit/format/text';
import { twoDigits } from '../../../kit/format/time-of-day';

export type Phase = 'off' | 'before' | 'open' | 'closed' | 'unknown';

export interface BuybackWindow {
  readonly phase: Phase;
  /** Milliseconds until it opens or closes; undefined if nothing is counted down. */
  readonly left: number | undefined;
}

/** Times without a zone are in the event's. An offer without a closing time has no known end. */
export const windowOf = (offer: EventBuyback, zone: unknown, now: number): BuybackWindow => {
  const [opens, closes] = [parseDateTime(offer.opensAt, zone), parseDateTime(offer.closesAt, zone)];
  if (closes !== undefined && closes <= now) return { phase: 'closed', left: undefined };
  if (parseFlag(offer.enabled) === false) return { phase: 'off', left: undefined };
  if (opens !== undefined && opens > now) return { phase: 'before', left: opens - now };
  return closes === undefined ? { phase: 'unknown', left: undefined } : { phase: 'open', left: closes - now };
};

/** "1:05:09", or "2 days 3 h" from two days on. A started second counts, so that 0:00:00 is the end. */
export const countdownText = (left: number, text: Text): string => {
  const whole = Math.ceil(Math.max(0, left) / secondMs) * secondMs;
  if (whole >= 2 * dayMs)
    return text('buybacks.days', { days: Math.floor(whole / dayMs), hours: Math.floor((whole % dayMs) / hourMs) });
  const [hours, minutes, seconds] = [whole / hourMs, (whole % hourMs) / minuteMs, (whole % minuteMs) / secondMs].map(
    Math.floor,
  );
  return `${hours}:${twoDigits(minutes ?? 0)}:${twoDigits(seconds ?? 0)}`;
};

/** Minutes before the end at which a screen reader is told. */
const marks = [1, 5, 10, 30];

/** The last mark that has passed: 5 from five minutes before the end until one minute before it. */
export const markOf = (left: number | undefined): number | undefined =>
  left === undefined ? undefined : marks.find((mark) => left <= mark * minuteMs);
