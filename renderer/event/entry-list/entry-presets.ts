/** The columns of an entry list, and the arrangements that programs and people ask for. */
import type { ExportProfile } from '@contract/settings/export-choices';
import type { Field } from '../../kit/area/field';
import { fileFormat } from '../../kit/export/file-format';
import type { Text } from '../../kit/format/text';
import { type EntryKey, entryKeys } from './entry-rows';

/** The name under which the columns, the last choices and the profiles are stored. */
export const listName = 'entry-list';

export const entryFields: readonly Field[] = entryKeys.map((key) => ({
  key,
  kind: 'text',
  label: `${listName}:fields.${key}`,
}));

/**
 * Has the titles of a file that is imported at karting races: RaceParticipantsForTimingExport.php of
 * avvertix/kart-race-management. Orbits has no columns for car, sponsor and hometown, so they go into its additional ones.
 */
const orbits = {
  number: 'No',
  className: 'Class',
  firstName: 'FirstName',
  lastName: 'LastName',
  transponder: 'Transponder1',
  car: 'Additional1',
  sponsor: 'Additional2',
  hometown: 'Additional3',
} as const satisfies Readonly<Record<EntryKey, string>>;

/** Not confirmed: nothing public describes the columns of this import. */
const raceHero = {
  number: 'Racer Number',
  firstName: 'First Name',
  lastName: 'Last Name',
  className: 'Class',
  transponder: 'Transponder',
  car: 'Vehicle',
  sponsor: 'Sponsors',
  hometown: 'Hometown',
} as const satisfies Readonly<Record<EntryKey, string>>;

const announcer: readonly EntryKey[] = ['number', 'firstName', 'lastName', 'hometown', 'className', 'car', 'sponsor'];

export const entryPresets = (text: Text): readonly ExportProfile[] => [
  {
    ...{ id: 'orbits', name: text('presets.orbits'), scope: 'all', ...fileFormat(false) },
    ...{ columns: Object.keys(orbits), titles: orbits },
  },
  {
    ...{ id: 'raceHero', name: text('presets.raceHero'), scope: 'all', ...fileFormat(false) },
    ...{ columns: Object.keys(raceHero), titles: raceHero },
  },
  {
    ...{ id: 'announcer', name: text('presets.announcer'), scope: 'all', ...fileFormat(true) },
    columns: announcer,
  },
];
