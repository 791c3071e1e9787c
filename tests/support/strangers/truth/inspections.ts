/** The seven parts of each racer's inspection: complete at the event that is over, in every state at the one under way. */
import { addDays, addMinutes, momentAt } from './calendar.ts';
import { carOf, fullName } from './sales.ts';
import type { CardPoint, RacerFile, Result, Waiver } from './season-types.ts';
import type { Event, RaceClass, Visitor } from './types.ts';

/** What is special about a racer at event 2. All others of that event are ready. */
const special: Readonly<Record<number, string>> = {
  3: 'helmet expired',
  5: 'license ends today',
  6: 'waiver sent',
  7: 'failed',
  8: 'no driver',
  9: 'reinspect',
  11: 'minor',
  12: 'pending',
  13: 'no pictures',
  14: 'waiver declined',
};

const pointLines =
  'Safety: Helmet|Safety: Harness|Safety: Fire system|Chassis: No leaks|Chassis: Wheels and tires|Engine: Throttle return'
    .split('|')
    .map((line) => line.split(': '));

const makes = [
  ['Vireo', 'S2 Coupe', 'Silver'],
  ['Halden', 'Ranger GT', 'Blue'],
  ['Morrow', 'Spec 90', 'Red'],
] as const;

interface Entry {
  readonly visitor: Visitor;
  readonly event: Event;
  readonly raceClass: RaceClass | undefined;
  readonly zone: string;
}

const pointsOf = (state: string): CardPoint[] =>
  pointLines.map(([group = '', label = ''], index) => ({
    group,
    label,
    result:
      state === 'failed' && index >= 3 && index <= 4
        ? 'fail'
        : state === 'reinspect' && index === 2
          ? 'fail'
          : state === 'pending'
            ? 'na'
            : 'pass',
  }));

const waiverOf = (state: string, { visitor, event, zone }: Entry): Waiver => {
  const paper = {
    title: event.track === 2 ? 'Release of liability, road course' : 'Release of liability, drag racing',
    version: event.track === 2 ? '2026-1' : '4.2',
    isMinor: state === 'minor',
  };
  if (state === 'waiver sent') return { ...paper, state: 'sent' };
  if (state === 'waiver declined') return { ...paper, state: 'declined' };
  return {
    ...paper,
    state: 'signed',
    signedAt: momentAt(addDays(event.firstDay, -6), `18:${String(10 + visitor.n)}`, zone),
    signedBy: fullName(visitor),
    ...(state === 'minor' ? { guardian: `Pat ${visitor.lastName}` } : {}),
  };
};

const resultOf = (state: string, { visitor, event }: Entry, finishedAt: string): Result => {
  const common = { number: `TI-${event.n}${String(visitor.n).padStart(3, '0')}`, type: 'event' as const };
  if (state === 'pending') return { ...common, status: 'pending', failedItems: [] };
  const done = {
    ...common,
    inspectedAt: finishedAt,
    inspector: event.track === 2 ? 'Marcus Ellery' : 'Cole Barrister',
  };
  if (state === 'failed')
    return {
      ...done,
      status: 'failed',
      failedItems: ['No leaks', 'Wheels and tires'],
      remarks: 'Oil at the rear seal',
    };
  if (state === 'reinspect')
    return { ...done, status: 'reinspect', failedItems: ['Fire system'], remarks: 'Bottle out of date' };
  return {
    ...done,
    status: 'passed',
    failedItems: [],
    sticker: `S${7000 + visitor.n}`,
    validUntil: addDays(event.lastDay, 30),
  };
};

const fileOf = (entry: Entry): RacerFile => {
  const { visitor, event, raceClass, zone } = entry;
  const state = event.n === 2 ? (special[visitor.n] ?? 'ready') : 'ready';
  const scheduledAt = momentAt(event.firstDay, `09:${String(10 + visitor.n * 3)}`, zone);
  const finishedAt = addMinutes(scheduledAt, 20);
  const isDone = state !== 'pending';
  const [make, model, color] = makes[visitor.n % 3] ?? makes[0];
  return {
    visitor: visitor.n,
    event: event.n,
    ...(state === 'no driver'
      ? {}
      : {
          driver: {
            licenseNumber: visitor.licenseNumber ?? '',
            licenseClass: 'Competition',
            licenseExpires:
              state === 'license ends today' ? addDays(event.lastDay, -1) : addDays(event.lastDay, 150 + visitor.n),
            medicalExpires: addDays(event.lastDay, 90 + visitor.n),
            helmetRating: 'SA2020',
            helmetExpires: state === 'helmet expired' ? addDays(event.firstDay, -40) : addDays(event.lastDay, 500),
            harnessExpires: addDays(event.lastDay, 200),
            bloodType: visitor.n % 2 === 0 ? 'O+' : 'A-',
            experience: visitor.n % 3 === 0 ? 'novice' : visitor.n % 3 === 1 ? 'advanced' : 'intermediate',
            emergencyName: visitor.emergencyName ?? '',
            emergencyPhone: visitor.emergencyPhone ?? '',
          },
        }),
    vehicle: {
      number: carOf(visitor.n),
      year: 2004 + visitor.n,
      make,
      model,
      color,
      engine: '5.0 L V8',
      horsepower: 420 + visitor.n * 10,
      weightLbs: 3000 + visitor.n * 15,
      className: raceClass?.name ?? '',
      ...(event.type === 'drag' ? { dialIn: `10.${visitor.n}5` } : {}),
      chassisNumber: `CH-${5100 + visitor.n}`,
      chassisExpires: addDays(event.lastDay, 240),
      transponder: `T${90_100 + visitor.n}`,
    },
    waiver: waiverOf(state, entry),
    visit: {
      team: event.track === 2 ? 'Blue' : 'Red',
      lead: event.track === 2 ? 'Greta Amundsen' : 'Cole Barrister',
      lane: `Lane ${1 + (visitor.n % 2)}`,
      scheduledAt: isDone ? scheduledAt : momentAt(event.lastDay, '09:30', zone),
      ...(isDone ? { finishedAt } : {}),
      inspectors: event.track === 2 ? ['Greta Amundsen', 'Marcus Ellery'] : ['Cole Barrister'],
    },
    pictures:
      state === 'no pictures'
        ? []
        : (['front', 'engine', 'helmet'] as const).map((category, index) => ({
            category,
            caption: `Car ${carOf(visitor.n)}, ${category}`,
            takenAt: addMinutes(scheduledAt, index * 2),
          })),
    result: resultOf(state, entry, finishedAt),
    card: {
      number: `TC-${event.n}${String(visitor.n).padStart(3, '0')}`,
      points: pointsOf(state),
      ...(isDone ? { driverSignedAt: finishedAt } : {}),
      ...(state === 'failed' || state === 'reinspect' || !isDone
        ? {}
        : { inspectorSignedAt: addMinutes(finishedAt, 2) }),
    },
  };
};

export const makeRacerFiles = (entries: readonly Entry[]): RacerFile[] => entries.map(fileOf);
