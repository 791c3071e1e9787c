/** The time zone in which an event's days are counted. It comes from the server; the computer's own decides nothing. */
import { extremeZones } from '@contract/time/event-days';
import { resolveZone } from '@contract/time/zone';

const isSent = (zone: unknown): boolean => zone !== undefined && zone !== null && zone !== '';

/** The first of these that the server sent. */
export const sentZone = (...zones: readonly unknown[]): unknown => zones.find(isSent);

/** Whether the server sent a zone that can't be read. */
export const isUnreadZone = (zone: unknown): boolean => isSent(zone) && resolveZone(zone) === undefined;

/**
 * The zones that may be the event's: one if it is known. If the server sent none, the two extremes, so that a claim holds
 * wherever the track is; of a zone that can't be read, nothing is claimed.
 */
export const possibleZones = (zone: unknown): readonly string[] => {
  const known = resolveZone(zone);
  if (known !== undefined) return [known];
  return isSent(zone) ? [] : extremeZones;
};
