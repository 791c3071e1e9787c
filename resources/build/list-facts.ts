/** Replaces the module with the facts of list calls by its value. */
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const facts = at('../../renderer/kit/area/list-facts.ts');

export const listFacts = (): Plugin => ({
  name: 'pitwall:list-facts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/kit\/area\/list-facts\.ts$/ },
    async handler() {
      const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(facts, {
        logLevel: 'error',
        resolve: { alias: { '@contract': at('../../preload/contract') } },
      });
      for (const file of dependencies) this.addWatchFile(file);
      const code = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
      return { code: code.join(''), moduleType: 'js', map: null };
    },
  },
});
