/** Loads what codes are compared with before the first scan, so that they find their tickets if the network fails later. */
import type { Event } from '@contract/entities/event';
import { useEventBookings, useEventTickets } from '../../event/use-event-rows';
import { useCan } from '../../kit/stores/session';

export const useRowsForScans = (id: Event['id']): void => {
  const eventId = id ?? '';
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  useEventBookings(eventId, { enabled: canReadBookings && eventId !== '' });
  useEventTickets(eventId, { enabled: canReadTickets && eventId !== '' });
};
