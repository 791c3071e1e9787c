/** "Fri 8:10 AM" in the event's time zone. The weekday is enough, because the visit is on a day of the event. */
import { parseWallTime } from '@contract/time/moment';
import { resolveZone } from '@contract/time/zone';
import { parseDateTime } from '../../../kit/format/date-time';
import { byLocale, currentLocale } from '../../../kit/format/locale';
import { kitText } from '../../../kit/format/text';
import { markMissingZone } from '../../../kit/format/wall-time';

const formats = byLocale(() => new Map<string, Intl.DateTimeFormat>());

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const cached = formats().get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  formats().set(zone, format);
  return format;
};

/** Empty if the value is not a time. */
export const formatVisitTime = (value: unknown, zone: string | undefined): string => {
  const time = parseDateTime(value);
  const known = resolveZone(zone);
  if (time !== undefined)
    return known === undefined
      ? kitText('dateTime.unknownZone', { time: `${formatOf('UTC').format(time)} UTC` })
      : formatOf(known).format(time);
  const wall = parseWallTime(value);
  return wall === undefined ? '' : markMissingZone(formatOf('UTC').format(wall), value, zone);
};
