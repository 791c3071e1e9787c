/** Counts the people a message reaches, from the totals of the visitors' list or from an event's valid tickets. */
import type { Page } from '@contract/endpoint';
import { holderCount } from '@contract/entities/ticket-entries';
import { type Call, useCall } from '../../kit/bridge/use-call';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { useCan } from '../../kit/stores/session';
import type { Message, PickedRecord, Recipients } from './message';

const rowCount = ({ value }: Call<Page<unknown>>): number | undefined =>
  value?.total ?? (value?.whole ? value.rows.length : undefined);

/** The people with a valid ticket for an event. Cancelled and refunded tickets do not count. */
const useTicketHolders = (event: PickedRecord | null): Recipients => {
  const mayBookings = useCan(['read', 'Booking']);
  const mayTickets = useCan(['read', 'Ticket']);
  const eventId = event?.id ?? '0';
  const bookings = useAllRows('booking.list', { eventId }, { enabled: mayBookings && event !== null });
  const tickets = useAllRows('booking.ticketList', { eventId }, { enabled: mayTickets && event !== null });
  if (!event || !mayBookings || !mayTickets) return { state: 'unknown' };
  if (bookings.state === 'rejected' || tickets.state === 'rejected') return { state: 'failed' };
  if (!bookings.value || !tickets.value) return { state: 'pending' };
  if (!bookings.value.whole || !tickets.value.whole) return { state: 'unknown' };
  const count = holderCount({ bookings: bookings.value.rows, tickets: tickets.value.rows }, event.id);
  return count === undefined ? { state: 'unknown' } : { state: 'known', count };
};

/**
 * A server that knows nothing of a filter answers with everybody: where a part is as large as the whole, its size is
 * not known rather than wrong. Those of a track cannot be counted at all.
 */
export const useRecipients = ({ audience, event, people }: Message): Recipients => {
  const may = useCan(['read', 'Visitor']);
  const ofEvent = useTicketHolders(audience === 'event' ? event : null);
  const narrowed = audience === 'racers' || audience === 'spectators';
  const all = useCall('visitor.list', { perPage: 1 }, { enabled: may && (narrowed || audience === 'all') });
  const part = useCall(
    'visitor.list',
    {
      perPage: 1,
      ...(audience === 'racers' ? { userType: 'racer' as const } : {}),
      ...(audience === 'spectators' ? { userType: 'spectator' as const } : {}),
    },
    { enabled: may && narrowed },
  );
  if (audience === 'custom') return { state: 'known', count: new Set(people.map(({ id }) => id)).size };
  if (audience === 'event') return ofEvent;
  if (!may || (audience !== 'all' && !narrowed)) return { state: 'unknown' };
  const asked = narrowed ? [all, part] : [all];
  if (asked.some(({ state }) => state === 'rejected')) return { state: 'failed' };
  if (asked.some(({ state }) => state === 'pending')) return { state: 'pending' };
  const whole = rowCount(all);
  const count = narrowed ? rowCount(part) : whole;
  if (count === undefined || (narrowed && count !== 0 && count === whole)) return { state: 'unknown' };
  return { state: 'known', count };
};
