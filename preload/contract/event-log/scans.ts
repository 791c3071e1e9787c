/** What the scans of an event say: what was decided about each, who was scanned before, and who is inside. */
import { isOfPerson } from '../entities/ticket-entries';
import { dayOf } from '../time/event-days';
import {
  type EntryOf,
  isKind,
  type LogEntry,
  type RepeatRule,
  repeatRules,
  type ScanSubject,
  type scanDecisions,
} from './entry';
import { isLater, latestOf } from './latest';

export interface ScanRow {
  /** The entry that counts: of the last answer to the scan. */
  readonly scan: EntryOf<'scan'>;
  /** The entry that counts; undefined or with a null while nobody has decided. */
  readonly decision: EntryOf<'decision'> | undefined;
}

/** What tells one scan from another, whichever answer counts. Decisions name it. */
export const scanId = ({ replaces, id }: Pick<EntryOf<'scan'>, 'replaces' | 'id'>): string => replaces ?? id;

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

/** Whether a scan was of the code of a booking with several tickets, not of one ticket. */
export const isBookingCode = (subject: ScanSubject | undefined): boolean =>
  Boolean(subject?.bookingId && !subject.ticketId && !subject.ticketNumber);

/** The scans and rules of a log that grows: an entry costs the same however many there are. */
export interface LogIndex {
  /** Takes entries that it doesn't have. Returns those. */
  readonly add: (entries: readonly LogEntry[]) => readonly LogEntry[];
  /** The scans of a ticket, by its `subjectKey`, the latest first. */
  readonly scansOf: (key: string) => readonly ScanRow[];
  readonly rowOf: (id: string) => ScanRow | undefined;
  /** All scans, in no order. */
  readonly rows: () => readonly ScanRow[];
  /** The rule that holds. */
  readonly rule: (name: EntryOf<'rule'>['rule']) => EntryOf<'rule'> | undefined;
}

/** The entries of one scan. */
interface OpenScan {
  readonly answers: EntryOf<'scan'>[];
  readonly decisions: EntryOf<'decision'>[];
  /** Undefined until it is asked for. */
  row: ScanRow | undefined;
}

/** Most scans have one entry of a kind, and a log may have very many scans. */
const latest = <E extends LogEntry>(entries: readonly E[]): E | undefined =>
  entries.length > 1 ? latestOf(entries, () => '').get('') : entries[0];

const rowOfScan = (found: OpenScan): ScanRow | undefined => {
  const scan = found.row ? undefined : latest(found.answers);
  // The file of another computer may lack the scan of a decision.
  if (scan) found.row = { scan, decision: latest(found.decisions) };
  return found.row;
};

export const latestFirst = (one: ScanRow, other: ScanRow): number => (isLater(one.scan, other.scan) ? -1 : 1);

export const createLogIndex = (): LogIndex => {
  const ids = new Set<string>();
  const scans = new Map<string, OpenScan>();
  const subjects = new Map<string, Set<string>>();
  const rules: EntryOf<'rule'>[] = [];
  const open = (id: string): OpenScan => {
    const scan = scans.get(id) ?? { answers: [], decisions: [], row: undefined };
    scans.set(id, scan);
    scan.row = undefined;
    return scan;
  };
  const take = (entry: LogEntry): void => {
    if (entry.kind === 'rule') rules.push(entry);
    else if (entry.kind === 'decision') open(entry.scan).decisions.push(entry);
    else if (entry.kind === 'scan') {
      const [id, key] = [scanId(entry), subjectKey(entry)];
      open(id).answers.push(entry);
      const known = subjects.get(key);
      if (known) known.add(id);
      else subjects.set(key, new Set([id]));
    }
  };
  const rowOf = (id: string): ScanRow | undefined => {
    const found = scans.get(id);
    return found && rowOfScan(found);
  };
  return {
    add: (entries) => {
      const fresh = entries.filter(({ id }) => !ids.has(id) && ids.add(id));
      for (const entry of fresh) take(entry);
      return fresh;
    },
    scansOf: (key) =>
      [...(subjects.get(key) ?? [])]
        .map(rowOf)
        // Another answer to the scan may have found another ticket.
        .filter((row): row is ScanRow => row !== undefined && subjectKey(row.scan) === key)
        .sort(latestFirst),
    rowOf,
    rows: () => [...scans.values()].map(rowOfScan).filter((row) => row !== undefined),
    rule: (name) => latest(rules.filter(({ rule }) => rule === name)),
  };
};

/** All scans, the latest first. */
export const scanRowsOf = (entries: readonly LogEntry[]): readonly ScanRow[] => {
  const index = createLogIndex();
  index.add(entries.filter((entry) => isKind('scan')(entry) || isKind('decision')(entry)));
  return index.rows().toSorted(latestFirst);
};

const isCounted = ({ scan, decision }: ScanRow): boolean =>
  scan.direction === 'out' ? decision?.decision !== 'turned-away' : decision?.decision === 'admitted';

const isPerson = ({ scan: { subject } }: ScanRow): boolean => isOfPerson({ ticketType: subject?.ticketType ?? null });

/** Who is inside by the last scan of each ticket and booking that counted. */
const insideOf = (rows: readonly ScanRow[]): readonly ScanRow[] => {
  const last = new Map<string, ScanRow>();
  for (const row of rows) {
    if (!isCounted(row) || !isPerson(row)) continue;
    const key = subjectKey(row.scan);
    const known = last.get(key);
    if (!known || isLater(row.scan, known.scan)) last.set(key, row);
  }
  const inside = new Set([...last.values()].filter(({ scan }) => scan.direction === 'in'));
  const groups = Map.groupBy(last.values(), ({ scan }) => scan.subject?.bookingId);
  for (const row of last.values()) {
    if (!isBookingCode(row.scan.subject)) continue;
    const tickets = (groups.get(row.scan.subject?.bookingId) ?? []).filter((one) => one !== row).sort(latestFirst);
    const isOver = tickets.some(({ scan }) => isLater(scan, row.scan));
    const one = tickets.find((ticket) => inside.has(ticket));
    if (row.scan.direction === 'in' && (one || isOver)) inside.delete(row);
    if (row.scan.direction === 'out' && one && !isOver) inside.delete(one);
  }
  return [...inside];
};

type Counted<V> = Readonly<Record<'admitted' | 'turnedAway' | 'inside', V>>;
export type ScanCounts = Counted<number>;

/**
 * The scans that count a person each, of scans in any order: by decision on the way in, and inside, as counted at the gates of
 * this log: whose last admission was on the way in. Leaving counts unless it was taken back, entering only if a person was
 * admitted.
 *
 * The code of a booking with several tickets stands for one of their people, nobody knows which. So its decisions don't count
 * once the same was decided about one of the tickets by its own code. As long as no ticket's own scan came later, at least one
 * person is inside after it let one in, and one fewer after it let one out.
 */
export const countedScans = (rows: readonly ScanRow[]): Counted<readonly ScanRow[]> => {
  const decided = (value: (typeof scanDecisions)[number]): readonly ScanRow[] => {
    const all = rows.filter(({ scan, decision }) => scan.direction === 'in' && decision?.decision === value);
    const tickets = all.filter((row) => isPerson(row) && !isBookingCode(row.scan.subject));
    const bookings = new Set(tickets.map(({ scan }) => scan.subject?.bookingId));
    return all.filter((row) => !isBookingCode(row.scan.subject) || !bookings.has(row.scan.subject?.bookingId));
  };
  return { admitted: decided('admitted'), turnedAway: decided('turned-away'), inside: insideOf(rows) };
};

export const countScans = (rows: readonly ScanRow[]): ScanCounts => {
  const { admitted, turnedAway, inside } = countedScans(rows);
  return { admitted: admitted.length, turnedAway: turnedAway.length, inside: inside.length };
};

/** A scan after which a ticket counts as used: admitted, or without a decision not refused. */
const isAdmission = ({ scan, decision }: ScanRow): boolean => {
  if (scan.direction === 'out' || decision?.decision === 'turned-away') return false;
  return decision?.decision === 'admitted' || scan.answer === 'valid' || scan.answer === 'look';
};

/** Not chosen, it only warns. */
export const repeatRuleOf = (rule: EntryOf<'rule'> | undefined): RepeatRule =>
  repeatRules.find((one) => one === rule?.value) ?? 'any';

interface RepeatContext {
  readonly rule: RepeatRule;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  readonly timezone: unknown;
}

type Repeat = 'none' | 'warns' | 'refuses';

/**
 * What earlier scans, the latest first, say of another on the way in: who left may come back unless the rule forbids it. A day
 * is one at the event; without its zone, the rule can only warn.
 */
const repeatOfRows = (earlier: readonly ScanRow[], { rule, now, timezone }: RepeatContext): Repeat => {
  const admissions = earlier.filter(isAdmission);
  if (admissions.length === 0) return 'none';
  if (rule === 'once') return 'refuses';
  if (rule === 'any')
    return earlier.find((row) => isAdmission(row) || isCounted(row))?.scan.direction === 'in' ? 'warns' : 'none';
  const today = dayOf(now, timezone);
  if (today === undefined) return 'warns';
  return admissions.some(({ scan }) => dayOf(Date.parse(scan.at), timezone) === today) ? 'refuses' : 'none';
};

/** Earlier scans that say something of a scan, the latest first. */
export interface EarlierScans {
  /** Of the same ticket, or the same code of a booking. */
  readonly own: readonly ScanRow[];
  /** Of a ticket's booking by the booking's code. */
  readonly ofBooking: readonly ScanRow[];
  /** Of a booking's code: of each of its tickets by the ticket's code. */
  readonly ofTickets: readonly (readonly ScanRow[])[];
}

/**
 * What earlier scans say of another on the way in. The code of a booking with several tickets stands for one of their people,
 * nobody knows which: after it was used, each ticket warns. The code itself is used up once it was used, or every ticket was;
 * once only some were, it warns.
 */
export const repeatOf = ({ own, ofBooking, ofTickets }: EarlierScans, context: RepeatContext): Repeat => {
  const ofOwn = repeatOfRows(own, context);
  if (ofOwn !== 'none') return ofOwn;
  // With its own scans, as who left by one code may come back by the other.
  const [booking, ...tickets] = [ofBooking, ...ofTickets].map((rows) =>
    repeatOfRows([...own, ...rows].sort(latestFirst), context),
  );
  if (tickets.length > 0 && tickets.every((repeat) => repeat === 'refuses')) return 'refuses';
  return [booking, ...tickets].every((repeat) => repeat === 'none') ? 'none' : 'warns';
};
