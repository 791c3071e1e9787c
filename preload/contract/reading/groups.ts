/** Objects within a record that only group its own fields, and which of them each may hold. */
import type { Kind } from '../entities/field';
import { keyOf, wordsOf } from './words';

const address = 'address address1 address2 city state stateCode country zipCode latitude longitude timezone';
const contact = `${address} email phone altPhone countryCode website contactEmail contactPhone`;

/** The names of the objects, the fields, and the kinds of fields that they may hold. */
const groups: readonly (readonly [names: string, fields: string, kinds?: string])[] = [
  [
    'address, location, postalAddress, homeAddress, mailingAddress, geo, coordinates, coords, position, gps, venueAddress, geolocation',
    address,
  ],
  ['contact, contactInfo, contactDetails, communication, billing, billingAddress, invoiceAddress', contact],
  [
    'amounts, totals, pricing, price, financials, payment, money, summary, cost, breakdown, billing, amount, invoice',
    'currency promoCode paymentMethod paymentStatus',
    'money',
  ],
  ['dates, schedule, timing, timestamps, period, times, audit, meta, validity', 'timezone', 'dateTime date time'],
  ['name, nameParts, fullName, legalName', 'firstName lastName fullName'],
  [
    'stats, statistics, counts, counters, metrics, numbers, capacity, inventory, totals, sales, quota, spots, places, seats, slots, availability',
    '',
    'number money',
  ],
  [
    'personal, personalInfo, personalDetails, profile, details, info, basic, basicInfo, identity, user, person, bio',
    `${contact} firstName lastName fullName nickname dateOfBirth gender profileImage photo licenseNumber memberNumber jobTitle designation userType`,
  ],
];

type Holds = (field: string, kind: Kind) => boolean;

let byName: ReadonlyMap<string, Holds> | undefined;
/** Made when a record is first read, because splitting names into words needs the words of all our tables. */
const groupsByName = (): ReadonlyMap<string, Holds> => {
  if (byName) return byName;
  const found = new Map<string, Holds>();
  for (const [names, fields, kinds = ''] of groups)
    for (const key of names.split(', ').map((name) => keyOf(wordsOf(name)))) {
      const before = found.get(key);
      found.set(
        key,
        (field, kind) =>
          before?.(field, kind) === true || fields.split(' ').includes(field) || kinds.split(' ').includes(kind),
      );
    }
  byName = found;
  return found;
};

/** Whether an object of this name may hold a field of its record; undefined if it is no such group. */
export const groupOf = (name: string): Holds | undefined => groupsByName().get(keyOf(wordsOf(name)));
