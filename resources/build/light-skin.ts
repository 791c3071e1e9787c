/** Writes the light skin into the page's style sheet, so that it applies before any script has run. */
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const skin = fileURLToPath(new URL('../../renderer/kit/skins/light.ts', import.meta.url));

/** The CSS rule with all tokens of a theme. */
const ruleOf = (theme: Readonly<Record<string, string | number>>): string =>
  `:root{${Object.entries(theme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}\n`;

export const lightSkin = (): Plugin => ({
  name: 'pitwall:light-skin',
  enforce: 'pre',
  transform: {
    filter: { id: /\/renderer\/app\/page\.css$/ },
    async handler(code) {
      this.addWatchFile(skin);
      const { module } = await runnerImport<{ readonly theme: Readonly<Record<string, string>> }>(skin, {
        logLevel: 'error',
      });
      return { code: ruleOf(module.theme) + code, map: null };
    },
  },
});
