/** Visitors: racers (three of ten) and spectators; the first ones are the awkward ones. */
import { deviceTypes, type Visitor } from '@contract/entities/visitor';
import { awkwardPeople } from './awkward-people';
import { dateTimeText, dayText, day as oneDay } from './calendar';
import { badge } from './pictures';
import { pools } from './pools';
import { createRandom } from './random';

/** The fields of a visitor that other seeds need. */
export interface VisitorSeed {
  readonly id: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly racer: boolean;
}

export const firstVisitorId = 10_001;
const isRacer = (index: number): boolean => index % 10 < 3;

const fullName = (first: string | null, last: string | null): string | null =>
  first === null && last === null ? null : `${first ?? ''} ${last ?? ''}`.trim();

const areaCodes =
  '405 580 918 480 520 602 505 575 616 517 931 615 617 413 609 856 409 713 530 916 701 787 239 305 785 316 775 702 719 303 314 417 515 319 402 308 605 406 208 307'.split(
    ' ',
  );

/** A fictional number (555-01xx) of its own for each of the first 4,000 visitors. */
const phoneOf = (index: number): string =>
  `${areaCodes[Math.floor(index / 100) % areaCodes.length] ?? '405'}55501${String((index * 37) % 100).padStart(2, '0')}`;

export const makeVisitorSeeds = (count: number, seed: number): VisitorSeed[] => {
  const random = createRandom(seed);
  const { firstNames, lastNames } = pools();
  return Array.from({ length: count }, (_, index) => {
    random.at('visitor', index);
    const awkward = awkwardPeople[index];
    const firstName = awkward ? awkward.firstName : random.pick(firstNames);
    const lastName = awkward ? awkward.lastName : random.pick(lastNames);
    const plain = `${firstName ?? ''}.${lastName ?? ''}`
      .normalize('NFKD')
      .replace(/[^A-Za-z.]/g, '')
      .toLowerCase();
    return {
      id: firstVisitorId + index,
      firstName,
      lastName,
      name: fullName(firstName, lastName),
      email: awkward?.email ?? `${plain.replace(/^\.|\.$/g, '') || 'visitor'}${index}@example.com`,
      phone: awkward?.phone === undefined ? phoneOf(index) : awkward.phone,
      racer: isRacer(index),
    };
  });
};

const states = 'OK AZ NM MI TN MA NJ TX CA ND FL KS NV CO MO IL'.split(' ');

/** A visitor's totals, counted from the bookings. */
export interface Visits {
  readonly bookings: number;
  readonly spent: string;
  /** Timestamps; 0 for none. */
  readonly first: number;
  readonly last: number;
}

export const makeVisitors = (
  seeds: readonly VisitorSeed[],
  visitsOf: (index: number) => Visits,
  now: number,
  seed: number,
): Visitor[] => {
  const random = createRandom(seed + 1);
  const today = Math.floor(now / oneDay);
  const { nicknames, cities } = pools();
  return seeds.map((each, index) => {
    random.at('visitor', index);
    const awkward = awkwardPeople[index];
    const visits = visitsOf(index);
    const registered = Math.min(
      now - Math.floor((random.whole(1_000) / 1_000) ** 1.5 * 600 * oneDay) - 60_000,
      visits.first === 0 ? now : visits.first - random.whole(14) * oneDay - 3_600_000,
    );
    const seen =
      visits.last === 0 ? (random.chance(0.5) ? registered : 0) : Math.min(now, visits.last + random.whole(9) * oneDay);
    const birth = today - random.between(17 * 365, 71 * 365);
    return {
      id: each.id,
      visitorCode: `${each.racer ? 'RC' : 'SP'}-${String(each.id).padStart(6, '0')}`,
      userType: each.racer ? 'racer' : 'spectator',
      firstName: each.firstName,
      lastName: each.lastName,
      fullName: each.name,
      nickname:
        awkward && awkward.nickname !== undefined
          ? awkward.nickname
          : random.chance(0.4)
            ? random.pick(nicknames)
            : null,
      email: each.email,
      countryCode: awkward?.countryCode ?? '+1',
      phone: each.phone,
      dateOfBirth: dayText(birth),
      gender: random.pick(['female', 'male', 'male', 'not_said']),
      city: awkward?.city ?? random.pick(cities),
      state: awkward?.state ?? random.pick(states),
      country: awkward?.country ?? 'US',
      zipCode:
        awkward && awkward.zipCode !== undefined
          ? awkward.zipCode
          : String(random.between(1_001, 99_950)).padStart(5, '0'),
      profileImage: random.chance(0.4)
        ? badge(`${(each.firstName ?? '').slice(0, 1)}${(each.lastName ?? '').slice(0, 1)}`, index)
        : null,
      memberNumber: random.chance(0.5) ? `SC-${random.between(10_000, 99_999)}` : null,
      memberExpires: dayText(today + random.between(-60, 400)),
      licenseNumber: each.racer ? `CO-${random.between(10_000, 99_999)}` : null,
      status: random.chance(0.03) ? 'blocked' : random.chance(0.02) ? 'deleted' : 'active',
      isEmailVerified: random.chance(0.92),
      isPhoneVerified: random.chance(0.7),
      totalBookings: visits.bookings,
      totalSpent: visits.spent,
      currency: 'USD',
      lastLoginAt: seen === 0 ? null : dateTimeText(seen),
      registeredAt: dateTimeText(registered),
      emergencyContactName: each.racer ? `${random.pick(pools().firstNames)} ${each.lastName ?? ''}`.trim() : null,
      emergencyContactPhone: each.racer ? `55501${String(random.whole(100)).padStart(2, '0')}` : null,
      deviceType: random.pick(deviceTypes),
      appVersion: random.pick(['3.4.1', '3.4.0', '3.3.7', '3.10.0']),
      createdAt: dateTimeText(registered),
      updatedAt: dateTimeText(seen === 0 ? registered : seen),
      createdBy: null,
      isActive: true,
      ...awkward?.more,
    };
  });
};
