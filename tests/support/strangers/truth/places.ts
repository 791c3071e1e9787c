/** Three tracks, their contacts and papers. The third has Canadian dollars and no commission yet. */
import { addDays, momentAt } from './calendar.ts';
import type { W9, WaiverTemplate } from './season-types.ts';
import type { Contact, Track } from './types.ts';

export const makeTracks = (): Track[] => [
  {
    n: 1,
    code: 'CBD',
    name: 'Cedar Bluff Dragway',
    type: 'drag_strip',
    status: 'active',
    address1: '4100 County Road 19',
    city: 'Marshfield',
    state: 'MO',
    zipCode: '65706',
    country: 'United States',
    timezone: 'America/Chicago',
    currency: 'USD',
    phone: '+1 417 555 0142',
    email: 'office@cedarbluff.example',
    website: 'https://cedarbluff.example',
    capacity: 5200,
    waiverRequired: true,
    commission: 1000,
    length: '1/4 mile',
    surface: 'Concrete to 660 ft, then asphalt',
    sanctioningBody: 'NHDA',
    hours: 'Fri to Sun, 8 AM to 10 PM',
    amenities: ['Showers', 'Fuel', 'Tire service'],
    description: '<p>A quarter mile between two bluffs, open since <b>1964</b>.</p>',
  },
  {
    n: 2,
    code: 'LRC',
    name: 'Larkspur Road Course',
    type: 'road_course',
    status: 'active',
    address1: '77 Quarry Lane',
    address2: 'Gate 3',
    city: 'Lynchford',
    state: 'VA',
    zipCode: '24501',
    country: 'United States',
    timezone: 'America/New_York',
    currency: 'USD',
    phone: '+1 434 555 0119',
    email: 'hello@larkspur.example',
    website: 'https://larkspur.example',
    capacity: 8400,
    waiverRequired: true,
    commission: 1250,
    length: '2.3 miles',
    surface: 'Asphalt',
    sanctioningBody: 'ARCC',
    hours: 'Daily, 7 AM to 7 PM',
    amenities: ['Garages', 'Fuel', 'Medical center', 'Wi-Fi'],
    description: '<p>Fourteen turns and 120 feet of climb.</p>',
  },
  {
    n: 3,
    code: 'FFD',
    name: 'Fraser Flats Drift Park',
    type: 'drift',
    status: 'pending',
    address1: '9 Delta Dyke Road',
    city: 'Chilliwell',
    state: 'BC',
    zipCode: 'V2P 1A6',
    country: 'Canada',
    timezone: 'America/Vancouver',
    currency: 'CAD',
    phone: '+1 604 555 0177',
    email: 'crew@fraserflats.example',
    website: 'https://fraserflats.example',
    capacity: 1900,
    waiverRequired: false,
    commission: 800,
    length: '0.9 miles',
    surface: 'Polished asphalt',
    sanctioningBody: 'None',
    hours: 'Sat and Sun, 10 AM to 6 PM',
    amenities: ['Food court'],
    description: '<p>Old airfield, new tires.</p>',
  },
];

type Words = Pick<Contact, 'firstName' | 'lastName' | 'designation' | 'department' | 'availability'>;
const contact = (n: number, track: number, words: Words, more: Partial<Contact> = {}): Contact => ({
  n,
  track,
  ...words,
  email: `${words.firstName}.${words.lastName}@crew.example`.toLowerCase(),
  phone: `+1 417 555 02${String(n).padStart(2, '0')}`,
  isPrimary: false,
  isEmergency: false,
  ...more,
});

const person = (
  firstName: string,
  lastName: string,
  designation: string,
  department: string,
  availability: string,
): Words => ({ firstName, lastName, designation, department, availability });

export const makeContacts = (): Contact[] => [
  contact(1, 1, person('Marlene', 'Okafor', 'General manager', 'Management', 'Weekdays, 9 to 5'), { isPrimary: true }),
  contact(2, 1, person('Tobias', 'Rennick', 'Safety lead', 'Safety', 'Race days'), {
    isEmergency: true,
    altPhone: '+1 417 555 0399',
  }),
  contact(3, 2, person('Iris', 'Valdemar', 'Track director', 'Management', 'Daily, 8 to 6'), { isPrimary: true }),
  contact(4, 2, person('Desmond', 'Achterberg', 'Chief medic', 'Medical', 'Race days'), { isEmergency: true }),
  contact(5, 2, person('Yuki', 'Tanabe', 'Box office', 'Tickets', 'Thu to Sun')),
  contact(6, 3, person('Rosalind', 'Peake', 'Owner', 'Management', 'By phone'), { isPrimary: true, isEmergency: true }),
];

export const makeW9s = (today: string): W9[] => [
  {
    track: 1,
    status: 'completed',
    legalName: 'Cedar Bluff Motorsports LLC',
    businessName: 'Cedar Bluff Dragway',
    classification: 'llc',
    tinType: 'ein',
    tin: 'XX-XXX4417',
    signedBy: 'Marlene Okafor',
    signedAt: momentAt(addDays(today, -210), '14:20', 'America/Chicago'),
    requestedAt: momentAt(addDays(today, -214), '09:00', 'America/Chicago'),
  },
  {
    track: 2,
    status: 'sent',
    legalName: 'Larkspur Circuit Inc.',
    classification: 's_corp',
    tinType: 'ein',
    tin: 'XX-XXX9052',
    requestedAt: momentAt(addDays(today, -12), '10:30', 'America/New_York'),
  },
];

export const makeWaivers = (today: string): WaiverTemplate[] => [
  { track: 1, title: 'Release of liability, drag racing', version: '4.2', effectiveFrom: addDays(today, -320) },
  { track: 2, title: 'Release of liability, road course', version: '2026-1', effectiveFrom: addDays(today, -95) },
];
