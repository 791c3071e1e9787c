/**
 * `dbus-run-session -- node resources/scripts/with-keychain.mjs <command ...>`: runs a command with a temporary unlocked
 * keychain, so that tests of stored sessions neither need nor change the user's own. Linux only.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './setup.mjs';

const home = mkdtempSync(join(tmpdir(), 'pitwall-keychain-'));
chmodSync(home, 0o700);
const env = { ...process.env, XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home };
const options = { env, input: 'pitwall', stdio: ['pipe', 'ignore', 'ignore'], timeout: 30_000 };
const unlocked = spawnSync('gnome-keyring-daemon', ['--unlock', '--components=secrets'], options).status === 0;
try {
  const [program, ...args] = process.argv.slice(2);
  process.exitCode = await run(program, args, { env: { ...env, PITWALL_KEYCHAIN: unlocked ? 'ok' : 'none' } });
} finally {
  rmSync(home, { recursive: true, force: true });
}
