/** "Export again": the list's last export with the same choices, for the rows that match now. */
import { listExports } from '../stores/export-choices';
import { applicableScope, type ExportSource } from './export-choice';
import { chosenColumns } from './export-columns';
import { startChosen } from './use-export';

/** Asks only for the file. False if there was no export whose rows and columns apply, so that the person must choose. */
export const exportAgain = async (source: ExportSource): Promise<boolean> => {
  const { last, profile: id, profiles } = listExports(source.list.name);
  if (!last || applicableScope(source, last.scope) === undefined) return false;
  const { columns, missing } = chosenColumns(source.list, last);
  if (missing.length > 0) return false;
  const profile = profiles.find((one) => one.id === id);
  const { columns: _, titles: __, ...choice } = last;
  await startChosen(source, { choice, columns, profile });
  return true;
};
