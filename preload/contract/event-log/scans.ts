/** What the scans of an event say: what was decided about each, who was scanned before, and who is inside. */
import { type EntryOf, isKind, type LogEntry } from './entry';
import { isLater, latestOf } from './latest';

export interface ScanRow {
  readonly scan: EntryOf<'scan'>;
  /** The entry that counts; undefined or with a null while nobody has decided. */
  readonly decision: EntryOf<'decision'> | undefined;
}

/**
 * What tells one ticket from another in the log: its id, or else its number or the booking, as the log of another computer
 * names it, too. A code that was not found is only the same as itself.
 */
export const subjectKey = ({ subject, code }: Pick<EntryOf<'scan'>, 'subject' | 'code'>): string => {
  const { ticketId, ticketNumber, bookingId } = subject ?? {};
  if (ticketId) return `ticket ${ticketId}`;
  if (ticketNumber) return `number ${ticketNumber}`;
  return bookingId ? `booking ${bookingId}` : `code ${code}`;
};

/** All scans, the latest first. */
export const scanRowsOf = (entries: readonly LogEntry[]): readonly ScanRow[] => {
  const decisions = latestOf(entries.filter(isKind('decision')), ({ scan }) => scan);
  return entries
    .filter(isKind('scan'))
    .toSorted((one, other) => (isLater(one, other) ? -1 : 1))
    .map((scan) => ({ scan, decision: decisions.get(scan.id) }));
};

/** The scans of each ticket, the latest first. */
export const scansBySubject = (rows: readonly ScanRow[]): ReadonlyMap<string, readonly ScanRow[]> =>
  Map.groupBy(rows, ({ scan }) => subjectKey(scan));

/**
 * How many are inside, as counted at the gates of this log: whose last admission was on the way in. Leaving counts unless
 * it was taken back, entering only if a person was admitted.
 */
export const countInside = (bySubject: ReturnType<typeof scansBySubject>): number => {
  const isCounted = ({ scan, decision }: ScanRow): boolean =>
    scan.direction === 'out' ? decision?.decision !== 'turned-away' : decision?.decision === 'admitted';
  let inside = 0;
  for (const rows of bySubject.values()) if (rows.find(isCounted)?.scan.direction === 'in') inside += 1;
  return inside;
};
