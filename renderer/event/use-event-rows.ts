/**
 * All rows of one event, by its id. A server may ignore the id and send every row: rows of other events are left out, and
 * once the server is known to ignore it, so are rows that don't name their event.
 */
import type { Booking } from '@contract/entities/booking';
import type { Buyback } from '@contract/entities/buyback';
import type { Ticket } from '@contract/entities/ticket';
import type { Transaction } from '@contract/entities/transaction';
import { useMemo } from 'react';
import { oldestCopy } from '../kit/bridge/copies';
import type { Call } from '../kit/bridge/use-call';
import { type AllOptions, type AllRows, useAllRows } from '../kit/list/data/use-all-rows';
import { useCan } from '../kit/stores/session';
import { checkRows, checkTickets, type EventRows, needsBooking } from './event-rows';

export type EventId = string | number;
type Options = Pick<AllOptions, 'enabled' | 'keep'>;

/** The same call with another value, which stays the same object while its sources do. */
const useValue = <Row>(call: Call<AllRows<Row>>, value: EventRows<Row> | undefined): Call<EventRows<Row>> =>
  useMemo(() => ({ ...call, value }), [call, value]);

const useChecked = <Row extends { readonly eventId?: unknown }>(call: Call<AllRows<Row>>): Call<EventRows<Row>> => {
  const { value } = call;
  return useValue(
    call,
    useMemo(() => value && checkRows(value), [value]),
  );
};

export const useEventBookings = (eventId: EventId, options?: Options): Call<EventRows<Booking>> =>
  useChecked(useAllRows('booking.list', { eventId }, options));

/** Tickets that don't name their event are looked up in its bookings. */
export const useEventTickets = (eventId: EventId, options?: Options): Call<EventRows<Ticket>> => {
  const call = useAllRows('booking.ticketList', { eventId }, options);
  const { value } = call;
  const canReadBookings = useCan(['read', 'Booking']);
  const enabled = useMemo(() => canReadBookings && value?.rows.some(needsBooking) === true, [canReadBookings, value]);
  const bookings = useEventBookings(eventId, { ...options, enabled });
  const isWaiting = enabled && bookings.state === 'pending';
  const known = enabled ? bookings.value : undefined;
  const checked = useMemo(
    () => (value && !isWaiting ? checkTickets(value, known) : undefined),
    [value, isWaiting, known],
  );
  const bookingsCopy = enabled ? bookings.copy : undefined;
  const shown = useMemo(
    () => ({
      ...call,
      ...(isWaiting ? { state: 'pending' as const } : {}),
      copy: oldestCopy([call.copy, bookingsCopy]),
    }),
    [call, isWaiting, bookingsCopy],
  );
  return useValue(shown, checked);
};

export const useEventBuybacks = (eventId: EventId, options?: Options): Call<EventRows<Buyback>> =>
  useChecked(useAllRows('buyback.list', { eventId }, options));

export const useEventTransactions = (eventId: EventId, options?: Options): Call<EventRows<Transaction>> =>
  useChecked(useAllRows('transaction.list', { eventId }, options));
