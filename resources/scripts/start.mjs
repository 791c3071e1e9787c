/**
 * `npm start [-- switches for the app]`: opens the desktop app; if that is impossible, says why in one line and serves
 * the browser demo instead.
 */
import { ensureBuilt } from './build.mjs';
import { openDemo } from './demo.mjs';
import { displayMissing, findElectron, machineSwitches } from './electron-runtime.mjs';
import { ready, root, run } from './setup.mjs';

/** The exit code for invalid switches. The app has explained them, and the browser demo would not help. */
const refused = 2;
/** An app that exits with an error within this time never opened a window. */
const startWindow = 10_000;

/** Runs the desktop app until it exits. Returns why it could not be opened, or undefined. */
const openDesktop = async () => {
  const reason = displayMissing();
  if (reason) return reason;
  const electron = findElectron();
  if ('why' in electron) return electron.why;
  await ensureBuilt(['main', 'preload', 'renderer']);
  const from = performance.now();
  const code = await run(electron.path, [...machineSwitches(), root, ...process.argv.slice(2)]);
  if (code === 0) return undefined;
  if (code === refused || performance.now() - from > startWindow) process.exit(code);
  return `Electron ${electron.version} stopped at once (exit code ${code})`;
};

await ready(import.meta.url);
const why = await openDesktop();
if (why) {
  console.log(`pitwall: can't open the desktop app: ${why}. Serving the browser demo instead:`);
  const { address } = await openDemo();
  console.log(address);
}
