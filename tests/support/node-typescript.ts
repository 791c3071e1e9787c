import { fileURLToPath } from 'node:url';

/** Switches with which Node runs a TypeScript file of this project. */
export const typescript: readonly string[] = [
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  '--import',
  fileURLToPath(new URL('load-typescript.ts', import.meta.url)),
];
