/** Finds bookings by a scanned or typed code among loaded bookings and tickets. Building takes a moment, finding does not. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { fold } from '@contract/text/fold';
import { carNumber, codeCandidates, phoneKey, plain, squeeze } from './code';

/** By what a code was found, the most certain first. */
export const matchKinds = ['ticket', 'qr', 'booking', 'car', 'phone', 'name'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** A booking that a code stands for. Either part may be missing, if it is not loaded. */
export interface Match {
  readonly key: string;
  readonly kind: MatchKind;
  readonly booking: Booking | undefined;
  /** The loaded tickets of the booking. */
  readonly tickets: readonly Ticket[];
  /** The ticket that the code names, if it names one. */
  readonly ticketId: string | undefined;
  /** The name on the ticket that was found, which may not be the customer's. */
  readonly holderName: string | undefined;
}

export interface LookupIndex {
  /** Matches, the most likely first, each booking once. */
  readonly find: (code: string) => readonly Match[];
}

interface Group {
  readonly key: string;
  booking: Booking | undefined;
  readonly tickets: Ticket[];
}

interface Entry {
  readonly group: Group;
  readonly ticketId?: string;
}

const idText = (id: unknown): string => (id === undefined || id === null ? '' : String(id));

const groupRows = (bookings: readonly Booking[], tickets: readonly Ticket[]): readonly Group[] => {
  const groups = new Map<string, Group>();
  const byNumber = new Map<string, Group>();
  const add = (key: string, number: string, booking?: Booking): Group => {
    const known = (key !== '' && groups.get(key)) || (number !== '' && byNumber.get(number));
    const group = known || { key: key || `number ${number}`, booking, tickets: [] };
    if (booking) group.booking = booking;
    groups.set(group.key, group);
    if (number !== '') byNumber.set(number, group);
    return group;
  };
  for (const booking of bookings) add(idText(booking.id), plain(booking.bookingNumber), booking);
  for (const [index, ticket] of tickets.entries()) {
    const number = plain(ticket.bookingNumber);
    const id = idText(ticket.bookingId);
    add(id === '' && number === '' ? `ticket ${idText(ticket.id) || index}` : id, number).tickets.push(ticket);
  }
  return [...groups.values()];
};

const wordsOf = (text: unknown): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const createMaps = (groups: readonly Group[]) => {
  const maps = Object.fromEntries(matchKinds.map((kind) => [kind, new Map<string, Entry[]>()])) as Readonly<
    Record<MatchKind, Map<string, Entry[]>>
  >;
  const names: { readonly words: readonly string[]; readonly entry: Entry }[] = [];
  const add = (kind: MatchKind, key: string | undefined, entry: Entry): void => {
    if (key === undefined || key === '') return;
    const entries = maps[kind].get(key);
    if (entries) entries.push(entry);
    else maps[kind].set(key, [entry]);
  };
  const addName = (text: unknown, entry: Entry): void => {
    const words = wordsOf(text);
    if (words.length > 0) names.push({ words, entry });
  };
  for (const group of groups) {
    const { booking } = group;
    const numbers = new Set(
      [booking?.bookingNumber, ...group.tickets.map((ticket) => ticket.bookingNumber)].map(squeeze),
    );
    for (const number of numbers) add('booking', number, { group });
    add('phone', phoneKey(booking?.userPhone), { group });
    addName(booking?.userName, { group });
    for (const ticket of group.tickets) {
      const entry = { group, ticketId: idText(ticket.id) };
      add('ticket', squeeze(ticket.ticketNumber), entry);
      add('qr', plain(ticket.qrCode), entry);
      add('car', carNumber(ticket.vehicleNumber), entry);
      addName(ticket.holderName, entry);
    }
  }
  return { maps, names };
};

/** Every typed word must start a word of the name. */
const isName = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((word) => words.some((one) => one.startsWith(word)));

const maxNameMatches = 50;

export const createLookupIndex = (bookings: readonly Booking[], tickets: readonly Ticket[]): LookupIndex => {
  const { maps, names } = createMaps(groupRows(bookings, tickets));
  const entriesOf = (text: string): readonly (readonly [MatchKind, readonly Entry[]])[] => {
    const typed = wordsOf(text);
    const isWord = typed.some((word) => /\p{L}/u.test(word)) && typed.join('').length > 1;
    const keys: Readonly<Record<Exclude<MatchKind, 'name'>, string | undefined>> = {
      ticket: squeeze(text),
      qr: plain(text),
      booking: squeeze(text),
      car: carNumber(text),
      phone: phoneKey(text),
    };
    const byName = isWord ? names.filter(({ words }) => isName(words, typed)).slice(0, maxNameMatches) : [];
    return [
      ...Object.entries(keys).map(
        ([kind, key]) => [kind as MatchKind, (key && maps[kind as MatchKind].get(key)) || []] as const,
      ),
      ['name', byName.map(({ entry }) => entry)],
    ];
  };
  const ticketOf = ({ group, ticketId }: Entry): Ticket | undefined =>
    group.tickets.find(({ id }) => ticketId !== undefined && idText(id) === ticketId);
  /** An exact spelling comes before one without its signs. */
  const isExact = (text: string, entry: Entry): boolean => {
    const ticket = ticketOf(entry);
    return [ticket?.ticketNumber, ticket?.bookingNumber, entry.group.booking?.bookingNumber].some(
      (value) => value !== undefined && value !== null && fold(String(value)) === fold(text),
    );
  };
  return {
    find: (code) => {
      const found = new Map<string, Match & { readonly isExact: boolean }>();
      for (const text of codeCandidates(code))
        for (const [kind, entries] of entriesOf(text))
          for (const entry of entries) {
            const { key, booking, tickets: own } = entry.group;
            if (found.has(key)) continue;
            // Several holders of a booking may have the name; then none of their tickets is meant.
            const isShared = kind === 'name' && entries.filter(({ group }) => group === entry.group).length > 1;
            const ticketId = isShared ? undefined : entry.ticketId;
            const holderName = ticketOf(entry)?.holderName ?? undefined;
            found.set(key, { key, kind, booking, tickets: own, ticketId, holderName, isExact: isExact(text, entry) });
          }
      const rank = ({ kind, isExact: exact }: { readonly kind: MatchKind; readonly isExact: boolean }): number =>
        matchKinds.indexOf(kind) - (exact ? matchKinds.length : 0);
      const sorted = [...found.values()].sort((one, other) => rank(one) - rank(other));
      // A code that names a ticket or a booking exactly is not also a name.
      const isCertain = sorted[0] !== undefined && sorted[0].kind !== 'name' && sorted[0].kind !== 'phone';
      return sorted.filter(({ kind }) => !isCertain || kind !== 'name').map(({ isExact: _, ...match }) => match);
    },
  };
};
