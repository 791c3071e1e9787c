import type { Plugin } from 'vite';

/**
 * classic-level without its native module, which stays in its package. Node would find and compile the 25 files of the rest
 * one by one at each start with a session; in the bundle they have V8's code cache.
 */
export const bundledLevel = (): Plugin => ({
  name: 'pitwall:bundled-level',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/binding$/ },
    handler: (_, importer) =>
      importer?.includes('/node_modules/classic-level/')
        ? { id: 'classic-level/binding.js', external: true }
        : undefined,
  },
});
