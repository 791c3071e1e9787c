/**
 * All rows of one event, by its id. A server may ignore the id and send every row: rows of other events are left out, and
 * once the server is known to ignore it, so are rows that don't name their event.
 */
import type { Booking } from '@contract/entities/booking';
import type { Buyback } from '@contract/entities/buyback';
import type { Ticket } from '@contract/entities/ticket';
import type { Transaction } from '@contract/entities/transaction';
import { pageRows } from '@contract/list/all-pages';
import type { EndpointInput } from '@contract/table';
import { useMemo } from 'react';
import type { Values } from '../kit/area/field';
import { oldestCopy } from '../kit/bridge/copies';
import type { Call } from '../kit/bridge/use-call';
import { type AllOptions, type AllRows, type ListId, type RowOf, useAllRows } from '../kit/list/data/use-all-rows';
import { useNarrowingCheck } from '../kit/list/data/use-narrowing-check';
import { useCan } from '../kit/stores/session';
import { checkRows, checkTickets, type EventRows, needsBooking } from './event-rows';

/** Calls of an event's own lists. */
type EventListId = 'event.classes' | 'event.schedule';
export type EventId = string | number;
type Options = Pick<AllOptions, 'enabled' | 'keep'>;

/** The same call with another value, which stays the same object while its sources do. */
const useValue = <Row>(call: Call<AllRows<Row>>, value: EventRows<Row> | undefined): Call<EventRows<Row>> =>
  useMemo(() => ({ ...call, value }), [call, value]);

/** Whether the server ignores the event's id in a call whose rows don't name their event; undefined while that is asked. */
const useIsIgnored = (id: ListId, eventId: EventId, value: AllRows<Values> | undefined): boolean | undefined => {
  const input = useMemo(() => ({ eventId, page: 1, perPage: pageRows }), [eventId]);
  const answer = useMemo(
    () => value && { ...value, ...(value.isComplete && !value.mayHaveMore ? { total: value.rows.length } : {}) },
    [value],
  );
  const narrowing = useNarrowingCheck({ call: id, input, answer });
  return narrowing === 'pending' ? undefined : narrowing === 'ignores';
};

const useChecked = <Row extends Values>(
  id: ListId,
  eventId: EventId,
  call: Call<AllRows<Row>>,
): Call<EventRows<Row>> => {
  const { value } = call;
  const isIgnored = useIsIgnored(id, eventId, value);
  const checked = useMemo(
    () => (value && isIgnored !== undefined ? checkRows(value, { eventId, isIgnored }) : undefined),
    [value, eventId, isIgnored],
  );
  const shown = useMemo(
    () => (isIgnored === undefined ? { ...call, state: 'pending' as const } : call),
    [call, isIgnored],
  );
  return useValue(shown, checked);
};

/** The rows of any call of one event. */
export const useEventRows = <Id extends EventListId>(
  id: Id,
  eventId: EventId,
  options?: Options,
): Call<EventRows<RowOf<Id>>> =>
  useChecked(id, eventId, useAllRows(id, { eventId } as EndpointInput<Id>, options) as Call<AllRows<Values>>) as Call<
    EventRows<RowOf<Id>>
  >;

export const useEventBookings = (eventId: EventId, options?: Options): Call<EventRows<Booking>> =>
  useChecked('booking.list', eventId, useAllRows('booking.list', { eventId }, options));

/** Tickets that don't name their event are looked up in its bookings. */
export const useEventTickets = (eventId: EventId, options?: Options): Call<EventRows<Ticket>> => {
  const call = useAllRows('booking.ticketList', { eventId }, options);
  const { value } = call;
  const canReadBookings = useCan(['read', 'Booking']);
  const enabled = useMemo(
    () => canReadBookings && value?.rows.some(needsBooking(eventId)) === true,
    [canReadBookings, value, eventId],
  );
  const bookings = useEventBookings(eventId, { ...options, enabled });
  const isIgnored = useIsIgnored('booking.ticketList', eventId, value);
  const isWaiting = isIgnored === undefined || (enabled && bookings.state === 'pending');
  const known = enabled ? bookings.value : undefined;
  const checked = useMemo(
    () => (value && !isWaiting ? checkTickets(value, known, { eventId, isIgnored }) : undefined),
    [value, isWaiting, known, eventId, isIgnored],
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
  useChecked('buyback.list', eventId, useAllRows('buyback.list', { eventId }, options));

export const useEventTransactions = (eventId: EventId, options?: Options): Call<EventRows<Transaction>> =>
  useChecked('transaction.list', eventId, useAllRows('transaction.list', { eventId }, options));
