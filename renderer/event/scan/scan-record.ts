/** Writes each scan into the log of its event, and what a person decides about it. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import type { EntryOf, LogInput, RainCheckTicket, ScanSubject } from '@contract/event-log/entry';
import { type EarlierScans, isBookingCode, type ScanRow, subjectKey } from '@contract/event-log/scans';
import { minuteMs } from '@contract/time/durations';
import { useEffect } from 'react';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { toTrimmedText } from '../../kit/format/plain-text';
import { createResettableStore } from '../../kit/stores/resettable-store';
import { addToLog, useEventLog } from '../log/event-log';
import type { GateResult } from './gate-answer';
import { type Scan, useScanStore } from './scan-store';

/** Characters that the log keeps of a value. */
const maxLength = 200;

/** What the log keeps of the tickets that decided. */
export const subjectOf = (tickets: readonly Ticket[], booking: Booking | undefined): ScanSubject => {
  const ticket = tickets.length === 1 ? tickets[0] : undefined;
  const values = {
    ticketId: ticket?.id,
    ticketNumber: ticket?.ticketNumber,
    bookingId: booking?.id ?? tickets[0]?.bookingId,
    bookingNumber: booking?.bookingNumber ?? tickets[0]?.bookingNumber,
    userId: ticket?.userId ?? booking?.userId,
    holder: ticket?.holderName || booking?.userName,
    ticketType: ticket?.ticketType,
    className: ticket?.className,
    vehicleNumber: ticket?.vehicleNumber,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = toTrimmedText(value).slice(0, maxLength);
      return text === '' ? [] : [[name, text]];
    }),
  );
};

/** The keys of the log's scans that say something of another: of a ticket and its booking, or of a booking and its tickets. */
export const earlierKeys = (
  code: string,
  subject: ScanSubject | undefined,
  tickets: readonly Ticket[],
): Readonly<Record<keyof EarlierScans, readonly string[]>> => {
  const keyOf = (of: ScanSubject | undefined): string => subjectKey({ code, ...(of ? { subject: of } : {}) });
  const { bookingId = '' } = subject ?? {};
  const isBooking = isBookingCode(subject);
  return {
    own: [keyOf(subject)],
    ofBooking: isBooking || bookingId === '' ? [] : [keyOf({ bookingId })],
    ofTickets: isBooking ? tickets.map((ticket) => keyOf(subjectOf([ticket], undefined))) : [],
  };
};

interface ScanRecord {
  readonly count: number;
  readonly event: string;
  /** What the log says of it. */
  readonly said: string;
  /** The booking that a person chose, and whether its answer is the last. */
  readonly match: string | undefined;
  readonly isFinal: boolean;
  /** The id of the first answer's entry, once it is written. */
  readonly written: Promise<string | undefined>;
  readonly id: string | undefined;
}

/** The record of the last scan. */
const useScanRecord = createResettableStore<{ readonly record: ScanRecord | undefined }>(() => ({ record: undefined }));

/** The id of a scan in the log; undefined until it is written. */
export const recordedId = ({ count }: Pick<Scan, 'count'>): string | undefined => {
  const { record } = useScanRecord.getState();
  return record?.count === count ? record.id : undefined;
};

const write = async (event: string, ...entries: readonly LogInput[]): Promise<string | undefined> => {
  const added = await addToLog(event, entries);
  notifyFailure(added);
  return added.ok ? added.value[0]?.id : undefined;
};

export type ScanInput = Extract<LogInput, { readonly kind: 'scan' }>;
type Answer = Pick<ScanRecord, 'count' | 'event' | 'match' | 'isFinal'>;

/** Writes the first answer at once, so that it is never lost, and the last one in its place if it differs. */
const record = (answer: Answer, entry: ScanInput): void => {
  const { count, event, match, isFinal } = answer;
  const said = JSON.stringify(entry);
  const known = useScanRecord.getState().record;
  if (known?.count !== count) {
    const written = write(event, entry);
    useScanRecord.setState({ record: { ...answer, said, written, id: undefined } });
    void written.then((id) =>
      useScanRecord.setState(({ record: now }) => (now?.count === count ? { record: { ...now, id } } : {})),
    );
    return;
  }
  // What becomes of the ticket later is not what the gate answered.
  if (known.isFinal && known.match === match) return;
  if (known.said !== said)
    void known.written.then((replaces) => replaces && write(known.event, { ...entry, replaces }));
  useScanRecord.setState({ record: { ...known, said, match, isFinal } });
};

interface Answered {
  readonly result: GateResult | undefined;
  readonly match: { readonly key: string } | undefined;
  readonly isSettled: boolean;
  readonly logEvent: string | undefined;
  readonly subject: ScanSubject | undefined;
  readonly admitsBy: readonly RainCheckTicket[];
}

/** Keeps the scan in the log. */
export const useRecording = (scan: Scan, { result, match, isSettled, logEvent, subject, admitsBy }: Answered): void => {
  const { isLoaded } = useEventLog(logEvent);
  const direction = useScanStore((state) => state.direction);
  const entry: ScanInput | undefined = result && {
    ...{ kind: 'scan', code: scan.code.slice(0, 1_000), direction },
    ...{ answer: result.answer, verdict: result.reason, open: [...result.open] },
    ...(subject ? { subject } : {}),
    ...(admitsBy.length > 0 ? { rainChecks: admitsBy.slice(0, 50) } : {}),
  };
  const said = JSON.stringify(entry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text has all of the entry
  useEffect(() => {
    if (!entry || logEvent === undefined) return;
    const answer = { count: scan.count, event: logEvent, match: match?.key, isFinal: isSettled };
    const keep = () => record(answer, entry);
    // Until the log is read, the scans before this one are not known. If the next scan comes first, this one is written then.
    if (!isLoaded) return keep;
    keep();
  }, [said, logEvent, scan.count, match?.key, isSettled, isLoaded]);
};

export type DecisionValue = NonNullable<EntryOf<'decision'>['decision']>;

/** The entries that note a decision, or take the one before back. Whoever is admitted by a rain check has used it. */
export const decisionEntries = (
  scan: string,
  decision: DecisionValue | null,
  { rainChecks = [], before }: Pick<ScanInput, 'rainChecks'> & { readonly before?: EntryOf<'decision'> | undefined },
): readonly LogInput[] => {
  const isUndone = before?.decision === 'admitted';
  const uses = decision === 'admitted' || isUndone ? rainChecks : [];
  return [
    { kind: 'decision', scan, decision, ...(before ? { replaces: before.id } : {}) },
    ...uses.map(
      (use): LogInput => ({
        ...{ kind: 'rain-check-use', ...use, scan },
        ...(decision === 'admitted' ? {} : { isUndone: true }),
      }),
    ),
  ];
};

export const noteDecision = (
  event: string,
  scan: string,
  decision: DecisionValue | null,
  row: ScanRow | undefined,
): Promise<unknown> => write(event, ...decisionEntries(scan, decision, { ...row?.scan, before: row?.decision }));

const undoMs = 10 * minuteMs;

/** Whether a decision can still be taken back; `now` by the server's clock. */
export const canUndo = ({ at }: Pick<EntryOf<'decision'>, 'at'>, now: number): boolean => now - Date.parse(at) < undoMs;

export interface ScanDecision {
  /** Undefined until somebody has decided, and after that was taken back. */
  readonly row: ScanRow | undefined;
  readonly decide: (decision: DecisionValue | null) => void;
}

/** What was decided about the last scan; undefined if it is not in a log. */
export const useDecision = (scan: Scan | undefined): ScanDecision | undefined => {
  const own = useScanRecord(({ record: last }) => (last?.count === scan?.count ? last : undefined));
  const log = useEventLog(own?.event);
  if (!own) return undefined;
  const row = own.id === undefined ? undefined : log.index.rowOf(own.id);
  return {
    row,
    decide: (decision) =>
      void own.written.then((id) => id && noteDecision(own.event, id, decision, log.index.rowOf(id))),
  };
};
