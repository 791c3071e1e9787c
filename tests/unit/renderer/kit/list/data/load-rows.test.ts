import type { Page } from '@contract/endpoint';
import { fail, ok } from '@contract/failure';
import { pageRows } from '@contract/list/all-pages';
import { expect, it, vi } from 'vitest';
import type { Values } from '../../../../../../renderer/kit/area/field';
import { loadAllRows, loadRows, rowsHeld } from '../../../../../../renderer/kit/list/data/load-rows';

const idOf = (row: Values) => String(row.id);
const quiet = () => undefined;
type Paging = { readonly page: number; readonly perPage: number };

const server = (count: number) =>
  vi.fn(async ({ page, perPage }: Paging) => {
    const rows = Array.from({ length: Math.min(perPage, count - (page - 1) * perPage) }, (_, index) => ({
      id: (page - 1) * perPage + index,
    }));
    return ok<Page<Values>>({ rows, isComplete: false, total: count });
  });

it('joins all pages and reports progress', async () => {
  const seen: number[] = [];
  const loaded = await loadRows(server(pageRows * 2 + 5), idOf, ({ loaded: now }) => seen.push(now));
  expect(loaded.ok && loaded.value.isComplete).toBe(true);
  expect(loaded.ok && loaded.value.rows.length).toBe(pageRows * 2 + 5);
  expect(seen).toEqual([pageRows, pageRows * 2, pageRows * 2 + 5]);
});

it('says how many rows are missing if the pages end before the total', async () => {
  const pages = async ({ page }: Paging) =>
    ok<Page<Values>>({ rows: page === 1 ? [{ id: 1 }, { id: 2 }] : [], isComplete: false, total: 5 });
  const loaded = await loadRows(pages, idOf, quiet);
  expect(loaded.ok && rowsHeld(loaded.value, {}).gap).toEqual({ reason: 'unread', sent: 2, total: 5 });
});

it('ends with the first failure, and at once when it is cancelled', async () => {
  const refused = fail('network', 'offline');
  expect(await loadRows(async () => refused, idOf, quiet)).toBe(refused);
  const controller = new AbortController();
  const fetchChunk = vi.fn(async (paging: Paging) => {
    controller.abort();
    return server(pageRows * 5)(paging);
  });
  expect(await loadRows(fetchChunk, idOf, quiet, controller.signal)).toEqual(fail('cancelled', 'cancelled'));
  expect(fetchChunk).toHaveBeenCalledTimes(1);
});

it('reports a list with more rows than can be loaded', async () => {
  const rows = Array.from({ length: pageRows }, (_, index) => index);
  const fetchChunk = vi.fn(async ({ page }: Paging) =>
    ok<Page<Values>>({
      rows: rows.map((index) => ({ id: page * pageRows + index })),
      isComplete: false,
      total: 900_000,
    }),
  );
  const loaded = await loadRows(fetchChunk, idOf, quiet);
  expect(loaded.ok && loaded.value.isComplete).toBe(false);
  expect(fetchChunk).toHaveBeenCalledTimes(250);
});

it('loads a complete list or none of it, and stops if the server says that it is too long', async () => {
  const tooMany = { ok: false, failure: { code: 'too-many-rows', about: { limit: 500_000 } } };
  const long = server(500_001);
  expect(await loadAllRows(long, idOf, quiet)).toMatchObject(tooMany);
  expect(long).toHaveBeenCalledTimes(1);
  const untold = async (paging: Paging) => {
    const page = await server(900_000)(paging);
    return page.ok ? ok<Page<Values>>({ rows: page.value.rows, isComplete: false }) : page;
  };
  expect(await loadAllRows(untold, idOf, quiet)).toMatchObject(tooMany);
  const loaded = await loadAllRows(server(pageRows + 5), idOf, quiet);
  expect(loaded.ok && loaded.value.rows.length).toBe(pageRows + 5);
});

it('requests one long page from a server that ignores pages, and fails if that is not enough', async () => {
  const rows = Array.from({ length: 5_000 }, (_, id) => ({ id }));
  const idOf = (row: Values): string => String(row.id);
  const answer =
    (longest: number) =>
    async ({ perPage }: Paging) =>
      ok({ rows: rows.slice(0, Math.min(perPage, longest)), total: 5_000, isComplete: false });
  const all = await loadRows(answer(5_000), idOf, () => undefined);
  expect(all.ok && [all.value.rows.length, all.value.isComplete]).toEqual([5_000, true]);
  const part = await loadRows(answer(100), idOf, () => undefined);
  expect(part).toMatchObject({
    ok: false,
    failure: { code: 'incomplete-list', about: { loaded: '100', total: '5,000' } },
  });
});
