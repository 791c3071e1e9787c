/** The entries of an event for timing, announcer and grid: a row for each racer and car. */
import type { VehicleInfo } from '@contract/entities/racer';
import type { Visitor } from '@contract/entities/visitor';
import { fold } from '@contract/text/fold';
import { byLocale } from '../../kit/format/locale';
import { toTrimmedText } from '../../kit/format/plain-text';
import { type Car, carsOf, isSameNumber, toCarNumber } from '../car-numbers';
import type { RecordId } from '../part-loader';
import { findIssues, requestedOf } from '../readiness/find-issues';
import { type Parts, type PartValues, pendingParts } from '../readiness/part';
import type { ReferenceDays } from '../readiness/reference-days';

export const entryKeys = [
  'number',
  'className',
  'firstName',
  'lastName',
  'transponder',
  'car',
  'sponsor',
  'hometown',
] as const;
export type EntryKey = (typeof entryKeys)[number];

/** Undefined is a value that could not be read; empty is one that is missing. */
export type EntryRow = { readonly [K in EntryKey]: string | undefined } & {
  readonly id: string;
  /** The visitor's id. */
  readonly userId: string;
  /** The number of the entry's own ticket; empty if it is not known. */
  readonly ticketNumber: string;
};

export interface EntrySources {
  readonly racers: readonly Visitor[];
  /** As the tickets name them, by visitor id as text. */
  readonly cars: ReadonlyMap<string, readonly Car[]>;
  readonly parts: ReadonlyMap<string, Parts>;
  readonly days: ReferenceDays;
  readonly eventId: RecordId;
}

type Form<N extends 'driver' | 'vehicle'> = PartValues[N] | 'none' | 'unread';

/** The racer's own form: a server may answer with another's. */
const formsOf = (
  racer: Visitor,
  { parts, days, eventId }: EntrySources,
): { readonly driver: Form<'driver'>; readonly vehicle: Form<'vehicle'> } => {
  const own = parts.get(String(racer.id)) ?? pendingParts;
  const requested = requestedOf(racer, eventId);
  const formOf = <N extends 'driver' | 'vehicle'>(name: N): Form<N> => {
    const part = own[name];
    if (part.state === 'none') return 'none';
    const isOther = findIssues(name, own, days, requested).some(({ reason }) => reason === 'otherRacer');
    return part.state === 'known' && !isOther ? (part.value as PartValues[N]) : 'unread';
  };
  return { driver: formOf('driver'), vehicle: formOf('vehicle') };
};

/** For servers that send one name: its last word counts as the last name. */
const splitName = (name: string): readonly [first: string, last: string] => {
  const at = name.lastIndexOf(' ');
  return at === -1 ? [name, ''] : [name.slice(0, at).trim(), name.slice(at + 1)];
};

const namesOf = (racer: Visitor, driver: Form<'driver'>, holder: string): readonly [string, string] => {
  const [first, last] = [toTrimmedText(racer.firstName), toTrimmedText(racer.lastName)];
  if (last !== '') return [first, last];
  const full = typeof driver === 'object' ? toTrimmedText(driver.fullName) : '';
  return splitName(first || full || holder);
};

const holderOf = ({ ticket }: Car): string => toTrimmedText(ticket?.holderName);

/** Who drives each car: an account may have tickets for several racers, and then each is in its racer's name. */
const driversOf = (fromTickets: readonly Car[], [first, last]: readonly [string, string]) => {
  const isShared = new Set(fromTickets.map((car) => fold(holderOf(car))).filter(Boolean)).size > 1;
  return (car: Car): readonly [first: string, last: string, isOwner: boolean] => {
    const holder = isShared ? holderOf(car) : '';
    const isOwner = holder === '' || fold(holder) === fold([first, last].filter(Boolean).join(' '));
    return isOwner ? [first, last, true] : [...splitName(holder), false];
  };
};

const isOfCar = ({ vehicleNumber }: VehicleInfo, { number }: Car): boolean =>
  toCarNumber(vehicleNumber) === '' || isSameNumber(toCarNumber(vehicleNumber), number);

/** What the vehicle form says of a car. It describes one, and a racer may drive another in another class. */
const detailsOf = (vehicle: Form<'vehicle'>, car: Car): Pick<EntryRow, 'transponder' | 'car' | 'sponsor'> => {
  if (vehicle === 'unread') return { transponder: undefined, car: undefined, sponsor: undefined };
  if (vehicle === 'none' || !isOfCar(vehicle, car)) return { transponder: '', car: '', sponsor: '' };
  return {
    transponder: toTrimmedText(vehicle.transponderNumber),
    car: [vehicle.year, vehicle.make, vehicle.model].map(toTrimmedText).filter(Boolean).join(' '),
    sponsor: toTrimmedText(vehicle.sponsor),
  };
};

const noCar: Car = { number: '', className: '' };

const collator = byLocale((locale) => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }));

/** By class, number and last name; entries without one are last. */
const compareEntries = (one: EntryRow, other: EntryRow): number => {
  for (const key of ['className', 'number', 'lastName'] as const) {
    const [left, right] = [one[key] ?? '', other[key] ?? ''];
    if (left === right) continue;
    return left === '' || right === '' ? (left === '' ? 1 : -1) : collator().compare(left, right);
  }
  return 0;
};

export const toEntryRows = (sources: EntrySources): readonly EntryRow[] =>
  sources.racers
    .flatMap((racer): readonly EntryRow[] => {
      const userId = String(racer.id);
      const fromTickets = sources.cars.get(userId) ?? [];
      const { driver, vehicle } = formsOf(racer, sources);
      const form = typeof vehicle === 'object' ? vehicle : undefined;
      const missing = vehicle === 'unread' ? undefined : '';
      const known = carsOf(fromTickets, form);
      const driverOf = driversOf(fromTickets, namesOf(racer, driver, holderOf(fromTickets[0] ?? noCar)));
      const hometown = [racer.city, racer.state].map(toTrimmedText).filter(Boolean).join(', ');
      return (known.length > 0 ? known : [noCar]).map((car, at) => {
        const [firstName, lastName, isOwner] = driverOf(car);
        return {
          ...{ id: `${userId}/${at}`, userId, number: car.number || missing, firstName, lastName },
          hometown: isOwner ? hometown : '',
          className: car.className || (form && isOfCar(form, car) ? toTrimmedText(form.className) : missing),
          ...detailsOf(vehicle, car),
          ticketNumber: toTrimmedText(car.ticket?.ticketNumber),
        };
      });
    })
    .toSorted(compareEntries);

export const entryName = ({ firstName, lastName }: Pick<EntryRow, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export const problemKinds = ['sameNumber', 'sharedNumber', 'noNumber', 'sameTransponder', 'noTransponder'] as const;

export interface EntryProblem {
  readonly kind: (typeof problemKinds)[number];
  readonly rows: readonly EntryRow[];
}

/** Entries of several racers with one value, each group together. */
const shared = (rows: readonly EntryRow[], keyOf: (row: EntryRow) => string): readonly EntryRow[] =>
  [...Map.groupBy(rows, keyOf)].flatMap(([key, group]) =>
    key !== '' && new Set(group.map(({ userId }) => userId)).size > 1 ? group : [],
  );

/** What timing would ask about. A number that two classes share is often right; a transponder never is. */
export const entryProblems = (rows: readonly EntryRow[]): readonly EntryProblem[] => {
  const numberOf = ({ number }: EntryRow): string => fold(number ?? '');
  const sameNumber = shared(rows, (row) =>
    numberOf(row) && row.className ? `${numberOf(row)}\n${fold(row.className)}` : '',
  );
  const found: Record<EntryProblem['kind'], readonly EntryRow[]> = {
    sameNumber,
    sharedNumber: shared(rows, numberOf).filter((row) => !sameNumber.includes(row)),
    noNumber: rows.filter(({ number }) => number === ''),
    sameTransponder: shared(rows, ({ transponder }) => fold(transponder ?? '')),
    noTransponder: rows.filter(({ transponder }) => transponder === ''),
  };
  return problemKinds.flatMap((kind) => (found[kind].length > 0 ? [{ kind, rows: found[kind] }] : []));
};
