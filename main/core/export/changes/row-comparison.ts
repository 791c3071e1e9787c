/** Counts which of the rows that pass are new or changed, and collects them for the next comparison. */
import type { ChangesReason } from '@contract/csv/changes';
import type { CsvRow } from '@contract/csv/csv-format';
import type { ComparedTable } from './compared-table';
import { createHashTable, type HashTable } from './hash-table';
import { createRowCollector, isUsableId } from './kept-rows';
import { hashText } from './row-hash';

export type RowChange = 'added' | 'changed';

interface RowComparisonOptions {
  readonly table: ComparedTable;
  readonly seed: Parameters<typeof hashText>[1];
  readonly maxRows: number;
}

export const createRowComparison = ({ table, seed, maxRows }: RowComparisonOptions) => {
  const current = createHashTable();
  const collector = createRowCollector();
  const counts: Record<'read' | RowChange, number> = { read: 0, added: 0, changed: 0 };
  let broken: ChangesReason | undefined = table.idKey === undefined ? 'ids' : undefined;

  const compare = (row: CsvRow, before: HashTable | undefined): RowChange | undefined => {
    counts.read += 1;
    if (broken) return undefined;
    const id = table.idOf(row);
    const [idHash, hash] = [hashText(id, seed), hashText(table.textOf(row), seed)];
    if (!isUsableId(id)) broken = 'ids';
    else if (current.size >= maxRows) broken = 'many';
    else if (!current.add(idHash, hash)) broken = 'repeats';
    else collector.add({ id, label: table.labelOf(row), hash });
    if (broken || !before) return undefined;
    const isSame = before.matches(idHash, hash);
    if (isSame) return undefined;
    const change = isSame === undefined ? 'added' : 'changed';
    counts[change] += 1;
    return change;
  };
  return {
    counts: counts as Readonly<typeof counts>,
    /** Why neither these rows nor those of the next export can be compared. */
    broken: () => broken,
    /** Whether a row is new or changed; undefined if it is neither, or nobody can tell. */
    compare,
    has: (id: string): boolean => current.has(hashText(id, seed)),
    chunks: collector.end,
  };
};
