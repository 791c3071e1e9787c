/** All that answers the page: session, calls, files and settings, put together. Loaded beside the window, not before it. */
import type { Worker } from 'node:worker_threads';
import type { BridgeEvent } from '@contract/bridge';
import { ok } from '@contract/failure';
import { fieldsOfCall } from '@contract/reading/check/inspect';
import { serverAddress } from '@contract/server/server-address';
import { app, BrowserWindow, dialog, ipcMain, shell } from 'electron';
import { createCheckCall } from '../check/check-call';
import { createFieldUsageLog } from '../check/field-usage';
import { createServers } from '../check/handlers';
import { createTextFiles } from '../check/text-files';
import { createApiClient } from '../core/call/api-client';
import { type AnswerRequest, createDemoTransport } from '../core/call/demo-transport';
import { withProfiles } from '../core/call/session-port';
import { createSession } from '../core/session/session';
import type { NativeDialogs } from '../files/dialogs';
import { createFiles } from '../files/files';
import { sendToWindows } from '../ipc/events';
import { registerIpc } from '../ipc/register';
import { createMediaServices } from '../media/media-services';
import { createSettingsHandlers } from '../settings/handlers';
import { createIgnoredNotes } from '../settings/ignored-inputs';
import { createMessageHandlers } from '../settings/sent-messages';
import type { Settings } from '../settings/settings';
import { createChromium } from '../transport/chromium';
import { createLiveTransport } from '../transport/live';
import { testServer } from '../transport/test-server';
import { createWorkerParser } from '../transport/worker-parser';
import { createKeychain } from '../vault/keychain';
import { type AppPorts, createAppHandlers } from './app-handlers';
import type { Log } from './log';
import { origin } from './origin';
import { createSignOut } from './sign-out';

interface DemoServer {
  readonly answer: AnswerRequest;
  readonly reset: () => void;
}

export interface ServicePorts extends Omit<AppPorts, 'about' | 'openExternal'> {
  readonly settings: Settings;
  readonly log: Log;
  /** Starts the worker that reads large answers. */
  readonly answerWorker: () => Worker;
  /** Loads the demo's answers, when a call first needs them. */
  readonly loadDemo: () => Promise<DemoServer>;
}

export interface Services {
  /** How many exports and uploads quitting would end. */
  running(): number;
  /** Stops everything that runs. */
  end(): Promise<void>;
  /** Answers `app://pitwall/media/<id>`. */
  serveMedia(request: Request): Promise<Response>;
}

const tidyingDelay = 15_000;

/** To be used once, after Electron's `ready` and before the page asks anything. */
export const startServices = (ports: ServicePorts): Services => {
  const { settings, log } = ports;
  const emit = (event: BridgeEvent): void => {
    media.learn(event);
    sendToWindows(BrowserWindow.getAllWindows(), event);
  };
  let loaded: Promise<DemoServer> | undefined;
  const demoServer = (): Promise<DemoServer> => {
    loaded ??= ports.loadDemo();
    return loaded;
  };

  const chromium = createChromium();
  const demo = createDemoTransport(async () => (await demoServer()).answer);
  const vault = createKeychain();
  // A keychain or disk that does not answer holds a thread, and Node would wait for it. Everything else has ended.
  app.once('quit', () => (vault.isHanging() || files.hasUnansweredCalls()) && process.kill(process.pid, 'SIGKILL'));
  const session = createSession({
    vault,
    settings: settings.current,
    pendingRevocations: { get: () => settings.memory().forget, set: (forget) => settings.remember({ forget }) },
    emit,
    api: () => api,
    discardPreviousWork: () => {
      servers.forget();
      return files.reset();
    },
  });
  const gate = withProfiles(session.port, settings.profiles.of);
  const live = createLiveTransport(chromium.networks);
  const read = createWorkerParser(ports.answerWorker);
  const api = createApiClient({
    gate,
    live,
    demo: demo.transport,
    upload: { live: chromium.upload, demo: demo.upload },
    onNetwork: (state) => emit({ type: 'network', state }),
    log: log.info,
    read,
    ignored: createIgnoredNotes({
      kept: () => settings.memory().ignored,
      keep: (ignored) => settings.remember({ ignored }),
      now: Date.now,
    }),
  });
  log.hide(session.port.secrets);

  const window = (): BrowserWindow | undefined => BrowserWindow.getAllWindows()[0];
  const dialogs: NativeDialogs = {
    save: (options) => {
      const parent = window();
      return parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options);
    },
    open: (options) => {
      const parent = window();
      return parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options);
    },
  };
  const media = createMediaServices({
    gate,
    settings,
    ask: (options) => {
      const parent = window();
      return parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options);
    },
    dialogs,
    downloads: app.getPath('downloads'),
    open: (address) => shell.openExternal(address),
  });
  const shapes = createFieldUsageLog(fieldsOfCall);
  const servers = createServers({
    gate,
    profiles: settings.profiles,
    ask: createCheckCall(gate, live, read),
    personId: async () => (await session.current()).person?.id,
    files: createTextFiles(dialogs, () => settings.memory().folders.export ?? app.getPath('documents')),
    shapes,
    onProgress: (progress) => emit({ type: 'check', ...progress }),
  });
  const files = createFiles({
    api,
    dialogs,
    folders: { get: () => settings.memory().folders, set: (folders) => settings.remember({ folders }) },
    start: { exports: app.getPath('downloads'), uploads: app.getPath('pictures') },
    emit,
    showInFolder: (path) => shell.showItemInFolder(path),
    print: async (paper) => {
      const page = window()?.webContents;
      if (!page) throw new Error('there is no window');
      return page.printToPDF({ pageSize: paper, printBackground: true });
    },
    note: (what) => log.info('files', what),
  });

  const signOut = createSignOut({
    signOut: session.signOut,
    endWork: () => {
      media.clear();
      servers.forget();
      return files.reset();
    },
  });

  registerIpc({
    ipcMain,
    origin,
    log,
    turn: session.port.generation,
    handlers: {
      call: async (id, input, signal) => {
        const result = await media.learned(api.call(id, input, signal));
        if (result.ok && gate.target().mode === 'live') shapes.note(id, result.value);
        return result;
      },
      session: {
        current: async () => ok(await media.learned(session.current())),
        signIn: (input) => media.learned(session.signIn(input)),
        exploreDemo: session.exploreDemo,
        refresh: session.refresh,
        signOut,
        keep: session.saveReturnTo,
      },
      settings: createSettingsHandlers({
        settings,
        moved: async () => {
          await signOut();
          emit({ type: 'session', session: await session.current(), why: 'changed' });
        },
        resetDemo: async () => (await demoServer()).reset(),
      }),
      files,
      servers: {
        ...servers.handlers,
        test: async ({ server, acceptsPlain }) => {
          const { allowHttp } = settings.policy;
          const address = serverAddress(server, { allowHttp, acceptsPlain: acceptsPlain === true });
          return address.ok ? testServer(live, address.value) : address;
        },
      },
      media: media.handlers,
      messages: createMessageHandlers({
        memory: settings.memory,
        remember: settings.remember,
        who: session.current,
        now: Date.now,
      }),
      app: createAppHandlers({
        ...ports,
        about: {
          version: app.getVersion(),
          electron: process.versions.electron ?? '',
          platform: process.platform === 'darwin' || process.platform === 'win32' ? process.platform : 'linux',
        },
        openExternal: media.openExternal,
      }),
    },
  });

  void session.restore();
  // Runs long after the window is open. If the person quits earlier, nothing is removed.
  setTimeout(() => {
    files.removeStaleFiles().catch((error: unknown) => log.warn('tidying', error));
  }, tidyingDelay).unref();
  return { running: files.running, end: files.abortAll, serveMedia: media.serve };
};
