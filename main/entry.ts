/** The first script, and the only one that every start compiles: it loads the others with V8's code cache. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadWithCodeCache } from './app/code-cache';

loadWithCodeCache(import.meta.dirname, join(import.meta.dirname, 'code-cache'));
// Required, not imported: imports are loaded before the first line runs. `vite.config.ts` names the file.
createRequire(import.meta.url)('./main.cjs');

export { cacheName } from './app/code-cache';
