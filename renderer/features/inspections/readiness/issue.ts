/** What keeps a racer from being ready, as data; `issue-text.ts` has the words. */
import type { PartName } from './part';
import type { When } from './when';

/**
 * `missing`: the racer cannot start like this. `unknown`: the server did not send it, or says something
 * that does not mean yes.
 * `attention`: something is still to come, or ends before the event does.
 */
export type Weight = 'missing' | 'unknown' | 'attention';

export type Reason =
  | 'nothing'
  | 'absent'
  | 'incomplete'
  | 'empty'
  | 'expiryEmpty'
  | 'notSent'
  | 'expiryNotSent'
  | 'noEventDays'
  | 'otherRacer'
  | 'otherEvent'
  | 'expired'
  | 'expires'
  | 'soon'
  | 'unsigned'
  | 'declined'
  | 'guardian'
  | 'unplanned'
  | 'noPictures'
  | 'notInspected'
  | 'underInspection'
  | 'failed'
  | 'reinspect'
  | 'pointsFailed'
  | 'unchecked'
  | 'openPoints'
  | 'unclear';

export interface Issue {
  readonly part: PartName;
  readonly weight: Weight;
  readonly reason: Reason;
  /** What it is about: `helmet`, `license`. */
  readonly item?: string;
  readonly day?: string;
  readonly count?: number;
  /** The inspectors' or the server's own words. */
  readonly words?: string;
}

/** Without an event, papers that end within this many days are worth a word. */
const soonDays = 30;
const dayText = /^\d{4}-\d{2}-\d{2}/;

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * What a last valid day means. It is good through that day. Of an event that is over, only its own last day counts:
 * what has ended since then was good when it mattered.
 */
export const expiry = (
  value: unknown,
  { today, until }: When,
): Pick<Issue, 'reason' | 'weight' | 'day'> | undefined => {
  if (typeof value !== 'string' || !dayText.test(value)) return undefined;
  const day = value.slice(0, 10);
  const judged = until !== undefined && until < today ? until : today;
  if (day < judged) return { reason: 'expired', weight: 'missing', day };
  if (until !== undefined) return day < until ? { reason: 'expires', weight: 'attention', day } : undefined;
  return day < later(today, soonDays) ? { reason: 'soon', weight: 'attention', day } : undefined;
};
