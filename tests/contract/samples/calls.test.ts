/** The sample rows and their answers are what the specification says of each sample call. */
import type { AnyRow, Table } from '@contract/endpoint';
import * as product from '@contract/endpoints/index';
import { readAnswer } from '@contract/http/read-answer';
import * as samples from '@contract/samples/index';
import { endpointIds, isSample } from '@contract/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isCopied } from '../../../main/core/store/copied-call';
import { createSampleApi, type Fields } from '../../unit/mocks/samples/sample-api';
import { sampleCalls } from './spec-calls';

const rows = Object.values(samples as Table).flatMap((calls): AnyRow[] => Object.values(calls));
const callOf = (row: AnyRow): string => `${row.method} ${row.path}`;
const rowFor = (call: string): AnyRow | undefined => rows.find((row) => callOf(row) === call);
const shapeOf = (row: AnyRow | undefined): Readonly<Record<string, z.ZodType>> =>
  row?.input instanceof z.ZodObject ? (row.input.shape as Record<string, z.ZodType>) : {};

describe('the table', () => {
  it('contains each sample call once, with its method, and no area of the product', () => {
    expect(rows.map(callOf).sort()).toEqual(sampleCalls.map(({ call }) => call).sort());
    expect(endpointIds.filter(isSample)).toHaveLength(sampleCalls.length);
    expect(Object.keys(samples).filter((area) => Object.hasOwn(product, area))).toEqual([]);
  });

  it.each(sampleCalls)('$call: has the specified names, defaults and status', (sample) => {
    const row = rowFor(sample.call);
    expect(row?.status ?? 200).toBe(sample.status ?? 200);
    expect(Object.keys(shapeOf(row))).toEqual(expect.arrayContaining([...(sample.names ?? [])]));
    for (const [name, expected] of Object.entries(sample.defaults ?? {}))
      expect(shapeOf(row)[name]?.parse(undefined)).toBe(expected);
  });

  it('lets no sample data into the copy', () => {
    expect(isCopied('invoice.list')).toBe(false);
    expect(isCopied('booking.list')).toBe(true);
  });
});

const event = {
  title: 'Test',
  start: '2026-05-16T10:00:00',
  end: '2026-05-16T11:00:00',
  extendedProps: { calendar: 'Family' },
};
/** What the calls are asked with that need more than nothing: a query, or a body. */
const inputs: Readonly<Record<string, string | Fields>> = {
  'POST /apps/email/update-emails': { emailIds: [1, 2], dataToUpdate: { isRead: true } },
  'POST /apps/email/update-emails-label': { emailIds: [1], label: 'private' },
  'GET /apps/email/get-email': '?id=1',
  'GET /apps/email/paginate-email': '?dir=next&emailId=1',
  'DELETE /apps/invoice/delete': '?id=5001',
  'POST /apps/calendar/add-event': { event },
  'POST /apps/calendar/update-event': { event: { id: 1, ...event } },
  'DELETE /apps/calendar/remove-event': '?id=1',
  'POST /apps/users/add-user': {
    fullName: 'Nia Sol',
    username: 'nsol',
    email: 'nia.sol@example.com',
    role: 'editor',
    currentPlan: 'basic',
  },
  'GET /api/users/user': '?id=7',
  'DELETE /apps/users/delete': '?id=7',
  'POST /apps/ecommerce/wishlist': { productId: 2 },
  'POST /apps/ecommerce/cart': { productId: 2 },
  'POST /api/bookmarks/update': { id: 1 },
  'POST /apps/permissions/add-permission': { name: 'Print badges' },
  'POST /apps/permissions/update-permission': { id: 1, name: 'Managing' },
  'DELETE /apps/permissions/delete': '?id=1',
};
/** Path parameters: an invoice, a product, and products of the wishlist and the cart. */
const ids: Readonly<Record<string, string>> = {
  'GET /api/invoice/invoices/{id}': '5001',
  'GET /apps/ecommerce/products/{id}': '3',
  'DELETE /apps/ecommerce/wishlist/{productId}': '4',
  'DELETE /apps/ecommerce/cart/{productId}': '1',
};

const requestOf = (sample: string): [call: string, body: Fields | undefined] => {
  const input = inputs[sample];
  const path = sample.replace(/\{\w+\}/, ids[sample] ?? '');
  return typeof input === 'string' ? [path + input, undefined] : [path, input];
};
const { send, reset } = createSampleApi();
beforeEach(reset);

it.each(sampleCalls)(
  '$call: has the promised answer, with no picture or link of another host',
  async ({ call, status = 200 }) => {
    const row = rowFor(call);
    const answer = await send(...requestOf(call));
    expect(answer.status).toBe(status);
    const addresses = JSON.stringify(answer.body ?? '').match(/\b(?:https?|ftp):\/\/[^"'\\ )>]+/g) ?? [];
    const foreign = addresses.filter((address) => !/^https:\/\/example\.com\/|^http:\/\/www\.w3\.org\//.test(address));
    expect(foreign).toEqual([]);
    const result = row && readAnswer(row, { status, type: 'application/json', body: answer.body });
    expect(result).toMatchObject({ ok: true });
    if (!result?.ok) return;
    const value = result.value as Fields;
    if (row?.output.shape === 'list') expect((value.rows as unknown[]).length).toBeGreaterThan(0);
    else if (row?.output.shape !== 'done') expect(Object.keys(value).length).toBeGreaterThan(0);
  },
);

it.each([
  'GET /apps/email/get-email?id=999',
  'GET /apps/email/paginate-email?dir=next&emailId=999',
  'GET /apps/email/paginate-email?dir=previous&emailId=1',
  'GET /apps/email/paginate-email?dir=next&emailId=18',
  'GET /apps/ecommerce/products/999',
  'GET /api/invoice/invoices/1',
  'GET /api/users/user?id=999',
  'DELETE /apps/invoice/delete?id=1',
  'DELETE /apps/calendar/remove-event?id=999',
  'DELETE /apps/users/delete?id=999',
  'DELETE /apps/permissions/delete?id=999',
  'DELETE /apps/ecommerce/wishlist/999',
  'DELETE /apps/ecommerce/cart/999',
])('%s is 404, without a body', async (call) => {
  expect(await send(call)).toEqual({ status: 404, body: undefined });
});

it.each<[string, Fields]>([
  ['POST /apps/email/update-emails', { emailIds: [999], dataToUpdate: { isRead: true } }],
  ['POST /apps/email/update-emails-label', { emailIds: [999], label: 'private' }],
  ['POST /apps/calendar/update-event', { event: { id: 999, ...event } }],
  ['POST /apps/ecommerce/wishlist', { productId: 999 }],
  ['POST /apps/ecommerce/cart', { productId: 999 }],
  ['POST /api/bookmarks/update', { id: 999 }],
  ['POST /apps/permissions/update-permission', { id: 999, name: 'Nothing' }],
])('%s %j is 404, without a body', async (call, body) => {
  expect(await send(call, body)).toEqual({ status: 404, body: undefined });
});

it.each([
  'GET /apps/invoice/invoices?page=0',
  'GET /apps/invoice/invoices?perPage=ten',
  'GET /apps/invoice/invoices?status=Lost',
  'GET /apps/email/emails?folder=attic',
  'GET /apps/ecommerce/products?sortBy=size',
  'GET /api/users/list/data?surprise=1',
])('%s is refused, without a body', async (call) => {
  expect(await send(call)).toEqual({ status: 422, body: undefined });
});
