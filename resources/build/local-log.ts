import type { Plugin } from 'vite';

/** electron-log can send entries to a server. Ours stay here, so Node's modules for that load only when something needs them. */
export const localLog = (): Plugin => ({
  name: 'pitwall:local-log',
  apply: 'build',
  transform: {
    filter: { id: /electron-log\/src\/node\/transports\/remote\.js$/ },
    handler: () => ({ code: 'module.exports = () => Object.assign(() => undefined, { level: false });', map: null }),
  },
});
