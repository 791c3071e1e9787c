/**
 * `npm run dev [-- switches for the app]`: starts the app with hot reload. Vite serves the page; a change to main or
 * preload rebuilds it and restarts Electron. Without Electron or a display it starts the browser demo with hot reload.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { displayMissing, findElectron, machineSwitches } from './electron-runtime.mjs';
import { print, ready, root } from './setup.mjs';

await ready(import.meta.url);
process.env.NODE_ENV = 'development';
const { build, createServer } = await import('vite');
const configFile = join(root, 'vite.config.ts');

const servePage = async (mode) => {
  const server = await createServer({ configFile, mode });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? '';
};

/** Builds a part now and after every change. Resolves after the first build; `changed` is called after each later one. */
const watch = (mode, changed) =>
  build({ configFile, mode, build: { watch: {} } }).then(
    (watcher) =>
      new Promise((resolve) => {
        let first = true;
        watcher.on('event', (event) => {
          if (event.code === 'ERROR') print(`out/${mode} could not be built: ${event.error.message}`);
          if (event.code === 'BUNDLE_END') event.result.close();
          if (event.code !== 'END') return;
          if (first) resolve();
          else changed();
          first = false;
        });
      }),
  );

const desktop = async (electron) => {
  const address = await servePage('renderer');
  let app;
  let restarting = false;
  const start = () => {
    app = spawn(electron.path, [...machineSwitches(), root, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ELECTRON_RENDERER_URL: address },
    });
    app.on('exit', (code) => {
      if (restarting) start();
      else process.exit(code ?? 0);
      restarting = false;
    });
  };
  const restart = () => {
    print('main or preload changed: restarting');
    restarting = true;
    app.kill();
  };
  await watch('main', restart);
  await watch('preload', restart);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.kill(signal));
  start();
};

const reason = displayMissing();
const electron = reason ? { why: reason } : findElectron();
if ('why' in electron) {
  print(`can't open the desktop app: ${electron.why}. Serving the browser demo with hot reload instead:`);
  console.log(await servePage('demo'));
} else {
  await desktop(electron);
}
