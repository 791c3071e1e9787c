/** Replaces modules that compute a table by their values, so that the app has neither the code nor what it reads. */
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const contract = fileURLToPath(new URL('../../preload/contract', import.meta.url));

/** The facts of list calls, and Windows' names of time zones. */
export const moduleValues = (): Plugin => ({
  name: 'pitwall:module-values',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(kit\/area\/list-facts|contract\/time\/windows-zones)\.ts$/ },
    async handler(_, id) {
      const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(id, {
        logLevel: 'error',
        resolve: { alias: { '@contract': contract } },
      });
      for (const file of dependencies) this.addWatchFile(file);
      const code = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
      return { code: code.join(''), moduleType: 'js', map: null };
    },
  },
});
