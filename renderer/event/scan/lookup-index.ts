/** Finds bookings by a scanned or typed code among loaded bookings and tickets. Building takes a moment, finding does not. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { fold } from '@contract/text/fold';
import { groupRows, idText, type RowGroup } from './booking-groups';
import { carNumber, codeCandidates, isPlainCode, isSameNumber, phoneKey, plain, squeeze } from './code';
import { createNumberShapes, keepMeant, type NumberShapes } from './number-shape';
import { type SentFields, sentFieldsOf } from './sent-fields';

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
  /** False if the code may mean something else that was not found; a person has to choose such a match. */
  readonly isCertain: boolean;
  /** The fields that the rows show the server to send. */
  readonly sent: SentFields;
}

export interface LookupIndex {
  /** Matches, the most likely first, each booking once. */
  readonly find: (code: string) => readonly Match[];
  /** The shapes of the rows' numbers. */
  readonly shapes: NumberShapes;
}

interface Entry {
  readonly group: RowGroup;
  readonly ticketId?: string;
}

/** A text of the code, and a row that it was found in. */
interface Hit {
  readonly text: string;
  readonly kind: MatchKind;
  readonly entry: Entry;
  readonly isCertain: boolean;
}

const wordsOf = (text: unknown): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const createMaps = (groups: readonly RowGroup[]) => {
  const maps = Object.fromEntries(matchKinds.map((kind) => [kind, new Map<string, Entry[]>()])) as Readonly<
    Record<MatchKind, Map<string, Entry[]>>
  >;
  const names: { readonly words: readonly string[]; readonly entry: Entry }[] = [];
  const shapes = createNumberShapes();
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
    const numbers = [booking?.bookingNumber, ...group.tickets.map((ticket) => ticket.bookingNumber)];
    for (const number of new Set(numbers.map(squeeze))) add('booking', number, { group });
    for (const number of new Set(numbers)) shapes.add('booking', number);
    add('phone', phoneKey(booking?.userPhone), { group });
    addName(booking?.userName, { group });
    for (const ticket of group.tickets) {
      const entry = { group, ticketId: idText(ticket.id) };
      add('ticket', squeeze(ticket.ticketNumber), entry);
      add('qr', plain(ticket.qrCode), entry);
      shapes.add('ticket', ticket.ticketNumber);
      shapes.add('ticket', ticket.qrCode);
      add('car', carNumber(ticket.vehicleNumber), entry);
      addName(ticket.holderName, entry);
    }
  }
  return { maps, names, shapes };
};

const isNumber = ({ kind }: Hit): boolean => kind === 'ticket' || kind === 'qr';

/** Every typed word must start a word of the name. */
const isName = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((word) => words.some((one) => one.startsWith(word)));

const maxNameMatches = 50;

const ticketOf = ({ group, ticketId }: Entry): Ticket | undefined =>
  group.tickets.find(({ id }) => ticketId !== undefined && idText(id) === ticketId);

/** The numbers of the ticket that was found, or else of the booking. */
const numbersOf = (entry: Entry): readonly unknown[] => {
  const { booking, tickets } = entry.group;
  const ticket = ticketOf(entry);
  const own = ticket ? [ticket.ticketNumber, ticket.qrCode] : [];
  return [...own, booking?.bookingNumber, ...(ticket ? [ticket] : tickets).map(({ bookingNumber }) => bookingNumber)];
};

/** An exact spelling comes before one without its signs. */
const isExact = (text: string, entry: Entry): boolean =>
  numbersOf(entry).some((value) => value !== undefined && value !== null && fold(String(value)) === fold(text));

export const createLookupIndex = (bookings: readonly Booking[], tickets: readonly Ticket[]): LookupIndex => {
  const { maps, names, shapes } = createMaps(groupRows(bookings, tickets));
  const sent = sentFieldsOf(bookings, tickets);
  /** What a text is the number of: the only things that a part of a code can be. */
  const byNumber = (text: string): readonly Hit[] => {
    const keys = { ticket: squeeze(text), qr: plain(text), booking: squeeze(text) };
    return (['ticket', 'qr', 'booking'] as const).flatMap((kind) =>
      (maps[kind].get(keys[kind]) ?? []).map((entry) => {
        const isSame = kind === 'qr' || numbersOf(entry).some((number) => isSameNumber(number, text));
        return { text, kind, entry, isCertain: isSame };
      }),
    );
  };
  /** Whose car, phone or name a text is. */
  const byPerson = (text: string): readonly Hit[] => {
    const typed = wordsOf(text);
    const isWord = typed.some((word) => /\p{L}/u.test(word)) && typed.join('').length > 1;
    const byName = isWord ? names.filter(({ words }) => isName(words, typed)).slice(0, maxNameMatches) : [];
    const keys = { car: carNumber(text), phone: phoneKey(text) ?? '' };
    const found = {
      car: maps.car.get(keys.car),
      phone: maps.phone.get(keys.phone),
      name: byName.map((one) => one.entry),
    };
    return (['car', 'phone', 'name'] as const).flatMap((kind) =>
      (found[kind] ?? []).map((entry) => ({ text, kind, entry, isCertain: true })),
    );
  };
  const hitsOf = (code: string): readonly Hit[] => {
    const [text, ...parts] = codeCandidates(code);
    if (text === undefined) return [];
    const whole = byNumber(text);
    if (isPlainCode(code)) return [...whole, ...byPerson(text)];
    return whole.some(({ isCertain }) => isCertain)
      ? whole
      : keepMeant([text, ...parts], parts.flatMap(byNumber), shapes);
  };
  const toMatch = (hit: Hit, alike: readonly Hit[]): Match => {
    const { kind, entry, isCertain } = hit;
    const { key, booking, tickets: own } = entry.group;
    // Several tickets of a booking may have one code, and several holders one name: neither says which ticket is meant.
    const ids = new Set(alike.map((one) => one.entry.ticketId));
    const ticketId = ids.size > 1 ? undefined : entry.ticketId;
    const holderName = ticketOf(entry)?.holderName ?? undefined;
    return { key, kind, booking, tickets: own, ticketId, holderName, isCertain, sent };
  };
  return {
    shapes,
    find: (code) => {
      const hits = hitsOf(code);
      const exact = new Set(hits.filter(({ text, entry }) => isExact(text, entry)));
      const rank = (hit: Hit): number => matchKinds.indexOf(hit.kind) - (exact.has(hit) ? matchKinds.length : 0);
      const sorted = hits.toSorted((one, other) => rank(one) - rank(other));
      const isAlike = (one: Hit, hit: Hit): boolean =>
        one.entry.group === hit.entry.group &&
        exact.has(one) === exact.has(hit) &&
        one.isCertain === hit.isCertain &&
        (one.kind === hit.kind || (isNumber(one) && isNumber(hit)));
      // A code that names a ticket or a booking exactly is not also a name.
      const [first] = sorted;
      const isSure = first !== undefined && first.kind !== 'name' && first.kind !== 'phone';
      const found = new Map<string, Match>();
      for (const hit of sorted)
        if (!found.has(hit.entry.group.key) && !(isSure && hit.kind === 'name'))
          found.set(
            hit.entry.group.key,
            toMatch(
              hit,
              sorted.filter((one) => isAlike(one, hit)),
            ),
          );
      return [...found.values()];
    },
  };
};

const made = new WeakMap<readonly Ticket[], { readonly bookings: readonly Booking[]; readonly index: LookupIndex }>();

/** The index of loaded lists. The same lists give the same index to whoever asks next. */
export const lookupIndexOf = (bookings: readonly Booking[], tickets: readonly Ticket[]): LookupIndex => {
  const known = made.get(tickets);
  if (known?.bookings === bookings) return known.index;
  const index = createLookupIndex(bookings, tickets);
  made.set(tickets, { bookings, index });
  return index;
};
