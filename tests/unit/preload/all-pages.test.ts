import { allPages, listedId } from '@contract/all-pages';
import { fail, ok } from '@contract/failure';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const server = (count: number, cap: number, sayTotal: boolean) => {
  const rows = Array.from({ length: count }, (_, id) => ({ id }));
  return async ({ page, perPage }: { page: number; perPage: number }) => {
    const size = Math.min(cap, perPage);
    const part = rows.slice((page - 1) * size, page * size);
    return ok({ rows: part, whole: sayTotal && part.length === count, ...(sayTotal ? { total: count } : {}) });
  };
};

describe('all pages of a list', () => {
  it('are every row once, however the server cuts its pages and whether or not it tells a total', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(500), fc.integer({ min: 1, max: 120 }), fc.boolean(), async (count, cap, sayTotal) => {
        const ids: string[] = [];
        let last = false;
        for await (const batch of allPages(server(count, cap, sayTotal), listedId)) {
          if (!batch.ok) throw new Error(batch.failure.code);
          ids.push(...batch.value.rows.map(listedId));
          last = batch.value.last;
        }
        expect(ids).toEqual(Array.from({ length: count }, (_, id) => String(id)));
        expect(last).toBe(true);
      }),
    );
  });

  it('end where a server sends the same page again and again', async () => {
    const same = async () => ok({ rows: [{ id: 1 }, { id: 2 }], whole: false });
    const batches = [];
    for await (const batch of allPages(same, listedId)) batches.push(batch);
    expect(batches).toHaveLength(2);
    expect(batches[1]).toMatchObject({ value: { rows: [], last: true } });
  });

  it('end with a failure', async () => {
    const batches = [];
    for await (const batch of allPages(async () => fail('network', 'offline'), listedId)) batches.push(batch);
    expect(batches).toEqual([fail('network', 'offline')]);
  });
});
