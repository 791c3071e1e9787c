/** Looks a code up on the server. A server may ignore a search, so only rows that really have the code count. */
import { type Ability, allows } from '@contract/ability';
import type { Page } from '@contract/endpoint';
import type { Booking } from '@contract/entities/booking';
import type { Visitor } from '@contract/entities/visitor';
import type { Failure, Result } from '@contract/failure';
import type { EndpointId, EndpointInput, EndpointOutput } from '@contract/table';
import { codeCandidates, phoneKey } from './code';
import { createLookupIndex, type Match } from './lookup-index';

export type CallEndpoint = <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
  signal?: AbortSignal,
) => Promise<Result<EndpointOutput<Id>>>;

export interface ServerAnswer {
  readonly matches: readonly Match[];
  /** Why nothing was found for certain: a part of the lookup failed. */
  readonly failure: Failure | undefined;
  /** The server ignored the search, so that rows it did not send may have the code. */
  readonly isIgnored: boolean;
}

const perPage = 50;
/** Visitors whose bookings are looked up. */
const maxVisitors = 3;

interface Search {
  readonly call: CallEndpoint;
  readonly ability: Ability;
  readonly signal?: AbortSignal;
}

interface Searched<Row> {
  readonly rows: readonly Row[];
  readonly failure: Failure | undefined;
  readonly isIgnored: boolean;
}

type SearchId = 'booking.ticketList' | 'booking.list' | 'visitor.search';
type RowOf<Id extends SearchId> = EndpointOutput<Id> extends Page<infer Row> ? Row : never;

const subjects: Readonly<Record<SearchId, 'Ticket' | 'Booking' | 'Visitor'>> = {
  'booking.ticketList': 'Ticket',
  'booking.list': 'Booking',
  'visitor.search': 'Visitor',
};

/** Rows of one search, and its failure; none where the user may not search. */
const search = async <Id extends SearchId>(
  { call, ability, signal }: Search,
  id: Id,
  input: object,
): Promise<Searched<RowOf<Id>>> => {
  const nothing = { rows: [], failure: undefined, isIgnored: false };
  if (!allows(ability, ['read', subjects[id]])) return nothing;
  const answer = await call(id, { page: 1, perPage, ...input } as unknown as EndpointInput<Id>, signal);
  if (!answer.ok) return { ...nothing, failure: answer.failure };
  const { rows, ignored, isComplete } = answer.value as unknown as Page<RowOf<Id>>;
  return { rows, failure: undefined, isIgnored: !isComplete && ignored?.includes('q') === true };
};

/** The visitor as the customer of a booking, so that visitors are compared like bookings. */
const asBooking = ({ id, firstName, lastName, phone }: Visitor): Booking => ({
  id: id ?? '',
  userName: [firstName, lastName].filter(Boolean).join(' '),
  ...(phone === undefined ? {} : { userPhone: phone }),
});

/** Visitors who have the phone number or the name. */
const visitorsWith = (code: string, visitors: readonly Visitor[]): readonly Visitor[] => {
  const found = new Set(
    createLookupIndex(visitors.map(asBooking), [])
      .find(code)
      .map(({ booking }) => String(booking?.id)),
  );
  return visitors.filter(({ id }) => found.has(String(id)));
};

/** A visitor's bookings, with the name and phone number of the visitor where a booking has none. */
const bookingsOf = (visitor: Visitor | undefined, rows: readonly Booking[]): readonly Booking[] => {
  if (!visitor) return [];
  const { userName = null, userPhone = null } = asBooking(visitor);
  return rows
    .filter(({ userId }) => userId === undefined || String(userId) === String(visitor.id))
    .map((booking) => ({
      ...booking,
      userName: booking.userName ?? userName,
      userPhone: booking.userPhone ?? userPhone,
    }));
};

/** What to search for: servers keep phone numbers in other spellings than people type, so the last digits are sent. */
const queryOf = (code: string): string => phoneKey(code) ?? codeCandidates(code).at(-1) ?? code;

export const askServer = async (code: string, ask: Search): Promise<ServerAnswer> => {
  const queries = [...new Set([...codeCandidates(code).slice(0, 2), queryOf(code)])].map((q) => q.slice(0, 200));
  const found = await Promise.all(
    queries.map(async (q) => {
      const [tickets, bookings, visitors] = await Promise.all([
        search(ask, 'booking.ticketList', { q }),
        search(ask, 'booking.list', { q }),
        search(ask, 'visitor.search', { q }),
      ]);
      return { tickets, bookings, visitors };
    }),
  );
  const searches = found.flatMap((one) => [one.tickets, one.bookings, one.visitors]);
  const visitors = visitorsWith(
    code,
    found.flatMap((one) => one.visitors.rows),
  ).slice(0, maxVisitors);
  const theirs = await Promise.all(visitors.map(({ id }) => search(ask, 'booking.list', { userId: id })));
  const bookings = [
    ...found.flatMap((one) => one.bookings.rows),
    ...theirs.flatMap(({ rows }, at) => bookingsOf(visitors[at], rows)),
  ];
  const tickets = found.flatMap((one) => one.tickets.rows);
  return {
    matches: createLookupIndex(bookings, tickets).find(code),
    failure: [...searches, ...theirs].map(({ failure }) => failure).find((failure) => failure !== undefined),
    isIgnored: searches.some(({ isIgnored }) => isIgnored),
  };
};
