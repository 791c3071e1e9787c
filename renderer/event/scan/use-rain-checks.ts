/** What rained-out events give the tickets that the gate would call another event's. */
import type { Booking } from '@contract/entities/booking';
import { isId } from '@contract/entities/id';
import type { Ticket } from '@contract/entities/ticket';
import type { RainCheckTicket } from '@contract/event-log/entry';
import type { EventReference } from '../../kit/stores/current-event';
import { useEventLog } from '../log/event-log';
import type { RainCheckKind } from './gate-answer';
import { type RainCheck, rainCheckAt, rainTicketKey } from './rain-checks';
import type { Verdict, VerdictContext } from './ticket-verdict';

interface Judged {
  readonly ticket: Ticket;
  readonly verdict: Verdict;
}

interface Answering {
  readonly booking: Booking | undefined;
  /** The event at the gate, and that of the tickets. */
  readonly event: EventReference | undefined;
  readonly ofEvent: string | undefined;
  readonly context: Omit<VerdictContext, 'eventId'>;
  /** The scan that is being answered, if it is in the log. */
  readonly scan: string | undefined;
}

type WithRainCheck<T> = T & { readonly rainCheck: RainCheck | undefined };

interface RainChecked<T> {
  readonly tickets: readonly WithRainCheck<T>[];
  /** Whether the log of the tickets' event is still being read. */
  readonly isReading: boolean;
}

export const useRainChecks = <T extends Judged>(judged: readonly T[], of: Answering): RainChecked<T> => {
  const { booking, event, ofEvent, context, scan } = of;
  const isElsewhere = event !== undefined && judged.some(({ verdict }) => verdict === 'otherEvent');
  const log = useEventLog(isElsewhere && isId(ofEvent) ? ofEvent : undefined);
  return {
    tickets: judged.map((one) => {
      const gate = event && { id: String(event.id), timezone: event.timezone };
      const isRainedOut = gate && one.verdict === 'otherEvent' && log.notes.length > 0;
      const found = isRainedOut
        ? rainCheckAt(log.notes, one.ticket, booking, gate, { ...context, answeredScan: scan })
        : undefined;
      return { ...one, rainCheck: found?.state === 'none' ? undefined : found };
    }),
    isReading: isElsewhere && isId(ofEvent) && !log.isLoaded && !log.failure,
  };
};

/** The rain checks of the tickets that decide, as one. Whoever leaves has used theirs. */
export const rainCheckKind = (rainChecks: readonly RainCheck[], direction: 'in' | 'out'): RainCheckKind => {
  const has = (state: RainCheck['state']): boolean => rainChecks.some((one) => one.state === state);
  if (has('counts') || (direction === 'out' && has('used'))) return 'counts';
  return has('used') ? 'used' : 'none';
};

/** The tickets that are admitted by their rain checks, if a person does. */
export const admitsBy = (
  tickets: readonly WithRainCheck<Pick<Judged, 'ticket'>>[],
  from: string | undefined,
): readonly RainCheckTicket[] =>
  tickets.flatMap(({ ticket, rainCheck }) =>
    from !== undefined && rainCheck?.state === 'counts' ? { from, ticket: rainTicketKey(ticket) } : [],
  );
