import type { Plugin } from 'vite';

/** The file in `vite.config.ts` that has the sign-in page, which the frame and the lists use too. */
const name = 'sign-in';

/** Lets the page fetch and read the code of its first screen while its own first script runs, which asks for it. */
export const preloadFirstScreen = (): Plugin => ({
  name: 'pitwall:preload-first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const screen = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === name);
      if (!screen) throw new Error(`There is no file named "${name}" to preload.`);
      return [
        {
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${screen.fileName}` },
          injectTo: 'head',
        },
      ];
    },
  },
});
