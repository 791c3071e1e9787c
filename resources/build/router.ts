import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = (file: string): string =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** React Router names its development build for every bundler; the page takes the one without warnings. */
export const productionRouter = (): Plugin => ({
  name: 'pitwall:production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: production('index.mjs') },
        { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
      ],
    },
  }),
});
