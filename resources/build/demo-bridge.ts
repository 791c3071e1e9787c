import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const bridge = fileURLToPath(new URL('../../mocks/browser.ts', import.meta.url));

/** The browser demo is the same page with its bridge put in place before anything else runs. */
export const demoBridge = (): Plugin => ({
  name: 'pitwall:demo-bridge',
  transform: {
    filter: { id: /\/renderer\/main\.tsx$/ },
    handler: (code) => ({ code: `import ${JSON.stringify(bridge)};\n${code}`, map: null }),
  },
});
