/** Creates the services behind the page: calls, session, files, media and settings. Loaded when the page needs them. */
import type { BridgeEvent } from '@contract/bridge';
import { isReachable } from '@contract/network/network-view';
import { fieldsOfCall } from '@contract/reading/check/inspect';
import { app, BrowserWindow, powerMonitor, shell } from 'electron';
import { createCheckCall } from '../../check/check-call';
import { createFieldUsageLog } from '../../check/field-usage';
import { createServers } from '../../check/servers';
import { createFailureLog } from '../../core/call/failure-log';
import type { CallTarget } from '../../core/call/session-port';
import { createOffline } from '../../core/offline';
import type { LockHost } from '../../core/session/lock';
import { createSession } from '../../core/session/session';
import { createTokenStore } from '../../core/session/token-store';
import { askInDialog, fileDialogs, openedWindow } from '../../desktop/native-dialogs';
import { text } from '../../desktop/native-text';
import { createDiagnostics } from '../../diagnostics/create-diagnostics';
import { createEraser } from '../../erase/create-eraser';
import { createFiles } from '../../files/files';
import { createTextFiles } from '../../files/text-files';
import { createHandover } from '../../handover/handover';
import { sendToWindows } from '../../ipc/events';
import { type IpcMain, registerIpc } from '../../ipc/register';
import type { Media } from '../../media/media';
import { createMediaServices } from '../../media/media-services';
import { type AppUpdates, createAppUpdates } from '../../updates/create-updates';
import { createViewFiles } from '../../views/view-files';
import type { QuickMenuPorts } from '../menus/quick-menu';
import { startQuickMenu } from '../menus/start-quick-menu';
import { badgePorts } from '../notifications/badge-ports';
import { createOutboxBadge } from '../notifications/outbox-badge';
import { createWaitingWork } from '../notifications/waiting-work';
import { createWorkSignals } from '../notifications/work-signals';
import { startAutoLock } from '../security/auto-lock';
import { createLockPreferences } from '../security/lock-preferences';
import { origin } from '../security/origin';
import { systemCheck } from '../security/system-check';
import type { WaitingWork } from '../window/quit-guard';
import type { AppPorts } from './app-handlers';
import { type CallPorts, createCalls } from './calls';
import { followPower } from './follow-power';
import { createHandlers } from './handlers';
import { createNetworkBase, reportNetwork } from './network-services';
import type { SessionPorts } from './session-start';

export interface ServicePorts
  extends Omit<AppPorts, 'about' | 'openExternal' | 'eraseAll'>,
    Pick<CallPorts, 'startWorker' | 'loadDemo'>,
    Pick<QuickMenuPorts, 'open' | 'run'>,
    SessionPorts {
  readonly ipcMain: IpcMain;
  /** Shows an empty window at the start page; a page that does not answer is ended. */
  readonly coverWindow: LockHost['cover'];
  /** Calls the listener with each input in the window. */
  readonly onInput: (listener: () => void) => void;
}

export interface Services extends Pick<AppUpdates, 'installUpdate'> {
  /** How many exports and uploads quitting would end. */
  running(): number;
  /** The server in use, or the demo. */
  target(): CallTarget;
  lock(): void;
  /** What waits in the outbox. */
  waiting(): WaitingWork;
  /** Stops everything that runs. */
  end(): Promise<void>;
  /** Answers `app://pitwall/media/<id>`. */
  readonly serveMedia: Media['serve'];
}

/** Milliseconds that pictures wait at most for the calls of the page. */
const mediaWait = 1_500;

/** Milliseconds after the start: long after the window is open. If the user quits earlier, nothing is removed. */
const staleFilesDelay = 15_000;

/** Call once, after Electron's `ready`. What the page asked before waits for it. */
export const startServices = (ports: ServicePorts): Services => {
  const { settings, log, ipcMain, sessionStart } = ports;
  const { vault, openStore } = sessionStart;
  const tokens = createTokenStore(settings.current, settings.profiles.of);
  const base = createNetworkBase(settings, vault);
  const { sessions, proxySignIn } = base;
  log.hide(() => [...tokens.port.secrets(), ...proxySignIn.secrets()]);
  tokens.onSessionChange((_session, why) => why === 'locked' && log.forget());

  const open = (address: string): Promise<void> => shell.openExternal(address);
  const failures = createFailureLog(Date.now);
  const media = createMediaServices({
    ...{ sessions, proxySignIn, settings, open, session: tokens.port },
    ask: askInDialog,
    dialogs: fileDialogs,
    downloads: app.getPath('downloads'),
    readKept: (address) => offline.readPicture(address),
    canReach: () => isReachable(api.network),
    whenIdle: (signal) => offline.priority.whenIdle(signal, mediaWait),
  });
  const waiting = createWaitingWork(() => offline.waitingInMemory());
  const showBadge = createOutboxBadge(badgePorts);
  const signalWork = createWorkSignals({
    settings,
    files: () => files,
    showJobs: () => emit({ type: 'command', command: 'jobs' }),
  });
  const emit = (event: BridgeEvent): void => {
    // While the app is locked, the page gets session and network events only, and nothing about records.
    const isShown = !session.isLocked() || ['session', 'network'].includes(event.type);
    media.learn(event);
    waiting.learn(event);
    if (event.type === 'outbox') showBadge(event.entries);
    signalWork(event);
    if (event.type === 'session') quickMenu.update();
    if (event.type === 'outbox' || event.type === 'job') updates.workChanged();
    if (isShown) sendToWindows(BrowserWindow.getAllWindows(), event);
  };
  const { api, live, parse, prepareCalls, resetDemo } = createCalls({
    ...{ sessions, proxySignIn },
    session: tokens.port,
    settings,
    log: log.info,
    noteFailure: failures.note,
    startWorker: ports.startWorker,
    loadDemo: ports.loadDemo,
  });
  const { network, connectionTests } = reportNetwork(base, api.connection, media.hosts, emit);
  const textFiles = createTextFiles(fileDialogs, () => settings.memory().folders.export ?? app.getPath('documents'));
  const offline = createOffline({
    tokens,
    api,
    openStore,
    now: Date.now,
    emit,
    fetchPicture: media.fetchPicture,
    saveJson: (name, content) => textFiles.save(text('files.exportOutbox'), name, content),
  });
  followPower(powerMonitor, () => void network.restart());
  const handover = createHandover({
    stores: offline.stores,
    copy: offline.copy,
    dialogs: fileDialogs,
    folder: () => settings.memory().folders.export ?? app.getPath('documents'),
    now: Date.now,
  });
  const fieldUsage = createFieldUsageLog(fieldsOfCall);
  const servers = createServers({
    session: tokens.port,
    profiles: settings.profiles,
    callEndpoint: createCheckCall(tokens.port, live.send, parse),
    personId: async () => tokens.current()?.person.id,
    files: textFiles,
    shapes: fieldUsage,
    onProgress: (progress) => emit({ type: 'check', ...progress }),
  });
  const files = createFiles({
    api: offline.api,
    notesOf: offline.notes.ofArea,
    dialogs: fileDialogs,
    folders: { get: () => settings.memory().folders, set: (folders) => settings.remember({ folders }) },
    start: { exports: app.getPath('downloads'), uploads: app.getPath('pictures') },
    emit,
    stores: offline.stores,
    showInFolder: (path) => shell.showItemInFolder(path),
    openFile: (path) => shell.openPath(path),
    print: async (paper) => {
      const page = openedWindow()?.webContents;
      if (!page) throw new Error('there is no window');
      // A sheet that names its own size may lie on its side; others take the size that was asked for.
      return page.printToPDF({ pageSize: paper, printBackground: true, preferCSSPageSize: true });
    },
    note: (message) => log.info('files', message),
  });
  const forget = (): void => {
    media.clear();
    servers.forget();
  };
  const { passwords, ...lockTimes } = createLockPreferences(settings, () => tokens.port.target().mode);
  const session = createSession({
    tokens,
    api,
    vault,
    pendingRevocations: { get: () => settings.memory().forget, set: (forget) => settings.remember({ forget }) },
    emit,
    discardWork: () => {
      forget();
      return files.reset();
    },
    keptReturn: offline.keptReturn,
    lockHost: {
      now: () => performance.now(),
      idle: async () => {
        await Promise.all([files.idle(), offline.idle()]);
      },
      cover: ports.coverWindow,
      forget,
      waiting: waiting.current,
      passwords,
      ...systemCheck(process.platform),
    },
  });
  const quickMenu = startQuickMenu({ ...ports, tokens, isLocked: session.isLocked });
  const updates = createAppUpdates({ settings, sessions, proxySignIn, log, emit, waiting, files });
  const autoLock = startAutoLock({
    ...lockTimes,
    monitor: powerMonitor,
    lock: () => void session.lock(),
    now: () => performance.now(),
  });
  ports.onInput(autoLock.noteInput);

  const handlers = createHandlers({
    diagnostics: createDiagnostics({
      ...{ settings, sessions, tokens, log, offline, network, failures, session, connectionTests },
    }),
    ...{ settings, session, sessions, connectionTests, proxySignIn, media, servers, files },
    ...{ fieldUsage, emit, resetDemo, handover, network, open, prepareCalls },
    api: offline.api,
    offline: offline.handlers,
    views: createViewFiles(textFiles),
    updates: updates.handlers,
    target: tokens.port.target,
    settingsChanged: quickMenu.update,
    app: {
      ...ports,
      eraseAll: createEraser({ files, offline, forget: quickMenu.clear }),
    },
  });
  registerIpc({ ipcMain, origin, log, isLocked: session.isLocked, generation: tokens.port.generation, handlers });

  // As a keychain does, a disk that doesn't respond holds a thread that Node would wait for.
  app.once('quit', () => files.hasUnansweredCalls() && process.kill(process.pid, 'SIGKILL'));
  void session.restore().then(quickMenu.update).then(offline.stores.current).then(sessionStart.end);
  setTimeout(() => {
    files.removeStaleFiles().catch((error: unknown) => log.warn('removing stale files', error));
  }, staleFilesDelay).unref();
  return {
    running: files.running,
    target: tokens.port.target,
    lock: () => void session.lock(),
    waiting: waiting.current,
    end: async () => {
      autoLock.stop();
      await files.abortAll();
      await offline.end();
    },
    installUpdate: updates.installUpdate,
    serveMedia: async (request) => (session.isLocked() ? new Response(null, { status: 403 }) : media.serve(request)),
  };
};
