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
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    // A bundler keeps every component that is given a name for developer tools or made by a call, used or not.
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
