/** The lines of the paper as they are shown: whom each names, when that was, and what the gate would have said. */
import { addDays, closingDays, dayOf, eventDays } from '@contract/time/event-days';
import { resolveZone } from '@contract/time/zone';
import { useMemo } from 'react';
import { isWhole } from '../../../event/event-rows';
import { useEventLog } from '../../../event/log/event-log';
import { lookupIndexOf } from '../../../event/scan/lookup-index';
import { useRainedOut } from '../../../event/scan/use-lookup';
import { useEventBookings, useEventTickets } from '../../../event/use-event-rows';
import { joinFacts } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';
import { toTimeOfDay } from '../../../kit/format/time-of-day';
import { toLocalTime, viewerZone } from '../../../kit/format/zone';
import type { EventReference } from '../../../kit/stores/current-event';
import { useCan } from '../../../kit/stores/session';
import { useServerNow } from '../../../kit/ui/use-now';
import { loggedReason } from '../scans/scan-rows';
import { type Finding, findLine, judgeLines, type LineTime, parseLine, type ReadyLine, timeLines } from './paper-lines';
import type { Paper } from './use-paper-draft';

export interface ShownLine extends Omit<ReadyLine, 'finding'>, LineTime {
  readonly text: string;
  /** The candidate that a person chose. */
  readonly choice?: string;
  /** `09:02` at the event; undefined for now. */
  readonly clock: string | undefined;
  /** Undefined for an empty line, and without the tickets. */
  readonly finding: Finding | undefined;
  /** What the gate would have said, unless that is "valid". */
  readonly answer: string | undefined;
}

const none: readonly never[] = [];
const maxDays = 14;

/** The days that a paper may be of, the likeliest first: those of the event until today, and today. */
export const paperDays = (
  event: Pick<EventReference, 'startDate' | 'endDate' | 'timezone'>,
  now: number,
  timezone: string,
): readonly [string, ...string[]] => {
  const today = dayOf(now, timezone) ?? '';
  const { first, last = first } = eventDays(event);
  const days: string[] = [];
  for (let day = first; day && last && day <= last && day <= today && days.length < maxDays; day = addDays(day, 1))
    days.unshift(day);
  const [likely] = closingDays({ ...event, timezone }, now);
  const start = days.includes(likely) ? likely : (days[0] ?? today);
  return [start, ...[...new Set([today, ...days])].filter((day) => day !== start)];
};

/** An index of an event's tickets and bookings, once its tickets are loaded; without an event, nothing. */
const useEventIndex = (event: string | number | undefined) => {
  const canReadBooking = useCan(['read', 'Booking']);
  const isEvent = event !== undefined;
  const bookings = useEventBookings(event ?? '', { enabled: isEvent && canReadBooking });
  const tickets = useEventTickets(event ?? '', { enabled: isEvent });
  const isPending = isEvent && (tickets.state === 'pending' || (canReadBooking && bookings.state === 'pending'));
  const [ticketRows, bookingRows] = [tickets.value?.rows, bookings.value?.rows];
  const index = useMemo(
    () => (ticketRows ? lookupIndexOf(bookingRows ?? none, ticketRows) : undefined),
    [ticketRows, bookingRows],
  );
  // A copy may lack what was sold since.
  const isAll = (canReadBooking ? [tickets, bookings] : [tickets]).every(({ value, copy }) => isWhole(value) && !copy);
  return { index, isPending, isWhole: !isEvent || isAll, canReadBooking };
};

/** Finds lines among what the event sold, and else among what a rained-out event sold whose rain checks count here. */
const useFindLine = (event: EventReference) => {
  const own = useEventIndex(event.id);
  const rainedOut = useRainedOut(event.id);
  const others = useEventIndex(rainedOut);
  const isWholeList = own.isWhole && others.isWhole;
  const log = useEventLog(rainedOut);
  const find = useMemo(() => {
    const known = new Map<string, Finding>();
    return (code: string): Finding | undefined => {
      if (code === '' || !own.index) return undefined;
      const first = known.get(code) ?? findLine(code, own.index);
      const found = first.state === 'unknown' && others.index ? findLine(code, others.index) : first;
      const finding = found.state === 'unknown' ? { ...found, isCertain: isWholeList } : found;
      known.set(code, finding);
      return finding;
    };
  }, [own.index, others.index, isWholeList]);
  const isLogPending = rainedOut !== undefined && !log.isLoaded && !log.failure;
  return {
    ...{ find, isLoaded: own.index !== undefined, isWholeList },
    ...{ canReadBooking: own.canReadBooking, rainChecks: log.entries },
    isPending: own.isPending || others.isPending || isLogPending,
  };
};

export const useShownLines = (event: EventReference, { day: chosen, kind, lines }: Paper) => {
  const text = useText('desk');
  const now = useServerNow();
  const eventZone = resolveZone(event.timezone);
  const timezone = eventZone ?? viewerZone();
  const days = paperDays(event, now, timezone);
  const day = days.find((one) => one === chosen) ?? days[0];
  const { find, isPending, isLoaded, isWholeList, canReadBooking, rainChecks } = useFindLine(event);
  const typed = useMemo(() => lines.map((line) => parseLine(line.text)), [lines]);
  const times = timeLines(typed, { day, isToday: day === dayOf(now, timezone), timezone, now });
  const named = lines.map((line, index) => {
    const { code = '' } = typed[index] ?? {};
    const { at, warning } = times[index] ?? { at: undefined, warning: undefined };
    const finding = find(code);
    const chosenOne = finding?.state === 'unclear' && finding.candidates.find(({ key }) => key === line.choice);
    const candidate = finding?.state === 'found' ? finding.candidate : chosenOne || undefined;
    return { ...line, code, at, warning, finding, candidate };
  });
  const context = { eventId: String(event.id), timezone, canReadBooking, now, kind, rainChecks };
  const answers = judgeLines(named, context);
  const shown = named.map((line, index): ShownLine => {
    const judged = answers[index];
    const local = line.at === undefined ? undefined : toLocalTime(line.at, timezone);
    const isOpen = judged !== undefined && judged.answer !== 'valid';
    return {
      ...{ ...line, judged },
      clock: local && toTimeOfDay(local.minutes),
      answer: isOpen
        ? joinFacts(text(`gate.answers.${judged.answer}`), loggedReason(text, [judged.reason, ...judged.open]))
        : undefined,
    };
  });
  const hasEventZone = eventZone !== undefined;
  return { shown, days, day, timezone, now, hasEventZone, isPending, isLoaded, isWholeList };
};
