/** Counts and sums of the sales plan, so that an event's sold tickets and a visitor's total match the bookings. */
import { firstBookingId, type SeedData } from '../seeds/bookings';
import { dayNumber } from '../seeds/calendar';
import type { Sold } from '../seeds/events';
import type { InspectionSeed } from '../seeds/inspections';
import type { Inspected } from '../seeds/inspectors';
import { moneyText } from '../seeds/money';
import { classIndexOf, isPaid, isSold } from '../seeds/sales';
import type { Visits } from '../seeds/visitors';
import type { WishSeed } from '../seeds/wishlists';

export const countSales = ({ events, visitors, sales }: SeedData, wishes: readonly WishSeed[]) => {
  const sold = events.map(() => ({
    racers: 0,
    spectators: 0,
    wishes: 0,
    byClass: new Map<string, number>(),
    minor: 0,
  }));
  const bookings = new Uint32Array(visitors.length);
  const spent = new Float64Array(visitors.length);
  const first = new Float64Array(visitors.length);
  const last = new Float64Array(visitors.length);
  const byVisit = new Map<number, number>();
  for (let index = 0; index < sales.count; index += 1) {
    const chosen = sales.event[index] ?? 0;
    const event = events[chosen];
    const count = sold[chosen];
    const visitorIndex = sales.visitor[index] ?? 0;
    if (!event || !count) continue;
    for (let each = sales.firstTicket[index] ?? 0; each < (sales.firstTicket[index + 1] ?? 0); each += 1) {
      if (!isSold(sales.ticketStatus[each] ?? 0)) continue;
      if (sales.ticketType[each] === 0) {
        count.racers += 1;
        const name = event.classes[classIndexOf(event, visitorIndex)]?.name ?? '';
        count.byClass.set(name, (count.byClass.get(name) ?? 0) + 1);
      } else if (sales.ticketType[each] === 1) count.spectators += 1;
    }
    const net = isPaid(sales.status[index] ?? 0) ? (sales.total[index] ?? 0) - (sales.refunded[index] ?? 0) : 0;
    count.minor += net;
    bookings[visitorIndex] = (bookings[visitorIndex] ?? 0) + 1;
    if (event.track.currency === 'USD') spent[visitorIndex] = (spent[visitorIndex] ?? 0) + net;
    const placed = (sales.placed[index] ?? 0) * 1_000;
    if (!first[visitorIndex]) first[visitorIndex] = placed;
    last[visitorIndex] = placed;
    byVisit.set(visitorIndex * 64 + chosen, firstBookingId + index);
  }
  for (const wish of wishes) {
    const count = sold[wish.event];
    if (count) count.wishes += 1;
  }
  return {
    /** The sold tickets of an event (by index). */
    sold: (index: number): Sold => sold[index] ?? { racers: 0, spectators: 0, wishes: 0, byClass: new Map() },
    /** The revenue of an event after refunds, in minor units of its currency. */
    earned: (index: number): number => sold[index]?.minor ?? 0,
    /** The id of a visitor's newest booking for an event (both by index). */
    bookingOf: (visitor: number, event: number): number | undefined => byVisit.get(visitor * 64 + event),
    visits: (index: number): Visits => ({
      bookings: bookings[index] ?? 0,
      spent: moneyText(spent[index] ?? 0),
      first: first[index] ?? 0,
      last: last[index] ?? 0,
    }),
  };
};

/** The totals of each inspector (by index). */
export const countInspections = (seeds: readonly InspectionSeed[], today: number) => {
  const counts = new Map<number, { today: number; counted: number; last: number }>();
  for (const { inspector, inspected } of seeds) {
    if (inspected === undefined) continue;
    const count = counts.get(inspector) ?? { today: 0, counted: 0, last: 0 };
    counts.set(inspector, {
      today: count.today + (dayNumber(inspected) === today ? 1 : 0),
      counted: count.counted + 1,
      last: Math.max(count.last, inspected),
    });
  }
  return (index: number): Inspected => counts.get(index) ?? { today: 0, counted: 0, last: 0 };
};
