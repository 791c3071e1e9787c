/**
 * The sales plan: columns of numbers from which bookings, tickets, transactions and all totals are
 * created. Planning 100,000 bookings takes well under a second; the records are created on demand.
 */

import { bookingChannels, bookingStatuses, paymentMethods } from '@contract/entities/booking';
import { ticketStatuses, ticketTypes } from '@contract/entities/ticket';
import { awkwardPeople } from './awkward-people';
import { minute, day as oneDay } from './calendar';
import { eventDayOf, situations } from './event-day';
import type { EventSeed } from './events';
import { shareOf } from './money';
import { createRandom } from './random';
import type { VisitorSeed } from './visitors';

export const promoCodes = ['EARLYBIRD', 'PITCREW10', 'RAINCHECK', 'TRACKDAY'] as const;

/** Columns store a word as its index in the vocabulary. */
const codesOf = <W extends string>(words: readonly W[]) =>
  Object.fromEntries(words.map((word, index) => [word, index])) as Readonly<Record<W, number>>;
const status = codesOf(bookingStatuses);
const ticket = codesOf(ticketStatuses);
const method = codesOf(paymentMethods);
const channel = codesOf(bookingChannels);
const racerType = ticketTypes.indexOf('racer');
const spectatorType = ticketTypes.indexOf('spectator');
const crewType = ticketTypes.indexOf('crew');
const parkingType = ticketTypes.indexOf('parking');
const campingType = ticketTypes.indexOf('camping');

/** One entry per booking, in the order in which they were placed; amounts in minor units. */
export interface Sales {
  readonly count: number;
  readonly tickets: number;
  readonly event: Uint8Array;
  readonly visitor: Uint32Array;
  /** Seconds since 1970. */
  readonly placed: Uint32Array;
  readonly status: Uint8Array;
  readonly method: Uint8Array;
  readonly channel: Uint8Array;
  /** 0 for none, else one more than the index of the code. */
  readonly promo: Uint8Array;
  readonly subTotal: Int32Array;
  readonly discount: Int32Array;
  readonly tax: Int32Array;
  readonly serviceFee: Int32Array;
  readonly total: Int32Array;
  readonly refunded: Int32Array;
  readonly checkedIn: Uint8Array;
  /** 0 for none, else one more than the index of the situation. */
  readonly situation: Uint8Array;
  /** The index of a booking's first ticket; one more entry than bookings. */
  readonly firstTicket: Uint32Array;
  readonly ticketType: Uint8Array;
  readonly ticketStatus: Uint8Array;
}

/** The position of the cast of today's event among the newest bookings. */
const castFromEnd = 40;

/** The class that a racer enters at an event. */
export const classIndexOf = (event: EventSeed, visitor: number): number =>
  Math.floor(visitor / 10) % event.classes.length;

/** Events weighted by demand, as a table to pick from. */
const drawTable = (events: readonly EventSeed[]): Uint8Array => {
  const sum = events.reduce((all, { draw }) => all + draw, 0);
  const table = new Uint8Array(4_096);
  let filled = 0;
  let reached = 0;
  events.forEach((event, index) => {
    reached += event.draw;
    const until = Math.round((reached / sum) * table.length);
    table.fill(index, filled, until);
    filled = until;
  });
  return table;
};

/** The time and event of each booking, in order of time. */
const placements = (count: number, events: readonly EventSeed[], now: number, seed: number) => {
  const random = createRandom(seed);
  const table = drawTable(events);
  const packed = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    random.at('booking', index);
    const chosen = table[random.whole(table.length)] ?? 0;
    const start = events[chosen]?.start ?? now;
    const early = (random.whole(10_000) / 10_000) ** 2 * 75 * oneDay;
    const latest = Math.min(now - 4 * minute, start + 5 * 60 * minute);
    packed[index] = Math.floor((latest - early) / 1_000) * 64 + chosen;
  }
  return packed.sort();
};

export const planSales = (
  count: number,
  events: readonly EventSeed[],
  visitors: readonly VisitorSeed[],
  now: number,
  seed: number,
): Sales => {
  const random = createRandom(seed + 2);
  const placed = placements(count, events, now, seed);
  const sales = {
    event: new Uint8Array(count),
    visitor: new Uint32Array(count),
    placed: new Uint32Array(count),
    status: new Uint8Array(count),
    method: new Uint8Array(count),
    channel: new Uint8Array(count),
    promo: new Uint8Array(count),
    subTotal: new Int32Array(count),
    discount: new Int32Array(count),
    tax: new Int32Array(count),
    serviceFee: new Int32Array(count),
    total: new Int32Array(count),
    refunded: new Int32Array(count),
    checkedIn: new Uint8Array(count),
    situation: new Uint8Array(count),
    firstTicket: new Uint32Array(count + 1),
  };
  const ticketType = new Uint8Array(count * 9);
  const ticketStatus = new Uint8Array(count * 9);
  let tickets = 0;
  const day = eventDayOf(events, now);
  const elsewhere = events.findIndex(({ status }, index) => status === 'published' && index !== day?.index);

  for (let index = 0; index < count; index += 1) {
    random.at('ticket', index);
    const pack = placed[index] ?? 0;
    const fromEnd = count - 1 - index;
    const situation = day && situations[fromEnd - castFromEnd];
    const at = Math.floor(pack / 64);
    // Some of what was sold since the gates opened is for today's event.
    const isToday = day !== undefined && fromEnd % 3 === 0 && at * 1_000 >= day.opened;
    const chosen = situation
      ? situation.isElsewhere && elsewhere >= 0
        ? elsewhere
        : day.index
      : isToday
        ? day.index
        : pack % 64;
    const event = events[chosen];
    if (!event) throw new RangeError(`booking ${index} has no event`);
    // Every seventeenth of the newest bookings belongs to an awkwardly named person, so that the first pages contain them.
    const awkward = fromEnd % 17 === 5 ? Math.floor(fromEnd / 17) : -1;
    const drawn = awkward >= 0 && awkward < awkwardPeople.length ? awkward : random.whole(visitors.length);
    // More than half of those who come to today's event race.
    const racer = chosen === day?.index && drawn % 10 < 6 ? drawn - (drawn % 10) + (drawn % 3) : drawn;
    const visitorIndex = situation?.visitor ?? (awkward === drawn ? drawn : racer);
    const visitor = visitors[visitorIndex];
    const started = event.start <= now;
    sales.event[index] = chosen;
    sales.visitor[index] = visitorIndex;
    sales.placed[index] = at;
    sales.firstTicket[index] = tickets;

    const first = tickets;
    const entry = visitor?.racer ? event.classes[classIndexOf(event, visitorIndex)] : undefined;
    const add = (type: number, times: number): void => {
      for (let each = 0; each < times; each += 1) ticketType[tickets++] = type;
    };
    if (situation) {
      for (const { type } of situation.tickets) add(ticketTypes.indexOf(type), 1);
    } else if (visitor?.racer) {
      add(racerType, 1);
      add(crewType, random.whole(3));
    } else {
      add(spectatorType, 1 + random.whole(random.chance(0.3) ? 5 : 2));
    }
    if (!situation && random.chance(0.32)) add(parkingType, 1);
    if (!situation && random.chance(0.12)) add(campingType, 1);
    const many = tickets - first;

    let subTotal = 0;
    let last = 0;
    for (let each = first; each < tickets; each += 1) {
      last = event.price(ticketTypes[ticketType[each] ?? 0] ?? 'spectator', entry);
      subTotal += last;
    }
    const gate = situation ? situation.channel === 'gate' : at * 1_000 > event.start - 3 * 60 * minute;
    const comp = situation ? situation.method === 'comp' : random.chance(0.02);
    const promo = !comp && !situation && random.chance(0.08) ? 1 + random.whole(promoCodes.length) : 0;
    const discount = comp ? subTotal : promo > 0 ? shareOf(subTotal, 1_000) : 0;
    const tax = shareOf(subTotal - discount, event.track.tax);
    const serviceFee = comp || gate ? 0 : many * (event.track.currency === 'JPY' ? 200 : 150);
    sales.situation[index] = situation ? situations.indexOf(situation) + 1 : 0;
    sales.channel[index] = situation ? channel[situation.channel] : gate ? 2 : random.whole(2);
    sales.method[index] = situation
      ? method[situation.method]
      : comp
        ? 3
        : gate && random.chance(0.6)
          ? 2
          : random.chance(0.3)
            ? 1
            : 0;
    sales.promo[index] = promo;
    sales.subTotal[index] = subTotal;
    sales.discount[index] = discount;
    sales.tax[index] = tax;
    sales.serviceFee[index] = serviceFee;
    const total = subTotal - discount + tax + serviceFee;
    sales.total[index] = total;

    const fate = random.whole(1_000);
    const isCancelled = event.status === 'cancelled';
    const state = situation
      ? status[situation.status]
      : isCancelled && total > 0
        ? status.refunded
        : isCancelled || fate < 40
          ? status.cancelled
          : fate < 58
            ? status.expired
            : fate < 76 && total > 0
              ? status.refunded
              : fate < 90 && total > 0 && many > 1
                ? status.partially_refunded
                : fate < 120 && !started
                  ? status.pending
                  : status.confirmed;
    sales.status[index] = state;
    if (state === status.refunded) sales.refunded[index] = total;
    if (state === status.partially_refunded) sales.refunded[index] = Math.min(last, total);

    const arrived = event.status === 'live' ? 0.55 : started ? 0.88 : 0;
    let used = 0;
    for (let each = first; each < tickets; each += 1) {
      const throwOf = random.whole(1_000);
      const planned = situation?.tickets[each - first];
      ticketStatus[each] = planned
        ? ticket[planned.status]
        : state === status.cancelled || state === status.expired
          ? ticket.cancelled
          : state === status.refunded || (state === status.partially_refunded && each === tickets - 1)
            ? ticket.refunded
            : throwOf < 3
              ? ticket.blocked
              : throwOf < 13
                ? ticket.transferred
                : state !== status.pending && random.chance(arrived)
                  ? ticket.used
                  : ticket.valid;
      if (ticketStatus[each] === ticket.used) used += 1;
    }
    sales.checkedIn[index] = used;
  }
  sales.firstTicket[count] = tickets;
  return {
    ...sales,
    count,
    tickets,
    ticketType: ticketType.slice(0, tickets),
    ticketStatus: ticketStatus.slice(0, tickets),
  };
};

/** Whether a ticket still counts as sold. */
export const isSold = (code: number): boolean => code !== ticket.cancelled && code !== ticket.refunded;
/** Whether a booking has revenue: confirmed, or partially refunded. */
export const isPaid = (code: number): boolean =>
  code === status.confirmed || code === status.partially_refunded || code === status.refunded;
