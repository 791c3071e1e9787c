/** The tickets of a rained-out event with what each gets and where it was honored, for a file and for paper. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder } from '@contract/entities/ticket-booking';
import type { LogEntry } from '@contract/event-log/entry';
import { useMemo } from 'react';
import { useEventLog } from '../../../event/log/event-log';
import type { PeopleTable } from '../../../event/people-table';
import { sentZone } from '../../../event/readiness/event-zone';
import { rainCheckFor, rainChecksOf, rainTicketKey, rainUseOf, verdictOnAnyDay } from '../../../event/scan/rain-checks';
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

/** The tickets that get something, or of which that is not clear. */
export const rainCheckRows = ({ event, entries, ...lists }: Sources, text: Text): readonly Values[] => {
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
    const context = { eventId, timezone, now: Date.now(), sent, canReadBooking };
    const noteOf = (): string => {
      const use = rainUseOf(uses, eventId, rainTicketKey(ticket));
      if (use) return text('rainChecks.list.used', { when: joinFacts(formatDateTime(use.at, timezone), use.gate) });
      const verdict = verdictOnAnyDay(ticket, booking, context);
      if (verdict === 'used') return text('rainChecks.list.usedBefore');
      return verdict === 'valid' ? '' : text('rainChecks.list.notValid');
    };
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
      note: target ? stripBidiIsolates(noteOf()) : '',
    };
  });
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
  const canReadBooking = useCan(['read', 'Booking']);
  const tickets = useEventTickets(event.id, { enabled });
  const bookings = useEventBookings(event.id, { enabled: enabled && canReadBooking });
  const { entries, isLoaded } = useEventLog(event.id);
  const isPending = !isLoaded || tickets.state === 'pending' || (canReadBooking && bookings.state === 'pending');
  const [ticketRows, bookingRows] = [tickets.value?.rows ?? noRows, bookings.value?.rows ?? noRows];
  const table = useMemo((): PeopleTable => {
    const title = text('rainChecks.list.title');
    return {
      ...{ title, words: [toPlainText(event.name)], event: toEventReference(event), filter: '' },
      asOf: tickets.asOf,
      copy: oldestCopy([tickets.copy, bookings.copy]),
      columns: Object.entries(widths).map(([key, width]) => ({
        ...{ key, width },
        title: text(`rainChecks.list.fields.${key}`),
      })),
      rows: rainCheckRows({ event, entries, tickets: ticketRows, bookings: bookingRows, canReadBooking }, text),
    };
  }, [event, entries, ticketRows, bookingRows, canReadBooking, tickets.asOf, tickets.copy, bookings.copy, text]);
  return { table, tickets, bookings, entries, isPending };
};
