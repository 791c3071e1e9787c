import { ok } from '@contract/failure';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeFilters } from '../../../../../renderer/kit/export/describe-filters';
import { createInMemoryRows } from '../../../../../renderer/kit/list/data/in-memory-rows';
import { emptyState } from '../../../../../renderer/kit/list/data/list-state';
import { localRows } from '../../../../../renderer/kit/list/data/page-rows';
import type { List } from '../../../../../renderer/kit/list/data/use-list';
import { PrintList } from '../../../../../renderer/kit/list/print-list';
import * as papers from '../../../../../renderer/kit/print/papers/print-dialog';
import { openKit, setBridge } from '../kit-page';

it('names no search on paper that the server ignored', () => {
  const listOf = (rows: object) =>
    ({ source: { input: {} }, state: { ...emptyState, q: 'smith' }, rows: { sample: [], ...rows } }) as unknown as List;
  expect(describeFilters(listOf({ ignored: ['q'] }))).toEqual([]);
  expect(describeFilters(listOf({ ignored: ['q'], inMemory: {} }))).toEqual(['smith']);
  expect(describeFilters(listOf({ ignored: [] }))).toEqual(['smith']);
});

it('says on paper that the server may have rows that it did not send', async () => {
  setBridge(() => ok(null));
  const printed = vi.spyOn(papers, 'PrintDialog').mockReturnValue(null);
  const rows = createInMemoryRows([{ id: 1 }], { dropped: 0, unplaced: 0, mayHaveMore: true });
  const source = { input: {}, kindOf: () => undefined };
  const list = {
    ...{ source, state: emptyState, columns: { all: [], shown: [] }, selection: { rows: new Map() } },
    rows: localRows(rows, new Uint32Array([0]), emptyState, {} as never),
  } as unknown as List;
  openKit([{ path: '/', element: <PrintList list={list} title="Tickets" onClose={vi.fn()} /> }], '/');
  const note = "Rows read: 1. The server doesn't say whether it has more.";
  await waitFor(() => expect(printed.mock.lastCall?.[0].papers?.[0]).toMatchObject({ note }));
});
