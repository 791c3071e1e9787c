import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { demoBridge } from './resources/build/demo-bridge.ts';
import { bundledLevel } from './resources/build/level.ts';
import { notices, packaged } from './resources/build/third-party.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Of Electron 33, the oldest that the tests run on. Its Node is 20. */
const chrome = 'chrome130';

const shared = {
  root: at('.'),
  clearScreen: false,
  logLevel: 'warn',
  resolve: { alias: { '@contract': at('preload/contract') } },
} satisfies UserConfig;

/** A slow machine is no reason to warn: a build that works prints nothing. */
const checks = { pluginTimings: false };

const into = (outDir: string, target: string) =>
  ({ outDir: at(outDir), emptyOutDir: true, target, chunkSizeWarningLimit: 4000 }) as const;

/** Code that runs in Node or in Electron's main process: everything is bundled but Electron itself and the native modules. */
const forNode = (entries: readonly string[], outDir: string, ...plugins: Plugin[]): UserConfig => ({
  ...shared,
  plugins: [bundledLevel(), ...plugins],
  ssr: { target: 'node', noExternal: true, external: ['electron', 'keytar'] },
  build: {
    ssr: true,
    ...into(outDir, 'node20'),
    minify: false,
    rolldownOptions: {
      checks,
      input: entries.map(at),
      platform: 'node',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        charset: 'ascii',
        // The engine keeps a script's text in memory, in two bytes a character if one isn't of Latin-1. Logs need names.
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
  },
});

/** A sandboxed preload is one CommonJS file: it may require nothing but `electron`. */
const preload = (): UserConfig => ({
  ...shared,
  plugins: [notices(packaged())],
  ssr: { target: 'webworker', noExternal: true, external: ['electron'] },
  build: {
    ssr: at('preload/index.ts'),
    ...into('out/preload', chrome),
    minify: false,
    rolldownOptions: {
      checks,
      platform: 'browser',
      output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
    },
  },
});

/** Left to the bundler, they are some hundred files, and a cold start takes 30 % more processor time. */
const firstFiles = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'sign-in', test: /auth\/sign-in-screen/, priority: 2 },
  { name: 'first-list', test: /frame\/frame\.tsx|list\/resource-list/, priority: 1 },
];

const page = (outDir: string, ...plugins: Plugin[]): UserConfig => ({
  ...shared,
  root: at('renderer'),
  plugins: [react(), notices(), ...plugins],
  server: { host: '127.0.0.1', fs: { allow: [at('.')] } },
  build: {
    ...into(outDir, chrome),
    // An inlined asset would be a `data:` address, which the content security policy refuses for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { checks, output: { charset: 'ascii', codeSplitting: { groups: firstFiles } } },
  },
});

/** A library's script for the list bench, which puts it into a page. */
const peerPage = (entry: string, outDir: string): UserConfig => ({
  ...shared,
  publicDir: false,
  build: {
    ...into(outDir, chrome),
    rolldownOptions: { checks, input: { page: at(entry) }, output: { entryFileNames: '[name].js' } },
  },
});

const workers = ['main/transport/response-worker.ts', 'main/files/table-worker.ts'];

/** Every part of the build by its mode; `resources/scripts/build.mjs` builds them all. */
const targets: Readonly<Record<string, () => UserConfig>> = {
  main: () => forNode(['main/index.ts', ...workers], 'out/main', notices()),
  preload,
  renderer: () => page('out/renderer'),
  demo: () => page('out/demo', demoBridge()),
  // The benches, and a program that the export bench starts for each export, with a memory of its own.
  bench: () => forNode(['tests/bench/run.ts', 'tests/bench/export-client.ts'], 'out/bench'),
  'bench-list': () => ({ ...page('out/bench-list/kit'), root: at('tests/bench/list-page'), publicDir: false }),
  'bench-ag-grid': () => peerPage('tests/bench/peers/ag-grid.js', 'out/bench-list/ag-grid'),
  'bench-mui-x': () => peerPage('tests/bench/peers/mui-x.jsx', 'out/bench-list/mui-x'),
  'check-server': () => forNode(['main/check/cli.ts'], 'out/check-server'),
  fuzz: () => forNode(['tests/fuzz/program.ts'], 'out/fuzz-program'),
  'mock-server': () => forNode(['mocks/server/index.ts', 'mocks/server/start.ts'], 'out/mock-server'),
};

export default defineConfig(({ mode }) => {
  const target = targets[mode];
  if (!target) throw new Error(`Unknown build target "${mode}": use one of ${Object.keys(targets).join(', ')}.`);
  return target();
});
