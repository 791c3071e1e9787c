/**
 * What screens may say about the season, beyond single values: counts, sums, states and verdicts. A screen may always
 * say that it doesn't know; anything else than the value, or what a statement accepts beside it, is false.
 */

import type { KindName } from './kinds.ts';
import { type Statement, saying } from './statement.ts';
import { ofRacers, ofTickets } from './statements-desk.ts';
import type { Areas, Served, Stranger } from './stranger.ts';

import { addDays, dayIn } from './truth/calendar.ts';
import { bookingSums, dashboardOf, type Period, settlementOf, transactionSums, usualPeriod } from './truth/figures.ts';
import { fullName } from './truth/sales.ts';
import { decimal } from './truth/view.ts';

const byCount = <T>(records: readonly T[], word: (record: T) => string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const each of records) counts[word(each)] = (counts[word(each)] ?? 0) + 1;
  return counts;
};

const amount = (cents: number, currency: string): string => `${decimal(cents)} ${currency}`;

const count = (areas: Areas, kind: KindName, event: number): number =>
  areas[kind]?.all().filter(({ keys }) => keys.event === event).length ?? 0;

const ofEvents = ({ view, areas }: Served, { idOf, lacks }: Stranger): Statement[] =>
  view.season.events.flatMap((event) => {
    const { n } = event;
    const currency = view.currencyOf(n);
    const say = saying({ kind: 'events', id: idOf('events', n), name: event.name });
    const bookings = view.season.bookings.filter((each) => each.event === n);
    const tickets = view.ticketsOfEvent(n);
    const sums = bookingSums(view, n);
    const settlement = settlementOf(view, n);
    const money = (cents: number): string => amount(cents, currency);
    return [
      say('event tab bookings', 'bookings', bookings.length),
      say(
        'event tab bookings',
        'bookings by status',
        byCount(bookings, ({ status }) => status),
      ),
      say(
        'event tab bookings',
        'bookings by payment',
        byCount(bookings, ({ payment }) => payment),
      ),
      say('event tab tickets', 'tickets', tickets.length),
      say(
        'event tab tickets',
        'tickets by status',
        byCount(tickets, ({ status }) => status),
      ),
      say('event tab racers, board', 'racers with a place', view.racersOf(n).length),
      say('event tab wishlists', 'wishlist entries', count(areas, 'wishes', n)),
      say('event tab schedule', 'entries of the schedule', count(areas, 'schedule', n)),
      say('event tab classes', 'classes', count(areas, 'classes', n)),
      say('event tab categories', 'categories', count(areas, 'categories', n), {
        canBeKnown: !('/event/web/category-detail' in lacks),
      }),
      say('event tab buyback', 'offers', count(areas, 'offers', n)),
      say(
        'desk buybacks',
        'race re-entries paid',
        view.season.buybacks.filter(
          ({ ticket, type, status }) =>
            type === 'race_reentry' && status === 'paid' && view.bookingOfTicket(ticket).event === n,
        ).length,
      ),
      say('desk gate', 'tickets checked in', view.checkedIn(tickets).length),
      say(
        'desk gate',
        'checked in by type',
        byCount(view.checkedIn(tickets), ({ type }) => type),
      ),
      say('desk rain-out', 'paid bookings', sums.count),
      say('desk rain-out', 'paid', money(sums.paid)),
      say('desk rain-out', 'refunded', money(sums.refunded)),
      say('desk rain-out', 'left to refund', money(sums.left)),
      say('desk settlement', 'gross', money(settlement.gross)),
      say('desk settlement', 'refunds', money(settlement.refunded)),
      say('desk settlement', 'disputes', money(settlement.disputed)),
      say('desk settlement', 'fees', money(settlement.fees)),
      say('desk settlement', 'rate in percent', view.trackOf(n).commission / 100),
      say('desk settlement', 'commission', money(settlement.commission)),
      say('desk settlement', 'due', money(settlement.due)),
      say('desk settlement', 'paid out', money(settlement.paidOut)),
    ];
  });

const ofClassesAndOffers = ({ view }: Served, { idOf }: Stranger): Statement[] => [
  ...view.season.classes.map((each) => {
    const left = each.capacity - view.soldInClass(each.event, each.name);
    const say = saying({ kind: 'events', id: idOf('events', each.event), name: each.name });
    return say('event tab classes', `places left in ${each.name}`, left, { accepts: left === 0 ? ['full'] : [] });
  }),
  ...view.season.offers.map((each) => {
    const left = each.seats - view.soldOffers(each);
    const say = saying({ kind: 'events', id: idOf('events', each.event), name: each.className });
    return say('buyback offers, desk buybacks', `re-entries left in ${each.className}, round ${each.round}`, left, {
      accepts: each.enabled ? [] : ['not offered'],
    });
  }),
];

const ofVisitors = ({ view, areas }: Served, { idOf }: Stranger): Statement[] =>
  (areas.visitors?.all() ?? []).flatMap(({ n }) => {
    const visitor = view.visitor(n);
    const say = saying({ kind: 'visitors', id: idOf('visitors', n), name: fullName(visitor) });
    return [
      say('visitor', 'bookings', view.bookingsOf(n).length),
      say('visitor', 'is blocked or deleted', visitor.status !== 'active'),
    ];
  });

const ofPapers = ({ view, areas }: Served, { idOf }: Stranger): Statement[] =>
  view.season.tracks.map((track) => {
    const form = view.season.w9s.find((each) => each.track === track.n);
    const say = saying({ kind: 'tracks', id: idOf('tracks', track.n), name: track.name });
    return say('track tab W-9, settlement', 'payout', form?.status === 'completed' ? 'ready' : 'blocked', {
      canBeKnown: areas.w9s !== undefined && form !== undefined,
    });
  });

const ofBuybacks = ({ view }: Served, { idOf }: Stranger): Statement[] =>
  view.season.buybacks.map((each) => {
    const booking = view.bookingOfTicket(each.ticket);
    const say = saying({ kind: 'buybacks', id: idOf('buybacks', each.n), name: view.numbering.buyback(each.n) });
    return say('buyback', 'what happened', {
      who: view.nameOf(booking.visitor),
      did: each.type === 'race_reentry' ? 're-entry' : 'ticket return',
      is: each.status,
      price: amount(each.price, view.currencyOf(booking.event)),
    });
  });

const ofTransactions = ({ view }: Served): Statement[] =>
  ['USD', 'CAD'].flatMap((currency) => {
    const sums = transactionSums(view.season.transactions.filter((each) => each.currency === currency));
    const { notCompleted, ...amounts } = sums;
    const say = saying(undefined);
    return [
      ...Object.entries(amounts).map(([what, cents]) => say('transactions', what, amount(cents, currency))),
      say('transactions', `not completed, ${currency}`, notCompleted),
    ];
  });

/** The last thirty days on this computer's calendar, as a client asks for them. */
const askedPeriod = (): Period => {
  const today = dayIn(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { from: addDays(today, -29), to: today };
};

/** The box office has no period but its own. */
const ofDashboard = ({ view }: Served, { name }: Stranger): Statement[] => {
  const figures = dashboardOf(view, name === 'boxoffice' ? usualPeriod(view) : askedPeriod());
  const say = saying(undefined);
  const all = Object.entries(figures.revenue).map(([currency, cents]) =>
    say('dashboard', 'revenue', amount(cents, currency)),
  );
  const back = Object.entries(figures.refunded).map(([currency, cents]) =>
    say('dashboard', 'refunded', amount(cents, currency)),
  );
  return [
    ...all,
    ...back,
    say('dashboard', 'bookings', figures.bookings),
    say('dashboard', 'tickets sold', figures.tickets),
    say('dashboard', 'racers and spectators', [figures.mix.racer, figures.mix.spectator]),
    say('dashboard', 'checked in today', figures.checkedInToday),
    // The box office doesn't count the visitor who was deleted.
    say('dashboard', 'visitors', figures.visitors - (name === 'boxoffice' ? 1 : 0)),
    say('dashboard', 'new visitors', figures.newVisitors),
    say('dashboard', 'inspections due', figures.inspectionsDue),
    say('dashboard', 'inspections failed', figures.inspectionsFailed),
    say(
      'dashboard',
      'upcoming events',
      figures.upcoming.map(({ name: title }) => title),
    ),
    say('dashboard', 'sales by day', figures.days),
  ];
};

/** Every statement about what a server sends. */
export const statementsOf = (served: Served, stranger: Stranger): Statement[] =>
  [
    ofEvents,
    ofClassesAndOffers,
    ofTickets,
    ofRacers,
    ofVisitors,
    ofPapers,
    ofBuybacks,
    ofTransactions,
    ofDashboard,
  ].flatMap((make) => make(served, stranger));
