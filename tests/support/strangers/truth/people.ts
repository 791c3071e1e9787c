/** Staff, visitors and inspectors. Two visitors share a name, as a father and his son do. */
import { addDays, momentAt } from './calendar.ts';
import type { Inspector } from './season-types.ts';
import type { Admin, Visitor } from './types.ts';

const home = 'America/New_York';

type AdminWords = Omit<Admin, 'n' | 'email' | 'phone' | 'invitedAt'>;
export const makeAdmins = (today: string): Admin[] => {
  const at = (days: number, time: string): string => momentAt(addDays(today, days), time, home);
  const staff: AdminWords[] = [
    {
      firstName: 'Ruth',
      lastName: 'Kessler',
      jobTitle: 'Operations director',
      role: 'owner',
      status: 'active',
      tracks: [1, 2, 3],
      twoFactor: true,
      lastLoginAt: at(-1, '18:05'),
      city: 'Lynchford',
      state: 'VA',
    },
    {
      firstName: 'Omar',
      lastName: 'Haddad',
      jobTitle: 'Event manager',
      role: 'manager',
      status: 'active',
      tracks: [1, 2],
      twoFactor: true,
      lastLoginAt: at(-2, '08:40'),
      city: 'Marshfield',
      state: 'MO',
    },
    {
      firstName: 'Bettina',
      lastName: 'Søholm',
      jobTitle: 'Accounting',
      role: 'manager',
      status: 'active',
      tracks: [],
      twoFactor: false,
      lastLoginAt: at(-9, '11:15'),
      city: 'Lynchford',
      state: 'VA',
    },
    {
      firstName: 'Curtis',
      lastName: 'Yao',
      jobTitle: 'Gate lead',
      role: 'gate',
      status: 'active',
      tracks: [2],
      twoFactor: false,
      lastLoginAt: at(-1, '06:50'),
      city: 'Lynchford',
      state: 'VA',
    },
    {
      firstName: 'Paloma',
      lastName: 'Reyes',
      jobTitle: 'Gate crew',
      role: 'gate',
      status: 'invited',
      tracks: [3],
      twoFactor: false,
      city: 'Chilliwell',
      state: 'BC',
    },
    {
      firstName: 'Gordon',
      lastName: 'Finch',
      jobTitle: 'Event manager',
      role: 'manager',
      status: 'inactive',
      tracks: [],
      twoFactor: false,
      lastLoginAt: at(-190, '16:30'),
      city: 'Marshfield',
      state: 'MO',
    },
  ];
  return staff.map((words, index) => ({
    n: index + 1,
    ...words,
    email: `${words.firstName}.${words.lastName}@paddock.example`.toLowerCase().replace('ø', 'o'),
    phone: `+1 434 555 03${String(index + 10)}`,
    invitedAt: at(-300 + index * 40, '09:00'),
  }));
};

/** First name, last name, birth, gender, city, state. The first sixteen are racers. */
const names =
  `Dana Whitlock 1968-03-14 male Roanfield VA|Dana Whitlock 2007-11-02 male Roanfield VA|Mirela Costin 1991-07-21 female Lynchford VA
Hollis Brandt 1984-01-30 other Marshfield MO|Keziah Odom 1999-05-17 female Springdale MO|Teodor Lindqvist 1976-12-09 male Boonport MO
Saoirse O'Malley 1988-08-25 female Lynchford VA|Amit Bhandari 1994-02-11 male Fairhaven NC|Lorna Vance 1971-10-03 female Roanfield VA
Ezequiel Ibarra 1990-06-19 male Kingsport TN|Wren Halloway 2009-04-28 female Lynchford VA|Casper Nygaard 1982-09-07 male Boonport MO
Junia Marchetti 1996-03-03 female Fairhaven NC|Roscoe Tillery 1963-05-29 male Springdale MO|Anneke Visser 1987-11-12 female Chilliwell BC
Malik Thornbury 1993-01-08 male Chilliwell BC|Perpetua Lang 1979-07-04 female Roanfield VA|Silas Crowder 1958-02-22 male Marshfield MO
Noor Rahmani 1992-10-15 female Lynchford VA|Beatrix Holm 1985-06-01 female Kingsport TN|Fergus Dunleavy 1974-04-11 male Boonport MO
Imani Castell 2001-12-24 not_said Fairhaven NC|Leopold Zeller 1966-08-18 male Springdale MO|Oona Prescott 1998-09-30 female Lynchford VA
Rafael Quintero 1989-03-27 male Chilliwell BC`
    .split(/[|\n]/)
    .map((line) => line.split(' '));

const zips: Readonly<Record<string, string>> = { VA: '24501', MO: '65706', NC: '27530', TN: '37660', BC: 'V2P 1A6' };

export const makeVisitors = (today: string): Visitor[] =>
  names.map(([firstName = '', lastName = '', birth = '', gender = '', city = '', state = ''], index) => {
    const n = index + 1;
    const isRacer = n <= 16;
    const two = String(n).padStart(2, '0');
    const plain = `${firstName}.${lastName}`.toLowerCase().replaceAll("'", '');
    return {
      n,
      firstName,
      lastName,
      type: isRacer ? 'racer' : 'spectator',
      birth,
      gender: gender as Visitor['gender'],
      status: n === 22 ? 'blocked' : n === 24 ? 'deleted' : 'active',
      email: n === 2 ? `${plain}.jr@mail.example` : `${plain}@mail.example`,
      emailVerified: n % 6 !== 0,
      phone: `+1 540 555 04${two}`,
      phoneVerified: n % 3 !== 0,
      city,
      state,
      country: state === 'BC' ? 'Canada' : 'United States',
      zipCode: zips[state] ?? '',
      ...(n % 5 === 1 ? { nickname: `${firstName.slice(0, 3)} "Lightning"` } : {}),
      ...(isRacer
        ? {
            memberNumber: `M-${30_400 + n * 7}`,
            memberExpires: addDays(today, n === 6 ? -20 : 100 + n * 9),
            licenseNumber: `L${880_000 + n * 131}`,
            emergencyName: `Pat ${lastName}`,
            emergencyPhone: `+1 540 555 05${two}`,
          }
        : {}),
      registeredAt: momentAt(addDays(today, -700 + n * 17), '12:30', home),
      lastLoginAt: momentAt(addDays(today, -(n % 9) - 1), '20:15', home),
      device: n % 3 === 0 ? 'web' : n % 3 === 1 ? 'ios' : 'android',
      appVersion: `5.${n % 4}.${n % 7}`,
    };
  });

/** Name, team, role, status, track, certification, days until it expires. */
const crew = `Greta Amundsen|Blue|lead|on_duty|2|Chief scrutineer|240
Marcus Ellery|Blue|inspector|on_duty|2|Level 2|45
Shirin Vakili|Blue|trainee|available|2|Level 1|400
Cole Barrister|Red|lead|available|1|Chief scrutineer|-8
Adaeze Nwosu|Red|inspector|off|1|Level 2|310
Piotr Zawada|Red|inspector|suspended|1|Level 1|150`
  .split('\n')
  .map((line) => line.split('|'));

export const makeInspectors = (today: string): Inspector[] =>
  crew.map(([name = '', team = '', role = '', status = '', track = '', certification = '', days = ''], index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      n: index + 1,
      firstName,
      lastName,
      team,
      role: role as Inspector['role'],
      status: status as Inspector['status'],
      track: Number(track),
      certification,
      certificateNumber: `C-${2200 + index * 31}`,
      certificateExpires: addDays(today, Number(days)),
      badge: String(411 + index),
      email: `${firstName}.${lastName}@inspect.example`.toLowerCase(),
      phone: `+1 434 555 06${String(index + 10)}`,
      today: track === '2' ? 3 - index : 0,
      total: 120 + index * 37,
      passRate: 80 + index * 2,
    };
  });
