/** "Fri 8:10 AM" in the event's time zone. The weekday is enough, because the visit is on a day of the event. */
import { parseDateTime } from '../../../kit/format/date-time';
import { byLocale, currentLocale } from '../../../kit/format/locale';
import { markMissingZone, parseWallTime } from '../../../kit/format/wall-time';
import { zoneOrViewerZone } from '../../../kit/format/zone';

const formats = byLocale(() => new Map<string, Intl.DateTimeFormat>());

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const cached = formats().get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOrViewerZone(zone),
  });
  formats().set(zone, format);
  return format;
};

/** Empty if the value is not a time. */
export const formatVisitTime = (value: unknown, zone: string | undefined): string => {
  const time = parseDateTime(value);
  if (time !== undefined) return formatOf(zone ?? '').format(time);
  const wall = parseWallTime(value);
  return wall === undefined ? '' : markMissingZone(formatOf('UTC').format(wall), value, zone);
};
