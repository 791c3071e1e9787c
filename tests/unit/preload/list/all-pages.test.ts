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
