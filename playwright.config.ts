import { defineConfig } from '@playwright/test';

const { PITWALL_CHROMIUM: chromium, PITWALL_DEMO_PORT: port, CI } = process.env;
const asRoot = process.getuid?.() === 0;

const inChromium = {
  ...(port === undefined ? {} : { baseURL: `http://127.0.0.1:${port}/` }),
  viewport: { width: 1366, height: 768 },
  launchOptions: {
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    args: asRoot ? ['--no-sandbox'] : [],
  },
};

/** One suite in both tiers. Each has a folder of its own for results, because a run empties it: what failed before stays readable. */
const inBothTiers = (name: string, use = {}) =>
  ['e2e', 'full'].map((folder) => {
    const project = folder === 'e2e' ? name : `full-${name}`;
    return { name: project, testDir: `tests/${folder}/${name}`, outputDir: `test-results/${project}`, use };
  });

/**
 * `desktop`: the app on a real Electron (its executable comes in PITWALL_ELECTRON). `screens`: the browser demo in Chromium.
 * `npm test -- desktop screens` sets all this up; `npm run test:full` runs those of `tests/full/` too.
 */
export default defineConfig({
  fullyParallel: false,
  workers: 1,
  forbidOnly: CI !== undefined,
  // A second try tells a flaky test from a broken one. `npm test` lists the flaky ones, and the full tier fails with them.
  retries: CI === undefined ? 0 : 1,
  // They only say when to give up, in milliseconds: a busy machine is no failure.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 240_000 } },
  use: { actionTimeout: 60_000 },
  reporter: 'list',
  projects: [...inBothTiers('desktop'), ...inBothTiers('screens', inChromium)],
  webServer: {
    command: 'node resources/scripts/demo.mjs --port 0',
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<pitwall_demo_port>\d+)\// },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
