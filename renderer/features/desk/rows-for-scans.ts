/**
 * Loads what codes are compared with before the first scan, so that they find their tickets if the network fails later, and
 * what was scanned before is known at once.
 */
import type { Event } from '@contract/entities/event';
import { useEventLog } from '../../event/log/event-log';
import { useEventBookings, useEventTickets } from '../../event/use-event-rows';
import { useCan } from '../../kit/stores/session';

export const useRowsForScans = (id: Event['id']): void => {
  const eventId = id ?? '';
  useEventLog(id ?? undefined);
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  useEventBookings(eventId, { enabled: canReadBookings && eventId !== '' });
  useEventTickets(eventId, { enabled: canReadTickets && eventId !== '' });
};
