/** Changes settings in a folder that may not be written to, without root's rights, and prints what came of it as JSON. */
import { chmod } from 'node:fs/promises';
import { createSettings } from '../../main/settings/settings';

const folder = process.argv[2] ?? '';
const settings = createSettings(folder);
// Loads what writes the file, while everything may still be read.
await settings.prepare();
await chmod(folder, 0o555);
if (process.getuid?.() === 0) {
  process.setgroups?.([65534]);
  process.setgid?.(65534);
  process.setuid?.(65534);
}
const changed = await settings.change({ mode: 'demo' });
process.stdout.write(JSON.stringify(changed));
