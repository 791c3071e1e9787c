/** The unit tests of main and the contract alone, for mutation testing. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@contract': fileURLToPath(new URL('preload/contract', import.meta.url)) } },
  test: { environment: 'node', include: ['tests/unit/{main,preload}/**/*.test.ts'], testTimeout: 60_000 },
});
