/** The hours during which phones should stay quiet, in the local time of the event. */
import type { Text } from '../../kit/format/text';
import { formatTimeOfDay, toTimeOfDay } from '../../kit/format/time-of-day';
import { toLocalTime, viewerZone, zoneName } from '../../kit/format/zone';

/** Minutes since midnight; the hours go past midnight. */
const quietHours = { from: 22 * 60, until: 7 * 60 } as const;

const minutesIn = (timestamp: number, zone: string): number =>
  toLocalTime(timestamp, zone === '' ? viewerZone() : zone)?.minutes ?? 0;

/** An empty zone means the viewer's own. */
export const isQuiet = (timestamp: number, zone: string): boolean => {
  const minutes = minutesIn(timestamp, zone);
  return minutes >= quietHours.from || minutes < quietHours.until;
};

/** The warning during quiet hours; undefined outside of them, or without an event. */
export const quietText = (text: Text, zone: string | undefined, timestamp: number): string | undefined => {
  if (zone === undefined || !isQuiet(timestamp, zone)) return undefined;
  const timeOf = (minutes: number): string => formatTimeOfDay(toTimeOfDay(minutes));
  return text(zone === '' ? 'quiet.own' : 'quiet.event', {
    now: `${timeOf(minutesIn(timestamp, zone))} ${zoneName(zone === '' ? viewerZone() : zone, timestamp, 'short')}`,
    from: timeOf(quietHours.from),
    until: timeOf(quietHours.until),
  });
};
