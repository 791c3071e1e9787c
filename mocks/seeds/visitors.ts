/** Visitors: racers (three of ten) and spectators; the first ones are the trap people. */
import { deviceTypes, type Visitor } from '@contract/entities/visitor';
import { dayText, momentText, day as oneDay } from './calendar';
import { createDice, streams } from './dice';
import { badge } from './pictures';
import { pools } from './pools';
import { trapPeople } from './traps';

/** What other seeds need of a visitor, without the whole record. */
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

export const makeVisitorSeeds = (count: number, seed: number): VisitorSeed[] => {
  const dice = createDice(seed);
  const { firstNames, lastNames } = pools();
  return Array.from({ length: count }, (_, index) => {
    dice.at(streams.visitor, index);
    const trap = trapPeople[index];
    const firstName = trap ? trap.firstName : dice.pick(firstNames);
    const lastName = trap ? trap.lastName : dice.pick(lastNames);
    const plain = `${firstName ?? ''}.${lastName ?? ''}`
      .normalize('NFKD')
      .replace(/[^A-Za-z.]/g, '')
      .toLowerCase();
    return {
      id: firstVisitorId + index,
      firstName,
      lastName,
      name: fullName(firstName, lastName),
      email: trap?.email ?? `${plain.replace(/^\.|\.$/g, '') || 'visitor'}${index}@example.com`,
      phone: trap?.phone === undefined ? `55501${String(dice.whole(100)).padStart(2, '0')}` : trap.phone,
      racer: isRacer(index),
    };
  });
};

const states = 'OK AZ NM MI TN MA NJ TX CA ND FL KS NV CO MO IL'.split(' ');

/** What a visitor did, counted from the bookings. */
export interface Visits {
  readonly bookings: number;
  readonly spent: string;
  /** Moments; 0 where there was none. */
  readonly first: number;
  readonly last: number;
}

export const makeVisitors = (
  seeds: readonly VisitorSeed[],
  visitsOf: (index: number) => Visits,
  now: number,
  seed: number,
): Visitor[] => {
  const dice = createDice(seed + 1);
  const today = Math.floor(now / oneDay);
  const { nicknames, cities } = pools();
  return seeds.map((each, index) => {
    dice.at(streams.visitor, index);
    const trap = trapPeople[index];
    const visits = visitsOf(index);
    const registered = Math.min(
      now - Math.floor((dice.whole(1_000) / 1_000) ** 1.5 * 600 * oneDay) - 60_000,
      visits.first === 0 ? now : visits.first - dice.whole(14) * oneDay - 3_600_000,
    );
    const seen =
      visits.last === 0 ? (dice.chance(0.5) ? registered : 0) : Math.min(now, visits.last + dice.whole(9) * oneDay);
    const birth = today - dice.between(17 * 365, 71 * 365);
    return {
      id: each.id,
      visitorCode: `${each.racer ? 'RC' : 'SP'}-${String(each.id).padStart(6, '0')}`,
      userType: each.racer ? 'racer' : 'spectator',
      firstName: each.firstName,
      lastName: each.lastName,
      fullName: each.name,
      nickname: trap && trap.nickname !== undefined ? trap.nickname : dice.chance(0.4) ? dice.pick(nicknames) : null,
      email: each.email,
      countryCode: trap?.countryCode ?? '+1',
      phone: each.phone,
      dateOfBirth: dayText(birth),
      gender: dice.pick(['female', 'male', 'male', 'not_said']),
      city: trap?.city ?? dice.pick(cities),
      state: trap?.state ?? dice.pick(states),
      country: trap?.country ?? 'US',
      zipCode: trap && trap.zipCode !== undefined ? trap.zipCode : String(dice.between(1_001, 99_950)).padStart(5, '0'),
      profileImage: dice.chance(0.4)
        ? badge(`${(each.firstName ?? '').slice(0, 1)}${(each.lastName ?? '').slice(0, 1)}`, index)
        : null,
      memberNumber: dice.chance(0.5) ? `SC-${dice.between(10_000, 99_999)}` : null,
      memberExpires: dayText(today + dice.between(-60, 400)),
      licenseNumber: each.racer ? `CO-${dice.between(10_000, 99_999)}` : null,
      status: dice.chance(0.03) ? 'blocked' : dice.chance(0.02) ? 'deleted' : 'active',
      isEmailVerified: dice.chance(0.92),
      isPhoneVerified: dice.chance(0.7),
      totalBookings: visits.bookings,
      totalSpent: visits.spent,
      currency: 'USD',
      lastLoginAt: seen === 0 ? null : momentText(seen),
      registeredAt: momentText(registered),
      emergencyContactName: each.racer ? `${dice.pick(pools().firstNames)} ${each.lastName ?? ''}`.trim() : null,
      emergencyContactPhone: each.racer ? `55501${String(dice.whole(100)).padStart(2, '0')}` : null,
      deviceType: dice.pick(deviceTypes),
      appVersion: dice.pick(['3.4.1', '3.4.0', '3.3.7', '3.10.0']),
      createdAt: momentText(registered),
      updatedAt: momentText(seen === 0 ? registered : seen),
      createdBy: null,
      isActive: true,
      ...trap?.more,
    };
  });
};
