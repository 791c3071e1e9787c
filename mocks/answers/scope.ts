/** The data that a sub-admin can see: their assigned tracks and everything that belongs to these. */
import type { Admin } from '@contract/entities/admin';
import { type Collection, createCollection, type Item } from '../collection';
import type { Demo } from '../demo';

const subAdminRole = 3;

/** A collection that reads only some of the rows; writes apply to all rows. */
const part = <T extends Item>(collection: Collection<T>, isSeen: (row: T) => boolean): Collection<T> => ({
  ...createCollection(() => collection.all().filter(isSeen), { newestFirst: collection.newestFirst }),
  newestFirst: collection.newestFirst,
  insert: collection.insert,
  update: collection.update,
  remove: collection.remove,
});

/** The demo as a user sees it: all data, except for sub-admins. */
export const demoFor = (demo: Demo, person: Admin | undefined): Demo => {
  if (person?.roleId !== subAdminRole) return demo;
  const tracks = new Set((person.assignedTracks ?? []).map(({ id }) => String(id)));
  const seesTrack = (id: unknown): boolean => tracks.has(String(id));
  const isOfTrack = ({ trackId }: Item): boolean => seesTrack(trackId);
  const isOfSeed = ({ event }: { readonly event: number }): boolean =>
    seesTrack(demo.seedData().events[event]?.track.id);
  const events = part(demo.events, isOfTrack);
  const isOfEvent = ({ eventId }: Item): boolean => events.get(eventId) !== undefined;
  const bookings = part(demo.bookings, isOfTrack);
  let visitors: ReadonlySet<unknown> | undefined;
  const isVisitor = ({ id }: Item): boolean => {
    visitors ??= new Set(bookings.all().map(({ userId }) => userId));
    return visitors.has(id);
  };
  return {
    ...demo,
    seesTrack,
    inspections: () => demo.inspections().filter(isOfSeed),
    buybackSeeds: () => demo.buybackSeeds().filter(isOfSeed),
    tracks: part(demo.tracks, ({ id }) => seesTrack(id)),
    events,
    bookings,
    tickets: part(demo.tickets, isOfTrack),
    ticketsOf: (bookingId) => (bookings.get(bookingId) ? demo.ticketsOf(bookingId) : []),
    buybacks: part(demo.buybacks, isOfTrack),
    transactions: part(demo.transactions, isOfTrack),
    contacts: part(demo.contacts, isOfTrack),
    waivers: part(demo.waivers, isOfTrack),
    wishes: part(demo.wishes, isOfEvent),
    visitors: part(demo.visitors, isVisitor),
  };
};
