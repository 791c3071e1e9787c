/** Windows' names of time zones, as servers that run on .NET send them, by CLDR's table of the zones that they mean. */
import table from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };

/** CLDR's code for all countries. */
const world = '001';

/** IANA names by Windows' names in lower case. */
export const windowsZones: Readonly<Record<string, string>> = Object.fromEntries(
  table.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === world)
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);
