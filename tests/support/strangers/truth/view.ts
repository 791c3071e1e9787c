/** The season by number, and the figures that follow from it. Each server numbers its records in its own way. */
import { fullName } from './sales.ts';
import type { Season } from './season-types.ts';
import type { Booking, Event, Offer, Ticket, Track, Visitor } from './types.ts';

/** How a server writes the numbers that people read. */
export interface Numbering {
  readonly booking: (n: number) => string;
  readonly ticket: (n: number) => string;
  readonly visitor: (n: number) => string;
  readonly buyback: (n: number) => string;
  readonly transaction: (n: number) => string;
  readonly inspector: (n: number) => string;
}

const find = <T extends { readonly n: number }>(records: readonly T[], n: number, kind: string): T => {
  const found = records.find((each) => each.n === n);
  if (!found) throw new Error(`no ${kind} ${n}`);
  return found;
};

const gone: readonly Ticket['status'][] = ['cancelled', 'refunded'];
const neverPaid: readonly Booking['status'][] = ['pending', 'expired', 'cancelled'];

export const createView = (season: Season, numbering: Numbering) => {
  const booking = (n: number): Booking => find(season.bookings, n, 'booking');
  const event = (n: number): Event => find(season.events, n, 'event');
  const track = (n: number): Track => find(season.tracks, n, 'track');
  const visitor = (n: number): Visitor => find(season.visitors, n, 'visitor');
  const ticketsOf = (n: number): Ticket[] => season.tickets.filter((each) => each.booking === n);
  const ofEvent = (n: number): Ticket[] => season.tickets.filter((each) => booking(each.booking).event === n);
  const sold = (n: number, type: Ticket['type']): Ticket[] =>
    ofEvent(n).filter(
      (each) => each.type === type && !gone.includes(each.status) && !neverPaid.includes(booking(each.booking).status),
    );
  const buybackEvent = (ticket: number): Booking => booking(find(season.tickets, ticket, 'ticket').booking);
  return {
    season,
    numbering,
    booking,
    event,
    track,
    visitor,
    ticket: (n: number): Ticket => find(season.tickets, n, 'ticket'),
    trackOf: (n: number): Track => track(event(n).track),
    nameOf: (n: number): string => fullName(visitor(n)),
    currencyOf: (n: number): Track['currency'] => track(event(n).track).currency,
    ticketsOf,
    ticketsOfEvent: ofEvent,
    sold,
    /** The booking whose ticket a buyback is about. */
    bookingOfTicket: buybackEvent,
    checkedIn: (tickets: readonly Ticket[]): Ticket[] => tickets.filter((each) => each.checkedInAt !== undefined),
    /** Racers with a sold place at an event. */
    racersOf: (n: number): Visitor[] => {
      const numbers = sold(n, 'racer').map((each) => booking(each.booking).visitor);
      return season.visitors.filter((each) => numbers.includes(each.n));
    },
    soldInClass: (n: number, className: string): number =>
      sold(n, 'racer').filter((each) => each.className === className).length,
    ticketsLeft: (n: number): number => {
      const { racerCapacity, spectatorCapacity } = event(n);
      return racerCapacity + spectatorCapacity - sold(n, 'racer').length - sold(n, 'spectator').length;
    },
    soldOffers: ({ event: of, className, round }: Offer): number =>
      season.buybacks.filter((each) => {
        if (each.type !== 'race_reentry' || each.status !== 'paid' || each.round !== round) return false;
        return (
          buybackEvent(each.ticket).event === of && find(season.tickets, each.ticket, 'ticket').className === className
        );
      }).length,
    spentBy: (n: number): number =>
      season.bookings
        .filter((each) => each.visitor === n && !['unpaid', 'failed'].includes(each.payment))
        .reduce((sum, each) => sum + each.total - each.refunded, 0),
    bookingsOf: (n: number): Booking[] => season.bookings.filter((each) => each.visitor === n),
  };
};

export type View = ReturnType<typeof createView>;

/** `9500` is `95.00`. */
export const decimal = (cents: number): string => {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
};
