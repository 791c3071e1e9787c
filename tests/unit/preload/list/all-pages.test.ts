import { fail, ok } from '@contract/failure';
import { allPages, idIn } from '@contract/list/all-pages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const server = (count: number, cap: number, sayTotal: boolean) => {
  const rows = Array.from({ length: count }, (_, id) => ({ id }));
  return async ({ page, perPage }: { page: number; perPage: number }) => {
    const size = Math.min(cap, perPage);
    const part = rows.slice((page - 1) * size, page * size);
    return ok({ rows: part, isComplete: sayTotal && part.length === count, ...(sayTotal ? { total: count } : {}) });
  };
};

describe('all pages of a list', () => {
  it('contain every row once, for any page size and with or without a total', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(500), fc.integer({ min: 1, max: 120 }), fc.boolean(), async (count, cap, sayTotal) => {
        const ids: string[] = [];
        let last = false;
        for await (const batch of allPages(server(count, cap, sayTotal), idIn('id'))) {
          if (!batch.ok) throw new Error(batch.failure.code);
          ids.push(...batch.value.rows.map(idIn('id')));
          last = batch.value.last;
        }
        expect(ids).toEqual(Array.from({ length: count }, (_, id) => String(id)));
        expect(last).toBe(true);
      }),
    );
  });

  it('end if the server keeps sending the same page', async () => {
    const same = async () => ok({ rows: [{ id: 1 }, { id: 2 }], isComplete: false });
    const batches = [];
    for await (const batch of allPages(same, idIn('id'))) batches.push(batch);
    expect(batches).toHaveLength(2);
    expect(batches[1]).toMatchObject({ value: { rows: [], last: true } });
  });

  const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
  const batchesOf = async (fetchPage: Parameters<typeof allPages<{ readonly id: number }>>[0]) => {
    const batches = [];
    for await (const batch of allPages(fetchPage, idIn('id'))) batches.push(batch);
    return batches;
  };

  it('say that rows are missing if the server tells of a next page and keeps sending this one', async () => {
    const rows = numbered(7);
    const batches = await batchesOf(async () => ok({ rows, isComplete: false, hasNext: true }));
    expect(batches.at(-1)).toMatchObject({ value: { last: true, repeatsPage: true } });
  });

  it('are all there if a longer page then is the last', async () => {
    const rows = numbered(120);
    const batches = await batchesOf(async ({ perPage }) =>
      perPage > 2_000
        ? ok({ rows, isComplete: false })
        : ok({ rows: rows.slice(0, 50), isComplete: false, hasNext: true }),
    );
    expect(batches.flatMap((batch) => (batch.ok ? batch.value.rows : []))).toHaveLength(120);
    expect(batches.at(-1)).not.toMatchObject({ value: { repeatsPage: true } });
  });

  it('go on after a short page of which the server says that it is not the last', async () => {
    const pages = [numbered(50), [{ id: 50 }], [{ id: 51 }], []];
    const batches = await batchesOf(async ({ page }) =>
      ok({ rows: pages[page - 1] ?? [], isComplete: false, hasNext: true }),
    );
    expect(batches.flatMap((batch) => (batch.ok ? batch.value.rows : []))).toHaveLength(52);
    expect(batches.at(-1)).not.toMatchObject({ value: { repeatsPage: true } });
  });

  it('may be more if the server sends the same rows again, as many as servers often cap a page at', async () => {
    for (const [count, mayHaveMore] of [
      [50, true],
      [51, undefined],
    ] as const) {
      const rows = numbered(count);
      const [, last] = await batchesOf(async () => ok({ rows, isComplete: false }));
      expect(last?.ok && last.value.mayHaveMore).toBe(mayHaveMore);
    }
  });

  it('may be more if its pages end before the total is reached', async () => {
    const pages = [numbered(20), numbered(25).slice(20), []];
    const batches = await batchesOf(async ({ page }) =>
      ok({ rows: pages[page - 1] ?? [], isComplete: false, total: 45 }),
    );
    expect(batches.at(-1)).toMatchObject({ value: { rows: [], last: true, total: 45, mayHaveMore: true } });
  });

  it('end then even if rows have no id, or one of another name', async () => {
    const unnamed = [{ bookingId: 1 }, { bookingId: 2 }];
    for (const idOf of [idIn('id'), idIn('bookingId')]) {
      const batches = [];
      for await (const batch of allPages(async () => ok({ rows: unnamed, isComplete: false }), idOf))
        batches.push(batch);
      expect(batches).toMatchObject([{ value: { rows: unnamed } }, { value: { rows: [], last: true } }]);
    }
  });

  it('keep equal rows without an id on one page', async () => {
    const alike = async ({ page }: { page: number }) =>
      ok({ rows: page === 1 ? [{ name: 'A' }, { name: 'A' }] : [{ name: 'A' }], isComplete: false });
    const batches = [];
    for await (const batch of allPages(alike, idIn('id'))) batches.push(batch);
    expect(batches).toMatchObject([{ value: { rows: [{}, {}] } }, { value: { rows: [{}], last: true } }]);
  });

  it('end with a failure', async () => {
    const batches = [];
    for await (const batch of allPages(async () => fail('network', 'offline'), idIn('id'))) batches.push(batch);
    expect(batches).toEqual([fail('network', 'offline')]);
  });
});
