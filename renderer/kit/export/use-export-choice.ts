/** The choices of the export dialog: those of the last export of this list, or of a profile. */
import type { ExportProfile } from '@contract/settings/export-choices';
import { useState } from 'react';
import { useListExports } from '../stores/export-choices';
import { applicableScope, defaultScope, type ExportSource, isChanged, toStoredChoice } from './export-choice';
import { chosenColumns, columnsOfList } from './export-columns';
import type { ExportChoice } from './export-request';
import { type FileFormat, fileFormat } from './file-format';

const formatOf = ({ separator, forSpreadsheet }: FileFormat): FileFormat => ({ separator, forSpreadsheet });

export const useExportChoice = (source: ExportSource) => {
  const { list } = source;
  const exports = useListExports(list.name);
  const [profileId, setProfileId] = useState(exports.profile);
  const profile = exports.profiles.find(({ id }) => id === profileId);
  const start = profile ?? exports.last;
  const [choice, setChoice] = useState<ExportChoice>({
    ...formatOf(start ?? fileFormat(true)),
    // Who selected rows wants those.
    scope: applicableScope(source, 'selected') ?? applicableScope(source, start?.scope) ?? defaultScope(source),
  });
  const first = start?.columns ? chosenColumns(list, start.columns) : { columns: columnsOfList(list), missing: [] };
  const [columns, setColumns] = useState(first.columns);
  const [missing, setMissing] = useState(first.missing);

  return {
    choice,
    columns,
    /** Keys of the profile's or the last export's columns that this list does not have. */
    missing,
    profiles: exports.profiles,
    profile,
    isChanged: profile !== undefined && isChanged(source, profile, toStoredChoice(choice, columns)),
    change: (part: Partial<ExportChoice>) => setChoice((now) => ({ ...now, ...part })),
    setColumns,
    /** Applies a profile's choices; undefined keeps the current ones without a profile. */
    choose: (chosen: ExportProfile | undefined) => {
      setProfileId(chosen?.id);
      if (!chosen) return setMissing([]);
      const found = chosenColumns(list, chosen.columns);
      setColumns(found.columns);
      setMissing(found.missing);
      const scope = applicableScope(source, chosen.scope);
      setChoice((now) => ({ ...formatOf(chosen), scope: scope ?? now.scope }));
    },
    /** The choices belong to a profile that was just saved with them. */
    saved: (id: string) => {
      setProfileId(id);
      setMissing([]);
    },
  };
};
export type ExportChoices = ReturnType<typeof useExportChoice>;
