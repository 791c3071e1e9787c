/** The people of the sample areas, shared by all of them. */

import { badge } from '../../seeds/pictures';
import { pools } from '../../seeds/pools';
import { createRandom } from '../../seeds/random';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly avatar: string;
  readonly company: string;
  readonly country: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
}

const countries = ['United States', 'Canada', 'Germany', 'Spain', 'Japan', 'Brazil', 'Norway', 'Australia'] as const;
export const sampleSeed = 63_148;

const plain = (text: string): string => text.normalize('NFD').replace(/[^A-Za-z]/g, '');

/** The letters of a name's badge. */
const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2);

const make = (): readonly Person[] => {
  const { firstNames, lastNames, companies, streets, cities } = pools();
  return Array.from({ length: 100 }, (_, index): Person => {
    const random = createRandom(sampleSeed).at(1, index);
    const first = firstNames[(index * 7) % firstNames.length] ?? 'Alex';
    const last = lastNames[(index * 11) % lastNames.length] ?? 'Reed';
    const name = `${first} ${last}`;
    const username = `${plain(first).slice(0, 1)}${plain(last)}`.toLowerCase();
    return {
      name,
      email: `${plain(first)}.${plain(last)}@example.com`.toLowerCase(),
      username,
      avatar: badge(initials(name), index),
      company: companies[(index * 3) % companies.length] ?? 'Northline Events',
      country: random.pick(countries),
      phone: `+1 555 01${String(index).padStart(2, '0')}`,
      street: `${random.between(1, 980)} ${random.pick(streets)}`,
      city: random.pick(cities),
    };
  });
};

let made: readonly Person[] | undefined;
/** A person by number; numbers repeat after a hundred. */
export const person = (index: number): Person => {
  made ??= make();
  const found = made[index % made.length];
  if (!found) throw new RangeError(`no person ${index}`);
  return found;
};

/** The signed-in user of the sample areas. */
export const me = {
  name: 'Casey Morgan',
  email: 'casey.morgan@example.com',
  username: 'cmorgan',
  avatar: badge('CM', 0),
} as const;
