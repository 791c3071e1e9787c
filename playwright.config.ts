import { defineConfig } from '@playwright/test';

const { PITWALL_CHROMIUM: chromium, PITWALL_DEMO_PORT: port, CI } = process.env;
const asRoot = process.getuid?.() === 0;

/**
 * `desktop`: the app on a real Electron (its executable comes in PITWALL_ELECTRON). `screens`: the browser demo in Chromium.
 * `npm test -- desktop screens` sets all this up.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 1,
  forbidOnly: CI !== undefined,
  // Once more where nobody watches: a machine that is busy with others is no fault of the app's. The report names such tests.
  retries: CI === undefined ? 0 : 1,
  // They only say when to give up, in milliseconds: a busy machine is no failure.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 240_000 } },
  use: { actionTimeout: 60_000 },
  reporter: 'list',
  projects: [
    // A folder for each, because a run empties its own: what failed before stays readable.
    { name: 'desktop', testDir: 'tests/e2e/desktop', outputDir: 'test-results/desktop' },
    {
      name: 'screens',
      testDir: 'tests/e2e/screens',
      outputDir: 'test-results/screens',
      use: {
        ...(port === undefined ? {} : { baseURL: `http://127.0.0.1:${port}/` }),
        viewport: { width: 1366, height: 768 },
        launchOptions: {
          ...(chromium === undefined ? {} : { executablePath: chromium }),
          args: asRoot ? ['--no-sandbox'] : [],
        },
      },
    },
  ],
  webServer: {
    command: 'node resources/scripts/demo.mjs --port 0',
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<pitwall_demo_port>\d+)\// },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
