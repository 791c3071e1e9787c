/**
 * Makes V8's code cache of the built main process (`main/app/code-cache.ts`) by running the app: the demo, a sign-in to the mock
 * server, and a restart with its session. Each run adds what it compiles to what the runs before it have compiled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { which } from './debian.mjs';
import { displayMissing, machineSwitches } from './electron-runtime.mjs';
import { print, root, run } from './setup.mjs';

const folderOfCaches = join(root, 'out', 'main', 'code-cache');

/** For a run of the app, in milliseconds: many times what it takes. */
const limit = 120_000;

/**
 * Call it once main, preload and renderer are built.
 *
 * @param electron the path of the runtime that the app is made for
 * @returns why it could not be made, or undefined
 */
export const makeCodeCache = async (electron) => {
  const missing = displayMissing();
  const virtual = missing && which('xvfb-run') ? ['xvfb-run', '-a'] : [];
  if (missing && virtual.length === 0) return missing;
  await ensureBuilt(['mock-server']);
  const { startMockServer } = await import(new URL('../../out/mock-server/start.js', import.meta.url).href);
  rmSync(folderOfCaches, { recursive: true, force: true });
  const from = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-code-cache-'));
  const server = await startMockServer();
  try {
    for (const target of ['--demo', `--server=${server.url}`, `--server=${server.url}`]) {
      const script = join(root, 'resources', 'scripts', 'record-code-cache.cjs');
      const data = `--user-data-dir=${join(folder, target === '--demo' ? 'demo' : 'data')}`;
      const [program, ...args] = [...virtual, electron, ...machineSwitches(), script, target, data];
      const code = await run(program, args, {
        env: { ...process.env, PITWALL_KEYCHAIN_FILE: join(folder, 'keychain.json') },
        stdio: ['ignore', 'ignore', 'ignore'],
        timeout: limit,
      });
      if (code !== 0) {
        rmSync(folderOfCaches, { recursive: true, force: true });
        return `the run that makes it ended with ${code}`;
      }
    }
    print(`made the code cache in ${((performance.now() - from) / 1000).toFixed(1)} s`);
    return undefined;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
