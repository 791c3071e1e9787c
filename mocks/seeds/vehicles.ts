/** The car of a racer, and the racer as a driver. */
import type { DriverInfo, VehicleInfo } from '@contract/entities/racer';
import { vehicleNumberOf } from './bookings';
import { dayText } from './calendar';
import { plate } from './pictures';
import { pools } from './pools';
import { createRandom } from './random';
import type { VisitorSeed } from './visitors';
import { cars } from './vocabulary';

const modifiers = ['', '', 'PAX 0.82', 'Turbo', 'Nitrous'];

/** One racer of today has none yet, and two share one. */
const transponderOf = (visitor: number, own: number): string | null => {
  if (visitor === 131) return null;
  return visitor === 140 || visitor === 141 ? '7734102' : String(own);
};

export const makeVehicle = (
  visitor: number,
  who: VisitorSeed,
  raceClass: { readonly className: string; readonly category: string },
  today: number,
  seed: number,
): VehicleInfo => {
  const random = createRandom(seed).at('vehicle', visitor);
  const { vins, colors, companies } = pools();
  const car = random.pick(cars);
  const color = random.pick(colors);
  const complete = random.chance(0.9);
  return {
    id: 40_001 + visitor,
    userId: who.id,
    vehicleNumber: vehicleNumberOf(visitor),
    year: random.between(1966, 2025),
    make: car.make,
    model: car.model,
    color,
    vin: random.pick(vins),
    engine: random.pick(['5.7 L V8', '6.2 L V8', '2.0 L I4 turbo', '3.0 L I6', '1.8 L I4', '7.0 L V8']),
    horsepower: random.between(150, 920),
    weightLbs: random.between(1_700, 3_900),
    fuelType: random.pick(['E85', 'Pump 93', 'Race 110', 'Methanol']),
    tireSize: random.pick(['275/60R15', '245/40R17', '205/50R15', '315/35R18']),
    tireBrand: random.pick(['Mickey Thompson', 'Hoosier', 'Toyo', 'Yokohama']),
    className: raceClass.className,
    classModifier: random.pick(modifiers),
    category: raceClass.category,
    dialIn: raceClass.category === 'Bracket' ? `${random.between(7, 13)}.${random.between(10, 99)}` : null,
    chassisCertNumber: random.chance(0.6) ? `H-${random.between(10_000, 29_999)}` : null,
    chassisCertExpires: dayText(today + random.between(-30, 900)),
    logbookNumber: random.chance(0.5) ? `LB-${random.between(1_000, 9_999)}` : null,
    transponderNumber: transponderOf(visitor, random.between(1_000_000, 9_999_999)),
    sponsor: random.chance(0.5) ? random.pick(companies) : null,
    photos: ['Front', 'Rear'].map((side, each) => plate(`${color} ${car.model}: ${side}`, visitor + each)),
    isComplete: complete,
    // A field that only the inspectors' own software uses.
    ...(visitor % 13 === 0 ? { scaleTicket: { leftFront: 812, rightFront: 797, unit: 'lb' } } : {}),
  };
};

const olderForms: ReadonlySet<number> = new Set([141, 150, 152]);

export const makeDriver = (
  visitor: number,
  who: VisitorSeed,
  booking: { readonly bookingId: number; readonly eventId: number; readonly licenseClass: string },
  today: number,
  seed: number,
): DriverInfo => {
  const random = createRandom(seed + 6).at('vehicle', visitor);
  const { streets, cities, firstNames } = pools();
  // Two expiry dates that staff must notice: a helmet that expires tomorrow, and one that expired yesterday.
  const helmet = visitor === 0 ? today + 1 : visitor === 70 ? today - 1 : today + random.between(40, 1_800);
  const medicalExpires = random.chance(0.8) ? dayText(today + random.between(5, 700)) : null;
  return {
    id: 30_001 + visitor,
    userId: who.id,
    bookingId: booking.bookingId,
    eventId: booking.eventId,
    fullName: who.name,
    dateOfBirth: dayText(today - random.between(17 * 365, 68 * 365)),
    countryCode: '+1',
    phone: who.phone,
    email: who.email,
    address: `${random.between(100, 9_900)} ${random.pick(streets)}, ${random.pick(cities)}`,
    licenseNumber: `CO-${random.between(10_000, 99_999)}`,
    licenseClass: booking.licenseClass,
    licenseExpires: dayText(today + random.between(-10, 700)),
    // An older form does not have the field.
    ...(olderForms.has(visitor) ? {} : { medicalExpires }),
    bloodType: random.pick(['O+', 'A+', 'B+', 'O-', 'A-', 'AB+']),
    helmetRating: random.pick(['SA2020', 'SA2015', 'SA2025']),
    helmetExpires: dayText(helmet),
    suitRating: random.pick(['SFI 3.2A/5', 'SFI 3.2A/1', 'FIA 8856-2018']),
    headNeckDevice: random.chance(0.7) ? 'SFI 38.1' : null,
    harnessExpires: dayText(today + random.between(-5, 1_200)),
    emergencyContactName: `${random.pick(firstNames)} ${who.lastName ?? ''}`.trim(),
    emergencyContactPhone: `55501${String(random.whole(100)).padStart(2, '0')}`,
    emergencyRelation: random.pick(['Spouse', 'Parent', 'Crew chief', 'Sibling']),
    experience: random.pick(['novice', 'intermediate', 'advanced', 'instructor']),
    isComplete: random.chance(0.92),
  };
};
