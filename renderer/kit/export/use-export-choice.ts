/** The choices of the export dialog: those of the last export of this list, or of a profile. */
import type { ExportProfile } from '@contract/settings/export-choices';
import { useState } from 'react';
import { useListExports } from '../stores/export-choices';
import { applicableScope, defaultScope, type ExportSource, isChanged, toStoredChoice } from './export-choice';
import { chosenColumns, columnsOfList } from './export-columns';
import type { ExportChoice } from './export-request';
import { type FileFormat, fileFormat } from './file-format';

const noPresets: readonly ExportProfile[] = [];
const formatOf = ({ separator, forSpreadsheet, format }: FileFormat): FileFormat => ({
  separator,
  forSpreadsheet,
  ...(format ? { format } : {}),
});

export const useExportChoice = (source: ExportSource) => {
  const { list } = source;
  const exports = useListExports(list.name);
  const [profileId, setProfileId] = useState(exports.profile);
  const profile = exports.profiles.find(({ id }) => id === profileId);
  const presets = source.presets ?? noPresets;
  const start = profile ?? exports.last ?? presets[0];
  const [choice, setChoice] = useState<ExportChoice>({
    ...formatOf(start ?? fileFormat(true)),
    // Who selected rows wants those.
    scope: applicableScope(source, 'selected') ?? applicableScope(source, start?.scope) ?? defaultScope(source),
  });
  const first = start?.columns ? chosenColumns(list, start) : { columns: columnsOfList(list), missing: [] };
  const [columns, setColumns] = useState(first.columns);
  const [missing, setMissing] = useState(first.missing);

  const now = toStoredChoice(choice, columns);
  return {
    choice,
    columns,
    /** Keys of the profile's or the last export's columns that this list does not have. */
    missing,
    profiles: exports.profiles,
    profile,
    presets,
    /** The one whose choices these are. */
    preset: profile ? undefined : presets.find((one) => !isChanged(source, one, now)),
    isChanged: profile !== undefined && isChanged(source, profile, now),
    change: (part: Pick<ExportChoice, 'scope'>) => setChoice((before) => ({ ...before, ...part })),
    setFormat: (format: FileFormat) => setChoice(({ scope }) => ({ scope, ...format })),
    setColumns,
    /** Applies the choices of a profile or preset; undefined keeps the current ones without a profile. */
    choose: (chosen: ExportProfile | undefined) => {
      setProfileId(chosen?.id);
      if (!chosen) return setMissing([]);
      const found = chosenColumns(list, chosen);
      setColumns(found.columns);
      setMissing(found.missing);
      const scope = applicableScope(source, chosen.scope);
      setChoice((before) => ({ ...formatOf(chosen), scope: scope ?? before.scope }));
    },
    /** The choices belong to a profile that was just saved with them. */
    saved: (id: string) => {
      setProfileId(id);
      setMissing([]);
    },
  };
};
export type ExportChoices = ReturnType<typeof useExportChoice>;
