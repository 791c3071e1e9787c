/** Events on visitors' wishlists; some became bookings. */
import type { Wish } from '@contract/entities/wishlist';
import type { SeedData } from './bookings';
import { dateTimeText, day as oneDay } from './calendar';
import { createRandom } from './random';

export interface WishSeed {
  readonly visitor: number;
  readonly event: number;
  readonly at: number;
}

const perVisitor = 0.75;

export const makeWishSeeds = ({ events, visitors, seed, now }: SeedData): WishSeed[] => {
  const random = createRandom(seed + 11);
  const open = events.filter(({ status }) => status !== 'draft');
  const seen = new Set<number>();
  const made: WishSeed[] = [];
  for (let index = 0; index < visitors.length * perVisitor; index += 1) {
    random.at('wishlist', index);
    const visitor = random.whole(visitors.length);
    const event = random.pick(open);
    const key = visitor * 64 + event.id;
    if (seen.has(key)) continue;
    seen.add(key);
    const latest = Math.min(now - 60_000, event.start - oneDay);
    made.push({ visitor, event: event.id - 1, at: latest - Math.floor((random.whole(1_000) / 1_000) * 60 * oneDay) });
  }
  return made.sort((left, right) => left.at - right.at);
};

export const makeWishes = (
  seeds: readonly WishSeed[],
  { events, visitors }: SeedData,
  left: (event: number) => number,
  bookingOf: (visitor: number, event: number) => number | undefined,
): Wish[] =>
  seeds.map((seed, index) => {
    const event = events[seed.event];
    const visitor = visitors[seed.visitor];
    const bookingId = bookingOf(seed.visitor, seed.event);
    return {
      id: index + 1,
      userId: visitor?.id ?? null,
      userName: visitor?.name ?? null,
      userEmail: visitor?.email ?? null,
      userType: visitor?.racer ? 'racer' : 'spectator',
      eventId: event?.id ?? null,
      eventName: event?.name ?? null,
      trackId: event?.track.id ?? null,
      trackName: event?.track.name ?? null,
      eventStartDate: event ? dateTimeText(event.start) : null,
      timezone: event?.track.zone ?? null,
      eventStatus: event?.status ?? null,
      ticketsAvailable: left(seed.event),
      wishlistedAt: dateTimeText(seed.at),
      notified: index % 5 === 0,
      converted: bookingId !== undefined,
      bookingId: bookingId ?? null,
      source: index % 3 === 0 ? 'web' : 'app',
      createdAt: dateTimeText(seed.at),
      updatedAt: dateTimeText(seed.at),
      createdBy: visitor?.id ?? null,
      isActive: true,
    };
  });
