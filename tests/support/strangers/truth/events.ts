/** Four events: one over, one under way (yesterday to tomorrow), one on sale, one postponed in another currency. */
import { addDays, momentAt } from './calendar.ts';
import type { Category, Event, Offer, RaceClass, ScheduleItem, Track } from './types.ts';

const zoneOf = (tracks: readonly Track[], n: number): string =>
  tracks.find((track) => track.n === n)?.timezone ?? 'UTC';

type Words = Pick<
  Event,
  'code' | 'name' | 'nameEs' | 'type' | 'status' | 'track' | 'racerCapacity' | 'spectatorCapacity'
>;

export const makeEvents = (today: string, tracks: readonly Track[]): Event[] => {
  const event = (n: number, from: number, to: number, words: Words): Event => {
    const zone = zoneOf(tracks, words.track);
    const [firstDay, lastDay] = [addDays(today, from), addDays(today, to)];
    return {
      n,
      ...words,
      firstDay,
      lastDay,
      start: momentAt(firstDay, '08:00', zone),
      end: momentAt(lastDay, '18:00', zone),
      gateOpen: '06:30',
      organizer: 'Paddock Events',
      description: `<p>${words.name}: <em>rain or shine</em>.</p>`,
      weatherPolicy: '<p>Racing stops on a wet track.</p>',
      isPublic: n !== 4,
      contactEmail: 'events@paddock.example',
      rulesUrl: `https://paddock.example/rules/${words.code.toLowerCase()}`,
      registrationStart: momentAt(addDays(firstDay, -60), '09:00', zone),
      registrationEnd: momentAt(addDays(firstDay, -2), '23:00', zone),
      salesEnd: momentAt(lastDay, '12:00', zone),
    };
  };
  return [
    event(1, -22, -21, {
      code: 'HMD26',
      name: 'Harvest Moon Drags',
      nameEs: 'Arrancones Luna de Cosecha',
      type: 'drag',
      status: 'completed',
      track: 1,
      racerCapacity: 40,
      spectatorCapacity: 400,
    }),
    event(2, -1, 1, {
      code: 'PTN26',
      name: 'Piedmont Thunder Nationals',
      nameEs: 'Nacionales Trueno de Piedmont',
      type: 'circuit',
      status: 'live',
      track: 2,
      racerCapacity: 14,
      spectatorCapacity: 600,
    }),
    event(3, 20, 20, {
      code: 'TNT26',
      name: 'Cedar Bluff Test & Tune',
      nameEs: 'Pruebas en Cedar Bluff',
      type: 'test_and_tune',
      status: 'published',
      track: 1,
      racerCapacity: 30,
      spectatorCapacity: 150,
    }),
    event(4, 45, 46, {
      code: 'FFC26',
      name: 'Fraser Flats Drift Cup',
      nameEs: 'Copa de Drift Fraser Flats',
      type: 'drift',
      status: 'postponed',
      track: 3,
      racerCapacity: 24,
      spectatorCapacity: 300,
    }),
  ];
};

/** Event, code, name, category, fee, capacity, minimum age, license, index, payout. */
const classLines = `1|SP|Super Pro|Door cars|9500|16|18|NHDA level 4|8.50 index|$2,000 to win
1|PRO|Pro|Door cars|8000|16|16|NHDA level 2|Dial-in|$1,000 to win
1|SPT|Sportsman|Street|6000|8|16|Driver license|Dial-in|$300 to win
2|GT1|GT One|Grand touring|12000|6|18|ARCC full|None|$1,500 to win
2|GT2|GT Two|Grand touring|9500|4|16|ARCC full|None|$800 to win
2|SPC|Spec Sedan|Sedans|7500|8|16|ARCC provisional|None|Trophy
3|PRO|Pro|Door cars|4000|20|16|Driver license|Dial-in|None
3|SPT|Sportsman|Street|4000|10|16|Driver license|Dial-in|None
4|OPN|Open Drift|Drift|11000|24|18|Driver license|None|C$1,000 to win`
  .split('\n')
  .map((line) => line.split('|'));

export const makeClasses = (): RaceClass[] =>
  classLines.map(
    ([event = '', code = '', name = '', category = '', fee, capacity, age, license = '', ...last], index) => ({
      n: index + 1,
      event: Number(event),
      code,
      name,
      category,
      entryFee: Number(fee),
      capacity: Number(capacity),
      minAge: Number(age),
      license,
      index: last[0] ?? '',
      payout: last[1] ?? '',
    }),
  );

export const makeCategories = (classes: readonly RaceClass[], events: readonly Event[]): Category[] =>
  events
    .flatMap((event): Omit<Category, 'n'>[] => [
      ...[...new Set(classes.filter((each) => each.event === event.n).map((each) => each.category))].map((name) => ({
        event: event.n,
        name,
        audience: 'racer' as const,
        description: `Racing at ${event.code}: ${name}`,
      })),
      { event: event.n, name: 'Grandstand', audience: 'spectator', description: 'All stands, all days' },
    ])
    .map((category, index) => ({ n: index + 1, ...category }));

/** Event, day of the event, start, end, title, type, location, class, status, notes. */
const scheduleLines = `1|0|06:30|08:00|Gates open|gate|Main gate||on_time|
1|0|10:00|12:00|Qualifying Super Pro|qualifying|Strip|Super Pro|on_time|
1|1|11:00|17:00|Eliminations|race|Strip||on_time|
2|0|06:30|20:00|Gates open|gate|North gate||on_time|
2|0|07:00|12:00|Tech inspection|tech|Garage B||on_time|Bring the logbook
2|1|07:30|08:00|Drivers meeting|meeting|Tower||on_time|
2|1|09:00|11:00|Qualifying GT One|qualifying|Course|GT One|delayed|Fog
2|1|13:00|15:00|Qualifying Spec Sedan|qualifying|Course|Spec Sedan|cancelled|
2|2|10:00|16:00|Finals|race|Course||on_time|
2|2|17:00|17:45|Trophies|ceremony|Tower||on_time|
3|0|07:00|08:00|Gates open|gate|Main gate||on_time|
3|0|09:00|16:00|Open runs|race|Strip||on_time|`
  .split('\n')
  .map((line) => line.split('|'));

export const makeSchedule = (events: readonly Event[], tracks: readonly Track[]): ScheduleItem[] =>
  scheduleLines.flatMap(([event, day, start = '', end = '', title = '', type, location = '', ...last], index) => {
    const of = events.find((each) => each.n === Number(event));
    if (!of) return [];
    const [className, status, notes] = last;
    const moment = (time: string): string =>
      momentAt(addDays(of.firstDay, Number(day)), time, zoneOf(tracks, of.track));
    return [
      {
        n: index + 1,
        event: of.n,
        start: moment(start),
        end: moment(end),
        title,
        type: type as ScheduleItem['type'],
        location,
        status: status as ScheduleItem['status'],
        ...(className ? { className } : {}),
        ...(notes ? { notes } : {}),
      },
    ];
  });

/** Event, class, enabled, round, price, seats, refundable, day and hour of closing. The seats of GT Two are sold out. */
const offerLines = `1|Super Pro|yes|1|5000|8|no|1|12:00
1|Super Pro|yes|2|7000|4|no|1|14:00
2|GT One|yes|1|6000|6|yes|1|21:00
2|GT Two|yes|1|5000|1|yes|1|21:00
2|Spec Sedan|no|1|4000|4|no|1|21:00
2|GT One|yes|2|8000|3|no|2|12:00`
  .split('\n')
  .map((line) => line.split('|'));

export const makeOffers = (events: readonly Event[], tracks: readonly Track[]): Offer[] =>
  offerLines.flatMap(([event, className = '', enabled, round, price, seats, refundable, day, hour = ''], index) => {
    const of = events.find((each) => each.n === Number(event));
    if (!of) return [];
    const zone = zoneOf(tracks, of.track);
    return [
      {
        n: index + 1,
        event: of.n,
        className,
        enabled: enabled === 'yes',
        round: Number(round),
        price: Number(price),
        seats: Number(seats),
        maxPerRacer: 1,
        opensAt: momentAt(of.firstDay, '08:00', zone),
        closesAt: momentAt(addDays(of.firstDay, Number(day)), hour, zone),
        refundable: refundable === 'yes',
        rules: '<p>Only racers who lost in this round.</p>',
      },
    ];
  });
