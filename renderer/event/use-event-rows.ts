/** All rows of one event, by its id. A server that ignores the id is asked for everything, and other rows are left out. */
import type { Booking } from '@contract/entities/booking';
import type { Buyback } from '@contract/entities/buyback';
import type { Ticket } from '@contract/entities/ticket';
import type { Transaction } from '@contract/entities/transaction';
import type { Call } from '../kit/bridge/use-call';
import { type AllOptions, type AllRows, useAllRows } from '../kit/list/data/use-all-rows';

export type EventId = string | number;
type Options = Pick<AllOptions, 'enabled' | 'keep'>;

export const useEventBookings = (eventId: EventId, options?: Options): Call<AllRows<Booking>> =>
  useAllRows('booking.list', { eventId }, options);

export const useEventTickets = (eventId: EventId, options?: Options): Call<AllRows<Ticket>> =>
  useAllRows('booking.ticketList', { eventId }, options);

export const useEventBuybacks = (eventId: EventId, options?: Options): Call<AllRows<Buyback>> =>
  useAllRows('buyback.list', { eventId }, options);

export const useEventTransactions = (eventId: EventId, options?: Options): Call<AllRows<Transaction>> =>
  useAllRows('transaction.list', { eventId }, options);
