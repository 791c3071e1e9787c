import { build, type Plugin } from 'vite';

/**
 * Bundles the first script of the main process apart from the others: it sets how they are loaded, so it must share no file
 * with them.
 *
 * @param entry the path of its source
 * @param target the engine that it is built for
 */
export const entryAlone = (entry: string, target: string): Plugin => ({
  name: 'pitwall:entry-alone',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: entry,
        write: false,
        target,
        rolldownOptions: { output: { format: 'cjs', strict: true } },
      },
    });
    if (!('output' in built)) throw new Error('The entry was not bundled.');
    for (const chunk of built.output)
      if (chunk.type === 'chunk') this.emitFile({ type: 'asset', fileName: 'index.cjs', source: chunk.code });
  },
});
