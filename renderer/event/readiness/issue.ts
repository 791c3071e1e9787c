/** What keeps a racer from being ready, as data; `issue-text.ts` has the texts. */
import { addDays } from '@contract/time/event-days';
import type { PartName } from './part';
import type { ReferenceDays } from './reference-days';

/**
 * `missing`: the racer cannot start. `unknown`: the server did not send a value, or one that is not understood.
 * `attention`: something is still to be done, or expires before the event ends.
 */
export type Severity = 'missing' | 'unknown' | 'attention';

export type Reason =
  | 'nothing'
  | 'absent'
  | 'incomplete'
  | 'empty'
  | 'expiryEmpty'
  | 'notSent'
  | 'otherForm'
  | 'expiryNotSent'
  | 'noEventDays'
  | 'noZone'
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
  readonly severity: Severity;
  readonly reason: Reason;
  /** The item concerned: `helmet`, `license`. */
  readonly item?: string;
  readonly day?: string;
  readonly count?: number;
  /** Text from the inspectors or the server, quoted. */
  readonly words?: string;
}

/** Without an event, documents that expire within this many days are reported. */
const expiresSoonDays = 30;
const dayText = /^\d{4}-\d{2}-\d{2}/;

/**
 * The issue for an expiry date, if any. A document is valid through that day. For a past event only its last day counts,
 * because what expired later was valid then.
 */
export const expiryIssue = (
  value: unknown,
  { today, until }: ReferenceDays,
): Pick<Issue, 'reason' | 'severity' | 'day'> | undefined => {
  if (typeof value !== 'string' || !dayText.test(value)) return undefined;
  const day = value.slice(0, 10);
  const reference = until !== undefined && until < today ? until : today;
  if (day < reference) return { reason: 'expired', severity: 'missing', day };
  if (until !== undefined) return day < until ? { reason: 'expires', severity: 'attention', day } : undefined;
  return day < addDays(today, expiresSoonDays) ? { reason: 'soon', severity: 'attention', day } : undefined;
};
