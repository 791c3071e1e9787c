/**
 * Composition root: what happens at start, in order. `createServices` and `createWindows` are the rest of it. The only
 * module that imports the demo, when a call first needs it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageInUse, matchLanguage } from '@contract/language';
import { app, dialog, ipcMain, protocol } from 'electron';
import { createLastResort, watchProcesses } from './app/logging/crashes';
import { createLog } from './app/logging/log';
import { type LogRefusal, secureApp } from './app/security/confine-page';
import { removeKeyLogVariables } from './app/security/hardening';
import { origin } from './app/security/origin';
import { createHandlers } from './app/startup/handlers';
import { followLinks } from './app/startup/links';
import { beginStart, safeBySwitch } from './app/startup/safe-start';
import { createServices, type Services } from './app/startup/services';
import { modeOf, parseStart, refuseStart } from './app/startup/start';
import type { Switches } from './app/startup/switches';
import { privileges } from './app/window/protocol';
import { createQuitGuard } from './app/window/quit-guard';
import { createWindows } from './app/window/windows';
import { createDesktop } from './desktop/desktop';
import { setNativeLanguage, text } from './desktop/native-text';
import { eraseAll } from './erase/erase-all';
import { registerIpc } from './ipc/register';
import type { Policy } from './settings/policy';
import { createSettings } from './settings/settings';
import { eraseKeychain } from './vault/erase-keychain';
import { keychainService } from './vault/keychain-service';

/** Resolves to what is left, in words. `named` is the folder that the user named; undefined for the app's own. */
const eraseAtStart = async (named: string | undefined): Promise<readonly string[]> => {
  const isOwnFolder = named === undefined;
  const folder = app.getPath('userData');
  const keychain = () => eraseKeychain({ service: keychainService(named) });
  // Chromium must not write into the folder again.
  const elsewhere = mkdtempSync(join(tmpdir(), 'pitwall-erase-'));
  app.setPath('userData', elsewhere);
  app.setPath('sessionData', elsewhere);
  // The jump list of Windows names records.
  if (process.platform === 'win32') app.setJumpList([]);
  const { getAppCacheDir } = await import('electron-updater/out/AppAdapter.js');
  // By electron-builder's name; what another user data folder has downloaded may be there as well.
  const updates = isOwnFolder ? { updates: join(getAppCacheDir(), `${app.getName().toLowerCase()}-updater`) } : {};
  const { paths, isKeychainEmpty } = await eraseAll({ folder, isOwnFolder, keychain, ...updates });
  process.on('exit', () => rmSync(elsewhere, { recursive: true, force: true }));
  return [...paths, ...(isKeychainEmpty ? [] : [text('erase.keychain')])];
};

const startApp = (switches: Switches, policy: Policy, removedVariables: readonly string[]): void => {
  const folder = app.getPath('userData');
  const log = createLog(join(folder, 'logs'), !app.isPackaged);
  const lastResort = createLastResort(log, dialog.showErrorBox, (code) => app.exit(code));
  process.on('uncaughtException', lastResort.thrown).on('unhandledRejection', lastResort.rejected);
  watchProcesses(app, log);
  if (removedVariables.length > 0) log.warn('removed variables', removedVariables.join());

  // A root process on Linux can't have the sandbox; a packaged app has already refused that switch.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  protocol.registerSchemesAsPrivileged([privileges]);
  const logRefusal: LogRefusal = (message, address) => log.warn('refused', message, address ?? '');
  secureApp(app, logRefusal, () => windows.isCameraOn());

  const safeStart = switches.safe ? safeBySwitch : beginStart(folder, new Date());
  // A graphics driver is the most frequent reason for a start that fails.
  if (safeStart.why) app.disableHardwareAcceleration();
  const settings = createSettings(folder, modeOf(switches), policy, systemLanguage, safeStart);
  setNativeLanguage(languageInUse(settings.current()));

  const windows = createWindows({ settings, log, logRefusal });
  const desktop = createDesktop(windows);
  let services: Services | undefined;
  const links = followLinks(app, {
    args: process.argv.slice(1),
    window: windows,
    target: () => services?.target() ?? settings.current(),
    lock: () => services?.lock(),
  });
  const quitGuard = createQuitGuard({
    unfinishedWork: () => ({
      jobs: services?.files.running() ?? 0,
      unsaved: windows.hasUnsavedChanges(),
      waiting: services?.waiting() ?? { count: 0, isKept: true },
    }),
    ask: async (question) => (await desktop.dialogs.ask(question)).response !== question.cancelId,
    beforeQuit: windows.remember,
    end: async () => {
      await services?.end();
      await settings.flush();
    },
    install: async ({ waiting, jobs }) => services?.updates.installUpdate({ changes: waiting.count, jobs }),
    quit: windows.destroyAndQuit,
    stay: windows.openIfNone,
  });
  app.on('before-quit', quitGuard.onBeforeQuit);
  app.on('window-all-closed', () => app.quit());
  app.on('activate', windows.openIfNone);

  const open = async (): Promise<void> => {
    services = createServices({
      ...{ settings, log, desktop, links },
      keychainService: keychainService(switches.folder),
      loadDemo: async () => {
        const { createAnswers } = await import('../mocks/adapter');
        return createAnswers(switches.rows === undefined ? {} : { rows: switches.rows });
      },
    });
    registerIpc({
      ...{ ipcMain, origin, log },
      isLocked: services.session.isLocked,
      generation: services.generation,
      handlers: createHandlers({ services, settings, log, desktop, links, safeStart }),
    });
    windows.open(services.serveMedia, quitGuard);
    await settings.flush();
  };
  app.whenReady().then(open).catch(lastResort.thrown);
};

const eraseAndEnd = async (folder: string | undefined): Promise<void> => {
  const problems = await eraseAtStart(folder);
  if (problems.length > 0) refuseStart(text('erase.left'), problems);
  else process.exit(0);
};

const systemLanguage = matchLanguage(app.getPreferredSystemLanguages());
setNativeLanguage(systemLanguage);
const removedVariables = removeKeyLogVariables(process.env);
const start = parseStart();
if ('problems' in start) refuseStart(start.title, start.problems);
else if (start.switches.erase) void eraseAndEnd(start.switches.folder);
else startApp(start.switches, start.policy, removedVariables);
