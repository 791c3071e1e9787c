/** Bookings and their tickets: who came to which event, with whom, and how it was paid. */
import { addDays, addMinutes, momentAt } from './calendar.ts';
import type { Booking, Event, RaceClass, Ticket, Track, Visitor } from './types.ts';

/**
 * One line per event and kind: `visitor[:class][:mark...]`. Marks: cash, comp, refunded, partial, cancelled, pending,
 * expired, failed, promo. GT2 of event 2 has four racers on four places.
 */
const lines: readonly (readonly [event: number, kind: 'racer' | 'spectator', entries: string])[] = [
  [1, 'racer', '1:SP 2:SPT:cash 3:PRO 4:PRO:cash 5:SPT 6:SP:promo 7:PRO 8:SPT:cash 9:SP:refunded 10:PRO'],
  [1, 'spectator', '17 18:cash 20:comp 21:cash 19:partial 23:cash 12 22:cash 24:expired 1:cash 18:cash 14:cash'],
  [2, 'racer', '1:GT1 2:GT2 3:GT1:promo 5:GT2 6:SPC:cash 7:GT1 8:GT2 9:GT1 11:GT2 12:SPC 13:GT1 14:SPC:cancelled'],
  [2, 'spectator', '17:cash 18 19:cash 21:cash 20:partial 22 23:comp 4:cash 10:failed 24:cash 17:cash'],
  [3, 'racer', '1:PRO 4:PRO 5:SPT 6:PRO 7:PRO 9:SPT 10:PRO:refunded 12:SPT:pending'],
  [3, 'spectator', '17 19:promo 21:refunded 23'],
  [4, 'racer', '15:OPN 16:OPN'],
  [4, 'spectator', '25'],
];

const states: Readonly<Record<string, Pick<Booking, 'status' | 'payment'>>> = {
  refunded: { status: 'refunded', payment: 'refunded' },
  partial: { status: 'partially_refunded', payment: 'partially_refunded' },
  cancelled: { status: 'cancelled', payment: 'unpaid' },
  pending: { status: 'pending', payment: 'unpaid' },
  expired: { status: 'expired', payment: 'unpaid' },
  failed: { status: 'pending', payment: 'failed' },
};
const paid = { status: 'confirmed', payment: 'paid' } as const;

const guests = ['Kit', 'Alma', 'Jonas', 'Priya', 'Wes'];
const prices = { spectator: 2500, youth: 1000, crew: 2000, parking: 1500 };

interface World {
  readonly tracks: readonly Track[];
  readonly events: readonly Event[];
  readonly classes: readonly RaceClass[];
  readonly visitors: readonly Visitor[];
  /** Whether a racer has signed the waiver of an event. */
  readonly hasSigned: (visitor: number, event: number) => boolean;
}

export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

export const carOf = (visitor: number): string => (visitor === 7 ? '7X' : String(100 + visitor * 13));

const ageOn = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);

export const makeSales = (world: World): { bookings: Booking[]; tickets: Ticket[] } => {
  const bookings: Booking[] = [];
  const tickets: Ticket[] = [];
  for (const [eventNumber, kind, entries] of lines)
    for (const entry of entries.split(' ')) {
      const [visitorNumber = '', ...marks] = entry.split(':');
      const visitor = world.visitors.find((each) => each.n === Number(visitorNumber));
      const event = world.events.find((each) => each.n === eventNumber);
      if (!visitor || !event) throw new Error(`no visitor or event for ${entry}`);
      const zone = world.tracks.find((track) => track.n === event.track)?.timezone ?? 'UTC';
      const raceClass = world.classes.find((each) => each.event === event.n && marks.includes(each.code));
      const n = bookings.length + 1;
      const state = marks.map((mark) => states[mark]).find((each) => each !== undefined) ?? paid;
      const isCash = marks.includes('cash');
      const isComp = marks.includes('comp');
      const wanted = ticketsOf({ n, kind, visitor, event, raceClass, hasSigned: world.hasSigned });
      const own = wanted.map((words, index): Ticket => {
        const gate = checkIn({ words, index, event, visitor, zone });
        const status = ticketStatus({
          booking: state.status,
          index,
          of: wanted.length,
          visitor,
          event,
          isIn: gate !== undefined,
        });
        return { n: tickets.length + index + 1, booking: n, ...words, status, ...(status === 'used' ? gate : {}) };
      });
      tickets.push(...own);
      const subTotal = own.reduce((sum, ticket) => sum + ticket.price, 0);
      const discount = isComp ? subTotal : marks.includes('promo') ? Math.round(subTotal / 10) : 0;
      const tax = Math.round((subTotal - discount) * 0.07);
      const serviceFee = isCash || isComp ? 0 : own.length * 250;
      const total = subTotal - discount + tax + serviceFee;
      const back = own.find((ticket) => ticket.status === 'refunded')?.price ?? 0;
      bookings.push({
        n,
        event: event.n,
        visitor: visitor.n,
        at: isCash
          ? momentAt(event.firstDay, `09:${String(10 + (n % 40))}`, zone)
          : addMinutes(event.registrationStart, 60 * 16 * ((n % 40) + 1)),
        ...state,
        method: isComp ? 'comp' : isCash ? 'cash' : n % 3 === 0 ? 'apple_pay' : 'card',
        channel: isCash ? 'gate' : n % 2 === 0 ? 'web' : 'app',
        ...(isComp ? { promoCode: 'STAFF' } : discount > 0 ? { promoCode: 'SPRING10' } : {}),
        subTotal,
        discount,
        tax,
        serviceFee,
        total,
        refunded: state.payment === 'refunded' ? total : state.payment === 'partially_refunded' ? back : 0,
        ...(n % 11 === 0 ? { notes: 'Wheelchair space, please' } : {}),
      });
    }
  return { bookings, tickets };
};

type TicketWords = Omit<Ticket, 'n' | 'booking' | 'status' | 'checkedInAt' | 'gate' | 'scannedBy'>;

interface Wanted {
  readonly n: number;
  readonly kind: 'racer' | 'spectator';
  readonly visitor: Visitor;
  readonly event: Event;
  readonly raceClass: RaceClass | undefined;
  readonly hasSigned: World['hasSigned'];
}

const ticketsOf = ({ n, kind, visitor, event, raceClass, hasSigned }: Wanted): TicketWords[] => {
  const holder = {
    holderName: fullName(visitor),
    holderEmail: visitor.email,
    holderAge: ageOn(visitor.birth, event.firstDay),
  };
  const guest = (index: number, age: number): Pick<TicketWords, 'holderName' | 'holderEmail' | 'holderAge'> => ({
    holderName: `${guests[(n + index) % guests.length] ?? ''} ${visitor.lastName}`,
    holderEmail: visitor.email,
    holderAge: age,
  });
  const parking: TicketWords = {
    type: 'parking',
    name: 'Parking',
    price: prices.parking,
    ...holder,
    waiverSigned: false,
  };
  if (kind === 'racer')
    return [
      {
        type: 'racer',
        name: `${raceClass?.name ?? ''} entry`,
        price: raceClass?.entryFee ?? 0,
        ...holder,
        ...(raceClass ? { className: raceClass.name, category: raceClass.category } : {}),
        vehicleNumber: carOf(visitor.n),
        waiverSigned: hasSigned(visitor.n, event.n),
      },
      ...(n % 2 === 0
        ? [{ type: 'crew' as const, name: 'Crew pass', price: prices.crew, ...guest(1, 34), waiverSigned: n % 4 === 0 }]
        : []),
      ...(n % 4 === 1 ? [parking] : []),
    ];
  const count = 1 + ((n * 7 + event.n) % 4);
  return [
    { type: 'spectator', name: 'Adult, all days', price: prices.spectator, ...holder, waiverSigned: n % 2 === 0 },
    ...Array.from({ length: count - 1 }, (_none, index): TicketWords => {
      const isYouth = index === 2;
      const name = isYouth ? 'Youth, all days' : 'Adult, all days';
      const price = isYouth ? prices.youth : prices.spectator;
      return { type: 'spectator', name, price, ...guest(index, isYouth ? 11 : 29 + index), waiverSigned: false };
    }),
    ...(n % 5 === 0 ? [parking] : []),
  ];
};

interface AtGate {
  readonly words: TicketWords;
  readonly index: number;
  readonly event: Event;
  readonly visitor: Visitor;
  readonly zone: string;
}

/** Event 1: all but every seventh visitor came. Event 2: racers came yesterday, some spectators too, three people today. */
const checkIn = ({
  words,
  index,
  event,
  visitor,
  zone,
}: AtGate): Pick<Ticket, 'checkedInAt' | 'gate' | 'scannedBy'> | undefined => {
  const isIn = event.n === 1 ? visitor.n % 7 !== 0 : event.n === 2 && visitor.n % 4 !== 1;
  if (!isIn || (event.n === 2 && words.type !== 'racer' && index > 1)) return undefined;
  const day =
    event.n === 2 && visitor.n % 4 === 2 && words.type !== 'racer' ? addDays(event.firstDay, 1) : event.firstDay;
  return {
    checkedInAt: momentAt(day, `0${7 + (index % 2)}:${String(10 + visitor.n)}`, zone),
    gate: words.type === 'racer' || words.type === 'crew' ? 'North gate' : 'South gate',
    scannedBy: 'Curtis Yao',
  };
};

interface Judged {
  readonly booking: Booking['status'];
  readonly index: number;
  readonly of: number;
  readonly visitor: Visitor;
  readonly event: Event;
  readonly isIn: boolean;
}

const ticketStatus = ({ booking, index, of, visitor, event, isIn }: Judged): Ticket['status'] => {
  if (booking === 'refunded') return 'refunded';
  if (booking === 'partially_refunded' && index === of - 1) return 'refunded';
  if (booking === 'cancelled' || booking === 'expired') return 'cancelled';
  if (booking === 'pending') return 'valid';
  if (event.n === 2 && visitor.n === 8 && index === 0) return 'blocked';
  if (event.n === 3 && visitor.n === 23 && index === 0) return 'transferred';
  return isIn ? 'used' : 'valid';
};

/** The days on which a ticket is valid: those of its event, in the zone of the track. */
export const validityOf = (event: Event, zone: string): { readonly from: string; readonly until: string } => ({
  from: momentAt(event.firstDay, '00:00', zone),
  until: momentAt(event.lastDay, '23:59', zone),
});
