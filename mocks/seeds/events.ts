/**
 * Forty events over fourteen months. One is live today, two are cancelled, one is postponed, one is sold out, one spans
 * a change of clocks, and one (or more) is on another continent.
 */
import type { Event, eventStatuses } from '@contract/entities/event';
import { dateTimeText, dayText, localTimestamp, nearestClockChange, day as oneDay, weekday } from './calendar';
import { moneyText } from './money';
import { banner } from './pictures';
import { createRandom, type Random } from './random';
import { type TrackSeed, trackSeeds } from './tracks';
import { classesOf, type Discipline, type RaceClass, type TicketType } from './vocabulary';

export interface EventSeed {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly discipline: Discipline;
  readonly track: TrackSeed;
  readonly status: (typeof eventStatuses)[number];
  readonly special?: 'sold-out' | 'clock-change';
  /** Timestamps. */
  readonly start: number;
  readonly end: number;
  /** Day numbers, in the track's zone. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly classes: readonly RaceClass[];
  /** Relative demand: 1 is average. */
  readonly draw: number;
  /** Minor units of the track's currency. */
  readonly price: (type: TicketType, entry: RaceClass | undefined) => number;
}

const names: Readonly<Record<Discipline, readonly string[]>> = {
  drag: [
    'Spring Shootout',
    'Bracket Bash',
    'Footbrake Nationals',
    'Midnight Madness',
    'Door Slammer Classic',
    'Fall Finale',
  ],
  circuit: [
    'Track Day Weekend',
    'Six Hours of',
    'Club Race Double',
    'Vintage Grand Prix',
    "Drivers' School",
    'Enduro Challenge',
  ],
  drift: ['Drift Matsuri', 'Tandem Trials', 'Sideways Sunday'],
  autocross: ['Autocross Series Round', 'Cone Killers', 'Novice School and Test'],
  karting: ['Kart Cup Round', 'Summer Kart Enduro', 'Cadet Championship'],
  test_and_tune: ['Friday Test and Tune', 'Street Night', 'Winter Test and Tune'],
};

/** Units of a currency for one dollar, and the step to which prices are rounded, in minor units. */
const rates: Readonly<Record<string, readonly [perDollar: number, step: number]>> = {
  USD: [100, 100],
  EUR: [90, 100],
  CAD: [135, 100],
  JPY: [150, 100],
};

const priceIn = (currency: string, cents: number): number => {
  const [perDollar, step] = rates[currency] ?? [100, 100];
  return Math.max(step, Math.round((cents * perDollar) / 100 / step) * step);
};

const statusOf = (index: number, firstDay: number, lastDay: number, today: number): EventSeed['status'] => {
  if (index === 8 || index === 30) return 'cancelled';
  if (index === 28) return 'postponed';
  if (firstDay <= today && today <= lastDay) return 'live';
  if (lastDay < today) return 'completed';
  if (index >= 38) return 'draft';
  return index === 33 ? 'paused' : 'published';
};

/** The event that is live on the day on which the data is created. */
export const liveIndex = 26;
const count = 40;

const title = (discipline: Discipline, track: TrackSeed, index: number, random: Random): string => {
  if (index === 14) return 'Größtes Drift-Fest „Nordschleifchen“ – l’Épreuve d’été';
  const name = random.pick(names[discipline]);
  if (name.endsWith(' of')) return `${name} ${track.city}`;
  return name.endsWith('Round') ? `${name} ${1 + (index % 8)}` : name;
};

const drawOf = (status: EventSeed['status'], daysAway: number, random: Random): number => {
  const usual = 0.5 + random.whole(100) / 90;
  if (status === 'draft') return 0;
  if (status === 'cancelled' || status === 'postponed') return 0.3;
  if (status === 'live') return 1.6;
  return daysAway > 60 ? usual * 0.25 : daysAway > 0 ? usual * 0.6 : usual;
};

export const makeEventSeeds = (today: number, seed: number): EventSeed[] => {
  const random = createRandom(seed);
  const active = trackSeeds.filter((track) => track.status === 'active');
  return Array.from({ length: count }, (_, index) => {
    random.at('event', index);
    const special = index === 29 ? 'sold-out' : index === 20 ? 'clock-change' : undefined;
    const fixed = index === 14 ? 'NHR' : special || index === liveIndex ? 'CRR' : undefined;
    const track = fixed ? active.find(({ code }) => code === fixed) : active[(index * 7 + (index % 3)) % active.length];
    if (!track) throw new RangeError(`no track for event ${index}`);
    const discipline = index === 14 ? 'drift' : fixed ? 'drag' : random.pick(track.disciplines);
    const around = today + Math.round(((index - liveIndex) * 425) / (count - 1));
    const saturday = around + ((6 - weekday(around) + 7) % 7);
    const live = index === liveIndex;
    const firstDay = live ? today - 1 : special === 'clock-change' ? nearestClockChange(today) - 1 : saturday;
    const lastDay = firstDay + (live ? 2 : discipline === 'test_and_tune' || discipline === 'autocross' ? 0 : 1);
    const status = statusOf(index, firstDay, lastDay, today);
    const gate = 1_500 + random.whole(7) * 500;
    return {
      id: index + 1,
      name: title(discipline, track, index, random),
      code: `EV-${dayText(firstDay).slice(0, 4)}-${String(index + 1).padStart(3, '0')}`,
      discipline,
      track,
      status,
      ...(special ? { special } : {}),
      start: localTimestamp(firstDay, 8 * 60, track.zone),
      end: localTimestamp(lastDay, discipline === 'test_and_tune' ? 23 * 60 : 18 * 60, track.zone),
      firstDay,
      lastDay,
      classes: classesOf[discipline],
      draw: special === 'sold-out' ? 1.8 : drawOf(status, firstDay - today, random),
      price: (type, entry) => {
        const cents =
          type === 'racer' ? (entry?.fee ?? 7_500) : type === 'spectator' ? gate : type === 'crew' ? 2_000 : 1_000;
        return priceIn(track.currency, type === 'camping' ? 4_500 : cents);
      },
    };
  });
};

/** Sold tickets of one event, counted from the bookings. */
export interface Sold {
  readonly racers: number;
  readonly spectators: number;
  readonly byClass: ReadonlyMap<string, number>;
  readonly wishes: number;
}

/** The next round number above the sold tickets; a sold-out event has no free capacity. */
export const capacityFor = (event: EventSeed, sold: number, step: number, usual: number): number => {
  if (event.special === 'sold-out') return sold;
  return Math.max(usual, Math.ceil((sold * (1.08 + (event.id % 7) / 12)) / step) * step);
};

export const makeEvents = (seeds: readonly EventSeed[], soldOf: (index: number) => Sold): Event[] =>
  seeds.map((seed, index) => {
    const sold = soldOf(index);
    const opens = seed.start - 100 * oneDay;
    return {
      id: seed.id,
      eventCode: seed.code,
      name: seed.name,
      slug: `${seed.name}-${seed.id}`
        .normalize('NFKD')
        .replace(/[^\w]+/g, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase(),
      description: `<p>${seed.name} at <strong>${seed.track.name}</strong>. Gates open at 7:00 AM, tech until 11:00 AM.</p>`,
      eventType: seed.discipline,
      trackId: seed.track.id,
      trackName: seed.track.name,
      organizerName: index % 4 === 0 ? 'Plains Drag League' : `${seed.track.name} Events`,
      startDate: dateTimeText(seed.start),
      endDate: dateTimeText(seed.end),
      timezone: seed.track.zone,
      gateOpenTime: '07:00',
      registrationStart: dateTimeText(opens),
      registrationEnd: dateTimeText(seed.start - 2 * oneDay),
      salesEnd: dateTimeText(seed.end - 6 * 3_600_000),
      bannerImage: index === 11 ? null : banner(seed.track.type, index),
      status: seed.status,
      isPublic: seed.status !== 'draft',
      racerCapacity: capacityFor(seed, sold.racers, 8, 32),
      racerSold: sold.racers,
      spectatorCapacity: capacityFor(seed, sold.spectators, 50, 100),
      spectatorSold: sold.spectators,
      minPrice: moneyText(
        Math.min(seed.price('parking', undefined), seed.price('spectator', undefined)),
        seed.track.currency,
      ),
      currency: seed.track.currency,
      address: `${1200 + (seed.track.id - 1) * 37} Paddock Road`,
      city: seed.track.city,
      state: seed.track.stateCode,
      latitude: seed.track.latitude,
      longitude: seed.track.longitude,
      wishlistCount: sold.wishes,
      rulesUrl: `https://${seed.track.code.toLowerCase()}.example.com/rules`,
      contactEmail: `events@${seed.track.code.toLowerCase()}.example.com`,
      weatherPolicy: index % 3 === 0 ? 'Rain date within 30 days, or credit' : 'Runs rain or shine',
      createdAt: dateTimeText(opens - 20 * oneDay),
      updatedAt: dateTimeText(opens + 9 * oneDay),
      createdBy: 1 + (index % 5),
      isActive: seed.status !== 'cancelled',
      ...(index === liveIndex ? { liveStreamViewers: 1_204, paddockWifi: { ssid: 'paddock', channel: 11 } } : {}),
    };
  });
