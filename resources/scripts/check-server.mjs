/** `npm run check-server -- --server=... --email=...` reports how Pitwall reads a server; `--help` lists switches. */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ready, root, run } from './setup.mjs';

// Only the report goes to standard output, so that it can be piped.
console.log = console.error;
await ready(import.meta.url);
await ensureBuilt(['check-server']);
process.exit(await run(process.execPath, [join(root, 'out', 'check-server', 'cli.js'), ...process.argv.slice(2)]));
