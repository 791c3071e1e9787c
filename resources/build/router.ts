import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = (file: string): string =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/**
 * A bundler keeps every component that is given a name for developer tools, made by a call or a class of React's, used or not.
 * Links prefetch only in the router's framework mode. Reading the session storage for view transitions, which the page has
 * none of, waits for main's thread: up to 48 ms of a restart.
 */
const withoutUnused = (code: string): string =>
  code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
    .replace(/ = (class extends React\d*\.Component \{[\s\S]*?^\});/gm, ' = /* @__PURE__ */ (() => $1)();')
    .replace('shouldPrefetch && !isAbsolute ?', 'false ?')
    .replace('restoreAppliedTransitions(routerWindow, appliedViewTransitions);', '');

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
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});
