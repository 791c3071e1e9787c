/** The columns that an export of a list can have, as the list shows them or as an earlier export chose them. */

import type { StoredExportChoice } from '@contract/settings/export-choices';
import type { Column } from '../list/data/columns';
import type { List } from '../list/data/use-list';
import { noteColumns } from '../list/grid/note-columns';
import { missingZones, withCompanionColumns, zoneKey } from './export-request';

const withNotes = ({ source }: List, own: readonly Column[]): readonly Column[] =>
  source.records ? [...own, ...noteColumns()] : own;

/** As the list shows them. */
export const columnsOfList = (list: List): readonly Column[] =>
  withNotes(list, withCompanionColumns(list.columns.all, list.rows.sample));

export interface ChosenColumns {
  /** The chosen ones first, in their order. */
  readonly columns: readonly Column[];
  /** Chosen ones that this list does not have: those of another server or version. */
  readonly missing: readonly string[];
}

/** As an earlier export chose them. */
export const chosenColumns = (
  list: List,
  { columns: keys, titles = {} }: Pick<StoredExportChoice, 'columns' | 'titles'>,
): ChosenColumns => {
  const own = list.columns.all.map((column) => ({ ...column, shown: keys.includes(column.key) }));
  const all = withNotes(list, [...own, ...missingZones(own, list.rows.sample)]).map((column) => ({
    ...column,
    shown: keys.includes(column.key),
  }));
  const chosen = keys.flatMap((key): readonly Column[] => {
    const column = all.find((one) => one.key === key);
    const title = titles[key];
    return column ? [title === undefined ? column : { ...column, title }] : [];
  });
  // A time zone is a column only while times lack theirs.
  const zones = new Set(own.filter(({ field }) => field.kind === 'dateTime').map(({ field }) => zoneKey(field)));
  return {
    columns: [...chosen, ...all.filter(({ shown }) => !shown)],
    missing: keys.filter((key) => !zones.has(key) && !all.some((column) => column.key === key)),
  };
};
