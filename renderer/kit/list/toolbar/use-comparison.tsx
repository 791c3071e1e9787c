/** Compares a list with a file: from the menu beside its export, and by the command if it is the page's main list. */
import { ok } from '@contract/failure';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { timeReadWith } from '../../bridge/copies';
import { useCommand } from '../../commands/command';
import type { CompareSource } from '../../compare/compare-source';
import { pendingPlaceholder } from '../../feedback/pending-placeholder';
import { toPlainText } from '../../format/plain-text';
import { loadMatchingRows } from '../data/load-rows';
import type { List } from '../data/use-list';

const CompareDialog = lazy(async () => ({ default: (await import('../../compare/compare-dialog')).CompareDialog }));

/** The list as it is shown now, with its search and filters. */
const sourceOf = (title: string, list: List): CompareSource => ({
  title,
  columns: list.columns.all,
  path: list.source.records?.path,
  idOf: (row) => toPlainText(row[list.source.records?.id ?? list.source.id]),
  load: async (signal) => {
    const { call, inMemory } = list.rows;
    const shown = { asOf: call.asOf ?? Date.now(), copy: call.copy };
    const loaded = await loadMatchingRows(list, () => undefined, signal);
    return loaded.ok ? ok({ ...loaded.value, ...(inMemory ? shown : timeReadWith(signal)) }) : loaded;
  },
});

interface Comparison {
  readonly open: () => void;
  readonly dialog: ReactNode;
}

export const useComparison = (title: string, list: List, hasCommand: boolean): Comparison => {
  const [compared, setCompared] = useState<CompareSource>();
  const open = (): void => setCompared(sourceOf(title, list));
  useCommand('compare-file', hasCommand ? open : undefined);
  return {
    open,
    dialog: compared ? (
      <Suspense fallback={pendingPlaceholder}>
        <CompareDialog source={compared} onClose={() => setCompared(undefined)} />
      </Suspense>
    ) : undefined,
  };
};
