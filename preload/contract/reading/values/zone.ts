/** Converts between timestamps and local times of a time zone. */

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
  if (!formats.has(zone) && formats.size < 1_000) {
    try {
      formats.set(
        zone,
        new Intl.DateTimeFormat('en-US', {
          timeZone: zone,
          hourCycle: 'h23',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          hour: 'numeric',
          minute: 'numeric',
          second: 'numeric',
        }),
      );
    } catch {
      formats.set(zone, undefined);
    }
  }
  return formats.get(zone);
};

/** Whether this computer supports the time zone. */
export const isZone = (zone: string): boolean => formatOf(zone) !== undefined;

const wallOf = (format: Intl.DateTimeFormat, time: number): number => {
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** The zone's local time to the second, as if it were UTC; undefined for an unknown zone. */
export const wallTimeIn = (time: number, zone: string): number | undefined => {
  const format = formatOf(zone);
  return format && wallOf(format, time);
};

/** The day that begins at this time in the zone; undefined if none does. */
export const dayAtMidnight = (time: number, zone: string): string | undefined => {
  const wall = time % 1000 === 0 ? wallTimeIn(time, zone) : undefined;
  return wall !== undefined && wall % 86_400_000 === 0 ? new Date(wall).toISOString().slice(0, 10) : undefined;
};

/**
 * The timestamp of a local time (`2026-05-16T13:30:00`) in a zone. A local time that occurs twice means the first;
 * a skipped one is read with the offset before the change. Undefined for an unknown zone or an invalid time.
 */
export const timestampOf = (wall: string, zone: string): number | undefined => {
  const asUtc = Date.parse(`${wall}Z`);
  const format = formatOf(zone);
  if (Number.isNaN(asUtc) || !format) return undefined;
  const wholeSeconds = Math.floor(asUtc / 1000) * 1000;
  const offsets = [wholeSeconds - 86_400_000, wholeSeconds + 86_400_000].map((time) => wallOf(format, time) - time);
  const found = offsets
    .map((offset) => asUtc - offset)
    .find((time) => wallOf(format, Math.floor(time / 1000) * 1000) === wholeSeconds);
  return found ?? asUtc - (offsets[0] ?? 0);
};
