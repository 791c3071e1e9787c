/** Describes an export for the dialog's scope line and the suggested file name. */

import type { Values } from '../area/field';
import { valueLabel } from '../list/data/filter-values';
import { noteFilterField, noteFilterKey } from '../list/data/note-filter';
import type { List } from '../list/data/use-list';
import { formatDayRange } from '../list/toolbar/filter-labels';

const valueText = ({ columns }: List, key: string, value: string): string => {
  const days = formatDayRange(value);
  if (days !== undefined) return days;
  const own = key === noteFilterKey ? noteFilterField : undefined;
  const field = own ?? columns.all.find((column) => column.key === key)?.field ?? { key };
  const label = valueLabel(field, value);
  return label === value ? value : label.toLowerCase();
};

/** The name of the record that narrows the list (`eventId`, for example), if all loaded rows have the same one. */
const parentNames = (input: Values, rows: readonly Values[]): readonly string[] =>
  Object.keys(input).flatMap((key) => {
    if (!key.endsWith('Id')) return [];
    const names = new Set(rows.map((row) => row[key.replace(/Id$/, 'Name')]));
    const [name] = names;
    return names.size === 1 && typeof name === 'string' && name !== '' ? [name] : [];
  });

/** The search and filters that hold for a list's rows as words: "Midnight Madness", "confirmed", "smith". */
export const describeFilters = (list: List): readonly string[] => {
  const { state, source, rows } = list;
  const filters = Object.entries(state.filters).flatMap(([key, values]) =>
    values.map((value) => valueText(list, key, value)),
  );
  // A search that the server ignores narrows only rows in memory.
  const q = rows.inMemory || !rows.ignored.includes('q') ? state.q.trim() : '';
  return [...parentNames(source.input, rows.sample), ...filters, ...(q === '' ? [] : [q])];
};
