import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type DialectName, dialectNames, dialects } from '../../../mocks/server/dialects/index';
import { type MockServer, startMockServer } from '../../../mocks/server/start';
import { may } from './client';

const servers: MockServer[] = [];
const start = async (dialect?: DialectName) => {
  const server = await startMockServer({ rows: 120, now: () => may, ...(dialect ? { dialect } : {}) });
  servers.push(server);
  return server;
};
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const send = async ({ url }: MockServer, path: string, body: unknown = {}, token = '') => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
  });
  return { status: response.status, text: await response.text() };
};

/** The token at any of the places where servers put it. */
const signIn = async (server: MockServer): Promise<string> => {
  const { text } = await send(server, '/auth/logIn', { email: 'admin@pitwall.example', password: 'pitwall' });
  return /demo-access-[0-9a-f-]{36}/.exec(text)?.[0] ?? '';
};

const written = (name: DialectName, id: number) => dialects[name].writing.id?.(id) ?? id;
const numbersIn = (text: string) => [...new Set(text.match(/BK-[0-9A-Z]{5}/g) ?? [])];

const get = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; bytes: Buffer }>((resolve, reject) => {
    request(url, { headers, family: 4 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, bytes: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });

describe.each(dialectNames)('the dialect %s', (name) => {
  it('has the bookings of the plain server, and finds one by its own id', async () => {
    const [plain, server] = [await start(), await start(name)];
    const [plainToken, token] = [await signIn(plain), await signIn(server)];
    const of = (await send(plain, '/booking/list', { page: 1, perPage: 200 }, plainToken)).text;
    const list = await send(server, '/booking/list', {}, token);
    expect(list.status).toBe(200);
    expect(numbersIn(list.text).length).toBeGreaterThan(10);
    expect(numbersIn(of)).toEqual(expect.arrayContaining(numbersIn(list.text)));
    expect(list.text).not.toContain('"attributes"');

    const expected = numbersIn((await send(plain, '/booking/detail', { id: 50_007 }, plainToken)).text);
    const detail = await send(server, '/booking/detail', { id: written(name, 50_007) }, token);
    expect(numbersIn(detail.text)).toEqual(expected);
  });

  it('rejects a wrong password in its own format', async () => {
    const server = await start(name);
    const wrong = await send(server, '/auth/logIn', { email: 'admin@pitwall.example', password: 'wrong' });
    expect(wrong.text).toContain('Wrong email or password.');
    expect(wrong.text).not.toContain('"messages"');
    expect(await send(server, '/booking/list')).toMatchObject({ status: 401 });
  });

  it('sends pictures only to requests with the token', async () => {
    const server = await start(name);
    const token = await signIn(server);
    const { text } = await send(server, '/track/detail/1', {}, token);
    const path = /\/files\/\d+\.png/.exec(
      (await send(server, `/track/detail/${written(name, 1)}`, {}, token)).text,
    )?.[0];
    expect(path, text.slice(0, 200)).toBeDefined();
    const bearer = { authorization: `Bearer ${token}` };
    expect((await get(`${server.url}${path}`, {})).status).toBe(401);
    const { status, bytes } = await get(`${server.url}${path}`, bearer);
    expect([status, bytes.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
    const elsewhere = `${server.url.replace('127.0.0.1', 'localhost')}${path}`;
    expect((await get(elsewhere, {})).status).toBe(200);
    expect((await get(elsewhere, bearer)).status).toBe(400);
  });
});

describe('inputs that dialects ignore', () => {
  const ids = async (name: DialectName, path: string, body: object) => {
    const server = await start(name);
    return numbersIn((await send(server, path, body, await signIn(server))).text);
  };

  it('bare sends all rows for every page', async () => {
    expect((await ids('bare', '/booking/list', { page: 2, perPage: 5 })).length).toBe(120);
  });

  it('mongo sends all tickets if a call asks for those of one booking', async () => {
    const input = { bookingId: written('mongo', 50_007) };
    expect((await ids('mongo', '/booking/ticket-list', input)).length).toBeGreaterThan(5);
    expect((await ids('dotnet', '/booking/ticket-list', { bookingId: '50007' })).length).toBe(1);
  });

  it('cents understands its own names only', async () => {
    expect((await ids('cents', '/booking/list', { page: 2, perPage: 5 })).length).toBe(20);
    const second = await ids('cents', '/booking/list', { offset: 20, limit: 10, order_by: '-booking_date' });
    expect(second.length).toBe(10);
    expect(second).not.toEqual(
      await ids('cents', '/booking/list', { offset: 0, limit: 10, order_by: '-booking_date' }),
    );
  });
});
