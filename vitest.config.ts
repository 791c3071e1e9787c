import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// An older Node ends tests without saying why.
if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error(
    `Node ${process.versions.node} cannot run the tests: use \`npm test\` or \`npx vitest\`, which run Node 24.`,
  );

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Only says when to give up, in milliseconds: a busy machine is no failure. */
const limits = { testTimeout: 90_000, hookTimeout: 90_000 };
const alias = { '@contract': at('preload/contract') };

/** The full tier, or a file of it that is named. */
const isFull = process.env.PITWALL_TIER === 'full' || process.argv.some((argument) => argument.includes('tests/full'));
const tiers = isFull ? ['tests', 'tests/full'] : ['tests'];
const nodeTests = tiers.flatMap((folder) => [
  `${folder}/unit/{main,preload,mocks,scripts}/**/*.test.{ts,mjs}`,
  `${folder}/contract/**/*.test.ts`,
]);
/** Tests that replace modules or globals have a process of their own; the others share one, which is twice as fast. */
const isolated = globSync(nodeTests, { cwd: at('.') })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) =>
    /\bvi\.(mock|doMock|stub|resetModules|useFakeTimers)|process\.env\b/.test(readFileSync(at(path), 'utf8')),
  );
const setupFiles = isFull ? [] : ['tests/support/limit-property-runs.ts'];
const node = { ...limits, environment: 'node', setupFiles } as const;

export default defineConfig({
  test: {
    // One fewer by default, which leaves the second of two processors idle.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: { ...node, name: 'node', include: nodeTests, exclude: isolated, isolate: false },
      },
      {
        resolve: { alias },
        test: { ...node, name: 'isolated', include: isolated },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          ...limits,
          name: 'renderer',
          environment: 'jsdom',
          include: tiers.map((folder) => `${folder}/unit/renderer/**/*.test.{ts,tsx}`),
          sequence: { setupFiles: 'list' },
          setupFiles: [...setupFiles, 'tests/support/web-streams.ts', 'tests/support/jsdom.ts'],
          // React, Fluent and jsdom are loaded once per worker; tests/support/jsdom.ts gives each file the app's own modules.
          isolate: false,
        },
      },
    ],
  },
});
