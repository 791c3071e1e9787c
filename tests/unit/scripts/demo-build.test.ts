import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { pools } from '../../../mocks/seeds/pools';
import { readyPools, withoutCookies } from '../../../resources/build/demo';
import { addReturningPage, preloadFirstScreen } from '../../../resources/build/preload-first-screen';

const core = createRequire(import.meta.url).resolve('msw');
const cookieStore = readFileSync(join(core, '../../_chunks/cookie-store.js'), 'utf8');

/** What a plugin makes of a module. */
const transformed = async (plugin: object, code: string): Promise<string> => {
  const { handler } = Reflect.get(plugin, 'transform');
  return (await handler(code)).code;
};

it('the built demo has the same names and places as the one that is run from its sources', async () => {
  const code = await transformed(readyPools(), '');
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(built.pools()).toEqual(pools());
});

it('the demo carries no list of public domains along', async () => {
  const code = await transformed(withoutCookies(), cookieStore);
  expect(code).toContain('const cookieStore = null;');
  expect(code).not.toContain('tough-cookie');
  await expect(transformed(withoutCookies(), '')).rejects.toThrow('MSW');
});

it('the page preloads the file of its first screen, which must be there', () => {
  const { handler } = Reflect.get(preloadFirstScreen(), 'transformIndexHtml') as {
    readonly handler: (html: string, context: object) => unknown;
  };
  const bundle = { a: { type: 'chunk', name: 'sign-in', fileName: 'assets/sign-in-1.js' } };
  expect(handler('', { bundle })).toMatchObject([{ tag: 'link', attrs: { href: '/assets/sign-in-1.js' } }]);
  expect(() => handler('', { bundle: {} })).toThrow('sign-in');
});

it('the page of a start with a session preloads the frame and the list too', () => {
  const { handler } = Reflect.get(addReturningPage(), 'generateBundle') as {
    readonly handler: (this: object, options: object, bundle: object) => void;
  };
  const emitFile = vi.fn();
  const chunk = (name: string) => ({ type: 'chunk', name, fileName: `assets/${name}-1.js` });
  const page = { type: 'asset', source: '<head><title>Pitwall</title></head><body></body>' };
  handler.call({ emitFile }, {}, { 'index.html': page, a: chunk('frame'), b: chunk('list') });
  expect(emitFile).toHaveBeenCalledOnce();
  const [{ fileName, source }] = emitFile.mock.calls[0] ?? [{}];
  expect(fileName).toBe('returning.html');
  expect(
    [...source.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href),
  ).toEqual(['/assets/frame-1.js', '/assets/list-1.js']);
  expect(() => handler.call({ emitFile }, {}, { a: chunk('frame') })).toThrow('no document');
});
