import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../../../../../../../renderer/kit/list/data/list-state';
import { useLocalListState } from '../../../../../../../renderer/kit/list/data/use-list-state';
import { holding, useTableRows } from '../../../../../../../renderer/samples/kit/table/use-table-rows';

const fields = [{ key: 'name' }, { key: 'since', kind: 'date' }] as const;
const rows = Array.from({ length: 25 }, (_, index) => ({ id: index, name: `José ${25 - index}`, since: '2024-05-01' }));
const start = { ...emptyState, size: 10 };

describe('header filters', () => {
  it.each([
    [{ name: ['jose 2'] }, 7],
    [{ name: ['JOSÉ'], since: ['may 1'] }, 25],
    [{ name: ['  '] }, 25],
    [{ name: ['nobody'] }, 0],
    [{ unknown: ['x'] }, 25],
  ])('%j match %i rows, as they are shown', (words, count) => {
    expect(holding(rows, fields, words)).toHaveLength(count);
  });
});

it('pages and sorts the matching rows, and never stays past their end', () => {
  const { result } = renderHook(() => {
    const stateful = useLocalListState(start);
    return { stateful, table: useTableRows(rows, fields, stateful) };
  });
  act(() => result.current.stateful.change({ page: 3 }));
  expect(result.current.table.shown).toHaveLength(5);
  act(() => result.current.stateful.change({ sort: { key: 'id', descending: true } }));
  expect(result.current.table.shown.map(({ id }) => id).slice(0, 2)).toEqual([24, 23]);
  act(() => result.current.stateful.change({ filters: { name: ['jose 2'] }, page: 9 }));
  expect(result.current.table.paged.rows).toEqual({ count: 7, offset: 0, size: 10, total: 7, hasNext: false });
});
