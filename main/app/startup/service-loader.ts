/** Loads the services when the page first asks, so that the window and its page appear before they are read. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SkinChoice } from '@contract/appearance';
import { channels } from '@contract/bridge';
import type { ShownCommands } from '@contract/bridge/app';
import { nativeChannels } from '@contract/bridge/native-calls';
import type { Language } from '@contract/language';
import { clipboard, ipcMain, shell } from 'electron';
import { createFirstAnswers, mayHaveSession } from '../../ipc/first-answers';
import { createWaitingIpc } from '../../ipc/waiting-ipc';
import type { Settings } from '../../settings/settings';
import type { Log } from '../logging/log';
import { showLogs } from '../logging/show-logs';
import { origin } from '../security/origin';
import type { ServicePorts, Services } from './services';
import type { SessionStart } from './session-start';

interface LoaderPorts extends Pick<ServicePorts, 'loadDemo' | 'takeLink' | 'safeStart' | 'restart' | 'open' | 'run'> {
  readonly settings: Settings;
  readonly log: Log;
  readonly sessionStart: SessionStart;
  readonly window: {
    applySkin(skin: SkinChoice): void;
    setUnsavedChanges(hasChanges: boolean): void;
    showCommands(shown: ShownCommands): void;
    cover: ServicePorts['coverWindow'];
    onInput: ServicePorts['onInput'];
    applyLanguage(language: Language): void;
  };
}

/** Milliseconds for the sent document to reach the page's process, which then prepares to run scripts. */
const documentTime = 3;

/** Milliseconds for the sign-in page to be painted after its first call for the services, which hold up this thread. */
const firstPaintTime = 100;

export interface ServiceLoader {
  /** Loads and starts the services once, whoever asks. Only after Electron's `ready`. */
  load(): Promise<Services>;
  /**
   * Loads them while the page's process prepares to run scripts, if there may be a session. Call it once the document
   * is sent: reading them sooner or later holds up this thread when that process needs it, to start or to get its scripts.
   */
  loadForPage(): void;
  /** Undefined until they are loaded. */
  loaded(): Services | undefined;
}

const channelsOfCalls = (): readonly string[] => [...nativeChannels.keys(), channels.drop, channels.call];

export const createServiceLoader = ({ settings, log, window, ...ports }: LoaderPorts): ServiceLoader => {
  let services: Services | undefined;
  let loading: Promise<Services> | undefined;
  const load = (): Promise<Services> => {
    loading ??= start();
    return loading;
  };
  const loadForMessage = async (): Promise<Services> => {
    if (!loading && !mayHaveSession(settings)) await setTimeout(firstPaintTime);
    return load();
  };
  const waitingIpc = createWaitingIpc(
    ipcMain,
    {
      origin,
      calls: channelsOfCalls(),
      messages: [channels.cancel],
      firstAnswers: createFirstAnswers(settings),
    },
    loadForMessage,
  );
  const start = async (): Promise<Services> => {
    const { startServices } = await import('./services');
    services = startServices({
      settings,
      log,
      ipcMain: waitingIpc,
      ...ports,
      copy: (text) => clipboard.writeText(text),
      showInFolder: (path) => shell.showItemInFolder(path),
      startWorker: () => new Worker(join(import.meta.dirname, 'response-worker.js')),
      showLogs: () => showLogs(log),
      unsaved: window.setUnsavedChanges,
      skin: window.applySkin,
      showCommands: window.showCommands,
      coverWindow: window.cover,
      onInput: window.onInput,
      applyLanguage: window.applyLanguage,
    });
    return services;
  };
  return {
    load,
    loadForPage: () => {
      // A failed load is reported where the app starts.
      if (!loading && mayHaveSession(settings))
        void setTimeout(documentTime)
          .then(load)
          .catch(() => undefined);
    },
    loaded: () => services,
  };
};
