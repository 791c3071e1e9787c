/** Buybacks in both meanings: re-entry after a lost round, and a returned ticket. */
import type { Buyback, buybackStatuses, buybackTypes } from '@contract/entities/buyback';
import { bookingNumber, firstBookingId, firstTicketId, type SeedData } from './bookings';
import { dateTimeText, minute, day as oneDay } from './calendar';
import { eventDayOf, situations, timeWithin } from './event-day';
import { moneyText, shareOf } from './money';
import { createRandom } from './random';
import { classIndexOf } from './sales';

export interface BuybackSeed {
  readonly index: number;
  readonly booking: number;
  readonly visitor: number;
  readonly event: number;
  readonly kind: (typeof buybackTypes)[number];
  readonly round: number;
  readonly status: (typeof buybackStatuses)[number];
  /** Minor units. */
  readonly original: number;
  readonly price: number;
  readonly fee: number;
  readonly requested: number;
  readonly paid: boolean;
}

const advised = 160;

export const makeBuybackSeeds = ({ events, visitors, sales, seed, now }: SeedData): BuybackSeed[] => {
  const random = createRandom(seed + 7);
  const targetCount = Math.ceil((advised * sales.count) / 3_500);
  const fit: number[] = [];
  const day = eventDayOf(events, now);
  const cast: number[] = [];
  for (let booking = 0; booking < sales.count; booking += 1) {
    const event = events[sales.event[booking] ?? 0];
    if (!event || sales.status[booking] !== 1 || (sales.total[booking] ?? 0) === 0) continue;
    const situation = situations[(sales.situation[booking] ?? 0) - 1];
    if (situation?.buyback) cast.push(booking);
    if (situation) continue;
    const racer = visitors[sales.visitor[booking] ?? 0]?.racer === true;
    if (racer ? event.start < now && event.discipline === 'drag' : event.start > now - 40 * oneDay) fit.push(booking);
  }
  const usual = Math.max(0, targetCount - cast.length);
  const step = Math.max(1, fit.length / Math.max(1, usual));
  const picked = Array.from({ length: usual }, (_, at) => fit[Math.floor(at * step)]);
  const made: BuybackSeed[] = [];
  for (const booking of [...picked, ...cast]) {
    if (booking === undefined) continue;
    const today = situations[(sales.situation[booking] ?? 0) - 1]?.buyback;
    const chosen = sales.event[booking] ?? 0;
    const visitor = sales.visitor[booking] ?? 0;
    const event = events[chosen];
    if (!event) continue;
    random.at('buyback', booking);
    const reentry = visitors[visitor]?.racer === true;
    const entry = reentry ? event.classes[classIndexOf(event, visitor)] : undefined;
    const original = event.price(reentry ? 'racer' : 'spectator', entry);
    const price = shareOf(original, reentry ? 5_000 : 8_000);
    const drawn = reentry
      ? random.pick(['used', 'used', 'used', 'paid', 'expired', 'declined'] as const)
      : random.pick(['requested', 'approved', 'paid', 'paid', 'declined', 'available'] as const);
    const placed = (sales.placed[booking] ?? 0) * 1_000;
    const status = today?.status ?? drawn;
    const usually = reentry
      ? event.start + random.between(3, 7) * 3_600_000
      : placed + random.between(1, 90) * 3_600_000;
    made.push({
      index: made.length,
      booking,
      visitor,
      event: chosen,
      kind: reentry ? 'race_reentry' : 'ticket_return',
      status,
      original,
      price,
      fee: shareOf(price, 290),
      round: reentry ? (today?.round ?? 1) : 0,
      requested:
        today && day
          ? timeWithin(Math.max(day.opened, placed), now - 10 * minute, (made.length % 13) / 13)
          : Math.min(usually, now - 600_000),
      paid: status === 'paid' || status === 'used',
    });
  }
  return made;
};

const reasons = [
  'Lost in round 1',
  'Red light in round 1',
  'Broke a belt before the run',
  'Cannot attend',
  'Rain-out',
  null,
];

export const makeBuybacks = (seeds: readonly BuybackSeed[], { events, visitors, sales, seed }: SeedData): Buyback[] => {
  const random = createRandom(seed + 8);
  return seeds.map((each) => {
    random.at('buyback', each.index);
    const event = events[each.event];
    const visitor = visitors[each.visitor];
    const currency = event?.track.currency ?? 'USD';
    const reentry = each.kind === 'race_reentry';
    const answered = each.status === 'approved' || each.status === 'paid' || each.status === 'used';
    const ticket = firstTicketId + (sales.firstTicket[each.booking] ?? 0);
    return {
      id: each.index + 1,
      buybackNumber: `BB-${String(each.index + 1).padStart(4, '0')}`,
      bookingId: firstBookingId + each.booking,
      bookingNumber: bookingNumber(each.booking),
      originalTicketId: ticket,
      // A re-entry is raced with the same ticket.
      newTicketId: null,
      userId: visitor?.id ?? null,
      userName: visitor?.name ?? null,
      userEmail: visitor?.email ?? null,
      eventId: event?.id ?? null,
      eventName: event?.name ?? null,
      trackId: event?.track.id ?? null,
      trackName: event?.track.name ?? null,
      timezone: event?.track.zone ?? null,
      className: reentry && event ? (event.classes[classIndexOf(event, each.visitor)]?.name ?? null) : null,
      round: reentry ? each.round : null,
      buybackType: each.kind,
      originalPrice: moneyText(each.original, currency),
      buybackPrice: moneyText(each.price, currency),
      fee: moneyText(each.fee, currency),
      quantity: 1,
      currency,
      status: each.status,
      requestedAt: dateTimeText(each.requested),
      approvedAt: answered ? dateTimeText(each.requested + 240_000) : null,
      approvedBy: answered ? random.pick(['Dana Whitlock', 'Marco Reyes']) : null,
      expiresAt: dateTimeText(each.requested + (each.status === 'expired' ? 5 * minute : oneDay)),
      paymentStatus: each.paid ? 'paid' : 'unpaid',
      reason: reentry ? random.pick(reasons.slice(0, 3)) : random.pick(reasons.slice(3)),
      createdAt: dateTimeText(each.requested),
      updatedAt: dateTimeText(each.requested + (answered ? 240_000 : 0)),
      createdBy: visitor?.id ?? null,
      isActive: each.status !== 'declined' && each.status !== 'expired',
    };
  });
};
