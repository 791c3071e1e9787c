/** The gate's answer to a scan, with what it is made of: first from what is loaded, and then from the server. */
import type { Booking } from '@contract/entities/booking';
import { isId } from '@contract/entities/id';
import type { RainCheckTicket, ScanSubject } from '@contract/event-log/entry';
import {
  type EarlierScans,
  latestFirst,
  repeatOf,
  repeatRuleOf,
  type ScanRow,
  scanId,
} from '@contract/event-log/scans';
import { useEffect, useMemo, useState } from 'react';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { useServerNow } from '../../kit/ui/use-now';
import { useEventLog } from '../log/event-log';
import { sentZone } from '../readiness/event-zone';
import { pendingParts } from '../readiness/part';
import { type Readiness, toReadiness } from '../readiness/readiness';
import { useReferenceDays } from '../readiness/use-reference-days';
import { useLoadedParts } from '../use-loaded-parts';
import { type GateResult, gateAnswer, mayAdmit } from './gate-answer';
import {
  type AskedPart,
  type Check,
  checkOf,
  decidingTickets,
  foundKind,
  type Judged,
  judgeTickets,
  namedTicket,
  openPointsOf,
  racerOf,
} from './gate-facts';
import type { Match } from './lookup-index';
import type { RainCheck } from './rain-checks';
import { earlierKeys, recordedId, subjectOf } from './scan-record';
import { type Scan, useScanStore } from './scan-store';
import { eventOf } from './ticket-verdict';
import { useBooking, type WholeBooking } from './use-booking';
import { type Lookup, useLookup } from './use-lookup';
import { admitsBy, rainCheckKind, useRainChecks } from './use-rain-checks';

export interface JudgedTicket extends Judged {
  /** Of a ticket of another event that was rained out. */
  readonly rainCheck: RainCheck | undefined;
}

/** The racer of the answer, if it is one. */
interface Racer extends AskedPart {
  readonly id: string;
  readonly readiness: Readiness;
}

interface FirstAnswer {
  readonly result: GateResult;
  readonly about: JudgedTicket | undefined;
  readonly booking: Booking | undefined;
  readonly rainChecks: readonly RainCheck[];
}

export interface GateView {
  readonly lookup: Lookup;
  /** The booking that answers: the only certain one, or the one that a person chose. */
  readonly match: Match | undefined;
  readonly choose: (key: string) => void;
  readonly whole: WholeBooking;
  /** The booking's tickets, the one that the code names first. */
  readonly tickets: readonly JudgedTicket[];
  readonly racer: Racer | undefined;
  /** The event of the tickets. */
  readonly ofEvent: string | undefined;
  /** As the server sends it. */
  readonly timezone: unknown;
  /** Undefined while nothing is known. */
  readonly result: GateResult | undefined;
  /** The ticket that the result is about, or the first. */
  readonly about: JudgedTicket | undefined;
  /** The answer from what was loaded. */
  readonly first: FirstAnswer | undefined;
  readonly check: Check;
  /** Whether the server has answered, or can't. */
  readonly isSettled: boolean;
  /** The event whose log has the scan: the one at the gate, or that of the tickets. */
  readonly logEvent: string | undefined;
  readonly subject: ScanSubject | undefined;
  /** Of the tickets that decide. */
  readonly rainChecks: readonly RainCheck[];
  /** Those by which they are admitted, if a person does. */
  readonly admitsBy: readonly RainCheckTicket[];
  /** The scans of the same ticket or booking before this one, the latest first. */
  readonly earlier: readonly ScanRow[];
}

const looking: Lookup = { state: 'looking' };
const noIds: readonly string[] = [];
const noScans: EarlierScans = { own: [], ofBooking: [], ofTickets: [] };

/** The first value for a key stays until the key changes. */
const useFirst = <V>(key: string, value: V | undefined): V | undefined => {
  const [first, setFirst] = useState<{ readonly key: string; readonly value: V }>();
  if (value !== undefined && first?.key !== key) setFirst({ key, value });
  return first?.key === key ? first.value : value;
};

/** Milliseconds that an answer waits for the log of scans. */
const logWait = 50;

/** Whether the wait for a key is over. An empty key waits for nothing, so this is false. */
const useIsLate = (key: string): boolean => {
  const [late, setLate] = useState('');
  useEffect(() => {
    if (key === '') return;
    const timer = setTimeout(() => setLate(key), logWait);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== '' && late === key;
};

/**
 * The racer with what is loaded of the inspection; each scan asks again for what is old. `none` if nobody races, or
 * inspections can't be read; `unknown` for a racer without records.
 */
const useRacer = (
  { count }: Scan,
  booking: Booking | undefined,
  tickets: readonly JudgedTicket[],
  event: EventReference | undefined,
  ofEvent: string | undefined,
): Racer | 'unknown' | 'none' => {
  const canInspect = useCan(['read', 'Inspection']);
  const found = canInspect ? racerOf(booking, tickets) : undefined;
  const id = found ?? '';
  const ids = useMemo(() => (id === '' ? noIds : [id]), [id]);
  const loaded = useLoadedParts(ofEvent, ids, undefined, `${count} ${id}`);
  const isOwnEvent = event !== undefined && (ofEvent === undefined || ofEvent === String(event.id));
  const days = useReferenceDays(isOwnEvent ? event : undefined, ofEvent !== undefined);
  if (id === '') return found === undefined ? 'none' : 'unknown';
  const { parts, done, total, failed, copy, asOf } = loaded;
  const readiness = toReadiness(parts.get(id) ?? pendingParts, days, { userId: id, eventId: ofEvent });
  return { id, readiness, busy: done < total, isChecked: failed === 0 && copy === undefined, asOf };
};

export const useGateAnswer = (scan: Scan, event: EventReference | undefined): GateView => {
  const lookup = useLookup(scan, event?.id) ?? looking;
  const [chosen, setChosen] = useState<{ readonly count: number; readonly key: string }>();
  const matches = lookup.state === 'found' ? lookup.matches : [];
  const [only] = matches;
  const isAnswer = matches.length === 1 && only?.isCertain === true;
  const match = isAnswer ? only : matches.find(({ key }) => chosen?.count === scan.count && key === chosen.key);
  const whole = useBooking(match, lookup.state === 'found' ? lookup.foundAt : Infinity, scan.count);
  const { booking } = whole;
  const now = useServerNow();
  const canReadBooking = useCan(['read', 'Booking']);
  const named = useMemo(() => match && namedTicket(scan.code, match, whole), [scan.code, match, whole]);
  const judged = useMemo(
    () => judgeTickets(whole, { event, named, now, canReadBooking }),
    [whole, event, now, canReadBooking, named],
  );
  const [first] = judged;
  const ofEvent = first || booking ? eventOf(first?.ticket ?? {}, booking) : undefined;
  const timezone = sentZone(first?.ticket.timezone, booking?.timezone, event?.timezone);
  const context = { timezone, now, sent: whole.sent, canReadBooking };
  const rained = useRainChecks(judged, { booking, event, ofEvent, context, scan: recordedId(scan) });
  const { tickets } = rained;
  const deciding = decidingTickets(tickets);
  const rainChecks = deciding.flatMap(({ rainCheck }) => rainCheck ?? []);
  const kind = foundKind(lookup, event, { match, whole, named });
  const found = kind === 'tickets' && rained.isReading ? 'reading' : kind;

  const racer = useRacer(scan, booking, tickets, event, ofEvent);
  const rows = deciding.map(({ ticket }) => ticket);
  const open = openPointsOf(rows, booking, typeof racer === 'string' ? racer : racer.readiness);

  const isChecked = whole.isChecked && rows.every((ticket) => whole.received.has(ticket));
  const loadedAt = lookup.state === 'found' && !isChecked ? lookup.loadedAt : undefined;
  const oldest = Math.min(loadedAt ?? Infinity, whole.asOf ?? Infinity);
  const check = checkOf([
    { busy: whole.busy, isChecked, asOf: oldest === Infinity ? undefined : oldest },
    ...(typeof racer === 'string' ? [] : [racer]),
  ]);

  const gateEvent = event ? String(event.id) : ofEvent;
  const logEvent = lookup.state !== 'foreign' && isId(gateEvent) ? gateEvent : undefined;
  const log = useEventLog(logEvent);
  const direction = useScanStore((state) => state.direction);
  const subject = found === 'tickets' ? subjectOf(rows, booking) : undefined;
  const admitting = deciding.filter(({ verdict, rainCheck }) => rainCheck || mayAdmit(verdict));
  const keys = earlierKeys(
    scan.code,
    subject,
    admitting.map(({ ticket }) => ticket),
  );
  // This scan comes into the log, too.
  const scansOf = (key: string): readonly ScanRow[] =>
    log.index.scansOf(key).filter(({ scan: other }) => scanId(other) !== recordedId(scan));
  const earlier =
    useFirst<EarlierScans>(
      `${scan.count} ${logEvent} ${JSON.stringify(keys)}`,
      log.isLoaded && lookup.state !== 'looking'
        ? {
            own: keys.own.flatMap(scansOf),
            ofBooking: keys.ofBooking.flatMap(scansOf),
            ofTickets: keys.ofTickets.map(scansOf),
          }
        : undefined,
    ) ?? noScans;
  const rule = repeatRuleOf(log.index.rule('repeat'));
  const isLogUnknown = direction === 'in' && found === 'tickets' && logEvent !== undefined && !log.isLoaded;
  const repeat = isLogUnknown ? (log.failure ? 'unknown' : 'pending') : repeatOf(earlier, { rule, now, timezone });
  const isLate = useIsLate(repeat === 'pending' ? `${scan.count} ${logEvent}` : '');
  const result = gateAnswer({
    ...{ lookup: lookup.state, verdicts: deciding.map(({ verdict }) => verdict), open, direction },
    found: repeat === 'pending' && !isLate ? 'reading' : found,
    repeat: direction === 'out' ? 'none' : repeat,
    rainCheck: rainCheckKind(rainChecks, direction),
  });
  const about = deciding.find(({ verdict }) => verdict === result?.reason) ?? tickets[0];
  return {
    ...{ about, lookup, match, whole, tickets, ofEvent, timezone, result, logEvent, subject, rainChecks },
    earlier: [earlier.own, earlier.ofBooking, ...earlier.ofTickets].flat().sort(latestFirst),
    admitsBy: direction === 'in' ? admitsBy(deciding, ofEvent) : [],
    choose: (key) => setChosen({ count: scan.count, key }),
    racer: typeof racer === 'string' || found === 'missing' ? undefined : racer,
    first: useFirst(`${scan.count} ${match?.key ?? ''}`, result && { result, about, booking, rainChecks }),
    check,
    isSettled:
      result !== undefined && check.state !== 'checking' && !open.includes('inspectionPending') && repeat !== 'pending',
  };
};
