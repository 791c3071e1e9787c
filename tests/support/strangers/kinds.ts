/** The kinds of records that the calls are about: where they are in the season, and what they belong to. */

import * as parts from './truth/columns-parts.ts';
import * as people from './truth/columns-people.ts';
import * as sales from './truth/columns-sales.ts';
import { fullName } from './truth/sales.ts';
import type { Season } from './truth/season-types.ts';
import type { View } from './truth/view.ts';

/** Numbers of the records that a record belongs to, by which lists are narrowed. */
export interface Keys {
  readonly event?: number;
  readonly visitor?: number;
  readonly track?: number;
  readonly booking?: number;
  readonly userType?: string;
}

export interface Kind<T> {
  readonly records: (season: Season) => readonly T[];
  readonly number: (record: T) => number;
  readonly columns: people.Columns<T>;
  readonly keys: (record: T, view: View) => Keys;
  /** What a search looks at. */
  readonly words: (record: T, view: View) => string;
}

const numbered = <T extends { readonly n: number }>(
  records: Kind<T>['records'],
  columns: people.Columns<T>,
  keys: Kind<T>['keys'],
  words: Kind<T>['words'] = () => '',
): Kind<T> => ({ records, number: (record) => record.n, columns, keys, words });

const ofBooking = (n: number, view: View): Keys => {
  const { event, visitor } = view.booking(n);
  return { booking: n, event, visitor, track: view.event(event).track };
};

/** A racer's file has no number of its own. */
const fileNumber = ({ event, visitor }: { readonly event: number; readonly visitor: number }): number =>
  event * 1000 + visitor;

const part = (columns: typeof parts.driver) => ({
  records: (season: Season) => season.racers,
  number: fileNumber,
  columns,
  keys: ({ event, visitor }: { readonly event: number; readonly visitor: number }): Keys => ({ event, visitor }),
  words: () => '',
});

export const kinds = {
  admins: numbered(
    (season) => season.admins,
    people.admins,
    () => ({}),
    (admin) => `${fullName(admin)} ${admin.email}`,
  ),
  visitors: numbered(
    (season) => season.visitors,
    people.visitors,
    ({ type, n }) => ({ visitor: n, userType: type }),
    (visitor) => `${fullName(visitor)} ${visitor.email} ${visitor.phone}`,
  ),
  tracks: numbered(
    (season) => season.tracks,
    people.tracks,
    ({ n }) => ({ track: n }),
    ({ name, code }) => `${name} ${code}`,
  ),
  contacts: numbered(
    (season) => season.contacts,
    people.contacts,
    ({ track }) => ({ track }),
    (contact) => `${fullName(contact)} ${contact.email}`,
  ),
  inspectors: numbered(
    (season) => season.inspectors,
    people.inspectors,
    ({ track }) => ({ track }),
    (inspector) => `${fullName(inspector)} ${inspector.team}`,
  ),
  events: numbered(
    (season) => season.events,
    sales.events,
    ({ n, track }) => ({ event: n, track }),
    ({ name, code }) => `${name} ${code}`,
  ),
  classes: numbered(
    (season) => season.classes,
    sales.classes,
    ({ event }) => ({ event }),
  ),
  categories: numbered(
    (season) => season.categories,
    sales.categories,
    ({ event }) => ({ event }),
  ),
  schedule: numbered(
    (season) => season.schedule,
    sales.schedule,
    ({ event }) => ({ event }),
  ),
  offers: numbered(
    (season) => season.offers,
    sales.offers,
    ({ event }) => ({ event }),
  ),
  bookings: numbered(
    (season) => season.bookings,
    sales.bookings,
    ({ n }, view) => ofBooking(n, view),
    ({ n, visitor }, view) => `${view.numbering.booking(n)} ${view.nameOf(visitor)} ${view.visitor(visitor).email}`,
  ),
  tickets: numbered(
    (season) => season.tickets,
    sales.tickets,
    ({ booking }, view) => ofBooking(booking, view),
    (ticket, view) =>
      `${view.numbering.ticket(ticket.n)} ${view.numbering.booking(ticket.booking)} ${ticket.holderName} ${ticket.vehicleNumber ?? ''}`,
  ),
  buybacks: numbered(
    (season) => season.buybacks,
    sales.buybacks,
    ({ ticket }, view) => ofBooking(view.ticket(ticket).booking, view),
    ({ n }, view) => view.numbering.buyback(n),
  ),
  wishes: numbered(
    (season) => season.wishes,
    sales.wishes,
    ({ event, visitor }, view) => ({ event, visitor, track: view.event(event).track }),
    ({ event, visitor }, view) => `${view.event(event).name} ${view.nameOf(visitor)}`,
  ),
  transactions: numbered(
    (season) => season.transactions,
    sales.transactions,
    ({ booking, event }, view) => (booking === undefined ? { event } : ofBooking(booking, view)),
  ),
  driver: part(parts.driver),
  vehicle: part(parts.vehicle),
  terms: part(parts.terms),
  team: part(parts.team),
  info: part(parts.info),
  techCard: part(parts.techCard),
  w9s: {
    records: (season: Season) => season.w9s,
    number: ({ track }: { readonly track: number }) => track,
    columns: people.w9s,
    keys: ({ track }: { readonly track: number }): Keys => ({ track }),
    words: () => '',
  },
  waivers: {
    records: (season: Season) => season.waivers,
    number: ({ track }: { readonly track: number }) => track,
    columns: people.waivers,
    keys: ({ track }: { readonly track: number }): Keys => ({ track }),
    words: () => '',
  },
} satisfies Readonly<Record<string, unknown>>;

export type KindName = keyof typeof kinds;
/** The record of a kind, such as `Booking` of `bookings`. */
export type RecordOf<K extends KindName> = ReturnType<(typeof kinds)[K]['records']>[number];
