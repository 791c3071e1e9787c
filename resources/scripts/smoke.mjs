/**
 * `node resources/scripts/smoke.mjs <executable or .desktop file>`: starts a packed app once, in the demo, on a virtual display, and waits
 * until its window has painted; then checks that it refuses to start without its sandbox. Linux only. The app runs as an
 * ordinary user (`nobody` instead of root), because Chromium has no sandbox for root.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { which } from './debian.mjs';
import { openScreen } from './screen.mjs';
import { print, root, stop } from './setup.mjs';

const limit = 60_000;
/** The sign-in page shows some 5,000 colors (its picture), the loading screen under 100, an empty window a handful. */
const paintedColors = 1_000;
/** Whether an otherwise empty screen shows a dialog with text. */
const dialogColors = 20;

/** The program of a .desktop file: the first word of its `Exec` line. */
const programOf = (entry) => {
  const [, quoted, plain] = /^Exec=(?:"([^"]+)"|(\S+))/m.exec(readFileSync(entry, 'utf8')) ?? [];
  return quoted ?? plain ?? stop(`${entry} has no Exec line`);
};

const named = resolve(process.argv[2] ?? stop('usage: node resources/scripts/smoke.mjs <executable or .desktop file>'));
const executable = named.endsWith('.desktop') ? programOf(named) : named;
const home = mkdtempSync(join(tmpdir(), 'pitwall-smoke-'));
chmodSync(home, 0o777);
const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
const withBus = which('dbus-run-session') ? ['dbus-run-session', '--'] : [];

const start = (switches, display, stderr = 'pipe') => {
  const [program, ...args] = [
    ...asNobody,
    ...withBus,
    executable,
    ...switches,
    `--user-data-dir=${join(home, 'data')}`,
  ];
  const child = spawn(program, args, {
    env: { ...environment, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home },
    stdio: ['ignore', 'pipe', stderr],
    detached: true,
  });
  const app = { output: '', code: undefined, child };
  const note = (text) => {
    app.output += text;
  };
  child.stdout.on('data', note);
  child.stderr?.on('data', note);
  app.ended = new Promise((done) => {
    child.on('close', (code) => {
      app.code = code ?? 1;
      done(app.code);
    });
  });
  return app;
};

/** The app must start even if an antivirus program sets this variable. */
const environment = { ...process.env, SSLKEYLOGFILE: join(home, 'keys.log') };

const end = async (app) => {
  if (app.code !== undefined) return;
  process.kill(-app.child.pid, 'SIGTERM');
  const timer = setTimeout(() => process.kill(-app.child.pid, 'SIGKILL'), 5_000);
  await app.ended;
  clearTimeout(timer);
};

const faults = [];
const screen = await openScreen();
try {
  const from = performance.now();
  const app = start(['--demo'], screen.display);
  const painted = await screen.shows(paintedColors, () => app.code !== undefined || performance.now() - from > limit);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'smoke.png'), screen.png());
  if (painted) print(`the packed app opened and drew its window in ${seconds} s (dist/smoke.png)`);
  else faults.push(`the packed app drew no window (exit code ${app.code ?? 'none'})\n${app.output}`);
  await end(app);

  const refused = start(['--no-sandbox', '--demo'], screen.display);
  const timer = setTimeout(() => end(refused), limit);
  const code = await refused.ended;
  clearTimeout(timer);
  if (code === 2 && refused.output.includes('no-sandbox')) print('the packed app refuses to start without its sandbox');
  else faults.push(`the packed app did not refuse --no-sandbox (exit code ${code})\n${refused.output}`);

  // A launcher does not read stderr, so the reason must be in a dialog.
  const shown = start(['--no-sandbox', '--demo'], screen.display, 'ignore');
  const since = performance.now();
  const isExplained = await screen.shows(
    dialogColors,
    () => shown.code !== undefined || performance.now() - since > limit,
  );
  writeFileSync(join(root, 'dist', 'smoke-refusal.png'), screen.png());
  if (isExplained) print('the packed app shows in a dialog why it does not start (dist/smoke-refusal.png)');
  else faults.push(`the packed app showed no dialog (exit code ${shown.code ?? 'none'})\n${shown.output}`);
  await end(shown);
} finally {
  screen.close();
  rmSync(home, { recursive: true, force: true });
}
if (faults.length > 0) stop(faults.join('\n'));
