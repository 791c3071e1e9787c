/** For mutation testing: the own tests of one guarded module. Those that reach it by detours would take too long. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import guarded from './tests/guarded-modules.json' with { type: 'json' };

export default defineConfig({
  resolve: { alias: { '@contract': fileURLToPath(new URL('preload/contract', import.meta.url)) } },
  test: {
    environment: 'node',
    env: { PITWALL_PROPERTY_RUNS: '50' },
    setupFiles: ['tests/support/limit-property-runs.ts'],
    include: Object.entries(guarded.modules).flatMap(([module, tests]) =>
      module === process.env.GUARDED_MODULE ? tests : [],
    ),
    testTimeout: 60_000,
  },
});
