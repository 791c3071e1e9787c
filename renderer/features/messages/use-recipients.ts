/** Counts the recipients of a message, from the total of visitors or from an event's valid tickets. */
import type { Page } from '@contract/endpoint';
import { holderCount } from '@contract/entities/ticket-entries';
import { type Call, useCall } from '../../kit/bridge/use-call';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { useCan } from '../../kit/stores/session';
import type { Message, PickedRecord, Recipients } from './message';

const rowCount = ({ value }: Call<Page<unknown>>): number | undefined =>
  value?.total ?? (value?.isComplete ? value.rows.length : undefined);

/** The people with a valid ticket for an event. Cancelled and refunded tickets do not count. */
const useTicketHolders = (event: PickedRecord | null): Recipients => {
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const eventId = event?.id ?? '0';
  const bookings = useAllRows('booking.list', { eventId }, { enabled: canReadBookings && event !== null });
  const tickets = useAllRows('booking.ticketList', { eventId }, { enabled: canReadTickets && event !== null });
  if (!event || !canReadBookings || !canReadTickets) return { state: 'unknown' };
  if (bookings.state === 'rejected' || tickets.state === 'rejected') return { state: 'failed' };
  if (!bookings.value || !tickets.value) return { state: 'pending' };
  if (!bookings.value.isComplete || !tickets.value.isComplete) return { state: 'unknown' };
  const count = holderCount({ bookings: bookings.value.rows, tickets: tickets.value.rows }, event.id);
  return count === undefined ? { state: 'unknown' } : { state: 'known', count };
};

/**
 * A server that ignores the filter reports all visitors, so a count equal to the total of all visitors is unknown.
 * The recipients of a track cannot be counted.
 */
export const useRecipients = ({ audience, event, people }: Message): Recipients => {
  const canRead = useCan(['read', 'Visitor']);
  const ticketHolders = useTicketHolders(audience === 'event' ? event : null);
  const isFiltered = audience === 'racers' || audience === 'spectators';
  const all = useCall('visitor.list', { perPage: 1 }, { enabled: canRead && (isFiltered || audience === 'all') });
  const part = useCall(
    'visitor.list',
    {
      perPage: 1,
      ...(audience === 'racers' ? { userType: 'racer' as const } : {}),
      ...(audience === 'spectators' ? { userType: 'spectator' as const } : {}),
    },
    { enabled: canRead && isFiltered },
  );
  if (audience === 'custom') return { state: 'known', count: new Set(people.map(({ id }) => id)).size };
  if (audience === 'event') return ticketHolders;
  if (!canRead || (audience !== 'all' && !isFiltered)) return { state: 'unknown' };
  const calls = isFiltered ? [all, part] : [all];
  if (calls.some(({ state }) => state === 'rejected')) return { state: 'failed' };
  if (calls.some(({ state }) => state === 'pending')) return { state: 'pending' };
  const whole = rowCount(all);
  const count = isFiltered ? rowCount(part) : whole;
  if (count === undefined || (isFiltered && count !== 0 && count === whole)) return { state: 'unknown' };
  return { state: 'known', count };
};
