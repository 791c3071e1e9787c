/** `npm run mock-server [-- switches]`: serves the demo's answers over HTTP on this computer; `--help` lists the switches. */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ready, root, run } from './setup.mjs';

await ready(import.meta.url);
await ensureBuilt(['mock-server']);
process.exit(await run(process.execPath, [join(root, 'out', 'mock-server', 'index.js'), ...process.argv.slice(2)]));
