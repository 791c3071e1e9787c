/** What an export of a list can save, and what is kept of the choice. */
import { limits } from '@contract/limits';
import type { ExportProfile, ExportScope, StoredExportChoice } from '@contract/settings/export-choices';
import type { CsvId } from '@contract/table';
import type { Column } from '../list/data/columns';
import { noteFilterKey } from '../list/data/note-filter';
import type { List } from '../list/data/use-list';
import { chosenColumns } from './export-columns';
import type { ExportChoice } from './export-request';

export interface ExportSource {
  /** The list's title: "Bookings". */
  readonly title: string;
  readonly list: List;
  /** The CSV call, where the server has one. */
  readonly call: CsvId | undefined;
  /** The name of the CSV call's rows, if they are not the list's rows. */
  readonly fileRows: string | undefined;
  /** Profiles that come with the list. The first one holds until a person chooses another. */
  readonly presets?: readonly ExportProfile[];
}

/** Whether the server's own file can be saved. It can't be filtered by notes. */
export const offersFile = ({ call, list }: ExportSource): boolean =>
  call !== undefined && !list.state.filters[noteFilterKey];

/** The scope, if it applies to what the list shows now. */
export const applicableScope = (source: ExportSource, scope: ExportScope | undefined): ExportScope | undefined => {
  const { rows, selection } = source.list;
  if (scope === 'selected') return selection.rows.size > 0 ? scope : undefined;
  if (scope === 'file') return offersFile(source) ? scope : undefined;
  return rows.count > 0 ? scope : undefined;
};

export const defaultScope = (source: ExportSource): ExportScope =>
  source.list.rows.count > 0 || !offersFile(source) ? 'all' : 'file';

/** What is kept of a choice. */
export const toStoredChoice = (choice: ExportChoice, columns: readonly Column[]): StoredExportChoice => {
  const chosen = columns.filter(({ shown }) => shown).slice(0, limits.export.keptColumns);
  const titles = Object.fromEntries(
    chosen.flatMap(({ key, title }) => (title === undefined ? [] : [[key, title] as const])),
  );
  return {
    ...choice,
    columns: chosen.map(({ key }) => key),
    ...(Object.keys(titles).length > 0 ? { titles } : {}),
  };
};

/** Whether a profile differs from the choices. Its scope counts only if it applies now. */
export const isChanged = (source: ExportSource, profile: ExportProfile, now: StoredExportChoice): boolean => {
  const { name: _, id: __, ...stored } = profile;
  const scope = applicableScope(source, stored.scope) ?? now.scope;
  const { columns } = chosenColumns(source.list, stored);
  const shown = columns.filter((column) => column.shown).map(({ key }) => key);
  const parts = (one: StoredExportChoice) => [
    ...[one.scope, one.separator, one.forSpreadsheet, one.format],
    one.columns.map((key) => [key, one.titles?.[key]]),
  ];
  return JSON.stringify(parts({ ...stored, scope, columns: shown })) !== JSON.stringify(parts(now));
};
