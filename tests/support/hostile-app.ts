/** The built app with a hostile page in place of its own; main and preload are the real ones. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Later } from './desktop';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Creates the app's folder, which is deleted later. */
export const makeHostileApp = async (later: Later): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pitwall-hostile-'));
  later(() => rm(folder, { recursive: true, force: true }));
  for (const path of ['package.json', 'out/main', 'out/preload'])
    await cp(join(repository, path), join(folder, path), { recursive: true });
  await cp(join(repository, 'node_modules/keytar'), join(folder, 'node_modules/keytar'), { recursive: true });
  const page = join(folder, 'out/renderer');
  await cp(join(repository, 'tests/support/hostile-page'), page, { recursive: true });
  return folder;
};
