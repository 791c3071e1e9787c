import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { areaNames } from './resources/build/area-names.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Only says when to give up: a busy machine is no failure. In milliseconds. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };
const alias = { '@contract': at('preload/contract') };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          ...patience,
          environment: 'node',
          include: [
            'tests/unit/{main,preload,mocks}/**/*.test.ts',
            'tests/unit/scripts/*.test.mjs',
            'tests/contract/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react(), areaNames()],
        resolve: { alias },
        test: {
          name: 'renderer',
          ...patience,
          environment: 'jsdom',
          include: ['tests/unit/renderer/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/jsdom.ts'],
        },
      },
    ],
  },
});
