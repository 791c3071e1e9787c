import { resolve } from 'node:path';

/** Switches with which Node runs a TypeScript file of this project. */
export const typescript: readonly string[] = [
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  '--import',
  resolve('tests/support/load-typescript.ts'),
];
