/** Starts the app's parts, in order. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { app, type BrowserWindow, dialog, Menu, net, protocol, session, shell } from 'electron';
import { sendToWindows } from '../ipc/events';
import { policyFor } from '../settings/policy';
import { createSettings } from '../settings/settings';
import { attachContextMenu } from './context-menu';
import { createLastResort, watchProcesses, watchWindow } from './crashes';
import { createLog } from './log';
import { menuTemplate } from './menu';
import { partition } from './origin';
import { privileges, serveDevelopment, serveFolder } from './protocol';
import { createQuitGuard } from './quit-guard';
import { closeNetwork, type Note, secureApp } from './security';
import type { ServicePorts, Services } from './services';
import { developmentServer } from './start';
import type { Switches } from './switches';
import { applySkin, boundsOf, focus, openWindow } from './window';
import { attachZoom, type Zoom } from './zoom';

/**
 * Call once, before Electron's `ready`. `dropped` are the variables removed from the environment. `loadDemo` loads
 * the demo's answers when a call first needs them.
 */
export const runApp = (switches: Switches, dropped: readonly string[], loadDemo: ServicePorts['loadDemo']): void => {
  const folder = app.getPath('userData');
  const log = createLog(join(folder, 'logs'), !app.isPackaged);
  const lastResort = createLastResort(log, dialog.showErrorBox, (code) => app.exit(code));
  process.on('uncaughtException', lastResort.thrown).on('unhandledRejection', lastResort.rejected);
  if (dropped.length > 0) log.warn('dropped variables', dropped.join());
  watchProcesses(app, log);

  // A root process on Linux cannot have the sandbox; a packaged app has already refused that switch.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  protocol.registerSchemesAsPrivileged([privileges]);
  const note: Note = (what, address) => log.warn('refused', what, address ?? '');
  secureApp(app, note);

  const policy = policyFor(switches.policy);
  const settings = createSettings(
    folder,
    {
      ...(switches.demo ? { mode: 'demo' } : {}),
      ...(switches.server === undefined ? {} : { mode: 'live', server: switches.server }),
    },
    policy,
  );
  let window: BrowserWindow | undefined;
  let zoom: Zoom = () => undefined;
  let services: Services | undefined;
  let unsaved = false;

  const showLogs = (): void => {
    log.info('logs shown');
    shell.showItemInFolder(log.file);
  };
  const leaving = createQuitGuard({
    atStake: () => ({ jobs: services?.running() ?? 0, unsaved }),
    ask: async (question) => {
      const { response } = await (window ? dialog.showMessageBox(window, question) : dialog.showMessageBox(question));
      return response === 1;
    },
    closing: (closed) => settings.remember({ window: boundsOf(closed) }),
    end: async () => {
      await services?.end();
      settings.flush();
    },
    quit: () => {
      // All questions are answered and all work has ended. A frozen page must not delay the exit.
      window?.destroy();
      app.quit();
    },
  });
  app.on('before-quit', leaving.beforeQuit);
  app.on('window-all-closed', () => app.quit());
  // A second start only brings this window to the front; its switches are ignored.
  app.on('second-instance', () => focus(window));

  const loadServices = async (): Promise<void> => {
    const { startServices } = await import('./services');
    services = startServices({
      settings,
      log,
      loadDemo,
      startWorker: () => new Worker(join(import.meta.dirname, 'response-worker.js')),
      showLogs,
      unsaved: (dirty) => {
        unsaved = dirty;
      },
      skin: (skin) => {
        applySkin(skin);
        settings.remember({ skin });
      },
    });
  };

  const open = async (): Promise<void> => {
    const server = developmentServer();
    const own = session.fromPartition(partition, { cache: false });
    const serve = server
      ? serveDevelopment(server, (address, init) => net.fetch(address, init))
      : serveFolder(join(import.meta.dirname, '../renderer'));
    // The page's process starts and draws the loading screen now; its scripts wait until main can answer them.
    const loaded = Promise.resolve().then(loadServices);
    own.protocol.handle(privileges.scheme, async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/media/')) {
        await loaded;
        return services?.serveMedia(request) ?? new Response(null, { status: 404 });
      }
      if (pathname.startsWith('/assets/')) await loaded;
      return serve(request);
    });
    closeNetwork(own, note, app.isPackaged ? undefined : server ? { server } : {});

    applySkin(settings.memory().skin);
    window = openWindow(app.isPackaged, settings.memory());
    leaving.watch(window);
    zoom = attachZoom(window, settings.memory().zoom, (factor) => settings.remember({ zoom: factor }));
    attachContextMenu(window);
    window.webContents.on('did-navigate', () => {
      unsaved = false;
    });
    watchWindow(window, {
      log,
      now: Date.now,
      ask: (at, options) => dialog.showMessageBox(at, options),
      showLogs,
      quit: () => app.quit(),
    });
    window.on('closed', () => {
      window = undefined;
    });
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        menuTemplate(process.platform, app.isPackaged, {
          command: (command) => window && sendToWindows([window], { type: 'command', command }),
          zoom: (by) => zoom(by),
          showLogs,
        }),
      ),
    );
    // The module that writes settings is large, so it loads after the page has what it needs.
    window.webContents.once('did-stop-loading', () => void settings.prepare());
    await loaded;
  };

  app.whenReady().then(open).catch(lastResort.thrown);
};
