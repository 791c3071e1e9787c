import { ok } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeFilters } from '../../../../../renderer/kit/export/describe-filters';
import { createInMemoryRows } from '../../../../../renderer/kit/list/data/in-memory-rows';
import { emptyState } from '../../../../../renderer/kit/list/data/list-state';
import { localRows } from '../../../../../renderer/kit/list/data/page-rows';
import type { List } from '../../../../../renderer/kit/list/data/use-list';
import { PrintList } from '../../../../../renderer/kit/list/print-list';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import * as papers from '../../../../../renderer/kit/print/papers/print-dialog';
import { openKit, setBridge } from '../kit-page';
import { answerList, area, bookings } from './test-area';

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
  const source = { input: {}, fieldOf: () => undefined };
  const list = {
    ...{ source, state: emptyState, columns: { all: [], shown: [] }, selection: { rows: new Map() } },
    rows: localRows(rows, new Uint32Array([0]), emptyState, {} as never),
  } as unknown as List;
  openKit([{ path: '/', element: <PrintList list={list} title="Tickets" onClose={vi.fn()} /> }], '/');
  const note = "Rows read: 1. The server doesn't say whether it has more.";
  await waitFor(() => expect(printed.mock.lastCall?.[0].papers?.[0]).toMatchObject({ note }));
});

it.each(['selected', 'shown'] as const)(
  'says on paper nothing of rows that are only shown, if the %s rows are of the copy',
  async (copied) => {
    const copy = { asOf: '2020-05-16T09:12:00.000Z' };
    const { exportCsv } = setBridge((_, input) => {
      const answer = answerList(bookings(120), input);
      return (input.q === undefined) === (copied === 'selected') ? { ...answer, copy } : answer;
    });
    const printed = vi.spyOn(papers, 'PrintDialog').mockReturnValue(null);
    openKit([{ path: '/bookings', element: <ResourceList area={area} /> }], '/bookings');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select BK-001' }));
    await userEvent.type(screen.getByRole('searchbox'), 'Adam');
    await screen.findByText('60 bookings');
    await userEvent.click(screen.getByRole('button', { name: 'Print…' }));
    await waitFor(() => expect(printed.mock.lastCall?.[0].papers).toBeDefined());
    const [paper] = printed.mock.lastCall?.[0].papers ?? [];
    expect(paper).toMatchObject({ filter: '1 selected', copy: copied === 'selected' ? copy : undefined });
    expect(paper?.asOf === Date.parse(copy.asOf)).toBe(copied === 'selected');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as…', hidden: true }));
    await waitFor(() => expect(exportCsv).toHaveBeenCalledTimes(1));
    expect(Object(exportCsv.mock.calls[0]?.[0]).asOf).toBe(copied === 'selected' ? copy.asOf : undefined);
  },
);
