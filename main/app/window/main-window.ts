/** Opens the main window, serves its page, and handles its closing. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SkinChoice } from '@contract/appearance';
import type { BridgeEvent } from '@contract/bridge';
import type { ShownCommands } from '@contract/bridge/app';
import { type Language, languageInUse } from '@contract/language';
import { app, type BrowserWindow, dialog, Menu, type MessageBoxOptions, nativeTheme, net, session } from 'electron';
import { setNativeLanguage } from '../../desktop/native-text';
import { sendToWindows } from '../../ipc/events';
import type { Settings } from '../../settings/settings';
import { watchWindow } from '../logging/crashes';
import type { Log } from '../logging/log';
import { showLogs } from '../logging/show-logs';
import { attachContextMenu } from '../menus/context-menu';
import { createMenuBar, type MenuBar } from '../menus/menu-bar';
import { closeNetwork, type NoteRefusal } from '../security/confine-page';
import { partition } from '../security/origin';
import type { ServiceLoader } from '../startup/service-loader';
import type { SessionStart } from '../startup/session-start';
import { developmentServer } from '../startup/start';
import {
  onDocumentSent,
  type PageAnswer,
  type PageRequest,
  privileges,
  serveDevelopment,
  serveFolder,
  toPageAnswer,
} from './protocol';
import type { QuitGuard } from './quit-guard';
import { applySkin, coverWindow, focus, openWindow, paintBackground } from './window';
import { followDisplays, toRememberedBounds } from './window-displays';
import { attachZoom, type Zoom } from './zoom';

interface MainWindowPorts {
  readonly settings: Settings;
  readonly log: Log;
  readonly noteRefusal: NoteRefusal;
  readonly sessionStart: Pick<SessionStart, 'begin'>;
}

export interface MainWindow {
  /** Opens the window, whose page loads the services. Call once, after Electron's `ready`. */
  open(services: ServiceLoader, quitGuard: QuitGuard): Promise<void>;
  focus(): void;
  /** Sends an event to the page, if there is a window. */
  send(event: BridgeEvent): void;
  applySkin(skin: SkinChoice): void;
  /** Shows the menu bar and native dialogs in a language. */
  applyLanguage(language: Language): void;
  setUnsavedChanges(hasChanges: boolean): void;
  showCommands(shown: ShownCommands): void;
  /** Empties the window: another document, and no history. A page that does not answer is ended. */
  cover(isAnswering: boolean): void;
  /** Calls the listener with each input in the window. Call once. */
  onInput(listener: () => void): void;
  hasUnsavedChanges(): boolean;
  /** Shows the question; resolves to whether the user wants to quit. */
  askToQuit(question: MessageBoxOptions): Promise<boolean>;
  rememberBounds(window: BrowserWindow): void;
  /** Destroys the window instead of closing it, because a frozen page must not delay the exit. */
  destroyAndQuit(): void;
}

/** Chromium's `ERR_FAILED`. */
const failed = -2;

/** Serves the page. Only its media need the services. */
const servePage = (services: ServiceLoader, noteRefusal: NoteRefusal): void => {
  const server = developmentServer();
  const own = session.fromPartition(partition, { cache: false });
  const serve = server
    ? serveDevelopment(server, (address, init) => net.fetch(address, init))
    : serveFolder(join(import.meta.dirname, '../renderer'));
  const answer = async ({ url, method, headers }: PageRequest): Promise<PageAnswer> => {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/media/'))
      return toPageAnswer(await (await services.load()).serveMedia({ url, method, headers: new Headers(headers) }));
    const served = await serve({ url, method, headers });
    onDocumentSent(url, served, services.loadForPage);
    return served;
  };
  // `protocol.handle` would load all of Node's fetch before the page's first file, which takes 34 ms.
  own.protocol.registerStreamProtocol(privileges.scheme, (request, reply) => {
    answer(request).then(reply, () => reply({ error: failed }));
  });
  closeNetwork(own, noteRefusal, app.isPackaged ? undefined : server ? { server } : {});
};

/** Milliseconds for the page to draw its first screen before main does what can wait. */
const firstScreenTime = 2_000;

export const createMainWindow = ({ settings, log, noteRefusal, sessionStart }: MainWindowPorts): MainWindow => {
  let window: BrowserWindow | undefined;
  let hasUnsavedChanges = false;
  let inputListener: () => void = () => undefined;

  let menuBar: MenuBar | undefined;
  // Without this call, Electron builds its default menu at each start.
  Menu.setApplicationMenu(null);

  const showMenu = (opened: BrowserWindow, zoom: Zoom): void => {
    menuBar = createMenuBar({
      ...{ platform: process.platform, packaged: app.isPackaged },
      act: {
        command: (command) => sendToWindows([opened], { type: 'command', command }),
        openArea: (path) => sendToWindows([opened], { type: 'area', path }),
        zoom,
        showLogs: () => showLogs(log),
      },
      build: (template) => {
        const menu = Menu.buildFromTemplate(template);
        Menu.setApplicationMenu(menu);
        return menu;
      },
      shortcuts: settings.current().shortcuts,
    });
  };

  return {
    open: async (services, quitGuard) => {
      servePage(services, noteRefusal);
      const { skin, zoom } = settings.memory();
      applySkin(skin);
      nativeTheme.on('updated', () => paintBackground(settings.memory().skin));
      setNativeLanguage(languageInUse(settings.current()));
      const opened = openWindow(app.isPackaged, settings.memory());
      window = opened;
      void sessionStart.begin();
      followDisplays(opened, { read: settings.memory, remember: settings.remember });
      quitGuard.watch(opened);
      attachContextMenu(opened);
      watchWindow(opened, {
        log,
        now: Date.now,
        ask: (at, options) => dialog.showMessageBox(at, options),
        showLogs: () => showLogs(log),
        quit: () => app.quit(),
      });
      opened.webContents.on('did-navigate', () => {
        hasUnsavedChanges = false;
        menuBar?.clear();
      });
      opened.webContents.on('input-event', () => inputListener());
      opened.on('closed', () => {
        window = undefined;
      });
      showMenu(
        opened,
        attachZoom(opened, zoom, (factor) => settings.remember({ zoom: factor })),
      );
      // Without a session, nothing needs the services until the page asks for them.
      await new Promise<void>((resolve) => opened.webContents.once('did-stop-loading', () => resolve()));
      await setTimeout(firstScreenTime);
      await services.load();
      await settings.startWriting();
    },
    focus: () => focus(window),
    send: (event) => sendToWindows(window ? [window] : [], event),
    applySkin: (skin) => {
      // Setting the same theme again would make Chromium lay out the page again.
      if (skin === settings.memory().skin) return;
      applySkin(skin);
      settings.remember({ skin });
    },
    showCommands: (shown) => menuBar?.show(shown),
    applyLanguage: (language) => {
      setNativeLanguage(language);
      menuBar?.redraw();
    },
    setUnsavedChanges: (hasChanges) => {
      hasUnsavedChanges = hasChanges;
    },
    cover: (isAnswering) => window && coverWindow(window, isAnswering),
    onInput: (listener) => {
      inputListener = listener;
    },
    hasUnsavedChanges: () => hasUnsavedChanges,
    askToQuit: async (question) => {
      const { response } = await (window ? dialog.showMessageBox(window, question) : dialog.showMessageBox(question));
      return response !== question.cancelId;
    },
    rememberBounds: (closing) => settings.remember(toRememberedBounds(closing, settings.memory())),
    destroyAndQuit: () => {
      window?.destroy();
      app.quit();
    },
  };
};
