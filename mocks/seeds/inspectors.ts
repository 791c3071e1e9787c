/** Forty-five inspectors in nine teams. */
import type { Inspector } from '@contract/entities/inspector';
import { dateTimeText, dayText, day as oneDay } from './calendar';
import { badge } from './pictures';
import { pools } from './pools';
import { createRandom } from './random';
import { trackSeeds } from './tracks';

export const teamCount = 9;
const perTeam = 5;
export const teamName = (team: number): string => `Tech Crew ${'ABCDEFGHI'[team] ?? 'A'}`;
/** The indices of a team's inspectors. */
export const indicesOfTeam = (team: number): readonly number[] =>
  Array.from({ length: perTeam }, (_, index) => team * perTeam + index);

/** An inspector's totals, counted from the inspections. */
export interface Inspected {
  readonly today: number;
  readonly counted: number;
  /** A timestamp, or 0. */
  readonly last: number;
}

export const makeInspectors = (now: number, seed: number, done: (index: number) => Inspected): Inspector[] => {
  const random = createRandom(seed);
  const today = Math.floor(now / oneDay);
  const { firstNames, lastNames } = pools();
  return Array.from({ length: teamCount * perTeam }, (_, index) => {
    random.at('inspector', index);
    const team = Math.floor(index / perTeam);
    const position = index % perTeam;
    const track = trackSeeds[(team * 2) % 16];
    const firstName = index === 11 ? 'Léopold' : random.pick(firstNames);
    const lastName = index === 11 ? "d'Aubigné" : random.pick(lastNames);
    const { today: inspectionsToday, counted, last } = done(index);
    return {
      id: index + 1,
      inspectorCode: `IN-${String(index + 1).padStart(3, '0')}`,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      email: `tech${index + 1}@example.com`,
      countryCode: '+1',
      phone: `55501${String(10 + index).padStart(2, '0')}`,
      teamId: team + 1,
      teamName: teamName(team),
      role: position === 0 ? 'lead' : position === 4 ? 'trainee' : 'inspector',
      certification:
        position === 4 ? null : random.pick(['NHRA Tech II', 'NHRA Tech III', 'SCCA Scrutineer', 'Kart Tech I']),
      certificationNumber: position === 4 ? null : `NT-${random.between(10_000, 29_999)}`,
      certificationExpires: position === 4 ? null : dayText(today + random.between(-20, 500)),
      trackId: track?.id ?? null,
      trackName: track?.name ?? null,
      disciplines: [...(track?.disciplines ?? [])],
      badgeNumber: `B-${index + 11}`,
      inspectionsToday,
      totalInspections: counted + random.between(20, 560),
      passRate: random.between(78, 96) / 100,
      lastInspectionAt: last > 0 ? dateTimeText(last) : null,
      status:
        index === 33 ? 'suspended' : inspectionsToday > 0 ? 'on_duty' : random.pick(['available', 'available', 'off']),
      photo: random.chance(0.7) ? badge(`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`, index) : null,
      createdAt: dateTimeText((today - random.between(100, 900)) * oneDay),
      updatedAt: dateTimeText((today - random.between(0, 60)) * oneDay),
      createdBy: 1,
      isActive: index !== 33,
    };
  });
};
