/** Loads the services while the window opens, so that the window appears before they are read. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SkinChoice } from '@contract/appearance';
import type { ShownCommands } from '@contract/bridge/app';
import type { Language } from '@contract/language';
import { clipboard, shell } from 'electron';
import type { Settings } from '../settings/settings';
import type { Log } from './log';
import type { ServicePorts, Services } from './services';
import { showLogs } from './show-logs';

interface LoaderPorts
  extends Pick<ServicePorts, 'loadDemo' | 'takeLink' | 'safeStart' | 'restart' | 'open' | 'run' | 'keychainService'> {
  readonly settings: Settings;
  readonly log: Log;
  readonly window: {
    applySkin(skin: SkinChoice): void;
    setUnsavedChanges(hasChanges: boolean): void;
    showCommands(shown: ShownCommands): void;
    cover: ServicePorts['coverWindow'];
    onInput: ServicePorts['onInput'];
    applyLanguage(language: Language): void;
  };
}

export interface ServiceLoader {
  /** Loads and starts the services. Call once, after Electron's `ready`. */
  load(): Promise<Services>;
  /** Undefined until they are loaded. */
  loaded(): Services | undefined;
}

export const createServiceLoader = ({ settings, log, window, ...ports }: LoaderPorts): ServiceLoader => {
  let services: Services | undefined;
  return {
    loaded: () => services,
    load: async () => {
      const { startServices } = await import('./services');
      services = startServices({
        settings,
        log,
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
    },
  };
};
