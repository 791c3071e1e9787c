/**
 * Times that a server sends without a zone. They are shown as written with a mark, in the zone of their record (which is
 * then assumed) or without a zone. The screen never assumes this computer's zone.
 */
import { wallParts } from '@contract/time/wall-parts';
import { timestampOf } from '@contract/time/zone';
import { kitText } from './text';

/** Parses such a time as UTC, for sorting and for its day; undefined for other text. */
export const parseWallTime = (value: unknown): number | undefined => {
  const parts = wallParts(value);
  if (!parts) return undefined;
  const [day, clock] = parts;
  const time = Date.parse(`${day}T${clock}Z`);
  const isInCalendar = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isInCalendar ? time : undefined;
};

/** The timestamp of such a time in a zone; undefined if this computer does not know the zone. */
export const parseWallTimeIn = (value: unknown, zone: unknown): number | undefined => {
  const wall = parseWallTime(value);
  if (wall === undefined) return undefined;
  return timestampOf(new Date(wall).toISOString().slice(0, -1), zone);
};

/** "1:30 PM CDT (assumed)" or "1:30 PM (no time zone)"; a time with a zone is unchanged. */
export const markMissingZone = (time: string, value: unknown, zone: unknown): string => {
  if (parseWallTime(value) === undefined) return time;
  return kitText(parseWallTimeIn(value, zone) === undefined ? 'dateTime.noZone' : 'dateTime.assumed', { time });
};

/** A sentence that explains the mark; undefined if there is none. */
export const zoneNote = (value: unknown, zone: unknown): string | undefined => {
  if (parseWallTime(value) === undefined) return undefined;
  return parseWallTimeIn(value, zone) === undefined
    ? kitText('dateTime.noZoneNote')
    : kitText('dateTime.assumedNote', { zone: String(zone) });
};
