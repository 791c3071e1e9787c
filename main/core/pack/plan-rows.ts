/**
 * The plan of a pack: which calls with which inputs, by part. The inputs are those with which the screens ask, because
 * the copy is looked up by call and input; a list is asked without search, order and page, which the copy answers from it.
 */
import type { PackPartName } from '@contract/bridge/offline';
import { isId } from '@contract/entities/id';
import type { Values } from '@contract/json/record';
import type { EndpointId } from '@contract/table';

/** What is known of the event when the plan is made. It grows while lists arrive. */
export interface Known {
  readonly eventId: string | number;
  readonly trackId: string | number | undefined;
  /** The event's rows of a list; undefined while the list is not read. */
  rows(call: EndpointId, input: Values): readonly Values[] | undefined;
  /** The ids of the racers in the event, as text. */
  readonly racers: readonly string[];
  /** The ids of everybody with a booking, a ticket or an entry, as text. */
  readonly people: ReadonlySet<string>;
}

/** A list of which each record may have a page of its own. */
interface Details {
  readonly list: EndpointId;
  readonly input: (known: Known) => Values | undefined;
  readonly of: (row: Values, known: Known) => Values | undefined;
}

export interface PlanRow {
  readonly part: PackPartName;
  readonly call: EndpointId;
  /** The inputs; none while what they depend on is not known. */
  readonly inputs?: (known: Known) => readonly (Values | undefined)[];
  /** Records that are read one by one, if they say more than their rows. */
  readonly details?: Details;
  /** Its rows are the part's records. */
  readonly isCounted?: true;
  /** "Not found" is an answer: the record does not exist yet. */
  readonly mayBeAbsent?: true;
}

const one = (input: (known: Known) => Values | undefined) => (known: Known) => [input(known)];
const ofEvent = ({ eventId }: Known): Values => ({ eventId });
const racersOfEvent = ({ eventId }: Known): Values => ({ userType: 'racer', eventId });
const ofTrack = ({ trackId }: Known): Values | undefined => (trackId === undefined ? undefined : { trackId });
const all = (): Values => ({});
const byId = ({ id }: Values): Values | undefined => (isId(id) ? { id } : undefined);

/** Racers whom tickets name, but no list of visitors. */
const unlisted = (known: Known): readonly Values[] => {
  const listed = new Set(
    [racersOfEvent(known), ofEvent(known)].flatMap((input) =>
      (known.rows('visitor.list', input) ?? []).map(({ id }) => String(id)),
    ),
  );
  return known.racers.filter((id) => !listed.has(id)).map((id) => ({ id }));
};

/** Ids are text, as in the part loader. */
const ofRacers = ({ racers, eventId }: Known): readonly Values[] =>
  racers.map((userId) => ({ userId, eventId: String(eventId) }));
const inspection = (call: EndpointId): PlanRow => ({
  part: 'inspections',
  call,
  inputs: ofRacers,
  isCounted: true,
  mayBeAbsent: true,
});

export const planRows: readonly PlanRow[] = [
  { part: 'event', call: 'event.list', inputs: one(all) },
  { part: 'event', call: 'event.detail', inputs: one(({ eventId }) => ({ id: eventId })), isCounted: true },
  { part: 'event', call: 'event.latest', inputs: one(ofEvent), mayBeAbsent: true },
  { part: 'event', call: 'event.schedule', inputs: one(ofEvent) },
  { part: 'event', call: 'event.classes', inputs: one(ofEvent) },
  { part: 'event', call: 'event.categories', inputs: one(ofEvent) },
  { part: 'event', call: 'event.buybacks', inputs: one(ofEvent) },
  { part: 'bookings', call: 'booking.list', inputs: one(ofEvent), isCounted: true },
  { part: 'bookings', call: 'transaction.list', inputs: one(ofEvent) },
  { part: 'bookings', call: 'booking.detail', details: { list: 'booking.list', input: ofEvent, of: byId } },
  { part: 'tickets', call: 'booking.ticketList', inputs: one(ofEvent), isCounted: true },
  { part: 'tickets', call: 'booking.ticketDetail', details: { list: 'booking.ticketList', input: ofEvent, of: byId } },
  { part: 'visitors', call: 'visitor.list', inputs: (known) => [racersOfEvent(known)] },
  { part: 'visitors', call: 'visitor.list', inputs: one(ofEvent), isCounted: true },
  {
    part: 'visitors',
    call: 'visitor.detail',
    details: {
      list: 'visitor.list',
      input: ofEvent,
      // A server that ignores the event lists all its visitors.
      of: (row, { people }) => (people.has(String(row.id)) ? byId(row) : undefined),
    },
  },
  { part: 'visitors', call: 'visitor.detail', inputs: unlisted },
  inspection('inspection.driverInfo'),
  inspection('inspection.vehicleInfo'),
  inspection('inspection.terms'),
  inspection('inspection.team'),
  inspection('inspection.media'),
  inspection('inspection.info'),
  inspection('inspection.techCard'),
  { part: 'wishlists', call: 'wishlist.list', inputs: one(ofEvent), isCounted: true },
  { part: 'buybacks', call: 'buyback.list', inputs: one(ofEvent), isCounted: true },
  {
    part: 'buybacks',
    call: 'buyback.bookingDetail',
    details: {
      list: 'buyback.list',
      input: ofEvent,
      of: ({ id, bookingId }) => (isId(id) ? { id, ...(isId(bookingId) ? { bookingId } : {}) } : undefined),
    },
  },
  { part: 'track', call: 'track.list', inputs: one(all) },
  {
    part: 'track',
    call: 'track.detail',
    inputs: one(({ trackId }) => (trackId === undefined ? undefined : { id: trackId })),
    isCounted: true,
  },
  { part: 'track', call: 'track.waiverTemplate', inputs: one(ofTrack), mayBeAbsent: true },
  {
    part: 'track',
    call: 'docuSign.w9',
    inputs: ({ rows }) => (rows('track.list', {}) ?? []).map(({ id }) => (isId(id) ? { trackId: id } : undefined)),
    mayBeAbsent: true,
  },
  { part: 'contacts', call: 'trackContact.list', inputs: one(ofTrack), isCounted: true },
  {
    part: 'contacts',
    call: 'trackContact.detail',
    details: {
      list: 'trackContact.list',
      input: ofTrack,
      of: ({ id, trackId }) => (isId(id) ? { id, ...(isId(trackId) ? { trackId } : {}) } : undefined),
    },
  },
  { part: 'inspectors', call: 'inspector.list', inputs: one(all), isCounted: true },
  { part: 'inspectors', call: 'inspector.detail', details: { list: 'inspector.list', input: all, of: byId } },
];
