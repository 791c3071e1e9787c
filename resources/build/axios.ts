import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../../node_modules/axios/lib/axios.js', import.meta.url));
const formLookup = /^const FormDataCtor = .*;$/m;

/**
 * axios without its own network stacks, since each host gives it one, and without forms, which no call sends. To ask
 * whether there are forms makes Node load its fetch: 56 modules, 27 ms of the first call.
 */
export const plainAxios = (): Plugin => ({
  name: 'pitwall:plain-axios',
  config: () => ({ resolve: { alias: [{ find: /^axios$/, replacement: source }] } }),
  load: {
    filter: {
      id: /axios\/lib\/(?:adapters\/(?:http|xhr|fetch)|platform\/\w+\/(?:index|classes\/(?:FormData|Blob)))\.js$/,
    },
    handler: (id) => {
      if (id.endsWith('node/index.js')) return `export { default } from '../browser/index.js';`;
      if (id.endsWith('index.js')) return undefined;
      return 'export default null; export const getFetch = null;';
    },
  },
  transform: {
    filter: { id: /axios\/lib\/utils\.js$/ },
    handler: (code) => {
      if (!formLookup.test(code)) throw new Error('axios no longer looks for forms this way.');
      return { code: code.replace(formLookup, 'const FormDataCtor = undefined;'), map: null };
    },
  },
});
