/**
 * The dashboard's figures, counted from the sales plan: a period (by default the last 28 days) compared with the previous one.
 * Sums are of bookings in US dollars; other currencies are listed separately, never added.
 */

import type { Dashboard } from '@contract/entities/dashboard';
import { ticketTypes } from '@contract/entities/ticket';
import { firstBookingId } from '../seeds/bookings';
import { dateTimeText, dayNumber, dayText } from '../seeds/calendar';
import { capacityFor } from '../seeds/events';
import { moneyText } from '../seeds/money';
import { isPaid, isSold } from '../seeds/sales';
import type { AnswersOf, Context } from './context';
import { missing, unacceptable } from './refusal';

const usual = 28;
const maxDays = 400;

interface Period {
  /** Day numbers, both included. */
  readonly from: number;
  readonly to: number;
  readonly eventId?: number | undefined;
  readonly trackId?: number | undefined;
}

interface Sums {
  revenue: number;
  refunded: number;
  bookings: number;
  readonly tickets: number[];
  readonly days: Map<number, { amount: number; count: number }>;
  readonly events: Map<number, number>;
  readonly others: Map<string, number>;
}

const sumsOf = ({ demo }: Context, { from, to, eventId, trackId }: Period): Sums => {
  const { events, sales } = demo.seedData();
  const sums: Sums = {
    revenue: 0,
    refunded: 0,
    bookings: 0,
    tickets: ticketTypes.map(() => 0),
    days: new Map(),
    events: new Map(),
    others: new Map(),
  };
  for (let index = 0; index < sales.count; index += 1) {
    const placed = dayNumber((sales.placed[index] ?? 0) * 1_000);
    if (placed < from || placed > to) continue;
    const event = events[sales.event[index] ?? 0];
    if (!event || !demo.seesTrack(event.track.id) || (eventId !== undefined && event.id !== eventId)) continue;
    if (trackId !== undefined && event.track.id !== trackId) continue;
    sums.bookings += 1;
    for (let each = sales.firstTicket[index] ?? 0; each < (sales.firstTicket[index + 1] ?? 0); each += 1) {
      const type = sales.ticketType[each] ?? 0;
      if (isSold(sales.ticketStatus[each] ?? 0)) sums.tickets[type] = (sums.tickets[type] ?? 0) + 1;
    }
    const day = sums.days.get(placed) ?? { amount: 0, count: 0 };
    sums.days.set(placed, day);
    day.count += 1;
    if (!isPaid(sales.status[index] ?? 0)) continue;
    const refunded = sales.refunded[index] ?? 0;
    const net = (sales.total[index] ?? 0) - refunded;
    if (event.track.currency !== 'USD') {
      sums.others.set(event.track.currency, (sums.others.get(event.track.currency) ?? 0) + net);
      continue;
    }
    day.amount += net;
    sums.revenue += net;
    sums.refunded += refunded;
    sums.events.set(event.id, (sums.events.get(event.id) ?? 0) + net);
  }
  return sums;
};

const number = (id: string | number | undefined): number | undefined => (id === undefined ? undefined : Number(id));
const dayOf = (text: string): number => dayNumber(Date.parse(`${text}T00:00:00Z`));

export const dashboard = {
  overview: ({ startDate, endDate, eventId, trackId }, context) => {
    const { demo, now } = context;
    const to = endDate === undefined ? demo.today : dayOf(endDate);
    const from = startDate === undefined ? to - usual + 1 : dayOf(startDate);
    if (!(from <= to) || to - from > maxDays)
      return unacceptable(`Choose a period of at most ${maxDays} days.`, {
        startDate: 'The start must be before the end.',
      });
    if (eventId !== undefined && !demo.events.get(eventId)) return missing('event');
    const narrowed = { eventId: number(eventId), trackId: number(trackId) };
    const sums = sumsOf(context, { from, to, ...narrowed });
    const length = to - from + 1;
    const before = sumsOf(context, { from: from - length, to: from - 1, ...narrowed }).revenue;
    const { events } = demo.seedData();
    const seen = events.filter(({ track }) => demo.seesTrack(track.id));
    const inspections = demo.inspections();
    const reentries = demo.buybackSeeds().filter(({ requested, event }) => {
      const requestedOn = dayNumber(requested);
      const of = events[event];
      const fits = narrowed.eventId === undefined || of?.id === narrowed.eventId;
      return requestedOn >= from && requestedOn <= to && fits && of?.track.currency === 'USD';
    });
    const figures: Dashboard = {
      totalRevenue: moneyText(sums.revenue),
      revenueChangePercent: before === 0 ? null : Math.round(((sums.revenue - before) / before) * 1_000) / 10,
      totalBookings: sums.bookings,
      totalTicketsSold: sums.tickets.reduce((all, count) => all + count, 0),
      racerTickets: sums.tickets[0] ?? 0,
      spectatorTickets: sums.tickets[1] ?? 0,
      totalRefunded: moneyText(sums.refunded),
      buybackCount: reentries.length,
      buybackRevenue: moneyText(
        reentries.reduce((sum, { paid, kind, price }) => sum + (paid && kind === 'race_reentry' ? price : 0), 0),
      ),
      totalVisitors: demo.visitors.all().length,
      newVisitors: demo.visitors.all().filter(({ registeredAt }) => {
        const registered = dayOf((registeredAt ?? '').slice(0, 10));
        return registered >= from && registered <= to;
      }).length,
      activeEvents: seen.filter(({ status }) => status === 'live' || status === 'published').length,
      upcomingEvents: seen
        .map((event) => ({ event, sold: demo.salesCounts().sold(event.id - 1) }))
        .filter(({ event }) => event.end > now && (event.status === 'live' || event.status === 'published'))
        .sort((left, right) => left.event.start - right.event.start)
        .slice(0, 6)
        .map(({ event, sold }) => ({
          id: event.id,
          name: event.name,
          trackName: event.track.name,
          startDate: dateTimeText(event.start),
          timezone: event.track.zone,
          status: event.status,
          sold: sold.racers + sold.spectators,
          capacity: capacityFor(event, sold.racers, 8, 32) + capacityFor(event, sold.spectators, 50, 100),
        })),
      totalTracks: demo.tracks.all().length,
      totalInspectors: demo.inspectors.all().length,
      pendingInspections: inspections.filter(({ status }) => status === 'pending' || status === 'in_progress').length,
      failedInspections: inspections.filter(({ status }) => status === 'failed').length,
      checkedInToday: checkedInOn(context, dayNumber(now)),
      dailySales: Array.from({ length }, (_, index) => {
        const { amount, count } = sums.days.get(from + index) ?? { amount: 0, count: 0 };
        return { date: dayText(from + index), amount: moneyText(amount), count };
      }),
      topEvents: [...sums.events]
        .sort(([, left], [, right]) => right - left)
        .slice(0, 6)
        .map(([id, revenue]) => ({ id, name: events[id - 1]?.name ?? '', revenue: moneyText(revenue) })),
      ticketMix: ticketTypes.map((type, index) => ({ type, count: sums.tickets[index] ?? 0 })),
      recentBookings: demo.bookings.all().slice(-8).reverse(),
      periodStart: dayText(from),
      periodEnd: dayText(to),
      generatedAt: dateTimeText(now),
      currency: 'USD',
      otherCurrencies: [...sums.others].map(([currency, minor]) => ({ currency, amount: moneyText(minor, currency) })),
    };
    return figures;
  },
} satisfies AnswersOf<'dashboard'>;

/** Tickets scanned at the gates on a day: those of events that began on that day or the day before. */
const checkedInOn = ({ demo }: Context, today: number): number => {
  const { events, sales } = demo.seedData();
  const isNear = events.map(
    ({ start, track }) => demo.seesTrack(track.id) && [0, 1].includes(today - dayNumber(start)),
  );
  const day = dayText(today);
  let count = 0;
  for (let index = 0; index < sales.count; index += 1) {
    if (!isNear[sales.event[index] ?? 0] || !sales.checkedIn[index]) continue;
    count += demo.ticketsOf(firstBookingId + index).filter(({ checkedInAt }) => checkedInAt?.startsWith(day)).length;
  }
  return count;
};
