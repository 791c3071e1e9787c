import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '../../../../mocks/server/start';
import { may } from '../client';
import { createSampleApi, type Fields, sendWith } from './sample-api';

const inProcess = createSampleApi();
let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ now: () => may });
});
beforeEach(() => {
  server.reset();
  inProcess.reset();
});
afterAll(() => server.close());

it.each<[string, number, Fields?]>([
  ['GET /apps/ecommerce/products?q=HELM&sortBy=price-desc', 200],
  ['POST /apps/permissions/add-permission', 201, { name: 'Print badges' }],
  ['DELETE /apps/ecommerce/wishlist/4', 200],
  ['GET /apps/email/get-email?id=999', 404],
  ['GET /apps/invoice/invoices?page=0', 422],
])('the mock server answers %s with %i, as the demo does in process', async (call, status, body) => {
  const overHttp = await sendWith(server.url, fetch)(call, body);
  expect(overHttp.status).toBe(status);
  expect(overHttp).toEqual(await inProcess.send(call, body));
});
