/** Motorsport terms: classes by discipline, ticket names, schedule items. Tracks and events are fictional. */

import type { eventTypes } from '@contract/entities/event';
import type { ticketTypes } from '@contract/entities/ticket';

export type Discipline = (typeof eventTypes)[number];

export interface RaceClass {
  readonly name: string;
  readonly code: string;
  readonly category: string;
  /** Entry fee in cents. */
  readonly fee: number;
  readonly minAge: number;
  readonly license: string;
  readonly index: string;
}

const raceClass = (text: string): RaceClass => {
  const [name = '', code = '', category = '', fee = '0', minAge = '16', license = '', index = ''] = text.split('|');
  return { name, code, category, fee: Number(fee), minAge: Number(minAge), license, index };
};

const drag = [
  'Super Pro|SP|Bracket|9500|16|NHRA 6|7.50 index',
  'Pro|PR|Bracket|8500|16|NHRA 7|8.90 index',
  'No Box|NB|Bracket|7500|16|NHRA 7|9.90 index',
  'Sportsman|SM|Bracket|6500|16|State license|Dial-in',
  'Street ET|ST|Street|5000|16|State license|12.00 and slower',
  'Outlaw Street|OS|Street|11000|18|NHRA 5|Heads up',
  'Junior Dragster|JD|Junior|4000|6|Junior license|7.90 index',
].map(raceClass);
const circuit = [
  'HPDE 1|H1|Driver education|29500|18|State license|Instructed',
  'HPDE 3|H3|Driver education|31500|18|State license|Solo',
  'Time Trial 2|TT2|Time trial|34500|18|Club license|10:1 power to weight',
  'Spec Coupe|SC|Club racing|42500|18|Competition license|Spec tire',
  'GT Lights|GTL|Club racing|46500|18|Competition license|Under 2.0 l',
  'Vintage Group B|VB|Vintage|38500|18|Vintage license|Built to 1972',
].map(raceClass);
const drift = [
  'Grassroots|GR|Drift|16500|16|State license|Solo runs',
  'Pro-Am|PA|Drift|24500|18|Pro-Am license|Tandem',
  'Open Lapping|OL|Drift|9500|16|State license|Sessions',
].map(raceClass);
const autocross = [
  'Street|SS|Autocross|5500|16|State license|PAX 0.82',
  'Street Touring|STX|Autocross|5500|16|State license|PAX 0.81',
  'Prepared|PX|Autocross|6000|16|State license|PAX 0.87',
  'Novice|NOV|Autocross|4500|16|State license|Raw time',
].map(raceClass);
const karting = [
  'Cadet|CAD|Junior|6500|7|Kart license|Restricted',
  'Junior 1|J1|Junior|7000|10|Kart license|Sealed engine',
  'Senior|SEN|Kart|8000|15|Kart license|360 lb',
  'Masters|MAS|Kart|8000|32|Kart license|390 lb',
  'Shifter|SHF|Kart|9500|15|Kart license|125 cc',
].map(raceClass);

export const classesOf: Readonly<Record<Discipline, readonly RaceClass[]>> = {
  drag,
  circuit,
  drift,
  autocross,
  karting,
  test_and_tune: drag.slice(1, 6),
};

export type TicketType = (typeof ticketTypes)[number];
export const ticketNames: Readonly<Record<TicketType, string>> = {
  racer: 'Racer Entry',
  spectator: 'Weekend Grandstand Pass',
  crew: 'Crew Pit Pass',
  parking: 'Paddock Parking',
  camping: 'Trackside Camping',
};

/** Cars that race, with their maker. */
export const cars = [
  'Chevrolet|Corvette',
  'Chevrolet|Camaro',
  'Ford|Mustang',
  'Dodge|Challenger',
  'Mazda|MX-5 Miata',
  'Porsche|911 GT3',
  'BMW|M3',
  'Nissan|370Z',
  'Toyota|GR86',
  'Honda|S2000',
  'Subaru|BRZ',
  'Pontiac|Firebird',
  'Plymouth|Barracuda',
  'Volkswagen|Golf GTI',
].map((text) => {
  const [make = '', model = ''] = text.split('|');
  return { make, model };
});
