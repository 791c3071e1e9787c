/** Mutation testing of one guarded module; `npm run mutation` starts it for each, see docs/mutation.md. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [process.env.GUARDED_MODULE],
  // `npm run mutation` chooses the tests by the same variable, because mutants at the top level of a module all
  // survive with Stryker's own `testFiles` (stryker-js#6144).
  // What no guarded module needs, to start sooner. The folders' own tsconfig.json is needed.
  ignorePatterns: ['docs', 'resources', 'renderer/*/**', 'tests/bench', 'tests/e2e', 'tests/soak'],
  concurrency: 2,
  // A busy machine kills no mutant: endless loops are found by counting, and all else has a minute.
  timeoutMS: 60_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: 'out/mutation.json' },
  tsconfigFile: 'tsconfig.none.json',
  tempDirName: 'out/.stryker',
  cleanTempDir: 'always',
};
