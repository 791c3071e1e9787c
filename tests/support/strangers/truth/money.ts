/** Movements of money, buybacks and wishlists, which follow from the bookings. Cash and free tickets move none. */
import { addDays, addMinutes, dayIn, momentAt } from './calendar.ts';
import type { Wish } from './season-types.ts';
import type { Booking, Buyback, Event, Ticket, Track, Transaction } from './types.ts';

interface Sold {
  readonly tracks: readonly Track[];
  readonly events: readonly Event[];
  readonly bookings: readonly Booking[];
  readonly tickets: readonly Ticket[];
}

/** Event, visitor, type, round, price, fee, status, payment, reason. A return's price is what was or would be paid back. */
const buybackLines = `1|3|race_reentry|1|5000|0|paid|paid|
1|6|race_reentry|2|7000|0|paid|paid|
2|5|race_reentry|1|5000|0|paid|paid|
2|9|race_reentry|1|6000|0|requested|unpaid|
1|19|ticket_return||2500|0|paid|refunded|Guest is ill
2|18|ticket_return||2500|250|declined|unpaid|Changed plans`
  .split('\n')
  .map((line) => line.split('|'));

export const makeBuybacks = ({ bookings, tickets, events, tracks }: Sold): Buyback[] =>
  buybackLines.map(([event, visitor, type, round, price, fee, status, payment, reason], index) => {
    const booking = bookings.find((each) => each.event === Number(event) && each.visitor === Number(visitor));
    const own = tickets.filter((each) => each.booking === booking?.n);
    const ticket = type === 'race_reentry' ? own[0] : (own.find((each) => each.status === 'refunded') ?? own[0]);
    const of = events.find((each) => each.n === Number(event));
    if (!ticket || !of) throw new Error(`no ticket for buyback ${index + 1}`);
    const zone = tracks.find((each) => each.n === of.track)?.timezone ?? 'UTC';
    const requestedAt = momentAt(of.firstDay, `1${index}:20`, zone);
    const isDecided = status !== 'requested';
    return {
      n: index + 1,
      type: type as Buyback['type'],
      ticket: ticket.n,
      ...(round ? { round: Number(round) } : {}),
      price: Number(price),
      fee: Number(fee),
      status: status as Buyback['status'],
      payment: payment as Buyback['payment'],
      requestedAt,
      ...(isDecided ? { decidedAt: addMinutes(requestedAt, 25), decidedBy: 'Omar Haddad' } : {}),
      ...(reason ? { reason } : {}),
    };
  });

const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

export const makeTransactions = (sold: Sold, buybacks: readonly Buyback[]): Transaction[] => {
  const made: Transaction[] = [];
  const add = (words: Omit<Transaction, 'n'>): number => {
    made.push({ n: made.length + 1, ...words });
    return made.length;
  };
  const currencyOf = (event: number): Transaction['currency'] => {
    const of = sold.events.find((each) => each.n === event);
    return sold.tracks.find((track) => track.n === of?.track)?.currency ?? 'USD';
  };
  for (const booking of sold.bookings) {
    if (booking.method !== 'card' && booking.method !== 'apple_pay') continue;
    if (booking.status === 'cancelled' || booking.status === 'expired') continue;
    const common = {
      booking: booking.n,
      event: booking.event,
      currency: currencyOf(booking.event),
      method: booking.method,
      ...(booking.method === 'card' ? { cardLast4: String(4000 + booking.n * 37) } : {}),
    };
    const hasFailed = booking.payment === 'failed';
    const isOpen = booking.payment === 'unpaid';
    const of = add({
      ...common,
      type: 'payment',
      status: hasFailed ? 'failed' : isOpen ? 'pending' : 'succeeded',
      amount: booking.total,
      fee: hasFailed || isOpen ? 0 : feeOf(booking.total),
      at: booking.at,
      ...(hasFailed
        ? { failure: 'Insufficient funds' }
        : isOpen
          ? {}
          : { settled: addDays(booking.at.slice(0, 10), 2) }),
    });
    if (booking.refunded > 0)
      add({
        ...common,
        type: 'refund',
        status: 'succeeded',
        amount: booking.refunded,
        fee: 0,
        at: addMinutes(booking.at, 60 * 30),
        reason: booking.status === 'refunded' ? 'Booking refunded' : 'Ticket returned',
        of,
      });
    if (booking.event === 1 && booking.visitor === 7)
      add({
        ...common,
        type: 'dispute',
        status: 'succeeded',
        amount: booking.total,
        fee: 0,
        at: addMinutes(booking.at, 60 * 24 * 9),
        reason: 'Not recognized',
        of,
      });
  }
  for (const buyback of buybacks) {
    if (buyback.type !== 'race_reentry' || buyback.payment !== 'paid') continue;
    const ticket = sold.tickets.find((each) => each.n === buyback.ticket);
    const booking = sold.bookings.find((each) => each.n === ticket?.booking);
    if (booking)
      add({
        booking: booking.n,
        event: booking.event,
        type: 'buyback',
        status: 'succeeded',
        amount: buyback.price,
        fee: feeOf(buyback.price),
        currency: currencyOf(booking.event),
        method: 'card',
        at: buyback.decidedAt ?? buyback.requestedAt,
        cardLast4: String(4000 + booking.n * 37),
      });
  }
  const over = sold.events.find((each) => each.n === 1);
  if (over) {
    const bank = { event: 1, fee: 0, currency: 'USD', method: 'card' } as const;
    const at = addMinutes(over.end, 60 * 24 * 10);
    add({
      ...bank,
      type: 'fee',
      status: 'succeeded',
      amount: 1500,
      at: addMinutes(over.end, 60 * 24 * 3),
      reason: 'Dispute fee',
    });
    add({
      ...bank,
      type: 'payout',
      status: 'succeeded',
      amount: 50_000,
      at,
      settled: dayIn(addMinutes(at, 60 * 24), 'UTC'),
    });
  }
  return made;
};

/** Event and visitor; `+` led to a booking, `!` was told. */
const wishLines = '2:17+! 2:18+ 2:25 2:15! 3:17+ 3:18 3:19+! 3:2 3:22! 3:11 4:1 4:3! 4:16+ 4:20 1:9+'.split(' ');

export const makeWishes = (today: string): Wish[] =>
  wishLines.map((line, index) => {
    const [event = '', visitor = ''] = line.split(':');
    return {
      n: index + 1,
      event: Number(event),
      visitor: Number.parseInt(visitor, 10),
      at: momentAt(addDays(today, -40 + index), '19:45', 'America/New_York'),
      converted: visitor.includes('+'),
      notified: visitor.includes('!'),
      source: index % 3 === 0 ? 'web' : 'app',
    };
  });
