/** Days and times of the truth: days are `YYYY-MM-DD`, moments are ISO texts in UTC with seconds. */

const dayMs = 86_400_000;

/** The minutes by which a zone's clock is ahead of UTC at a moment. */
const minutesAhead = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return Math.round((wall - Math.floor(at / 60_000) * 60_000) / 60_000);
};

const withoutMilliseconds = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');

/** The moment of a wall clock's time (`08:30`) in a zone. */
export const momentAt = (day: string, time: string, zone: string): string => {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const first = wall - minutesAhead(zone, wall) * 60_000;
  return withoutMilliseconds(wall - minutesAhead(zone, first) * 60_000);
};

/** The wall clock in a zone at a moment: `2026-05-09T08:30:00`. */
export const wallClock = (moment: string, zone: string): string => {
  const at = Date.parse(moment);
  return withoutMilliseconds(at + minutesAhead(zone, at) * 60_000).slice(0, 19);
};

/** `-04:00` */
export const offsetAt = (moment: string, zone: string): string => {
  const minutes = minutesAhead(zone, Date.parse(moment));
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const addMinutes = (moment: string, minutes: number): string =>
  withoutMilliseconds(Date.parse(moment) + minutes * 60_000);

export const dayIn = (moment: string, zone: string): string => wallClock(moment, zone).slice(0, 10);
