/** Creates what is behind the page: calls, session, offline work, files, media and updates. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BridgeEvent } from '@contract/bridge';
import { isReachable } from '@contract/network/network-view';
import { fieldsOfCall } from '@contract/reading/check/inspect';
import { app, powerMonitor } from 'electron';
import { createCheckCall } from '../../check/check-call';
import { createFieldUsageLog } from '../../check/field-usage';
import { createServers } from '../../check/servers';
import { createFailureLog } from '../../core/call/failure-log';
import { createOffline } from '../../core/offline';
import { createSession } from '../../core/session/session';
import { createTokenStore } from '../../core/session/token-store';
import { createMemoryVault } from '../../core/session/vault';
import { createMemoryStore } from '../../core/store/memory-store';
import type { OpenStoreOf } from '../../core/store/store-access';
import type { Desktop } from '../../desktop/desktop';
import { text } from '../../desktop/native-text';
import { createDiagnostics } from '../../diagnostics/create-diagnostics';
import { createEraser } from '../../erase/create-eraser';
import { createFiles } from '../../files/files';
import { createTextFiles } from '../../files/text-files';
import { createHandover } from '../../handover/handover';
import { createMediaServices } from '../../media/media-services';
import type { Settings } from '../../settings/settings';
import { createConnectionTests } from '../../transport/connection-tests';
import { createProxySignIn } from '../../transport/proxy-sign-in';
import { createNetworkSessions } from '../../transport/sessions';
import { createTestNetwork } from '../../transport/test-network';
import { createAppUpdates } from '../../updates/create-updates';
import { createKeychain } from '../../vault/keychain';
import type { Log } from '../logging/log';
import { createSystemQuickMenu } from '../menus/quick-menu';
import { createOutboxBadge, createWaitingWork } from '../notifications/outbox-count';
import { createWorkSignals } from '../notifications/work-signals';
import { startAutoLock, unlockOptions } from '../security/auto-lock';
import { createCalls, type DemoServer } from './calls';
import type { ArrivedLinks } from './links';
import { createNetworkView, followPower } from './network-view';

interface ServicePorts {
  readonly settings: Settings;
  readonly log: Log;
  readonly desktop: Desktop;
  readonly links: Pick<ArrivedLinks, 'open' | 'run'>;
  /** The service name of this user data folder in the keychain. */
  readonly keychainService: string;
  /** Loads the demo's answers when a call first needs them. */
  readonly loadDemo: () => Promise<DemoServer>;
}

const maxMediaWaitMs = 1_500;

/** Long after the window is open. If the user quits earlier, nothing is removed. */
const staleFilesDelayMs = 15_000;

/** Call once, after Electron's `ready`. */
export const createServices = ({ settings, log, desktop, links, keychainService, loadDemo }: ServicePorts) => {
  const { window, dialogs, shell, clock, random, disk } = desktop;
  // With `--safe`, nothing is kept.
  const isSafe = settings.current().safeMode === 'switch';
  const vault = isSafe ? createMemoryVault() : createKeychain({ service: keychainService });
  const openStore: OpenStoreOf = async (owner) => {
    if (isSafe) return { store: createMemoryStore() };
    // No start without a session needs it.
    const { createStoreOpener } = await import('../../store/open-store');
    const folder = join(disk.folder('userData'), 'offline');
    return createStoreOpener({ vault, folder, log: (line) => log.info('store', line), now: clock.now })(owner);
  };
  const tokens = createTokenStore(settings.current, settings.profiles.of);
  const sessions = createNetworkSessions();
  void sessions.setProxy(settings.current().proxy);
  const proxySignIn = createProxySignIn(vault);
  log.hide(() => [...tokens.port.secrets(), ...proxySignIn.secrets()]);
  tokens.onSessionChange((_session, why) => why === 'locked' && log.forget());

  const exportFolder = (): string => settings.memory().folders.export ?? disk.folder('documents');
  const failures = createFailureLog(clock);
  const media = createMediaServices({
    ...{ sessions, proxySignIn, settings, desktop, session: tokens.port },
    readKept: (address) => offline.readPicture(address),
    canReach: () => isReachable(api.network),
    whenIdle: (signal) => offline.priority.whenIdle(signal, maxMediaWaitMs),
  });
  const waiting = createWaitingWork(() => offline.waitingInMemory());
  const showBadge = createOutboxBadge(process.platform, window);
  const workSignals = createWorkSignals({
    ...{ settings, window },
    files: () => files,
    showJobs: () => emit({ type: 'command', command: 'jobs' }),
  });
  const emit = (event: BridgeEvent): void => {
    // While the app is locked, the page gets session and network events only, and nothing about records.
    const isShown = !session.isLocked() || ['session', 'network'].includes(event.type);
    media.rememberUrls(event);
    waiting.follow(event);
    if (event.type === 'outbox') showBadge(event.entries);
    workSignals.follow(event);
    if (event.type === 'session') quickMenu.update();
    if (event.type === 'outbox' || event.type === 'job') updates.workChanged();
    if (isShown) window.send(event);
  };
  const { api, live, parse, prepareCalls, demoLog, resetDemo } = createCalls({
    ...{ sessions, proxySignIn, settings, loadDemo, clock, random },
    session: tokens.port,
    log: log.info,
    noteFailure: failures.note,
    startWorker: () => new Worker(join(import.meta.dirname, 'response-worker.js')),
  });
  const network = createNetworkView(api.connection, media.hosts, proxySignIn);
  network.subscribe((view) => emit({ type: 'network', network: view }));
  followPower(powerMonitor, () => void network.restart());
  const connectionTests = createConnectionTests(
    () => createTestNetwork(sessions, proxySignIn),
    (test) => emit({ type: 'connection', test }),
  );
  const textFiles = createTextFiles(dialogs, exportFolder);
  const offline = createOffline({
    ...{ tokens, api, openStore, emit, clock, random, demoLog },
    fetchPicture: media.fetchPicture,
    logOrigin: () => {
      const computer = settings.memory().computer || random.uuid();
      settings.remember({ computer });
      return { computer, gate: settings.current().gateName };
    },
    saveJson: (name, content) => textFiles.save(text('files.exportOutbox'), name, content),
  });
  const handover = createHandover({
    ...{ dialogs, folder: exportFolder, now: clock.now },
    stores: offline.stores,
    stored: offline.stored,
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
    ...{ dialogs, disk, clock, random, emit, print: window.print },
    api: offline.api,
    notesOf: offline.notes.ofArea,
    folders: { get: () => settings.memory().folders, set: (folders) => settings.remember({ folders }) },
    start: { exports: disk.folder('downloads'), uploads: disk.folder('pictures') },
    stores: offline.stores,
    startTableWorker: () =>
      new Worker(join(import.meta.dirname, 'table-worker.js'), { resourceLimits: { maxOldGenerationSizeMb: 1_024 } }),
    journal: offline.journal,
    showInFolder: shell.showInFolder,
    openFile: shell.openFile,
    note: (message) => log.info('files', message),
  });
  const forget = (): void => {
    media.clear();
    servers.forget();
  };
  const session = createSession({
    ...{ tokens, api, vault, emit, clock },
    pendingRevocations: { get: () => settings.memory().forget, set: (forget) => settings.remember({ forget }) },
    discardWork: () => {
      forget();
      const discarded = files.reset();
      workSignals.forgetJobs();
      return discarded;
    },
    storedState: offline.storedState,
    windows: window.keys,
    lockHost: {
      ...{ cover: window.cover, forget, waiting: waiting.current },
      idle: async () => {
        await Promise.all([files.idle(), offline.idle()]);
      },
      ...unlockOptions(settings, () => tokens.port.target().mode),
    },
  });
  const quickMenu = createSystemQuickMenu({ settings, tokens, isLocked: session.isLocked, links });
  const updates = createAppUpdates({ settings, sessions, proxySignIn, log, emit, waiting, files, now: clock.now });
  const autoLock = startAutoLock({
    ...{ settings, monitor: powerMonitor, now: clock.monotonicMs },
    mode: () => tokens.port.target().mode,
    lock: () => void session.lock(),
  });
  window.onInput(autoLock.noteInput);
  window.onClosed((key) => void offline.storedState.forget([key]));
  const diagnostics = createDiagnostics({
    ...{ settings, sessions, tokens, log, offline, network, failures, session, connectionTests, desktop },
  });
  const eraseAll = createEraser({ desktop, files, offline, forget: quickMenu.clear });

  // A keychain or a disk that doesn't respond holds a thread that Node would wait for. Everything else has ended by then.
  app.once('quit', () => {
    if (vault.isHanging() || files.hasUnansweredCalls()) process.kill(process.pid, 'SIGKILL');
  });
  void session.restore().then(quickMenu.update);
  setTimeout(() => {
    files.removeStaleFiles().catch((error: unknown) => log.warn('removing stale files', error));
  }, staleFilesDelayMs).unref();

  return {
    ...{ api: offline.api, offline: offline.handlers, session, sessions, network, connectionTests, proxySignIn, media },
    ...{
      servers,
      files,
      textFiles,
      fieldUsage,
      handover,
      updates,
      diagnostics,
      emit,
      prepareCalls,
      resetDemo,
      eraseAll,
    },
    quickMenuChanged: quickMenu.update,
    /** Counts sign-ins and sign-outs. */
    generation: tokens.port.generation,
    /** The server in use, or the demo. */
    target: tokens.port.target,
    lock: () => void session.lock(),
    /** What waits in the outbox. */
    waiting: waiting.current,
    /** Answers `app://pitwall/media/<id>`. */
    serveMedia: async (request: Request): Promise<Response> =>
      session.isLocked() ? new Response(null, { status: 403 }) : media.serve(request),
    /** Stops everything that runs. */
    end: async (): Promise<void> => {
      autoLock.stop();
      await files.abortAll();
      await offline.end();
    },
  };
};

export type Services = ReturnType<typeof createServices>;
