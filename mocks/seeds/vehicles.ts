/** The car of a racer, and the racer as a driver. */
import type { DriverInfo, VehicleInfo } from '@contract/entities/inspection';
import { vehicleNumberOf } from './bookings';
import { dayText } from './calendar';
import { createDice, streams } from './dice';
import { plate } from './pictures';
import { pools } from './pools';
import { pair } from './sales';
import type { VisitorSeed } from './visitors';
import { cars } from './words';

const modifiers = ['', '', 'PAX 0.82', 'Turbo', 'Nitrous'];

export const makeVehicle = (
  visitor: number,
  who: VisitorSeed,
  raceClass: { readonly className: string; readonly category: string },
  today: number,
  seed: number,
): VehicleInfo => {
  const dice = createDice(seed).at(streams.vehicle, visitor);
  const { vins, colors, companies } = pools();
  const car = dice.pick(cars);
  const color = dice.pick(colors);
  const complete = dice.chance(0.9);
  return {
    id: 40_001 + visitor,
    userId: who.id,
    vehicleNumber: vehicleNumberOf(visitor),
    year: dice.between(1966, 2025),
    make: car.make,
    model: car.model,
    color,
    vin: dice.pick(vins),
    engine: dice.pick(['5.7 L V8', '6.2 L V8', '2.0 L I4 turbo', '3.0 L I6', '1.8 L I4', '7.0 L V8']),
    horsepower: dice.between(150, 920),
    weightLbs: dice.between(1_700, 3_900),
    fuelType: dice.pick(['E85', 'Pump 93', 'Race 110', 'Methanol']),
    tireSize: dice.pick(['275/60R15', '245/40R17', '205/50R15', '315/35R18']),
    tireBrand: dice.pick(['Mickey Thompson', 'Hoosier', 'Toyo', 'Yokohama']),
    className: raceClass.className,
    classModifier: dice.pick(modifiers),
    category: raceClass.category,
    dialIn: raceClass.category === 'Bracket' ? `${dice.between(7, 13)}.${dice.between(10, 99)}` : null,
    chassisCertNumber: dice.chance(0.6) ? `H-${dice.between(10_000, 29_999)}` : null,
    chassisCertExpires: dayText(today + dice.between(-30, 900)),
    logbookNumber: dice.chance(0.5) ? `LB-${dice.between(1_000, 9_999)}` : null,
    transponderNumber: String(dice.between(1_000_000, 9_999_999)),
    sponsor: dice.chance(0.5) ? dice.pick(companies) : null,
    photos: ['Front', 'Rear'].map((side, each) => plate(`${color} ${car.model}: ${side}`, visitor + each)),
    isComplete: complete,
    // Something that only the inspectors' own software knows.
    ...(visitor % 13 === 0 ? { scaleTicket: { leftFront: 812, rightFront: 797, unit: 'lb' } } : {}),
  };
};

export const makeDriver = (
  visitor: number,
  who: VisitorSeed,
  about: { readonly bookingId: number; readonly eventId: number; readonly licenseClass: string },
  today: number,
  seed: number,
): DriverInfo => {
  const dice = createDice(seed + 6).at(streams.vehicle, visitor);
  const { streets, cities, firstNames } = pools();
  // Two that staff must see in time: a helmet that ends tomorrow, and one that ended yesterday.
  const helmet = visitor === pair[0] ? today + 1 : visitor === pair[1] ? today - 1 : today + dice.between(40, 1_800);
  return {
    id: 30_001 + visitor,
    userId: who.id,
    bookingId: about.bookingId,
    eventId: about.eventId,
    fullName: who.name,
    dateOfBirth: dayText(today - dice.between(17 * 365, 68 * 365)),
    countryCode: '+1',
    phone: who.phone,
    email: who.email,
    address: `${dice.between(100, 9_900)} ${dice.pick(streets)}, ${dice.pick(cities)}`,
    licenseNumber: `CO-${dice.between(10_000, 99_999)}`,
    licenseClass: about.licenseClass,
    licenseExpires: dayText(today + dice.between(-10, 700)),
    medicalExpires: dice.chance(0.8) ? dayText(today + dice.between(5, 700)) : null,
    bloodType: dice.pick(['O+', 'A+', 'B+', 'O-', 'A-', 'AB+']),
    helmetRating: dice.pick(['SA2020', 'SA2015', 'SA2025']),
    helmetExpires: dayText(helmet),
    suitRating: dice.pick(['SFI 3.2A/5', 'SFI 3.2A/1', 'FIA 8856-2018']),
    headNeckDevice: dice.chance(0.7) ? 'SFI 38.1' : null,
    harnessExpires: dayText(today + dice.between(-5, 1_200)),
    emergencyContactName: `${dice.pick(firstNames)} ${who.lastName ?? ''}`.trim(),
    emergencyContactPhone: `55501${String(dice.whole(100)).padStart(2, '0')}`,
    emergencyRelation: dice.pick(['Spouse', 'Parent', 'Crew chief', 'Sibling']),
    experience: dice.pick(['novice', 'intermediate', 'advanced', 'instructor']),
    isComplete: dice.chance(0.92),
  };
};
