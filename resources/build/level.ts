import type { Plugin } from 'vite';

const isLevel = (id: string): boolean => /[\\/]node_modules[\\/]classic-level[\\/]/.test(id);
const binding = 'classic-level/binding.js';

/**
 * classic-level without its native module, which stays in its package. Node would find and compile the 25 files of the rest
 * one by one at each start with a session; in the bundle they are one.
 */
export const bundledLevel = (): Plugin => ({
  name: 'pitwall:bundled-level',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/binding$/ },
    handler: (_, importer) => (importer && isLevel(importer) ? { id: binding, external: true } : undefined),
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && Object.keys(file.modules).some(isLevel) && !file.code.includes(binding))
        this.error('classic-level no longer loads its native module this way.');
  },
});
