/**
 * Lets Node run the project's sources without a build: a relative import may omit `.ts`,
 * and `@contract/` resolves to its folder. For child processes of tests and benches: `node ...typescript script.ts`.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const contract = new URL('../../preload/contract/', import.meta.url);
const present = (url: URL): boolean => url.protocol === 'file:' && existsSync(fileURLToPath(url));

registerHooks({
  resolve(name, context, next) {
    const base = name.startsWith('@contract/')
      ? new URL(name.slice('@contract/'.length), contract)
      : /^\.{1,2}\//.test(name) && context.parentURL
        ? new URL(name, context.parentURL)
        : undefined;
    const file = base && ['.ts', '/index.ts'].map((ending) => new URL(base.href + ending)).find(present);
    return next(file ? file.href : name, context);
  },
});
