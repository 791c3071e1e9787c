/** Composition root: starts everything in order. The only module that imports the demo, when a call first needs it. */
import { join } from 'node:path';
import { matchLanguage } from '@contract/language';
import { app } from 'electron';
import { createLog } from './app/logging/log';
import { removeKeyLogVariables } from './app/security/hardening';
import { lockDown, reportCrashes } from './app/startup/before-ready';
import { followLinks } from './app/startup/links';
import { refuseStart } from './app/startup/refuse-start';
import { beginStart, safeBySwitch } from './app/startup/safe-start';
import { createServiceLoader } from './app/startup/service-loader';
import { createSessionStart } from './app/startup/session-start';
import { modeOf, parseStart } from './app/startup/start';
import type { Switches } from './app/startup/switches';
import { createMainWindow } from './app/window/main-window';
import { createQuitGuard } from './app/window/quit-guard';
import { setNativeLanguage } from './desktop/native-text';
import { startErase } from './erase/start-erase';
import type { Policy } from './settings/policy';
import { createSettings } from './settings/settings';
import { keychainService } from './vault/keychain-service';

const startApp = (switches: Switches, policy: Policy, removedVariables: readonly string[]): void => {
  const folder = app.getPath('userData');
  const log = createLog(join(folder, 'logs'), !app.isPackaged);
  const lastResort = reportCrashes(log);
  if (removedVariables.length > 0) log.warn('removed variables', removedVariables.join());
  const noteRefusal = lockDown(log);
  const safeStart = switches.safe ? safeBySwitch : beginStart(folder, new Date());
  // A graphics driver is the most frequent reason for a start that fails.
  if (safeStart.why) app.disableHardwareAcceleration();
  const settings = createSettings(folder, modeOf(switches), policy, systemLanguage, safeStart);

  const sessionStart = createSessionStart(settings, log, keychainService(switches.folder));
  const window = createMainWindow({ settings, log, noteRefusal, sessionStart });
  const links = followLinks(app, {
    words: process.argv.slice(1),
    focus: window.focus,
    send: window.send,
    target: () => services.loaded()?.target() ?? settings.current(),
    lock: () => services.loaded()?.lock(),
  });
  const services = createServiceLoader({
    ...{ settings, log, window },
    sessionStart,
    takeLink: links.take,
    open: links.open,
    run: links.run,
    safeStart,
    restart: () => {
      app.relaunch();
      app.quit();
    },
    loadDemo: async () => {
      const { createAnswers } = await import('../mocks/adapter');
      return createAnswers(switches.rows === undefined ? {} : { rows: switches.rows });
    },
  });
  const quitGuard = createQuitGuard({
    unfinishedWork: () => ({
      jobs: services.loaded()?.running() ?? 0,
      unsaved: window.hasUnsavedChanges(),
      waiting: services.loaded()?.waiting() ?? { count: 0, isKept: true },
    }),
    ask: window.askToQuit,
    beforeQuit: window.rememberBounds,
    end: async () => {
      await services.loaded()?.end();
      await settings.startWriting();
    },
    install: async ({ waiting, jobs }) => services.loaded()?.installUpdate({ changes: waiting.count, jobs }),
    quit: window.destroyAndQuit,
  });

  app.on('before-quit', quitGuard.onBeforeQuit);
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(() => window.open(services, quitGuard))
    .catch(lastResort.thrown);
};

const systemLanguage = matchLanguage(app.getPreferredSystemLanguages());
setNativeLanguage(systemLanguage);
const removedVariables = removeKeyLogVariables(process.env);
const start = parseStart();
if ('problems' in start) refuseStart(start.title, start.problems);
else if (start.switches.erase) void startErase(start.switches.folder);
else startApp(start.switches, start.policy, removedVariables);
