/** How many racers of each class are ready. */
import type { Visitor } from '@contract/entities/visitor';
import { fold } from '@contract/text/fold';
import type { RecordId } from '../../../event/part-loader';
import { requestedOf } from '../../../event/readiness/find-issues';
import { type Parts, pendingParts } from '../../../event/readiness/part';
import { toReadiness } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { toPlainText, toTrimmedText } from '../../../kit/format/plain-text';
import { type ClassEntry, classEntries } from '../papers/class-entries';
import { byText, type TicketLine } from '../papers/ticket-lines';

interface Sources {
  readonly eventId: RecordId;
  readonly racers: readonly Visitor[];
  readonly lines: readonly TicketLine[];
  /** By visitor id as text. */
  readonly parts: ReadonlyMap<string, Parts>;
  readonly days: ReferenceDays;
}

interface ReadyClass {
  /** Empty for racers whose class is not known. */
  readonly className: string;
  readonly ready: number;
  readonly racers: number;
}

export interface ReadyRacers {
  /** By name; those without a class last. */
  readonly classes: readonly ReadyClass[];
  /** Each racer once, also one who runs in several classes. */
  readonly ready: number;
  readonly racers: number;
}

const noCar: readonly (ClassEntry | undefined)[] = [undefined];

export const readyByClass = ({ eventId, racers, lines, parts, days }: Sources): ReadyRacers => {
  const cars = Map.groupBy(classEntries(lines), ({ userId }) => userId);
  const all = racers.map((racer) => {
    const id = toPlainText(racer.id);
    const own = parts.get(id) ?? pendingParts;
    const vehicle = own.vehicle.state === 'known' ? own.vehicle.value : undefined;
    const names = (cars.get(id) ?? noCar).map((car) => car?.className || toTrimmedText(vehicle?.className));
    const isReady = toReadiness(own, days, requestedOf(racer, eventId)).level === 'ready';
    return { isReady, names: [...new Map(names.map((name) => [fold(name), name])).values()] };
  });
  const rows = all.flatMap(({ isReady, names }) => names.map((className) => ({ className, isReady })));
  const classes = [...Map.groupBy(rows, ({ className }) => fold(className)).values()].map((own) => ({
    className: own[0]?.className ?? '',
    ready: own.filter(({ isReady }) => isReady).length,
    racers: own.length,
  }));
  const known = classes.filter(({ className }) => className !== '').toSorted(byText(({ className }) => className));
  return {
    classes: [...known, ...classes.filter(({ className }) => className === '')],
    ready: all.filter(({ isReady }) => isReady).length,
    racers: all.length,
  };
};
