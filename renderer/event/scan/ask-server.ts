/** Looks a code up on the server. A server may ignore a search, so only rows that really have the code count. */
import { type Ability, allows } from '@contract/ability';
import type { Page } from '@contract/endpoint';
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import type { Visitor } from '@contract/entities/visitor';
import type { Failure, Result } from '@contract/failure';
import type { EndpointId, EndpointInput, EndpointOutput } from '@contract/table';
import { codeCandidates, isPlainCode, phoneKey, plain } from './code';
import { createLookupIndex, type Match } from './lookup-index';
import { type NumberShapes, rankCandidates } from './number-shape';

export type CallEndpoint = <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
  signal?: AbortSignal,
) => Promise<Result<EndpointOutput<Id>>>;

export interface ServerAnswer {
  readonly matches: readonly Match[];
  /** Why nothing was found for certain: a part of the lookup failed. */
  readonly failure: Failure | undefined;
  /** The server ignored the search, or sent rows that don't say whose they are: rows that it did not send may have the code. */
  readonly isIgnored: boolean;
  /** How many parts the code has, and how many of them the server was asked for. */
  readonly parts: number;
  readonly asked: number;
  /** The numbers in the server's rows, to rank the parts of the next code. */
  readonly shapes: NumberShapes;
}

const perPage = 50;
/** Visitors whose bookings are looked up. */
const maxVisitors = 3;
/** The most parts of a code that the server is asked for, each in its tickets and its bookings. */
export const maxQuestions = 4;

interface Search {
  readonly call: CallEndpoint;
  readonly ability: Ability;
  readonly signal?: AbortSignal;
  /** The shapes of the numbers that are known, to ask for the parts first that have them. */
  readonly shapes?: readonly NumberShapes[];
  /** What the loaded rows have for the code, if they did not answer it for certain. */
  readonly local?: readonly Match[];
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

const nothing = { rows: [], failure: undefined, isIgnored: false };

/** Rows of one search, and its failure; none where the user may not search. */
const search = async <Id extends SearchId>(
  { call, ability, signal }: Search,
  id: Id,
  input: object,
): Promise<Searched<RowOf<Id>>> => {
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

const isNumbered = (number: unknown): boolean => number !== undefined && number !== null && number !== '';
const hasUser = ({ userId }: Booking): boolean => userId !== undefined && userId !== null && userId !== '';

/**
 * A visitor's bookings, with the name and phone number of the visitor where a booking has none. A booking that does not
 * say whose it is stays as it is: it counts only if it has the code itself.
 */
const bookingsOf = (visitor: Visitor | undefined, rows: readonly Booking[]): readonly Booking[] => {
  if (!visitor) return [];
  const { userName = null, userPhone = null } = asBooking(visitor);
  return rows
    .filter((row) => !hasUser(row) || String(row.userId) === String(visitor.id))
    .map((booking) =>
      hasUser(booking)
        ? { ...booking, userName: booking.userName ?? userName, userPhone: booking.userPhone ?? userPhone }
        : booking,
    );
};

/** Bookings of the visitors who have the code, and whether there are some that may be theirs. */
const visitorBookings = async (code: string, found: readonly Visitor[], ask: Search): Promise<Searched<Booking>> => {
  const visitors = visitorsWith(code, found).slice(0, maxVisitors);
  const answers = await Promise.all(visitors.map(({ id }) => search(ask, 'booking.list', { userId: id })));
  return {
    rows: answers.flatMap(({ rows }, at) => bookingsOf(visitors[at], rows)),
    failure: answers.find(({ failure }) => failure !== undefined)?.failure,
    isIgnored: answers.some(({ rows }) => rows.some((row) => !hasUser(row))),
  };
};

/**
 * Asks for the parts of a code that look most like numbers of the server, at most `maxQuestions` of them. Only a code that
 * is nothing else may be a name or a phone number; servers keep these in other spellings than people type, so the last
 * digits are sent as well.
 */
export const askServer = async (code: string, ask: Search): Promise<ServerAnswer> => {
  const isPlain = isPlainCode(code);
  const candidates = codeCandidates(code);
  const queries = isPlain
    ? [...new Set(candidates.flatMap((text) => [text, phoneKey(text) ?? text]))]
    : rankCandidates(candidates, ask.shapes ?? []).slice(0, maxQuestions);
  const found = await Promise.all(
    queries.map(async (query) => {
      const input = { q: query.slice(0, 200) };
      const [tickets, bookings, visitors] = await Promise.all([
        search(ask, 'booking.ticketList', input),
        search(ask, 'booking.list', input),
        isPlain ? search(ask, 'visitor.search', input) : nothing,
      ]);
      return { tickets, bookings, visitors };
    }),
  );
  const visitors: readonly Visitor[] = found.flatMap((one) => one.visitors.rows);
  const theirs = await visitorBookings(code, visitors, ask);
  const local = ask.local ?? [];
  const bookings: readonly Booking[] = [
    ...local.map(({ booking }) => booking).filter((booking) => booking !== undefined),
    ...found.flatMap((one) => one.bookings.rows),
    ...theirs.rows,
  ];
  const tickets = [...local.flatMap((match) => match.tickets), ...found.flatMap((one) => one.tickets.rows)];
  const index = createLookupIndex(bookings, unique(tickets));
  const searches = [...found.flatMap((one) => [one.tickets, one.bookings, one.visitors]), theirs];
  return {
    matches: index.find(code),
    failure: searches.find(({ failure }) => failure !== undefined)?.failure,
    // A ticket whose number can't be read may be the one that was asked for.
    isIgnored:
      searches.some(({ isIgnored }) => isIgnored) || tickets.some(({ ticketNumber }) => !isNumbered(ticketNumber)),
    parts: isPlain ? queries.length : candidates.length,
    asked: queries.length,
    shapes: index.shapes,
  };
};

/**
 * Each ticket once: several questions find the same, and the last answer counts. Some servers count the tickets of each booking
 * from one, so that an id alone is not a ticket's.
 */
const unique = (tickets: readonly Ticket[]): readonly Ticket[] => {
  const keyOf = ({ id, bookingId, bookingNumber, ticketNumber }: Ticket, at: number): string =>
    JSON.stringify([id ?? `row ${at}`, bookingId, bookingNumber, ticketNumber].map(plain));
  return [...new Map(tickets.map((ticket, at) => [keyOf(ticket, at), ticket])).values()];
};
