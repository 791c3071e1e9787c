/** Counts the recipients of a message, from the total of visitors or from an event's valid tickets. */

import type { Booking } from '@contract/entities/booking';
import { holderIds } from '@contract/entities/ticket-entries';
import { isWhole } from '../../event/event-rows';
import type { Values } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { currentLocale } from '../../kit/format/locale';
import { nameOf } from '../../kit/format/naming';
import { toTrimmedText } from '../../kit/format/plain-text';
import { narrowedCount, rowCount } from '../../kit/list/data/narrowed-count';
import { useAllRows } from '../../kit/list/data/use-all-rows';
import { useCan } from '../../kit/stores/session';
import { eventOf, type Message, maxNames, type PickedRecord, type Recipients } from './message';

/** The names of visitors, from the bookings that name them. */
const namesIn = (bookings: readonly Booking[], ids: ReadonlySet<string>): readonly string[] => {
  const names = new Map(bookings.map(({ userId, userName }) => [String(userId), toTrimmedText(userName)]));
  return [...ids]
    .map((id) => names.get(id) ?? '')
    .filter((name) => name !== '')
    .sort((one, other) => one.localeCompare(other, currentLocale()))
    .slice(0, maxNames);
};

/** The people with a valid ticket for an event. Cancelled and refunded tickets do not count. */
const useTicketHolders = (event: PickedRecord | undefined): Recipients => {
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadTickets = useCan(['read', 'Ticket']);
  const eventId = event?.id ?? '0';
  const bookings = useAllRows('booking.list', { eventId }, { enabled: canReadBookings && event !== undefined });
  const tickets = useAllRows('booking.ticketList', { eventId }, { enabled: canReadTickets && event !== undefined });
  if (!event || !canReadBookings || !canReadTickets) return { state: 'unknown' };
  if (bookings.state === 'rejected' || tickets.state === 'rejected') return { state: 'failed' };
  if (!bookings.value || !tickets.value) return { state: 'pending' };
  if (!isWhole(bookings.value) || !isWhole(tickets.value)) return { state: 'unknown' };
  const { rows } = bookings.value;
  const ids = holderIds({ bookings: rows, tickets: tickets.value.rows }, event.id);
  return ids ? { state: 'known', count: ids.size, names: namesIn(rows, ids) } : { state: 'unknown' };
};

const narrowed = ({ audience }: Message, event: PickedRecord | undefined) => {
  if (audience === 'racers') return { userType: 'racer' as const };
  if (audience === 'spectators') return { userType: 'spectator' as const };
  return audience === 'event' && event ? { eventId: event.id } : undefined;
};

/** The recipients of a track cannot be counted. */
export const useRecipients = (message: Message): Recipients => {
  const { audience, people } = message;
  const canRead = useCan(['read', 'Visitor']);
  const event = audience === 'event' ? eventOf(message) : undefined;
  const ticketHolders = useTicketHolders(event);
  // The event's visitors stand for its ticket holders if bookings and tickets do not show them.
  const filter = ticketHolders.state === 'unknown' || !event ? narrowed(message, event) : undefined;
  const isFiltered = filter !== undefined;
  const perPage = maxNames;
  const all = useCall('visitor.list', { perPage }, { enabled: canRead && (isFiltered || audience === 'all') });
  const part = useCall('visitor.list', { perPage, ...filter }, { enabled: canRead && isFiltered });
  if (audience === 'custom') {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return { state: 'known', count: names.size, names: [...names.values()].slice(0, maxNames) };
  }
  if (event && !isFiltered) return ticketHolders;
  if (!canRead || (audience !== 'all' && !isFiltered)) return { state: 'unknown' };
  const calls = isFiltered ? [all, part] : [all];
  if (calls.some(({ state }) => state === 'rejected')) return { state: 'failed' };
  if (calls.some(({ state }) => state === 'pending')) return { state: 'pending' };
  const count = isFiltered ? narrowedCount(part.value, all.value) : rowCount(all.value);
  if (count === undefined) return { state: 'unknown' };
  const rows: readonly Values[] = (isFiltered ? part : all).value?.rows ?? [];
  return { state: 'known', count, names: rows.slice(0, maxNames).map((row) => nameOf(['firstName', 'lastName'], row)) };
};
