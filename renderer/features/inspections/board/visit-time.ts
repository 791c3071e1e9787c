/** "Fri 8:10 AM" in the event's zone: on the board the day is one of the event's, so its weekday says enough. */
import { readMoment } from '../../../kit/format/moment';
import { markZone, readWallTime } from '../../../kit/format/wall-time';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const make = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone ? { timeZone } : {}),
    });
  let format = make();
  try {
    format = make(zone);
  } catch {
    // A zone nobody knows: the viewer's own.
  }
  formats.set(zone, format);
  return format;
};

/** Empty for what names no moment. */
export const visitTime = (value: unknown, zone: string | undefined): string => {
  const time = readMoment(value);
  if (time !== undefined) return formatOf(zone ?? '').format(time);
  const wall = readWallTime(value);
  return wall === undefined ? '' : markZone(formatOf('UTC').format(wall), value, zone);
};
