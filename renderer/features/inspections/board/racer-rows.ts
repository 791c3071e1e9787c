/** The board's rows: visitors joined with their cars and parts, searched, filtered and sorted. */
import type { Visitor } from '@contract/entities/visitor';
import { fold } from '@contract/text/fold';
import { type Car, carsOf, isSameNumber, toCarNumber } from '../../../event/car-numbers';
import type { RecordId } from '../../../event/part-loader';
import { requestedOf } from '../../../event/readiness/find-issues';
import { type Parts, pendingParts } from '../../../event/readiness/part';
import { type Level, type Readiness, toReadiness } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { byLocale } from '../../../kit/format/locale';
import { nameOf } from '../../../kit/format/naming';
import { knownValue } from './known-value';
import { dueMoment, type Visit, visitOf } from './visit';

export interface RacerRow {
  readonly id: RecordId;
  readonly name: string;
  /** The name that rows are sorted by, without case and accents. */
  readonly sortName: string;
  readonly code: string;
  /** Those with a number, the first of which the board sorts by; more than one if the racer has several. */
  readonly cars: readonly Car[];
  /** As the tickets name them. */
  readonly ticketCars: readonly Car[];
  readonly parts: Parts;
  readonly readiness: Readiness;
  readonly visit: Visit;
}

export const orders = ['urgency', 'number', 'name', 'time'] as const;
export type Order = (typeof orders)[number];

/** The levels that the board counts, the most urgent first. */
export const levels = ['missing', 'attention', 'ready', 'unknown', 'checking'] as const satisfies readonly Level[];

const noCars: readonly Car[] = [];

type RowBuilder = (visitor: Visitor, parts: Parts | undefined, ticketCars?: readonly Car[]) => RacerRow;

/** Returns the same row object while its sources are the same, so that unchanged rows do not re-render. */
export const createRowBuilder = (days: ReferenceDays, eventId?: RecordId): RowBuilder => {
  const rows = new Map<RecordId, RacerRow>();
  return (visitor, parts = pendingParts, ticketCars = noCars) => {
    const id = visitor.id ?? '';
    const name = nameOf(['firstName', 'lastName'], visitor) || (knownValue(parts.driver)?.fullName ?? '');
    const code = String(visitor.visitorCode ?? '');
    const previous = rows.get(id);
    if (
      previous?.parts === parts &&
      previous.ticketCars === ticketCars &&
      previous.name === name &&
      previous.code === code
    )
      return previous;
    const readiness = toReadiness(parts, days, requestedOf(visitor, eventId));
    const isOtherCar = readiness.parts.vehicle.issues.some(({ reason }) => reason === 'otherRacer');
    const row: RacerRow = {
      id,
      name,
      sortName: fold(name),
      code,
      cars: carsOf(ticketCars, isOtherCar ? undefined : knownValue(parts.vehicle)).filter(({ number }) => number),
      ticketCars,
      parts,
      readiness,
      visit: visitOf(parts, readiness),
    };
    rows.set(id, row);
    return row;
  };
};

const searchText = ({ name, code, parts, cars, ticketCars }: RacerRow): string => {
  const car = knownValue(parts.vehicle);
  const numbers = [...cars, ...ticketCars].flatMap(({ number, className }) => [number, className]);
  return fold([name, code, ...numbers, car?.make, car?.model, car?.className].join('\n'));
};

/** "#148" and "148" find the car with exactly this number first. */
const hasNumber = ({ cars, ticketCars }: RacerRow, q: string): boolean =>
  [...cars, ...ticketCars].some(({ number }) => isSameNumber(number, toCarNumber(fold(q))));

const byText = (left: string, right: string): number => {
  if ((left === '') !== (right === '')) return left === '' ? 1 : -1;
  return left < right ? -1 : left > right ? 1 : 0;
};
const byName = (one: RacerRow, other: RacerRow): number => byText(one.sortName, other.sortName);

const numbers = byLocale((locale) => new Intl.Collator(locale, { numeric: true }));
const byNumber = (one: RacerRow, other: RacerRow): number => {
  const [left, right] = [one.cars[0]?.number ?? '', other.cars[0]?.number ?? ''];
  return left === '' || right === '' ? byText(left, right) : numbers().compare(left, right);
};

const compareBy = (order: Order, zone: unknown): ((one: RacerRow, other: RacerRow) => number) => {
  if (order === 'name') return byName;
  if (order === 'number') return (one, other) => byNumber(one, other) || byName(one, other);
  if (order === 'time')
    return (one, other) => {
      const [left, right] = [one, other].map(({ visit }) => dueMoment(visit, zone) ?? Number.MAX_SAFE_INTEGER);
      return (left ?? 0) - (right ?? 0) || byName(one, other);
    };
  const rank = ({ readiness }: RacerRow) => levels.indexOf(readiness.level);
  return (one, other) =>
    rank(one) - rank(other) || other.readiness.issues.length - one.readiness.issues.length || byName(one, other);
};

interface Arrangement {
  readonly q: string;
  readonly level: Level | undefined;
  readonly order: Order;
  readonly zone?: string | undefined;
  /** Further filters: due again, a lane, a shared number. */
  readonly filters?: readonly ((row: RacerRow) => boolean)[];
}

export const arrangeRows = (
  rows: readonly RacerRow[],
  { q, level, order, zone, filters = [] }: Arrangement,
): readonly RacerRow[] => {
  const needle = toCarNumber(fold(q));
  const found = rows
    .filter((row) => level === undefined || row.readiness.level === level)
    .filter((row) => filters.every((fits) => fits(row)))
    .filter((row) => needle === '' || searchText(row).includes(needle))
    .toSorted(compareBy(order, zone));
  if (needle === '') return found;
  return [...found.filter((row) => hasNumber(row, q)), ...found.filter((row) => !hasNumber(row, q))];
};

export const countLevels = (rows: readonly RacerRow[]): Readonly<Record<Level, number>> => {
  const counts: Record<Level, number> = { ready: 0, attention: 0, missing: 0, unknown: 0, checking: 0 };
  for (const { readiness } of rows) counts[readiness.level] += 1;
  return counts;
};
