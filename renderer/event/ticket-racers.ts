import type { Ticket } from '@contract/entities/ticket';
import { ticketEntries } from '@contract/entities/ticket-entries';
import type { Visitor } from '@contract/entities/visitor';
import { toPlainText } from '../kit/format/plain-text';
import type { RecordId } from './part-loader';

/** The racers that tickets name, to be shown and found before the list of racers has loaded. */
export const ticketRacers = (tickets: readonly Ticket[], eventId: RecordId): readonly Visitor[] => {
  const racers = new Map<string, Visitor>();
  for (const ticket of tickets) {
    const [entry] = ticketEntries({ bookings: undefined, tickets: [ticket] }, 'racer');
    const userId = entry?.userId;
    if (userId === undefined || !entry?.isValid || racers.has(userId)) continue;
    if (entry.eventId !== undefined && entry.eventId !== String(eventId)) continue;
    racers.set(userId, { id: userId, firstName: toPlainText(ticket.holderName) });
  }
  return [...racers.values()];
};
