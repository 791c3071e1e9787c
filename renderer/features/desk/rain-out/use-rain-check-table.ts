/** The tickets of a rained-out event with what each gets and where it was honored, for a file and for paper. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder } from '@contract/entities/ticket-booking';
import type { EntryOf, LogEntry } from '@contract/event-log/entry';
import { useMemo } from 'react';
import { useRowNotes } from '../../../event/event-rows-notice';
import { useEventLog, withLog } from '../../../event/log/event-log';
import type { PeopleTable } from '../../../event/people-table';
import { sentZone } from '../../../event/readiness/event-zone';
import { judgeOnAnyDay, rainCheckFor, rainChecksOf, rainTicketKey, rainUseOf } from '../../../event/scan/rain-checks';
import { sentFieldsOf } from '../../../event/scan/sent-fields';
import { type EventId, useEventBookings, useEventTickets } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { oldestCopy } from '../../../kit/bridge/copies';
import { formatDateTime, formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { formatMoney } from '../../../kit/format/number';
import { toPlainText, toTrimmedText } from '../../../kit/format/plain-text';
import { stripBidiIsolates, type Text, useText } from '../../../kit/format/text';
import { toEventReference } from '../../../kit/stores/current-event';
import { useCan } from '../../../kit/stores/session';

interface Sources {
  readonly event: Values & { readonly id: EventId };
  readonly entries: readonly LogEntry[];
  readonly tickets: readonly Ticket[];
  readonly bookings: readonly Booking[];
  readonly canReadBooking: boolean;
}

/** A ticket that gets something; `check` says what could not be read if that is not clear. */
export interface RainTicket {
  readonly ticket: Ticket;
  readonly booking: Booking | undefined;
  readonly check: NonNullable<ReturnType<typeof rainCheckFor>>;
  readonly timezone: unknown;
  /** Whether it counts at another event; undefined if its check names none. */
  readonly state: 'left' | 'used' | 'not-valid' | undefined;
  /** Where its rain check was used; undefined if only the ticket itself was used, before the rain. */
  readonly use: EntryOf<'rain-check-use'> | undefined;
}

/** The tickets that get something, or of which that is not clear. */
export const rainTickets = ({ event, entries, ...lists }: Sources): readonly RainTicket[] => {
  const { tickets, bookings, canReadBooking } = lists;
  const eventId = String(event.id);
  const checks = rainChecksOf(entries, eventId);
  // A log may have many scans, and each ticket is looked up in it.
  const uses = entries.filter(({ kind }) => kind === 'rain-check-use');
  const bookingOf = bookingFinder(bookings);
  const sent = sentFieldsOf(bookings, tickets);
  return tickets.flatMap((ticket) => {
    const booking = bookingOf(ticket);
    const check = rainCheckFor(checks, ticket, booking);
    if (check === undefined) return [];
    const timezone = sentZone(ticket.timezone, booking?.timezone, event.timezone);
    const use = rainUseOf(uses, eventId, rainTicketKey(ticket));
    const stateOf = (): RainTicket['state'] => {
      if (typeof check !== 'object' || check.outcome !== 'transfer') return undefined;
      if (use) return 'used';
      const { verdict } = judgeOnAnyDay(ticket, booking, { eventId, timezone, now: Date.now(), sent, canReadBooking });
      return verdict === 'valid' ? 'left' : verdict === 'used' ? 'used' : 'not-valid';
    };
    return { ticket, booking, check, timezone, state: stateOf(), use };
  });
};

const noteOf = ({ state, use, timezone }: RainTicket, text: Text): string => {
  if (state === 'not-valid') return text('rainChecks.list.notValid');
  if (state !== 'used') return '';
  if (!use) return text('rainChecks.list.usedBefore');
  return text('rainChecks.list.used', { when: joinFacts(formatDateTime(use.at, timezone), use.gate) });
};

/** The row of a ticket in the list. */
export const rainCheckRow = (found: RainTicket, text: Text): Values => {
  const { ticket, booking, check } = found;
  const { outcome, target, difference, currency, until } =
    typeof check === 'object' ? check : { outcome: 'unclear', target: undefined };
  return {
    ticketNumber: toTrimmedText(ticket.ticketNumber),
    holderName: toTrimmedText(ticket.holderName) || toTrimmedText(booking?.userName),
    className: toTrimmedText(ticket.className),
    bookingNumber: toTrimmedText(ticket.bookingNumber) || toTrimmedText(booking?.bookingNumber),
    outcome: text(`rainChecks.outcomes.${outcome}`),
    target: target?.name ?? '',
    difference: difference === undefined ? '' : formatMoney(difference, currency),
    until: until === undefined ? '' : formatDay(until),
    note: stripBidiIsolates(noteOf(found, text)),
  };
};

const widths = {
  ticketNumber: 2.5,
  holderName: 3,
  className: 2,
  bookingNumber: 0,
  outcome: 2.5,
  target: 3,
  difference: 1.5,
  until: 2,
  note: 3,
};

const noRows: readonly [] = [];

export const useRainCheckTable = (event: Sources['event'], enabled = true) => {
  const text = useText('desk');
  const rowNotes = useRowNotes();
  const canReadBooking = useCan(['read', 'Booking']);
  const log = useEventLog(event.id);
  const { entries, isLoaded, failure } = log;
  const tickets = withLog(useEventTickets(event.id, { enabled }), log);
  const bookings = useEventBookings(event.id, { enabled: enabled && canReadBooking });
  const isLogPending = !isLoaded && !failure;
  const isPending = isLogPending || tickets.state === 'pending' || (canReadBooking && bookings.state === 'pending');
  const [ticketRows, bookingRows] = [tickets.value?.rows ?? noRows, bookings.value?.rows ?? noRows];
  const found = useMemo(
    () => rainTickets({ event, entries, tickets: ticketRows, bookings: bookingRows, canReadBooking }),
    [event, entries, ticketRows, bookingRows, canReadBooking],
  );
  const table = useMemo((): PeopleTable => {
    const title = text('rainChecks.list.title');
    return {
      ...{ title, words: [toPlainText(event.name)], event: toEventReference(event), filter: '' },
      notes: rowNotes([tickets.value, bookings.value]),
      asOf: tickets.asOf,
      copy: oldestCopy([tickets.copy, bookings.copy]),
      columns: Object.entries(widths).map(([key, width]) => ({
        ...{ key, width },
        title: text(`rainChecks.list.fields.${key}`),
      })),
      rows: found.map((one) => rainCheckRow(one, text)),
    };
  }, [event, found, tickets.value, tickets.asOf, tickets.copy, bookings.value, bookings.copy, text, rowNotes]);
  return { table, found, tickets, bookings, entries, isPending };
};
