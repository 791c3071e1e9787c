import { fileURLToPath } from 'node:url';

/** Node's own switches under which it runs a file of this project. */
export const typescript: readonly string[] = [
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  '--import',
  fileURLToPath(new URL('load-typescript.ts', import.meta.url)),
];
