import type { Plugin } from 'vite';

/** CASL makes a matcher of conditions at import. Abilities here have none: marked as pure, a bundler leaves it out. */
export const withoutConditions = (): Plugin => ({
  name: 'pitwall:without-conditions',
  apply: 'build',
  transform: {
    filter: { id: /@casl\/ability\/dist\/esm\/index\.mjs$/ },
    handler: (code) => {
      const [, create] = /\bcreateFactory as (\w+)/.exec(code) ?? [];
      if (create === undefined) throw new Error('CASL no longer makes its matcher with createFactory.');
      return { code: code.replaceAll(` = ${create}(`, ` = /* @__PURE__ */ ${create}(`), map: null };
    },
  },
});
