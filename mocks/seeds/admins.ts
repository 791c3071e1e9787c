/** Staff. The first four are the demo's accounts; all have the same password. */
import type { Admin } from '@contract/entities/admin';
import { dateTimeText, day as oneDay } from './calendar';
import { badge } from './pictures';
import { pools } from './pools';
import { createRandom } from './random';
import { roleSeeds } from './roles';
import { trackSeeds } from './tracks';

export const demoPassword = 'pitwall';
export const demoAdminEmail = 'admin@pitwall.example';
/** The account that must choose a new password on its first sign-in. */
export const newHireEmail = 'newhire@pitwall.example';

interface Fixed {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly roleId: number;
  readonly job: string;
  readonly tracks?: readonly number[];
}

const fixed: readonly Fixed[] = [
  { first: 'Dana', last: 'Whitlock', email: demoAdminEmail, roleId: 1, job: 'Operations director' },
  { first: 'Marco', last: 'Reyes', email: 'subadmin@pitwall.example', roleId: 3, job: 'Gate lead', tracks: [1, 5] },
  { first: 'Ines', last: 'Carvalho', email: 'client@pitwall.example', roleId: 8, job: 'Guest' },
  { first: 'Robin', last: 'Ashworth', email: newHireEmail, roleId: 6, job: 'Box office' },
];
/** The emails of the demo's accounts. */
export const demoEmails = fixed.map(({ email }) => email);
const count = 26;

export const makeAdmins = (today: number, seed: number): Admin[] => {
  const random = createRandom(seed);
  const { firstNames, lastNames, streets, cities } = pools();
  return Array.from({ length: count }, (_, index) => {
    random.at('admin', index);
    const known = fixed[index];
    const firstName = known?.first ?? random.pick(firstNames);
    const lastName = known?.last ?? (index === 9 ? "O'Brien-Müller" : random.pick(lastNames));
    const roleId = known?.roleId ?? random.pick([2, 3, 3, 3, 4, 5, 5, 6, 6, 7]);
    const role = roleSeeds.find(({ id }) => id === roleId);
    const tracks =
      known?.tracks ??
      (roleId === 3 || roleId === 4 ? [1 + random.whole(9), 10 + random.whole(6)].slice(random.whole(2)) : []);
    const invited = (today - 20 - random.whole(500)) * oneDay + 14 * 3_600_000 + random.whole(7_200) * 1_000;
    const status = known || index < 20 ? 'active' : index < 23 ? 'invited' : 'inactive';
    return {
      id: index + 1,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      email: known?.email ?? `${firstName}.${lastName.replace(/\W/g, '')}@pitwall.example`.toLowerCase(),
      countryCode: '+1',
      phone: `55501${String(20 + index).padStart(2, '0')}`,
      role: role?.slug ?? 'sub-admin',
      roleId,
      roleName: role?.name ?? 'Sub Admin',
      jobTitle: known?.job ?? role?.name ?? null,
      status,
      profileImage:
        random.chance(0.6) || known ? badge(`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`, index) : null,
      assignedTracks: tracks.map((id) => ({ id, name: trackSeeds[id - 1]?.name ?? '' })),
      assignedTrackCount: tracks.length,
      lastLoginAt:
        status === 'invited' || known?.email === newHireEmail
          ? null
          : dateTimeText((today - random.whole(30)) * oneDay + 31_000_000),
      invitedAt: dateTimeText(invited),
      isEmailVerified: status !== 'invited',
      twoFactorEnabled: random.chance(0.4),
      address: `${random.between(100, 9_900)} ${random.pick(streets)}`,
      city: random.pick(cities),
      state: random.pick(['OK', 'TX', 'AZ', 'MA', 'CA']),
      timezone: 'America/Chicago',
      language: 'en',
      notes: index === 5 ? 'Cover for Marco in the week of the finale' : index === 7 ? '' : null,
      createdAt: dateTimeText(invited),
      updatedAt: dateTimeText(invited + 5 * oneDay),
      createdBy: 1,
      isActive: status !== 'inactive',
    };
  });
};
