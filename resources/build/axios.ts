import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * axios without its adapter for Node's sockets, which would load Node's http, https and HTTP/2: requests go through the
 * network stack that each host gives it.
 */
export const fetchingAxios = (): Plugin => ({
  name: 'pitwall:fetching-axios',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^axios$/,
          replacement: fileURLToPath(new URL('../../node_modules/axios/dist/esm/axios.js', import.meta.url)),
        },
      ],
    },
  }),
});
