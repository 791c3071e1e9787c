/**
 * Six hundred tech cards of racers (82 % passed, 11 % failed, 7 % to recheck), and pending ones of the
 * live event. Each has seven parts: driver, vehicle, terms, team, pictures, result and card.
 */

import type { inspectionStatuses } from '@contract/entities/inspection';
import type { SeedData } from './bookings';
import { dateTimeText, minute, day as oneDay } from './calendar';
import { dueAgain, eventDayOf, inspectionStateOf, laneOf, racerOrder, teamOf, timeWithin } from './event-day';
import { teamCount } from './inspectors';
import { createRandom } from './random';
import { classIndexOf } from './sales';

type InspectionStatus = (typeof inspectionStatuses)[number];

export interface InspectionSeed {
  readonly index: number;
  readonly booking: number;
  readonly visitor: number;
  readonly event: number;
  readonly className: string;
  readonly category: string;
  readonly status: InspectionStatus;
  /** Timestamps. */
  readonly scheduled: number;
  readonly inspected: number | undefined;
  /** When a racer must come again. */
  readonly due: number | undefined;
  readonly team: number;
  readonly lane: number;
  /** The inspector's index. */
  readonly inspector: number;
  /** The failed points of the card. */
  readonly failed: readonly number[];
}

/** The inspection points by section; each section has two. */
export const sections = [
  'Interior|No loose items|Seat mounts firm',
  'Belts|Dated within 5 years|Latch opens with one hand',
  'Battery|Hold-down tight|Terminals covered',
  'Body|Panels secure|Numbers readable',
  'Brakes|Pads at least 50 %|Pedal firm',
  'Engine|No leaks|Throttle return springs',
  'Cooling|Overflow can of 1 quart|Water or water wetter only',
  'Lights|Brake lights work|Lenses taped',
  'Mirrors|Inside mirror|Outside mirrors',
  'Tires|Tread or wear marks|Pressure set',
  'Wheels|Lug nuts torqued|No cracks',
  'Windshield|No cracks in view|Wipers work',
  'Seat belts|Anchors to structure|Webbing not frayed',
  'Helmet|Snell SA2015 or newer|Shell undamaged',
  'Exhaust|Secure|Below noise limit',
  'Fuel|Cap seals|Lines away from heat',
  'Roll protection|Padding where helmet may hit|Welds sound',
  'Fire|Extinguisher in date|Mounted in reach',
].map((text) => {
  const [name = '', ...points] = text.split('|');
  return { name, points };
});
export const pointCount = sections.reduce((sum, { points }) => sum + points.length, 0);

const advised = 600;
const perBookings = 3_500;

const outcome = (draw: number): InspectionStatus => (draw < 82 ? 'passed' : draw < 93 ? 'failed' : 'reinspect');

export const makeInspectionSeeds = ({ events, visitors, sales, seed, now }: SeedData): InspectionSeed[] => {
  const random = createRandom(seed + 5);
  const targetCount = Math.ceil((advised * sales.count) / perBookings);
  const made: InspectionSeed[] = [];
  const day = eventDayOf(events, now);
  /** Today's event: states and times that are spread over its racers. */
  const todays = (visitor: number): Partial<InspectionSeed> | undefined => {
    const status = inspectionStateOf(visitor);
    if (!day || status === 'none') return undefined;
    const order = racerOrder(visitor);
    const due = status === 'reinspect' ? dueAgain(visitor, now) : undefined;
    const isLate = due !== undefined && due < now;
    const done = isLate ? due - 3 * 60 * minute : timeWithin(day.opened, now - 2 * minute, ((order * 7) % 24) / 24);
    const isOpen = status === 'pending' || status === 'in_progress';
    return {
      status,
      due,
      scheduled: isOpen ? now + ((order % 12) - 4) * 10 * minute : done - (5 + (order % 4) * 5) * minute,
      inspected: isOpen ? undefined : done,
      team: teamOf(visitor),
      inspector: teamOf(visitor) * 5 + (order % 5),
      lane: laneOf(visitor),
    };
  };
  let finished = 0;
  for (let booking = sales.count - 1; booking >= 0 && finished < targetCount; booking -= 1) {
    const chosen = sales.event[booking] ?? 0;
    const visitorIndex = sales.visitor[booking] ?? 0;
    const event = events[chosen];
    if (!event || !visitors[visitorIndex]?.racer || sales.status[booking] !== 1) continue;
    const soon = event.start < now + 14 * oneDay;
    if (!soon) continue;
    random.at('inspection', booking);
    const entry = event.classes[classIndexOf(event, visitorIndex)];
    const today = chosen === day?.index ? todays(visitorIndex) : undefined;
    if (chosen === day?.index && !today) continue;
    const isWaiting = event.start > now || (event.status === 'live' && random.chance(0.4));
    const usual = isWaiting
      ? event.status === 'live' && random.chance(0.3)
        ? 'in_progress'
        : 'pending'
      : outcome(random.whole(100));
    const scheduled = event.start - 3_600_000 + random.whole(28) * 600_000;
    const team = (event.track.id - 1) % teamCount;
    const status = today?.status ?? usual;
    const waiting = today ? today.inspected === undefined : isWaiting;
    const inspected = isWaiting ? undefined : Math.min(now - 120_000, scheduled + random.between(4, 50) * 60_000);
    const many = status === 'failed' ? random.between(1, 3) : status === 'reinspect' ? 1 : 0;
    made.push({
      index: made.length,
      booking,
      visitor: visitorIndex,
      event: chosen,
      className: entry?.name ?? '',
      category: entry?.category ?? '',
      status,
      scheduled,
      inspected,
      due: status === 'reinspect' && inspected !== undefined ? inspected + 3 * 60 * minute : undefined,
      team,
      lane: 1 + (made.length % 4),
      inspector: team * 5 + random.whole(5),
      failed: [...new Set(Array.from({ length: many }, () => random.whole(pointCount)))],
      ...today,
    });
    if (!waiting) finished += 1;
  }
  return made;
};

export const inspectionNumber = (seed: InspectionSeed): string =>
  `TI-${dateTimeText(seed.scheduled).slice(0, 4)}-${String(seed.index + 1).padStart(5, '0')}`;
