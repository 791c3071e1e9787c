import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

type Pools = typeof import('../../mocks/seeds/pools.ts');

const poolsFile = fileURLToPath(new URL('../../mocks/seeds/pools.ts', import.meta.url));

/** The demo's names and places are the same in every build: they are made here, so that it does not carry faker along. */
export const readyPools = (): Plugin => ({
  name: 'pitwall:ready-pools',
  apply: 'build',
  transform: {
    filter: { id: /\/mocks\/seeds\/pools\.ts$/ },
    handler: async () => {
      const { module } = await runnerImport<Pools>(poolsFile, { logLevel: 'error' });
      return {
        code: `const made = ${JSON.stringify(module.pools())};\nexport const pools = () => made;`,
        moduleType: 'js',
        map: null,
      };
    },
  },
});

/** MSW keeps cookies outside of Node, with a list of all public domains. The demo's server has none. */
export const withoutCookies = (): Plugin => ({
  name: 'pitwall:without-cookies',
  apply: 'build',
  transform: {
    filter: { id: /msw\/lib\/_chunks\/cookie-store\.js$/ },
    handler: (code) => {
      const [used, store] = [/^import .* from "tough-cookie";$/m, 'isNodeProcess() ? null : new CookieStore()'];
      if (!used.test(code) || !code.includes(store))
        throw new Error('MSW no longer makes its store of cookies this way.');
      return { code: code.replace(used, '').replace(store, 'null'), map: null };
    },
  },
});
