/**
 * Times that a server sends without a zone. They are shown as written and marked: in the zone of their record, which is
 * then assumed, else in none. No zone of this computer is ever taken for theirs on the screen.
 */
import { wallParts } from '@contract/reading/values/moment';
import { momentOf } from '@contract/reading/values/zone';
import { kitText } from '../text';

/** Such a time as if it were UTC, for its order and its day; undefined for any other text. */
export const readWallTime = (value: unknown): number | undefined => {
  const parts = wallParts(value);
  if (!parts) return undefined;
  const [day, clock] = parts;
  const time = Date.parse(`${day}T${clock}Z`);
  const isInCalendar = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isInCalendar ? time : undefined;
};

/** The moment that such a time names on the clock of a zone; undefined where this computer does not know the zone. */
export const wallMoment = (value: unknown, zone: unknown): number | undefined => {
  const wall = readWallTime(value);
  if (wall === undefined || typeof zone !== 'string' || zone === '') return undefined;
  return momentOf(new Date(wall).toISOString().slice(0, -1), zone);
};

/** "1:30 PM CDT (assumed)", or "1:30 PM (no time zone)"; a time that came with its zone needs no mark. */
export const markZone = (time: string, value: unknown, zone: unknown): string => {
  if (readWallTime(value) === undefined) return time;
  return kitText(wallMoment(value, zone) === undefined ? 'moment.noZone' : 'moment.assumed', { time });
};

/** What the mark means, in a sentence; undefined where there is none. */
export const zoneNote = (value: unknown, zone: unknown): string | undefined => {
  if (readWallTime(value) === undefined) return undefined;
  return wallMoment(value, zone) === undefined
    ? kitText('moment.noZoneNote')
    : kitText('moment.assumedNote', { zone: String(zone) });
};
