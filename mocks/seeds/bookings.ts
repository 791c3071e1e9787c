/** Booking and ticket records, created from the sales plan. */
import { type Booking, bookingChannels, bookingStatuses, paymentMethods } from '@contract/entities/booking';
import { type Ticket, ticketStatuses, ticketTypes } from '@contract/entities/ticket';
import { dateTimeText, hour, localTimestamp, minute, day as oneDay } from './calendar';
import { eventDayOf, signingOf, situations, timeWithin } from './event-day';
import type { EventSeed } from './events';
import { moneyText } from './money';
import { createRandom } from './random';
import { classIndexOf, promoCodes, type Sales } from './sales';
import type { VisitorSeed } from './visitors';
import { ticketNames } from './vocabulary';

export const firstBookingId = 50_001;
export const firstTicketId = 1_000_001;

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWX';
/** Five unique characters per number: multiplying by an odd factor modulo 2^25 is one to one. */
export const bookingNumber = (index: number): string => {
  let rest = (Math.imul(index + 1, 0x1e35a7bd) >>> 0) % 33_554_432;
  let text = '';
  for (let each = 0; each < 5; each += 1) {
    text += alphabet[rest % 32];
    rest = Math.floor(rest / 32);
  }
  return `BK-${text}`;
};

const paymentOf = {
  pending: 'unpaid',
  confirmed: 'paid',
  cancelled: 'failed',
  expired: 'unpaid',
  refunded: 'refunded',
  partially_refunded: 'partially_refunded',
} as const;

const notes = [
  'Owes a wristband',
  'Needs 50 A power',
  'Asked for a spot near "Gate 8"',
  'Wheelchair access, please call before arrival',
  'Rain check from the spring round,\npaid in cash',
  '=1+1 trailers',
];

export interface SeedData {
  readonly events: readonly EventSeed[];
  readonly visitors: readonly VisitorSeed[];
  readonly sales: Sales;
  readonly seed: number;
  readonly now: number;
}

export const bookingMaker = ({ events, visitors, sales, seed, now }: SeedData): ((index: number) => Booking) => {
  const random = createRandom(seed + 3);
  const starts = events.map(({ start }) => dateTimeText(start));
  return (index) => {
    random.at('booking', index);
    const event = events[sales.event[index] ?? 0];
    const visitor = visitors[sales.visitor[index] ?? 0];
    if (!event || !visitor) throw new RangeError(`no booking ${index}`);
    const currency = event.track.currency;
    const status = bookingStatuses[sales.status[index] ?? 0] ?? 'confirmed';
    const placed = (sales.placed[index] ?? 0) * 1_000;
    const placedAt = dateTimeText(placed);
    const promo = sales.promo[index] ?? 0;
    const fromEnd = sales.count - 1 - index;
    const note = random.chance(0.06) ? random.pick(notes) : random.chance(0.02) ? '' : null;
    const booking: Booking = {
      id: firstBookingId + index,
      bookingNumber: bookingNumber(index),
      userId: visitor.id,
      userName: visitor.name,
      userEmail: visitor.email,
      userPhone: visitor.phone,
      userType: visitor.racer ? 'racer' : 'spectator',
      eventId: event.id,
      eventName: event.name,
      trackId: event.track.id,
      trackName: event.track.name,
      eventDate: starts[event.id - 1] ?? null,
      timezone: event.track.zone,
      bookingDate: placedAt,
      ticketCount: (sales.firstTicket[index + 1] ?? 0) - (sales.firstTicket[index] ?? 0),
      subTotal: moneyText(sales.subTotal[index] ?? 0, currency),
      discount: moneyText(sales.discount[index] ?? 0, currency),
      promoCode: promo > 0 ? (promoCodes[promo - 1] ?? null) : null,
      tax: moneyText(sales.tax[index] ?? 0, currency),
      serviceFee: moneyText(sales.serviceFee[index] ?? 0, currency),
      total: moneyText(sales.total[index] ?? 0, currency),
      currency,
      bookingStatus: status,
      paymentStatus: status === 'confirmed' ? 'paid' : paymentOf[status],
      paymentMethod: paymentMethods[sales.method[index] ?? 0] ?? 'card',
      channel: bookingChannels[sales.channel[index] ?? 0] ?? 'app',
      checkedInCount: sales.checkedIn[index] ?? 0,
      notes: situations[(sales.situation[index] ?? 0) - 1]?.notes ?? note,
      createdAt: placedAt,
      updatedAt: dateTimeText(Math.min(now, placed + random.whole(3) * oneDay)),
      createdBy: visitor.id,
      isActive: status !== 'cancelled' && status !== 'expired',
    };
    // A field that only some records have, and one that changed its type over time.
    if (fromEnd % 29 === 7) return { ...booking, legacyReference: `00${4_000 + (fromEnd % 900)}` };
    if (fromEnd === 11) return { ...booking, checkedInCount: String(booking.checkedInCount) as unknown as number };
    return booking;
  };
};

const gates = ['Gate 1', 'Gate 3', 'Gate 8', 'Paddock gate'];
const scanners = ['Marco Reyes', 'Ines Carvalho', 'Priya Nair', 'Tom Hadley'];

/** Creates the tickets for a range of ticket indices that starts with a booking. */
export const ticketMaker = ({ events, visitors, sales, seed, now }: SeedData) => {
  const random = createRandom(seed + 4);
  const spans = events.map(({ start, end }) => [dateTimeText(start - 2 * 3_600_000), dateTimeText(end)] as const);
  const arrivals = [0, 35, 80, 140, 205, 290];
  const day = eventDayOf(events, now);
  const dayEnds = new Map<number, readonly [from: string, until: string]>();
  /** The hours of one day of today's event, for tickets that are valid on that day only. */
  const spanOfDay = (event: EventSeed, number: number): readonly [from: string, until: string] => {
    const known = dayEnds.get(number);
    if (known) return known;
    const [from, until] = [6 * 60, 24 * 60 - 1].map((time) => localTimestamp(number, time, event.track.zone));
    const span = [dateTimeText(from ?? 0), dateTimeText(until ?? 0)] as const;
    dayEnds.set(number, span);
    return span;
  };
  /** Half of those who come to today's event arrive today; fewer, if the gates opened less than two hours ago. */
  const todayOfHundred = day ? Math.min(50, ((now - day.opened) / (2 * hour)) * 50) : 0;
  /** An arrival at today's event: today or the day before, spread over the hours that have passed. */
  const arrivalAt = (booking: number, share: number): number => {
    const placed = (sales.placed[booking] ?? 0) * 1_000 + minute;
    if (!day) return placed;
    const came = day.today === day.event.firstDay || (booking * 37) % 100 < todayOfHundred || placed > day.opened;
    if (came) return timeWithin(Math.max(placed, day.opened), now - minute, share);
    const first = localTimestamp(day.event.firstDay, 6 * 60, day.event.track.zone);
    return timeWithin(Math.max(placed, first), Math.max(placed + hour, first + 12 * hour), share);
  };
  const make = (booking: number, index: number, position: number): Ticket => {
    random.at('ticket', index);
    const event = events[sales.event[booking] ?? 0];
    const visitorIndex = sales.visitor[booking] ?? 0;
    const visitor = visitors[visitorIndex];
    if (!event || !visitor) throw new RangeError(`no ticket ${index}`);
    const type = ticketTypes[sales.ticketType[index] ?? 1] ?? 'spectator';
    const status = ticketStatuses[sales.ticketStatus[index] ?? 0] ?? 'valid';
    const entry = visitor.racer ? event.classes[classIndexOf(event, visitorIndex)] : undefined;
    const racer = type === 'racer';
    const used = status === 'used';
    const guest = random.whole(visitors.length);
    const holder = position === 0 ? visitor : (visitors[guest] ?? visitor);
    const gatesOpen = event.start + (event.status === 'live' && booking % 2 === 1 ? oneDay : 0);
    const after = random.pick(arrivals) * 60_000 + random.whole(3_600) * 1_000;
    const isToday = event === day?.event;
    const arrived = isToday
      ? arrivalAt(booking, (after / (6 * hour)) ** 1.5)
      : Math.min(now - 60_000, gatesOpen + after);
    // Some grandstand tickets of today's event are for one day: its last, or its first if that is over.
    const isDayPass = isToday && type === 'spectator' && status === 'valid' && index % 6 < 2;
    const passDay = isToday && index % 6 === 1 && event.firstDay < day.today ? event.firstDay : event.lastDay;
    const [from, until] = isDayPass ? spanOfDay(event, passDay) : (spans[event.id - 1] ?? ['', '']);
    const signed = type !== 'parking' && random.chance(used ? 0.99 : 0.7);
    const waiverSigned = !isToday
      ? signed
      : racer
        ? signingOf(visitorIndex) === 'signed'
        : type === 'parking' || type === 'camping' || index % 19 === 3
          ? null
          : signed;
    return {
      id: firstTicketId + index,
      ticketNumber: `TK-${firstBookingId + booking}-${position + 1}`,
      bookingId: firstBookingId + booking,
      bookingNumber: bookingNumber(booking),
      eventId: event.id,
      eventName: event.name,
      trackId: event.track.id,
      userId: visitor.id,
      ticketType: type,
      ticketName: isDayPass ? 'Day Grandstand Pass' : ticketNames[type],
      className: racer ? (entry?.name ?? null) : null,
      category: racer ? (entry?.category ?? null) : null,
      holderName: holder.name,
      holderEmail: holder.email,
      holderAge: type === 'parking' || type === 'camping' ? null : random.between(6, 74),
      seat: type === 'spectator' ? `${random.pick(['A', 'B', 'C', 'D'])}${random.between(1, 40)}` : null,
      price: moneyText(event.price(type, entry), event.track.currency),
      currency: event.track.currency,
      qrCode: `PW1.${firstTicketId + index}.${bookingNumber(index).slice(3)}`,
      status,
      validFrom: from,
      validUntil: until,
      timezone: event.track.zone,
      isCheckedIn: used,
      checkedInAt: used ? dateTimeText(arrived) : null,
      gate: used ? random.pick(gates) : null,
      scannedBy: used ? random.pick(scanners) : null,
      waiverSigned,
      vehicleNumber: racer ? vehicleNumberOf(visitorIndex) : null,
      transferredTo: status === 'transferred' ? (visitors[(guest + 1) % visitors.length]?.email ?? null) : null,
      createdAt: dateTimeText((sales.placed[booking] ?? 0) * 1_000),
      updatedAt: dateTimeText(used ? arrived : (sales.placed[booking] ?? 0) * 1_000),
      createdBy: visitor.id,
      isActive: status === 'valid' || status === 'used',
    };
  };
  return {
    /** The tickets of one booking. */
    ofBooking: (booking: number): Ticket[] => {
      const first = sales.firstTicket[booking] ?? 0;
      const many = (sales.firstTicket[booking + 1] ?? first) - first;
      return Array.from({ length: many }, (_, position) => make(booking, first + position, position));
    },
    all: (): Ticket[] => {
      const tickets: Ticket[] = [];
      for (let booking = 0; booking < sales.count; booking += 1) {
        const first = sales.firstTicket[booking] ?? 0;
        const after = sales.firstTicket[booking + 1] ?? first;
        for (let index = first; index < after; index += 1) tickets.push(make(booking, index, index - first));
      }
      return tickets;
    },
  };
};

/** Numbers that two racers share, as happens when clubs meet: 148 in one class, 64 in two. */
const shared: Readonly<Record<number, string>> = { 0: '148', 70: '148', 80: '64', 91: '64' };
const sharedNumbers: ReadonlySet<string> = new Set(Object.values(shared));

/** The number on a racer's car. */
export const vehicleNumberOf = (visitor: number): string => {
  const own = String(1 + ((visitor * 41 + 11) % 1_999));
  return shared[visitor] ?? (sharedNumbers.has(own) ? `${own}0` : own);
};
