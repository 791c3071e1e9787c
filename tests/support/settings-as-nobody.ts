/** Changes settings in a read-only folder without root's rights, and prints the outcome as JSON. */
import { chmod } from 'node:fs/promises';
import { createSettings } from '../../main/settings/settings';
import { dropRoot } from './drop-root';

const folder = process.argv[2] ?? '';
const settings = createSettings(folder);
// Loads the module that writes the file while the process may still read everything.
await settings.flush();
await chmod(folder, 0o555);
dropRoot();
const changed = await settings.change({ mode: 'demo' });
process.stdout.write(JSON.stringify(changed));
