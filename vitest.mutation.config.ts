/** The unit tests of the guard modules alone, for mutation testing: none that starts another process. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@contract': fileURLToPath(new URL('preload/contract', import.meta.url)) } },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/few-cases.ts'],
    include: [
      'tests/unit/preload/{answer,csv,csv-readers,refusal*,request,server-message}.test.ts',
      'tests/unit/main/app/{external,hardening,redact*}.test.ts',
      'tests/unit/main/api/{address,downloads}.test.ts',
      'tests/unit/main/media/{address-rules,seen-addresses}.test.ts',
      'tests/unit/main/settings/server-address.test.ts',
    ],
    testTimeout: 60_000,
  },
});
