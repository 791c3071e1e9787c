/** A list of rows that a screen has in memory, with the search, filters, columns and files of any list. */
import { idIn } from '@contract/list/all-pages';
import { useCallback, useMemo } from 'react';
import type { Field, Values } from '../../area/field';
import type { Dated } from '../../bridge/copies';
import { createInMemoryRows } from './in-memory-rows';
import type { ListCall, ListSource } from './list-source';
import { emptyState } from './list-state';
import { localRows } from './page-rows';
import { startingState } from './starting-state';
import { type List, useShownList } from './use-list';
import { useListChoice } from './use-list-choice';
import { useLocalListState } from './use-list-state';

interface MemoryListOptions {
  /** The name under which its columns and exports are stored. */
  readonly name: string;
  /** The name under which they are stored, if `name` is that of an area with other lists. */
  readonly arrangement?: string;
  readonly fields: readonly Field[];
  readonly rows: readonly Values[];
  /** False while the rows are read. */
  readonly isLoaded: boolean;
  /** When the rows were read; undefined for those that only this computer has, which are always of now. */
  readonly read: Dated | undefined;
}

const sourceOf = { call: undefined, input: {}, id: 'id', idOf: idIn('id'), capabilities: {} } as const;

/** Shows all rows, unless a number for each page was chosen. */
const allRows = { ...emptyState, size: 'all' } as const;

export const useMemoryList = (options: MemoryListOptions): List => {
  const { name, arrangement = name, fields, rows, isLoaded, read } = options;
  const { asOf, copy } = read ?? {};
  const [choice] = useListChoice(arrangement);
  const stateful = useLocalListState(startingState(allRows, choice));
  const fieldOf = useCallback((key: string) => fields.find((field) => field.key === key), [fields]);
  const source = useMemo<ListSource>(() => ({ ...sourceOf, name, fieldOf }), [name, fieldOf]);
  const inMemory = useMemo(() => createInMemoryRows(rows), [rows]);
  const { state } = stateful;
  const { q, filters, sort } = state;
  const order = useMemo(() => inMemory.view({ q, filters, sort }, fieldOf), [inMemory, q, filters, sort, fieldOf]);
  const shown = useMemo(() => {
    const call: ListCall = {
      ...{ state: isLoaded ? 'fulfilled' : 'pending', failure: undefined, copy, asOf },
      ...{ busy: !isLoaded, stale: false, refresh: () => undefined },
    };
    return localRows(inMemory, order, state, call);
  }, [inMemory, order, state, isLoaded, asOf, copy]);
  return useShownList(options, source, shown, stateful);
};
