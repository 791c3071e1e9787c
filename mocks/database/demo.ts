/** The demo's data: all collections, created lazily from the seeds, with consistent counts and sums. */
import type { Admin } from '@contract/entities/admin';
import type { Booking } from '@contract/entities/booking';
import type { Buyback } from '@contract/entities/buyback';
import type { Event } from '@contract/entities/event';
import type { Inspector } from '@contract/entities/inspector';
import type { Role } from '@contract/entities/role';
import type { Ticket } from '@contract/entities/ticket';
import type { Track, WaiverTemplate } from '@contract/entities/track';
import type { TrackContact } from '@contract/entities/track-contact';
import type { Transaction } from '@contract/entities/transaction';
import type { Visitor } from '@contract/entities/visitor';
import type { W9 } from '@contract/entities/w9';
import type { Wish } from '@contract/entities/wishlist';
import type { LogEntry } from '@contract/event-log/entry';
import { makeAdmins } from '../seeds/admins';
import { bookingMaker, firstBookingId, type SeedData, ticketMaker } from '../seeds/bookings';
import { type BuybackSeed, makeBuybackSeeds, makeBuybacks } from '../seeds/buybacks';
import { dayNumber } from '../seeds/calendar';
import { makeContacts, makeW9s } from '../seeds/contacts';
import { makeEventLog } from '../seeds/event-log';
import { capacityFor, makeEventSeeds, makeEvents } from '../seeds/events';
import { type InspectionSeed, makeInspectionSeeds } from '../seeds/inspections';
import { makeInspectors } from '../seeds/inspectors';
import { makeRoles } from '../seeds/roles';
import { planSales } from '../seeds/sales';
import { makeTracks, trackSeeds } from '../seeds/tracks';
import { makeTransactions } from '../seeds/transactions';
import { makeVisitorSeeds, makeVisitors } from '../seeds/visitors';
import { makeWaivers } from '../seeds/waivers';
import { makeWishes, makeWishSeeds } from '../seeds/wishlists';
import { type Collection, createCollection, type Item } from './collection';
import { countInspections, countSales } from './totals';

export interface DemoOptions {
  /** The number of bookings; dependent data grows with it. */
  readonly rows: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const defaultRows = 3_500;
export const demoSeed = 20_260_516;

const bookingTexts = 'bookingNumber userName userEmail userPhone eventName trackName promoCode total notes'.split(' ');
const ticketTexts =
  'ticketNumber bookingNumber qrCode holderName holderEmail eventName className vehicleNumber seat'.split(' ');
const newestFirst = { newestFirst: true };

/** Data that is created once, on first use. */
const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export interface Demo {
  /** The time at which the data was created; its dates are relative to that day. */
  readonly madeAt: number;
  readonly today: number;
  readonly seedData: () => SeedData;
  /** Whether the user can see the data of a track. */
  readonly seesTrack: (trackId: unknown) => boolean;
  readonly salesCounts: () => ReturnType<typeof countSales>;
  readonly roles: Collection<Role>;
  readonly admins: Collection<Admin>;
  readonly visitors: Collection<Visitor>;
  readonly wishes: Collection<Wish>;
  readonly tracks: Collection<Track>;
  readonly waivers: Collection<WaiverTemplate>;
  readonly contacts: Collection<TrackContact>;
  readonly w9s: Collection<W9>;
  readonly events: Collection<Event>;
  readonly bookings: Collection<Booking>;
  readonly tickets: Collection<Ticket>;
  /** The tickets of one booking, without creating all others. */
  readonly ticketsOf: (bookingId: unknown) => readonly Ticket[];
  readonly buybackSeeds: () => readonly BuybackSeed[];
  readonly buybacks: Collection<Buyback>;
  readonly transactions: Collection<Transaction>;
  /** What the gates and desks of today's event noted, which no server has. */
  readonly eventLog: () => readonly LogEntry[];
  readonly inspections: () => readonly InspectionSeed[];
  readonly inspectors: Collection<Inspector>;
  /** The collection of records that `make` creates, for data that the answers of a single area use. */
  readonly collectionOf: <T extends Item>(make: (today: number) => T[]) => Collection<T>;
}

export const makeDemo = ({ rows, now }: DemoOptions): Demo => {
  const seed = demoSeed;
  const madeAt = Math.floor(now() / 1_000) * 1_000;
  const today = dayNumber(madeAt);
  const seedData = lazy((): SeedData => {
    const events = makeEventSeeds(today, seed);
    const visitors = makeVisitorSeeds(Math.max(1_200, Math.round(rows / 8)), seed);
    return { events, visitors, sales: planSales(rows, events, visitors, madeAt, seed), seed, now: madeAt };
  });
  const wishSeeds = lazy(() => makeWishSeeds(seedData()));
  const salesCounts = lazy(() => countSales(seedData(), wishSeeds()));
  const tickets = lazy(() => ticketMaker(seedData()));
  const inspections = lazy(() => makeInspectionSeeds(seedData()));
  const inspected = lazy(() => countInspections(inspections(), today));
  const buybackSeeds = lazy(() => makeBuybackSeeds(seedData()));
  const eventLog = lazy(() => {
    const { events, sales } = seedData();
    const ticketsOfEvent = (event: number): readonly Ticket[] =>
      Array.from(sales.event).flatMap((one, booking) => (one === event ? tickets().ofBooking(booking) : []));
    const makeBooking = bookingMaker(seedData());
    return makeEventLog({
      ...{ events, now: madeAt, ticketsOfEvent },
      isPaid: ({ bookingId }) => makeBooking(Number(bookingId) - firstBookingId).paymentStatus === 'paid',
    });
  });
  const collections = new Map<unknown, unknown>();
  const admins = createCollection<Admin>(() => makeAdmins(today, seed));
  const left = (index: number): number => {
    const event = seedData().events[index];
    const { spectators } = salesCounts().sold(index);
    return event ? capacityFor(event, spectators, 50, 100) - spectators : 0;
  };
  const earnedBy = (trackId: number): number =>
    seedData().events.reduce(
      (sum, event, index) => sum + (event.track.id === trackId ? salesCounts().earned(index) : 0),
      0,
    );

  return {
    madeAt,
    today,
    seedData,
    seesTrack: () => true,
    salesCounts,
    admins,
    roles: createCollection<Role>(() =>
      makeRoles(today, (roleId) => admins.all().filter((admin) => admin.roleId === roleId).length),
    ),
    visitors: createCollection<Visitor>(
      () => makeVisitors(seedData().visitors, (index) => salesCounts().visits(index), madeAt, seed),
      newestFirst,
    ),
    wishes: createCollection<Wish>(
      () => makeWishes(wishSeeds(), seedData(), left, salesCounts().bookingOf),
      newestFirst,
    ),
    tracks: createCollection<Track>(() => {
      const counts = trackSeeds.map((track) => seedData().events.filter((event) => event.track === track).length);
      const staff = admins.all();
      return makeTracks(today, counts).map((track) => ({
        ...track,
        subAdmins: staff
          .filter(({ assignedTracks }) => assignedTracks?.some(({ id }) => id === track.id))
          .map(({ id, fullName }) => ({ id: id ?? 0, name: fullName ?? '' })),
      }));
    }),
    waivers: createCollection<WaiverTemplate>(() => makeWaivers(today)),
    contacts: createCollection<TrackContact>(() => makeContacts(today, seed)),
    w9s: createCollection<W9>(() => makeW9s(today, seed, (trackId) => Math.max(0, earnedBy(trackId)))),
    events: createCollection<Event>(
      () => makeEvents(seedData().events, (index) => salesCounts().sold(index)),
      newestFirst,
    ),
    bookings: createCollection<Booking>(() => ({ count: rows, make: bookingMaker(seedData()) }), {
      search: bookingTexts,
      newestFirst: true,
    }),
    tickets: createCollection<Ticket>(() => tickets().all(), { search: ticketTexts, newestFirst: true }),
    ticketsOf: (bookingId) => {
      const index = Number(bookingId) - firstBookingId;
      return Number.isInteger(index) && index >= 0 && index < rows ? tickets().ofBooking(index) : [];
    },
    buybackSeeds,
    buybacks: createCollection<Buyback>(() => makeBuybacks(buybackSeeds(), seedData()), newestFirst),
    transactions: createCollection<Transaction>(
      () => makeTransactions(seedData(), buybackSeeds(), salesCounts().earned),
      newestFirst,
    ),
    eventLog,
    inspections,
    inspectors: createCollection<Inspector>(() => makeInspectors(madeAt, seed, (index) => inspected()(index))),
    collectionOf: <T extends Item>(make: (today: number) => T[]) => {
      const collection = collections.get(make) ?? createCollection(() => make(today));
      collections.set(make, collection);
      return collection as Collection<T>;
    },
  };
};
