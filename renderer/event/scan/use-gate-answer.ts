/** The gate's answer to a scan, with what it is made of: first from what is loaded, and then from the server. */
import type { Booking } from '@contract/entities/booking';
import { isId } from '@contract/entities/id';
import type { Ticket } from '@contract/entities/ticket';
import type { RainCheckTicket, ScanSubject } from '@contract/event-log/entry';
import { repeatOf, repeatRuleOf, type ScanRow, scanId, subjectKey } from '@contract/event-log/scans';
import { useMemo, useState } from 'react';
import { currentLocale } from '../../kit/format/locale';
import { toTrimmedText } from '../../kit/format/plain-text';
import type { EventReference } from '../../kit/stores/current-event';
import { useNetwork } from '../../kit/stores/network';
import { useCan } from '../../kit/stores/session';
import { useNow } from '../../kit/ui/use-now';
import { useEventLog } from '../log/event-log';
import { sentZone } from '../readiness/event-zone';
import { pendingParts } from '../readiness/part';
import { type Readiness, toReadiness } from '../readiness/readiness';
import { useReferenceDays } from '../readiness/use-reference-days';
import { useLoadedParts } from '../use-loaded-parts';
import { idText } from './booking-groups';
import { isPlainCode } from './code';
import {
  type FoundKind,
  type GateFacts,
  type GateResult,
  gateAnswer,
  type OpenPoint,
  waiverPoint,
} from './gate-answer';
import { createLookupIndex, type Match } from './lookup-index';
import type { RainCheck } from './rain-checks';
import { recordedId, subjectOf } from './scan-record';
import { type Scan, useScanStore } from './scan-store';
import { amountOwed, eventOf, ticketVerdict, type Verdict } from './ticket-verdict';
import { useBooking, type WholeBooking } from './use-booking';
import { type Lookup, useLookup } from './use-lookup';
import { admitsBy, rainCheckKind, useRainChecks } from './use-rain-checks';

export interface JudgedTicket {
  readonly ticket: Ticket;
  readonly verdict: Verdict;
  readonly isNamed: boolean;
  /** Of a ticket of another event that was rained out. */
  readonly rainCheck: RainCheck | undefined;
}

/** The racer of the answer, if it is one. */
interface Racer {
  readonly id: string;
  readonly readiness: Readiness;
}

interface FirstAnswer {
  readonly result: GateResult;
  readonly ticket: Ticket | undefined;
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
  /** Undefined while nothing is known. */
  readonly result: GateResult | undefined;
  /** The answer from what was loaded. */
  readonly first: FirstAnswer | undefined;
  /** Whether the server has answered, or can't. */
  readonly isSettled: boolean;
  /** The event whose log has the scan: the one at the gate, or that of the tickets. */
  readonly logEvent: string | undefined;
  readonly subject: ScanSubject | undefined;
  /** Of the tickets that decide. */
  readonly rainChecks: readonly RainCheck[];
  /** Those by which they are admitted, if a person does. */
  readonly admitsBy: readonly RainCheckTicket[];
  /** The scans of the same ticket before this one, the latest first. */
  readonly earlier: readonly ScanRow[];
}

/** The ticket that the code names decides alone. */
const isOtherEvent = ({ booking, tickets: all, ticketId }: Match, event: EventReference | undefined): boolean => {
  const own = event && String(event.id);
  const tickets = ticketId === undefined ? all : all.filter(({ id }) => String(id) === ticketId);
  const events = tickets.length > 0 ? tickets.map((ticket) => eventOf(ticket, booking)) : [eventOf({}, booking)];
  return own !== undefined && events.every((id) => id !== undefined && id !== own);
};

/**
 * The ticket that the code names among all tickets of the booking; `missing` if the code is of a ticket that the booking
 * doesn't have, `none` if that isn't certain. What is nothing else than a number or a name has no parts to look for.
 */
const namedTicket = (code: string, match: Match, { booking, tickets }: WholeBooking): string | undefined => {
  if (match.ticketId !== undefined || isPlainCode(code)) return match.ticketId;
  const [found] = createLookupIndex(booking ? [booking] : [], tickets).find(code);
  if (!found) return 'missing';
  return found.ticketId ?? (found.isCertain ? undefined : 'none');
};

const looking: Lookup = { state: 'looking' };
const noIds: readonly string[] = [];

const adultAge = 18;

const isMinor = ({ holderAge }: Ticket): boolean => typeof holderAge === 'number' && holderAge < adultAge;

/** What the inspection leaves open. Whether a racer's guardian is named is a part of it. */
const racerPoints = ({ level, issues }: Readiness): readonly OpenPoint[] => {
  if (level === 'ready') return [];
  if (level === 'checking') return ['inspectionPending'];
  if (level === 'unknown') return ['inspectionUnknown'];
  return issues.some(({ reason }) => reason === 'guardian') ? ['inspection', 'guardian'] : ['inspection'];
};

const foundKind = (
  lookup: Lookup,
  event: EventReference | undefined,
  view: Pick<GateView, 'match' | 'whole'> & { readonly named: string | undefined },
): FoundKind => {
  if (lookup.state !== 'found') return 'uncertain';
  const { match, whole, named } = view;
  if (match) {
    // What the server was asked for is complete with its booking.
    if (whole.isReading && (lookup.loadedAt === undefined || named === 'missing' || whole.tickets.length === 0))
      return 'reading';
    return named === 'missing' ? 'missing' : named === 'none' ? 'uncertain' : 'tickets';
  }
  if (lookup.matches.every((one) => isOtherEvent(one, event))) return 'otherEvent';
  return lookup.matches.some(({ isCertain }) => isCertain) ? 'several' : 'uncertain';
};

const byNumber = (one: Ticket, other: Ticket): number =>
  String(one.ticketNumber ?? '').localeCompare(String(other.ticketNumber ?? ''), currentLocale(), { numeric: true });

/** The first value for a key stays until the key changes. */
const useFirst = <V>(key: string, value: V | undefined): V | undefined => {
  const [first, setFirst] = useState<{ readonly key: string; readonly value: V }>();
  if (value !== undefined && first?.key !== key) setFirst({ key, value });
  return first?.key === key ? first.value : value;
};

export const useGateAnswer = (scan: Scan, event: EventReference | undefined): GateView => {
  const lookup = useLookup(scan, event?.id) ?? looking;
  const [chosen, setChosen] = useState<{ readonly count: number; readonly key: string }>();
  const matches = lookup.state === 'found' ? lookup.matches : [];
  const [only] = matches;
  const isAnswer = matches.length === 1 && only?.isCertain === true;
  const match = isAnswer ? only : matches.find(({ key }) => chosen?.count === scan.count && key === chosen.key);
  const whole = useBooking(match);
  const { booking } = whole;
  const now = useNow();
  const clockOffset = useNetwork((state) => state.clockOffset) ?? 0;
  const canReadBooking = useCan(['read', 'Booking']);
  const canInspect = useCan(['read', 'Inspection']);
  const named = useMemo(() => match && namedTicket(scan.code, match, whole), [scan.code, match, whole]);
  const judged = useMemo(() => {
    const own = whole.tickets.toSorted(byNumber).map((ticket) => {
      const timezone = sentZone(ticket.timezone, booking?.timezone, event?.timezone);
      const context = { eventId: event && String(event.id), timezone, now, sent: whole.sent, canReadBooking };
      const isNamed = named === undefined ? whole.tickets.length === 1 : String(ticket.id) === named;
      return { ticket, verdict: ticketVerdict(ticket, booking, context), isNamed };
    });
    return own.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
  }, [whole, booking, event, now, canReadBooking, named]);
  const [first] = judged;
  const ofEvent = first || booking ? eventOf(first?.ticket ?? {}, booking) : undefined;
  const timezone = sentZone(first?.ticket.timezone, booking?.timezone, event?.timezone);
  const context = { timezone, now, sent: whole.sent, canReadBooking };
  const rained = useRainChecks(judged, { booking, event, ofEvent, context, scan: recordedId(scan) });
  const { tickets } = rained;
  const deciding = tickets.some(({ isNamed }) => isNamed) ? tickets.filter(({ isNamed }) => isNamed) : tickets;
  const rainChecks = deciding.flatMap(({ rainCheck }) => rainCheck ?? []);
  const kind = foundKind(lookup, event, { match, whole, named });
  const found = kind === 'tickets' && rained.isReading ? 'reading' : kind;

  // A booking may have tickets of several people, of whom not all race.
  const isRacer = booking?.userType === 'racer' || tickets.some(({ ticket }) => ticket.ticketType === 'racer');
  const racerId = isRacer && canInspect ? idText(first?.isNamed && first.ticket.userId) || idText(booking?.userId) : '';
  const racerIds = useMemo(() => (racerId === '' ? noIds : [racerId]), [racerId]);
  const isOwnEvent = event !== undefined && (ofEvent === undefined || ofEvent === String(event.id));
  const { parts } = useLoadedParts(ofEvent, racerIds);
  const days = useReferenceDays(isOwnEvent ? event : undefined, ofEvent !== undefined);
  const readiness = toReadiness(parts.get(racerId) ?? pendingParts, days, { userId: racerId, eventId: ofEvent });
  const isRacing = isRacer && canInspect && deciding.some(({ ticket }) => (ticket.ticketType ?? 'racer') === 'racer');
  const openOfRacer: readonly OpenPoint[] = racerId === '' ? ['inspectionUnknown'] : racerPoints(readiness);
  const rows = deciding.map(({ ticket }) => ticket);
  const waiver = waiverPoint(rows);
  const open: readonly OpenPoint[] = [
    ...(waiver ? [waiver] : []),
    ...(booking && amountOwed(booking).state === 'owed' ? (['owed'] as const) : []),
    ...(isRacing ? openOfRacer : rows.some(isMinor) ? (['minor'] as const) : []),
    ...(toTrimmedText(booking?.notes) === '' ? [] : (['notes'] as const)),
  ];

  const gateEvent = event ? String(event.id) : ofEvent;
  const logEvent = lookup.state !== 'foreign' && isId(gateEvent) ? gateEvent : undefined;
  const log = useEventLog(logEvent);
  const direction = useScanStore((state) => state.direction);
  const subject = found === 'tickets' ? subjectOf(rows, booking) : undefined;
  const seenKey = subjectKey({ code: scan.code, ...(subject ? { subject } : {}) });
  // This scan comes into the log, too.
  const earlier = useFirst(
    `${scan.count} ${logEvent} ${seenKey}`,
    log.isLoaded && lookup.state !== 'looking'
      ? log.index.scansOf(seenKey).filter(({ scan: other }) => scanId(other) !== recordedId(scan))
      : undefined,
  );
  const repeat = repeatOf(earlier ?? [], {
    rule: repeatRuleOf(log.index.rule('repeat')),
    now: now - clockOffset,
    timezone,
  });
  const facts: GateFacts = {
    ...{ lookup: lookup.state, found, verdicts: deciding.map(({ verdict }) => verdict), open, direction },
    repeat: direction === 'out' ? 'none' : repeat,
    rainCheck: rainCheckKind(rainChecks, direction),
  };
  const result = gateAnswer(facts);
  return {
    ...{ lookup, match, whole, tickets, ofEvent, result, logEvent, subject, rainChecks, earlier: earlier ?? [] },
    admitsBy: direction === 'in' ? admitsBy(deciding, ofEvent) : [],
    choose: (key) => setChosen({ count: scan.count, key }),
    racer: racerId === '' || found === 'missing' ? undefined : { id: racerId, readiness },
    first: useFirst(
      `${scan.count} ${match?.key ?? ''}`,
      result && { result, ticket: first?.ticket, booking, rainChecks },
    ),
    isSettled: result !== undefined && !whole.busy && !open.includes('inspectionPending'),
  };
};
