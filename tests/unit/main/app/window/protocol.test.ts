import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentSecurityPolicy } from '../../../../../main/app/security/content-security-policy';
import { isOwn } from '../../../../../main/app/security/origin';
import {
  developmentServer,
  privileges,
  resolveFile,
  serveDevelopment,
  serveFolder,
} from '../../../../../main/app/window/protocol';

let home: string;
let root: string;
const secret = 'outside the folder';

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pitwall-protocol-'));
  root = join(home, 'dist');
  await mkdir(join(root, 'assets'), { recursive: true });
  await mkdir(join(root, '.vite'));
  await mkdir(join(root, 'folder.js'));
  await mkdir(join(home, 'dist-evil'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>index</title>');
  await writeFile(join(root, 'assets', 'index-Ab_1.js'), 'export {};');
  await writeFile(join(root, 'assets', 'page.css'), 'body {}');
  await writeFile(join(root, '.vite', 'manifest.json'), '{}');
  await writeFile(join(root, 'program.exe'), 'MZ');
  await writeFile(join(home, 'secret.txt'), secret);
  await writeFile(join(home, 'dist-evil', 'x.js'), secret);
  await symlink(join(home, 'secret.txt'), join(root, 'link.txt'));
  await symlink(join(home, 'dist-evil'), join(root, 'evil'));
  await symlink(join(root, 'assets', 'page.css'), join(root, 'inside.css'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const request = (url: string, method = 'GET'): Promise<Response> =>
  serveFolder(root)({ url, method, headers: new Headers() });

describe('the app protocol', () => {
  test.each([
    ['app://pitwall/', 'text/html; charset=utf-8'],
    ['app://pitwall/index.html', 'text/html; charset=utf-8'],
    ['app://pitwall/assets/index-Ab_1.js', 'text/javascript; charset=utf-8'],
    ['app://pitwall/assets/page.css?v=1', 'text/css; charset=utf-8'],
    ['app://pitwall/inside.css', 'text/css; charset=utf-8'],
  ])('serves %s as %s (SEC-21)', async (url, type) => {
    const answer = await request(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
  });

  test.each([
    'app://pitwall/login',
    'app://pitwall/bookings',
    'app://pitwall/bookings/BK-10023?page=2&q=a%20b',
    'app://pitwall/apps/email/',
  ])('serves the page for the client route %s (row 15)', async (url) => {
    const answer = await request(url);
    expect(await answer.text()).toContain('<title>index</title>');
    expect(answer.headers.get('content-security-policy')).toBe(contentSecurityPolicy());
  });

  test.each([
    ['app://pitwall/../secret.txt', [400, 404]],
    ['app://pitwall/../../etc/passwd', [200, 400, 404]],
    ['app://pitwall/../dist-evil/x.js', [400, 404]],
    ['app://pitwall/%2e%2e%2fsecret.txt', [400]],
    ['app://pitwall/..%5csecret.txt', [400]],
    ['app://pitwall/%252e%252e%252fsecret.txt', [400]],
    ['app://pitwall//host/share', [404]],
    ['app://pitwall/C:\\secret.txt', [400, 404]],
    ['app://pitwall/C:/secret.txt', [404]],
    ['app://pitwall/secret%00.txt', [400]],
    [`app://pitwall/${'a/'.repeat(5_000)}x.js`, [400]],
    ['app://pitwall/.vite/manifest.json', [404]],
    ['app://pitwall/assets/.hidden.js', [404]],
    ['app://pitwall/program.exe', [404]],
    ['app://pitwall/folder.js', [404]],
    ['app://pitwall/missing.js', [404]],
    ['app://pitwall/link.txt', [404]],
    ['app://pitwall/evil/x.js', [404]],
    ['app://evil/index.html', [404]],
    ['app://pitwall.evil/index.html', [404]],
    ['app://pitwall:81/index.html', [404]],
    ['app://user@pitwall/index.html', [404]],
    ['https://pitwall/index.html', [404]],
    ['no address', [404]],
  ])('reads nothing outside its folder for %s (rows 12, 13, 14; SEC-18)', async (url, statuses) => {
    const answer = await request(url);
    expect(statuses).toContain(answer.status);
    expect(await answer.text()).not.toContain(secret);
    expect(answer.headers.get('content-security-policy')).toBe(contentSecurityPolicy());
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses the method %s (row 14)', async (method) => {
    const answer = await request('app://pitwall/', method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('answers HEAD without a body', async () => {
    const answer = await request('app://pitwall/', 'HEAD');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('never reads outside its folder for any path', async () => {
    const piece = fc.oneof(
      fc.constantFrom('..', '.', '%2e%2e', '..%2f', '%5c', '\\', '/', '//', '%00', 'secret.txt', 'link.txt', 'evil'),
      fc.string({ maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.constantFrom('/', ''), async (pieces, join_) => {
        const answer = await request(`app://pitwall/${pieces.join(join_)}`);
        expect(await answer.text()).not.toContain(secret);
        expect(answer.headers.get('content-security-policy')).toBe(contentSecurityPolicy());
      }),
      { numRuns: 1_000 },
    );
  });

  test('serves only plain files for any address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (text) => {
        for (const address of [text, `app://pitwall${text}`, `app://pitwall/${text}`]) {
          const resolved = resolveFile(address, 'GET');
          if ('file' in resolved)
            expect(resolved.file).toMatch(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('repeats nothing of the request in its headers (SEC-21)', async () => {
    const answer = await request('app://pitwall/canary-of-headers.js?canary-of-headers=1');
    expect(JSON.stringify([...answer.headers])).not.toContain('canary-of-headers');
  });

  test('is a standard, secure scheme with fetch and without other privileges (SEC-22)', () => {
    expect(privileges).toEqual({
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    });
  });
});

describe('the content security policy (SEC-07)', () => {
  test('is exactly the strict one', () => {
    expect(contentSecurityPolicy()).toBe(
      "default-src 'none'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-src 'none'; object-src 'none'; " +
        "frame-ancestors 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; media-src 'self'; " +
        "connect-src 'self'; require-trusted-types-for 'script'; trusted-types default dompurify",
    );
  });

  test('is relaxed for hot reload by one server only', () => {
    const policy = contentSecurityPolicy(new URL('http://127.0.0.1:5173'));
    expect(policy).toContain("connect-src 'self' ws://pitwall ws://127.0.0.1:5173");
    expect(policy).not.toMatch(/\*|https:|unsafe-eval/);
  });
});

describe('the development server', () => {
  const server = new URL('http://127.0.0.1:5173');
  const requested: string[] = [];
  const accepted: unknown[] = [];
  const request = (url: string, method = 'GET') => ({
    url,
    method,
    headers: new Headers({ Accept: 'text/css', Cookie: 'a' }),
  });
  const serve = serveDevelopment(server, async (address, { headers }) => {
    requested.push(address);
    accepted.push(headers);
    return new Response('x', { headers: { 'content-type': 'text/javascript', 'set-cookie': 'a=b' } });
  });

  test('gets requests for the same path on its own host only', async () => {
    const answer = await serve(request('app://pitwall/@vite/client?x=1'));
    expect(requested).toEqual(['http://127.0.0.1:5173/@vite/client?x=1']);
    expect(answer.headers.get('content-type')).toBe('text/javascript');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(accepted).toEqual([{ accept: 'text/css' }]);
    await serve(request('app://pitwall//evil.example/x'));
    expect(requested.map((address) => new URL(address).host)).toEqual(['127.0.0.1:5173', '127.0.0.1:5173']);
  });

  test('gets no requests for foreign hosts or with other methods', async () => {
    expect((await serve(request('app://evil/'))).status).toBe(404);
    expect((await serve(request('app://pitwall/', 'POST'))).status).toBe(405);
  });
});

describe('an address', () => {
  test.each(['app://pitwall/', 'app://pitwall', 'app://pitwall/login?x#y'])('is the app’s own: %s', (address) => {
    expect(isOwn(address)).toBe(true);
  });
  test.each([
    'app://pitwall.evil/',
    'app://pitwall@evil/',
    'app://evil@pitwall/',
    'app://pitwall:8/',
    'app://PITWALL.example/',
    'app:pitwall',
    'http://pitwall/',
    'https://evil',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:app://pitwall/1',
    'view-source:app://pitwall/',
    'about:blank',
    '',
  ])('is not the app’s own: %s (row 16, SEC-13)', (address) => {
    expect(isOwn(address)).toBe(false);
  });
});

test('a packaged app has no development server, and another one only on this computer', () => {
  vi.stubEnv('ELECTRON_RENDERER_URL', 'http://localhost:5173');
  expect(developmentServer(true)).toBeUndefined();
  expect(developmentServer(false)?.port).toBe('5173');
  vi.stubEnv('ELECTRON_RENDERER_URL', 'http://example.com:5173');
  expect(developmentServer(false)).toBeUndefined();
  vi.unstubAllEnvs();
});
