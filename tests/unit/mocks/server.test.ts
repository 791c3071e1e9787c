import { createHash, randomBytes } from 'node:crypto';
import { readAnswer } from '@contract/http/read-answer';
import { rowOf } from '@contract/table';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAnswers, demoServer } from '../../../mocks/adapter';
import { boundaryOf, readMultipart } from '../../../mocks/server/multipart';
import { type MockServer, startMockServer } from '../../../mocks/server/start';
import { may } from './client';

let server: MockServer;
let token = '';

const post = (path: string, body: unknown = {}, more: RequestInit = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...more,
  });

const signIn = async (): Promise<void> => {
  const response = await post('/auth/logIn', { email: 'admin@pitwall.example', password: 'pitwall' });
  const { data } = (await response.json()) as { data: { attributes: { accessToken: string } } };
  token = data.attributes.accessToken;
};

beforeAll(async () => {
  server = await startMockServer({ now: () => may });
  await signIn();
});
afterEach(() => {
  server.faults.clear();
  server.clearRequests();
});
afterAll(() => server.close());

describe('the mock server answers over HTTP as the demo does in process', () => {
  it.each([
    ['/booking/list', { perPage: 5, q: 'shoot', sort: 'desc', sortColumn: 'total' }],
    ['/booking/detail', { id: 50_001 }],
    ['/booking/detail', { id: 1 }],
    ['/track/detail/3', {}],
    ['/inspector/list', {}],
    ['/nowhere', {}],
  ])('%s %j', async (path, body) => {
    const inProcess = createAnswers({ now: () => may });
    const request = (to: string, bearer: string): Promise<Response> =>
      inProcess.answer(
        new Request(`${demoServer}${to}`, {
          method: 'POST',
          body: JSON.stringify(to === '/auth/logIn' ? { email: 'admin@pitwall.example', password: 'pitwall' } : body),
          headers: { authorization: `Bearer ${bearer}` },
        }),
      );
    const login = (await (await request('/auth/logIn', '')).json()) as {
      data: { attributes: { accessToken: string } };
    };
    const direct = await request(path, login.data.attributes.accessToken);
    const overHttp = await post(path, body);
    expect(overHttp.status).toBe(direct.status);
    expect(overHttp.headers.get('content-type')).toBe(direct.headers.get('content-type'));
    expect(await overHttp.text()).toBe(await direct.text());
  });

  it('listens on this computer only', () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });

  it('records requests', async () => {
    await post('/booking/list', { perPage: 5 });
    expect(server.requests()).toMatchObject([
      { method: 'POST', path: '/booking/list', status: 200, bytes: 13, headers: { authorization: `Bearer ${token}` } },
    ]);
  });

  it('hashes uploads while they arrive', async () => {
    const bytes = randomBytes(3_000_000);
    const form = new FormData();
    form.set('folder', 'tracks');
    form.set('file', new File([bytes], 'böxes "1".jpg', { type: 'image/jpeg' }));
    const response = await fetch(`${server.url}/media/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { data } = (await response.json()) as { data: { attributes: object } };
    expect(data.attributes).toMatchObject({
      originalName: 'böxes "1".jpg',
      folder: 'tracks',
      checksum: `sha256:${sha256}`,
      sizeBytes: 3_000_000,
      mimeType: 'image/jpeg',
    });
    expect(server.requests()[0]?.files).toEqual([
      { name: 'böxes "1".jpg', type: 'image/jpeg', size: 3_000_000, sha256 },
    ]);
  });

  it('rejects an upload that is too large, and a truncated body', async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(90 * 1_024 * 1_024)], 'big.mp4', { type: 'video/mp4' }));
    const headers = { authorization: `Bearer ${token}` };
    const big = await fetch(`${server.url}/media/upload`, { method: 'POST', body: form, headers });
    expect(big.status).toBe(413);
    const torn = await fetch(`${server.url}/media/upload`, {
      method: 'POST',
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(torn.status).toBe(400);
  });
});

describe('faults', () => {
  it('apply to the given paths and number of requests', async () => {
    server.faults.add({ path: '/booking/*', status: 503, times: 2, headers: { 'retry-after': '1' } });
    expect((await post('/track/list')).status).toBe(200);
    const first = await post('/booking/list');
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await post('/booking/list')).status).toBe(503);
    expect((await post('/booking/list')).status).toBe(200);
    expect(server.faults.list()).toEqual([]);
  });

  it('drop the connection before or after the server did the work', async () => {
    const data = { name: 'Dropped Strip', type: 'drag_strip' };
    const count = async (): Promise<number> =>
      ((await (await post('/track/list')).json()) as { data: { attributes: { total: number } } }).data.attributes.total;
    const before = await count();
    server.faults.add({ path: '/track/create', drop: 'before', times: 1 });
    await expect(post('/track/create', { data })).rejects.toThrow();
    expect(await count()).toBe(before);
    server.faults.add({ path: '/track/create', drop: 'after', times: 1 });
    await expect(post('/track/create', { data })).rejects.toThrow();
    expect(await count()).toBe(before + 1);
    server.faults.add({ path: '/track/list', drop: 'middle', times: 1 });
    await expect(post('/track/list').then((response) => response.text())).rejects.toThrow();
    server.reset();
    expect(await count()).toBe(before);
  });

  it('send slowly, delay, hang, and answer like a Wi-Fi sign-in page', async () => {
    server.faults.add({ path: '/track/list', captive: true, times: 1 });
    const page = await post('/track/list');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const row = rowOf('track.list');
    const read = row && readAnswer(row, { status: 200, type: 'text/html', body: await page.text() });
    expect(read).toMatchObject({ ok: false, failure: { code: 'html-answer' } });

    server.faults.add({ path: '/role-master/zapp-list', drip: 1, times: 1 });
    const response = await post('/role-master/zapp-list', { q: 'Super' });
    let pieces = 0;
    for await (const _piece of response.body ?? []) pieces += 1;
    expect(pieces).toBeGreaterThan(3);

    server.faults.add({ path: '/track/list', hold: true, times: 1 });
    server.clearRequests();
    const held = post('/track/list');
    await expect.poll(() => server.faults.list()).toEqual([]);
    await post('/role-master/zapp-list', { q: 'Super' });
    expect(server.requests().map(({ path }) => path)).toEqual(['/role-master/zapp-list']);
    server.faults.clear();
    expect((await held).status).toBe(200);
    server.faults.add({ path: '/track/list', hang: true, times: 1 });
    const hanging = new AbortController();
    const pending = post('/track/list', {}, { signal: hanging.signal });
    await expect.poll(() => server.requests().at(-1)?.status).toBeUndefined();
    hanging.abort();
    await expect(pending).rejects.toThrow();
  });

  it('end all sessions', async () => {
    server.faults.add({ path: '/track/list', expire: true, times: 1 });
    expect((await post('/track/list')).status).toBe(401);
    expect((await post('/booking/list')).status).toBe(401);
    await signIn();
    expect((await post('/booking/list')).status).toBe(200);
  });

  it('answer a CSV call with an address', async () => {
    server.faults.add({ path: '/inspector/generate-csv', csv: 'url', times: 1 });
    const { data } = (await (await post('/inspector/generate-csv')).json()) as {
      data: { attributes: { url: string } };
    };
    expect(data.attributes.url.startsWith(`${server.url}/exports/`)).toBe(true);
    const file = await (await fetch(data.attributes.url)).text();
    expect(file.split('\r\n')).toHaveLength(47);
    server.faults.add({ path: '/inspector/generate-csv', csv: 'foreign', times: 1 });
    const foreign = await (await post('/inspector/generate-csv')).text();
    expect(foreign).toContain('http://elsewhere.invalid/');
  });

  it('ignore given inputs, like a server that does not know them', async () => {
    const total = async (body: object) =>
      ((await (await post('/booking/list', body)).json()) as { data: { attributes: { total: number } } }).data
        .attributes.total;
    const all = await total({});
    const ofEvent = await total({ eventId: 27 });
    expect(ofEvent).toBeLessThan(all);
    await post('/__mock/faults', { path: '/booking/list', ignore: ['eventId', 'trackId'] });
    expect(await total({ eventId: 27 })).toBe(all);
    expect(await total({ q: 'no such booking', eventId: 27 })).toBe(0);
  });

  it('can be set over HTTP while the server runs', async () => {
    const refused = await post('/__mock/faults', { path: '/track/list', satus: 500 });
    expect(refused.status).toBe(400);
    await post('/__mock/faults', [{ path: '/track/list', status: 500, times: 1 }]);
    expect((await post('/track/list')).status).toBe(500);
    await post('/__mock/faults', { captive: true });
    await fetch(`${server.url}/__mock/faults`, { method: 'DELETE' });
    expect((await post('/track/list')).status).toBe(200);
    const requests = (await (await fetch(`${server.url}/__mock/requests`)).json()) as { path: string }[];
    expect(requests.map(({ path }) => path)).toEqual(['/track/list', '/track/list']);
    expect((await post('/__mock/nothing')).status).toBe(404);
  });
});

describe('multipart bodies', () => {
  const part = fc.record({
    name: fc.stringMatching(/^[a-z]{1,8}$/),
    file: fc.option(fc.stringMatching(/^[\w .äß-]{1,20}$/), { nil: undefined }),
    bytes: fc.uint8Array({ maxLength: 300 }),
  });

  it('are read correctly for any division into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 90 }),
        async (parts, size) => {
          const pieces = parts.flatMap(({ name, file, bytes }) => [
            Buffer.from(
              `--edge\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`}\r\n\r\n`,
            ),
            Buffer.from(bytes),
            Buffer.from('\r\n'),
          ]);
          const whole = Buffer.concat([...pieces, Buffer.from('--edge--\r\n')]);
          async function* chunks(): AsyncGenerator<Buffer, void> {
            for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
          }
          const { files } = await readMultipart(chunks(), 'edge');
          expect(files).toEqual(
            parts
              .filter(({ file }) => file !== undefined)
              .map(({ file, bytes }) => ({
                name: file,
                type: 'image/png',
                size: bytes.length,
                sha256: createHash('sha256').update(bytes).digest('hex'),
                bytes: Buffer.from(bytes),
              })),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are recognized by their content type', () => {
    expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
    expect(boundaryOf('application/json')).toBeUndefined();
  });
});
