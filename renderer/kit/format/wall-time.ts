/**
 * Times that a server sends without a zone. They are shown as written with a mark, in the zone of their record (which is
 * then assumed) or without a zone. The screen never assumes this computer's zone.
 */
import { parseDateTime, parseWallTime, parseWallTimeIn } from '@contract/time/moment';
import { resolveZone } from '@contract/time/zone';
import { kitText } from './text';

/** "1:30 PM CDT (assumed)" or "1:30 PM (no time zone)"; a time with a zone is unchanged. */
export const markMissingZone = (time: string, value: unknown, zone: unknown): string => {
  if (parseWallTime(value) === undefined) return time;
  return kitText(parseWallTimeIn(value, zone) === undefined ? 'dateTime.noZone' : 'dateTime.assumed', { time });
};

/** Whether a record names a zone that is not known, which is more than no zone. */
export const isUnknownZone = (zone: unknown): boolean =>
  typeof zone === 'string' && zone.trim() !== '' && resolveZone(zone) === undefined;

/** A sentence that explains the mark; undefined if there is none. */
export const zoneNote = (value: unknown, zone: unknown): string | undefined => {
  if (isUnknownZone(zone) && (parseWallTime(value) ?? parseDateTime(value)) !== undefined)
    return kitText('dateTime.unknownZoneNote', { zone: String(zone) });
  if (parseWallTime(value) === undefined) return undefined;
  return parseWallTimeIn(value, zone) === undefined
    ? kitText('dateTime.noZoneNote')
    : kitText('dateTime.assumedNote', { zone: String(zone) });
};
