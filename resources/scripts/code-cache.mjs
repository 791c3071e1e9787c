/**
 * Makes V8's code cache of the built main process (`main/app/code-cache.ts`) by running the app: the demo, a sign-in to the mock
 * server, and a restart with its session. Each run adds what it compiles to what the runs before it have compiled.
 */
import { spawn } from 'node:child_process';
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

const startServer = async () => {
  const child = spawn(process.execPath, [join(root, 'out', 'mock-server', 'index.js'), '--port=0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const text of child.stdout) {
    output += text;
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (address) return { address, stop: () => child.kill() };
  }
  throw new Error('The mock server did not start.');
};

/**
 * @param electron the path of the runtime that the app is made for
 * @returns why it could not be made, or undefined
 */
export const makeCodeCache = async (electron) => {
  const missing = displayMissing();
  const virtual = missing && which('xvfb-run') ? ['xvfb-run', '-a'] : [];
  if (missing && virtual.length === 0) return missing;
  await ensureBuilt(['main', 'preload', 'renderer', 'mock-server']);
  rmSync(folderOfCaches, { recursive: true, force: true });
  const from = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-code-cache-'));
  const server = await startServer();
  try {
    for (const words of [['--demo'], [`--server=${server.address}`], [`--server=${server.address}`]]) {
      const script = join(root, 'resources', 'scripts', 'record-code-cache.cjs');
      const data = `--user-data-dir=${join(folder, words[0] === '--demo' ? 'demo' : 'data')}`;
      const [program, ...args] = [...virtual, electron, ...machineSwitches(), script, ...words, data];
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
    server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
