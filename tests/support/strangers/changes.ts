/** What edits change in the season: admins and tracks. Each server says under which names it takes their fields. */

import type { Json } from './host.ts';
import { momentAt } from './truth/calendar.ts';
import type { Season } from './truth/season-types.ts';
import type { Admin, Track } from './truth/types.ts';

/** A name in a request, in lower case and without separators, to a field of the domain. */
export type Aliases = Readonly<Record<string, string>>;

export interface Named {
  readonly known: Json;
  readonly unknown: readonly string[];
}

export const named = (data: Json, aliases: Aliases): Named => {
  const entries = Object.entries(data).map(([name, value]) => {
    const field = aliases[name.toLowerCase().replaceAll(/[_-]/g, '')];
    return { name, field, value };
  });
  return {
    known: Object.fromEntries(entries.flatMap(({ field, value }) => (field === undefined ? [] : [[field, value]]))),
    unknown: entries.filter(({ field }) => field === undefined).map(({ name }) => name),
  };
};

export const adminAliases: Aliases = {
  firstname: 'firstName',
  lastname: 'lastName',
  email: 'email',
  phone: 'phone',
  jobtitle: 'jobTitle',
  city: 'city',
  state: 'state',
};

export const trackAliases: Aliases = {
  name: 'name',
  city: 'city',
  phone: 'phone',
  email: 'email',
  website: 'website',
  capacity: 'capacity',
};

/** Messages by field of the domain; empty where the values can be saved. */
export const mistakesIn = (values: Json): Readonly<Record<string, string>> => {
  const mistakes: Record<string, string> = {};
  const { email, capacity } = values;
  if (email !== undefined && !(typeof email === 'string' && /^[^@\s]+@[^@\s]+$/.test(email)))
    mistakes.email = 'Enter a valid email address.';
  if (capacity !== undefined && !(Number.isInteger(capacity) && Number(capacity) >= 0))
    mistakes.capacity = 'A whole number is required.';
  for (const name of ['firstName', 'lastName', 'name'])
    if (values[name] !== undefined && String(values[name]).trim() === '')
      mistakes[name] = 'This field may not be blank.';
  return mistakes;
};

export const createAdmin = (season: Season, values: Json): Admin => {
  const admin: Admin = {
    n: Math.max(...season.admins.map((each) => each.n)) + 1,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    jobTitle: '',
    city: '',
    state: '',
    role: 'gate',
    status: 'invited',
    tracks: [],
    twoFactor: false,
    invitedAt: momentAt(season.today, '12:00', 'UTC'),
    ...values,
  };
  season.admins.push(admin);
  return admin;
};

export const createTrack = (season: Season, values: Json): Track => {
  const [pattern] = season.tracks;
  if (!pattern) throw new Error('no track to start from');
  const n = Math.max(...season.tracks.map((each) => each.n)) + 1;
  const track: Track = { ...pattern, n, code: `N${n}`, name: '', status: 'pending', amenities: [], ...values };
  season.tracks.push(track);
  return track;
};

/** Removes a record; false where there is none. */
export const removeFrom = (records: { readonly n: number }[], n: number): boolean => {
  const index = records.findIndex((each) => each.n === n);
  if (index >= 0) records.splice(index, 1);
  return index >= 0;
};
