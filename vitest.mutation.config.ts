/** For mutation testing: the tests that ask guard modules directly. Those that reach them by detours take too long. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@contract': fileURLToPath(new URL('preload/contract', import.meta.url)) } },
  test: {
    environment: 'node',
    env: { PITWALL_PROPERTY_RUNS: '50' },
    setupFiles: ['tests/support/limit-property-runs.ts'],
    include: [
      'tests/unit/preload/{csv,csv-cells,csv-readers,export-zone,host-name}.test.ts',
      'tests/unit/preload/{refusal-reports,request,server-address,server-message,server-words,server-words-names}.test.ts',
      'tests/unit/main/app/{external,hardening,redact*}.test.ts',
      'tests/unit/main/core/call/{own-address,parse-response}.test.ts',
      'tests/unit/main/core/export/file-name.test.ts',
      'tests/unit/main/files/local-path.test.ts',
      'tests/unit/main/media/{address-rules,seen-addresses}.test.ts',
    ],
    testTimeout: 60_000,
  },
});
