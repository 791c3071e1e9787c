/**
 * Time zones as servers name them, and conversions between timestamps and local times of a zone. A zone that is not
 * recognized is unknown: nothing here falls back on this computer's own zone.
 */
import table from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };

/** CLDR's code for all countries. */
const world = '001';

/** IANA names by Windows' names in lower case, which servers that run on .NET send, by CLDR's table. */
const windowsZones: Readonly<Record<string, string>> = Object.fromEntries(
  table.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === world)
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);

interface Zone {
  readonly name: string;
  readonly format: Intl.DateTimeFormat;
}

const maxLength = 100;
const maxZones = 1_000;
const zones = new Map<string, Zone | undefined>();

/**
 * The names of three letters that mean one thing. Intl takes others for whole countries, as Java did: IST is India to
 * it, and Ireland or Israel to others. EST and MST are left out too: IANA keeps them all year, so that a server that
 * means New York by EST would be an hour off in summer.
 */
const shortNames = new Set(['UTC', 'GMT', 'UCT', 'CET', 'EET', 'MET', 'WET', 'HST', 'PRC', 'ROC', 'ROK']);

const offsetPattern = /^(?:UTC|GMT)?\s*([+\-\u2212])(\d{1,2})(?::?([0-5]\d))?$/i;
/** Offsets reach from the last island west of the date line to the first one east of it. */
const maxOffset = 14;

/** "UTC-05:00", "GMT-5" and "-0500" as "-05:00"; undefined for one that no place has. */
const toOffset = ([, sign, hours = '', minutes = '00']: readonly string[]): string | undefined => {
  if (Number(hours) + Number(minutes) / 60 > maxOffset) return undefined;
  if (Number(hours) === 0 && Number(minutes) === 0) return 'UTC';
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
};

/** "(UTC-05:00) Eastern Time (US & Canada)": how Windows and Rails show what Windows calls "Eastern Standard Time". */
const shownPattern = /^(?:\((?:UTC|GMT)[+-]\d{2}:\d{2}\) )?(\w+) Time \(US & Canada\)$/i;

/** The name under which Intl may know the zone; undefined for an abbreviation. */
const toIntlName = (text: string): string | undefined => {
  const offset = offsetPattern.exec(text);
  if (offset) return toOffset(offset);
  if (/^z$/i.test(text)) return 'UTC';
  if (/^[a-z]{3}$/i.test(text)) return shortNames.has(text.toUpperCase()) ? text : undefined;
  const windows = text.replace(shownPattern, '$1 Standard Time').toLowerCase();
  if (Object.hasOwn(windowsZones, windows)) return windowsZones[windows];
  return text.includes('/') ? text.replaceAll(' ', '_') : text;
};

const createZone = (text: string): Zone | undefined => {
  const timeZone = toIntlName(text);
  if (timeZone === undefined) return undefined;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return { name: format.resolvedOptions().timeZone, format };
  } catch {
    return undefined;
  }
};

const findZone = (zone: unknown): Zone | undefined => {
  if (typeof zone !== 'string' || zone.length > maxLength) return undefined;
  if (!zones.has(zone) && zones.size < maxZones) zones.set(zone, createZone(zone.trim()));
  return zones.get(zone);
};

/**
 * The zone's IANA name, as Intl writes it, of an IANA name in any case, a Windows name (CLDR's table), or an offset such
 * as "UTC-05:00", which becomes "-05:00". Undefined for other values, for abbreviations that mean several zones, and for
 * an empty text.
 */
export const resolveZone = (zone: unknown): string | undefined => findZone(zone)?.name;

const wallOf = (format: Intl.DateTimeFormat, time: number): number => {
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** The zone's local time to the second, as if it were UTC; undefined for an unknown zone. */
export const wallTimeIn = (time: number, zone: unknown): number | undefined => {
  const found = findZone(zone);
  return found && wallOf(found.format, time);
};

/** The day that begins at this time in the zone; undefined if none does. */
export const dayAtMidnight = (time: number, zone: unknown): string | undefined => {
  const wall = time % 1000 === 0 ? wallTimeIn(time, zone) : undefined;
  return wall !== undefined && wall % 86_400_000 === 0 ? new Date(wall).toISOString().slice(0, 10) : undefined;
};

/**
 * The timestamp of a local time (`2026-05-16T13:30:00`) in a zone. A local time that occurs twice means the first;
 * a skipped one is read with the offset before the change. Undefined for an unknown zone or an invalid time.
 */
export const timestampOf = (wall: string, zone: unknown): number | undefined => {
  const asUtc = Date.parse(`${wall}Z`);
  const format = findZone(zone)?.format;
  if (Number.isNaN(asUtc) || !format) return undefined;
  const wholeSeconds = Math.floor(asUtc / 1000) * 1000;
  const offsets = [wholeSeconds - 86_400_000, wholeSeconds + 86_400_000].map((time) => wallOf(format, time) - time);
  const found = offsets
    .map((offset) => asUtc - offset)
    .find((time) => wallOf(format, Math.floor(time / 1000) * 1000) === wholeSeconds);
  return found ?? asUtc - (offsets[0] ?? 0);
};
