/** What the sample calls mean, by the specification's sections 6, 7 and 9. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createSampleApi, type Fields, rowsIn, valuesIn } from './sample-api';

const { send, reset } = createSampleApi();
beforeEach(reset);
const total = async (call: string): Promise<unknown> => ((await send(call)).body as Fields).total;

describe('pages', () => {
  it.each([
    ['/apps/invoice/invoices', 10],
    ['/api/users/list/data', 10],
    ['/api/datatables/data', 10],
    ['/apps/ecommerce/products', 9],
  ])('%s has %i rows unless asked otherwise', async (path, size) => {
    const first = await send(`GET ${path}`);
    expect(rowsIn(first)).toHaveLength(size);
    expect(first.body).toMatchObject({ page: 1, perPage: size });
    const second = await send(`GET ${path}?page=2&perPage=4`);
    expect(rowsIn(second)).toHaveLength(4);
    expect(valuesIn(second, 'id')).toEqual(valuesIn(await send(`GET ${path}?perPage=8`), 'id').slice(4));
  });

  it.each([
    '/apps/invoice/invoices',
    '/api/users/list/data',
    '/api/datatables/data',
    '/apps/ecommerce/products',
    '/apps/permissions/data',
  ])('%s: a page past the end is empty, and the total stays', async (path) => {
    const past = await send(`GET ${path}?page=900`);
    expect(past.status).toBe(200);
    expect(rowsIn(past)).toEqual([]);
    expect((past.body as Fields).total).toBe(await total(`GET ${path}`));
  });
});

describe('search finds parts of words in any case', () => {
  it.each([
    ['/apps/invoice/invoices', 'service', 'TIMING', 'client'],
    ['/api/users/list/data', 'fullName', '', 'email'],
    ['/api/datatables/data', 'post', 'eNGin', 'email'],
    ['/apps/ecommerce/products', 'name', 'HELM', 'slug'],
    ['/apps/permissions/data', 'name', 'manage', 'name'],
  ])('%s by %s', async (path, field, words) => {
    const all = rowsIn(await send(`GET ${path}?perPage=200`));
    const query = words || String(all[0]?.[field]).slice(1, 4).toUpperCase();
    const found = rowsIn(await send(`GET ${path}?perPage=200&q=${encodeURIComponent(query)}`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    const mine = all.filter((row) => String(row[field]).toLowerCase().includes(query.toLowerCase()));
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(mine.map(({ id }) => id)));
    expect(rowsIn(await send(`GET ${path}?q=no-such-words`))).toEqual([]);
  });

  it('an empty search finds all', async () => {
    expect(await total('GET /apps/ecommerce/products?q=')).toBe(await total('GET /apps/ecommerce/products'));
  });
});

it('resetting the demo restores everything', async () => {
  await send('DELETE /apps/users/delete?id=1');
  await send('POST /apps/email/update-emails', { emailIds: [1], dataToUpdate: { folder: 'trash' } });
  reset();
  expect((await send('GET /api/users/user?id=1')).status).toBe(200);
  expect((await send('GET /apps/email/get-email?id=1')).body).toMatchObject({ folder: 'inbox' });
});
