import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pools } from '../../../mocks/seeds/pools';
import { readyPools, withoutCookies } from '../../../resources/build/demo';

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
