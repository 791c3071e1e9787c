/** The app's window: opens it, serves its page, handles its end, and is what services and handlers see of it. */
import { join } from 'node:path';
import {
  app,
  type BrowserWindow,
  dialog,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  session,
  shell,
  systemPreferences,
} from 'electron';
import type { DesktopWindow } from '../../desktop/desktop';
import { setNativeLanguage } from '../../desktop/native-text';
import { sendToWindows } from '../../ipc/events';
import type { Settings } from '../../settings/settings';
import { watchWindow } from '../logging/crashes';
import type { Log } from '../logging/log';
import { attachContextMenu } from '../menus/context-menu';
import { createMenuBar, type MenuBar } from '../menus/menu-bar';
import { closeNetwork, type LogRefusal } from '../security/confine-page';
import { partition } from '../security/origin';
import { developmentServer, type PageRequest, privileges, serveDevelopment, serveFolder } from './protocol';
import type { QuitGuard } from './quit-guard';
import { applySkin, blankWindow, focus, openWindow, paintBackground } from './window';
import { boundsOf, keepOnDisplays } from './window-bounds';
import { attachZoom, type Zoom } from './zoom';

interface MainWindowPorts {
  readonly settings: Settings;
  readonly log: Log;
  readonly logRefusal: LogRefusal;
}

/** Answers `app://pitwall/media/<id>`. */
type ServeMedia = (request: Request) => Promise<Response>;

export interface MainWindow extends DesktopWindow {
  /** Call once, after Electron's `ready`. */
  open(serveMedia: ServeMedia, quitGuard: QuitGuard): void;
  hasUnsavedChanges(): boolean;
  /** Whether a person has turned the camera on in the page. */
  isCameraOn(): boolean;
  rememberBounds(window: BrowserWindow): void;
  /** Destroys the window instead of closing it, because a frozen page must not delay the exit. */
  destroyAndQuit(): void;
}

/** Windows and Linux would show a hidden menu bar with the Alt key. */
const fillScreen = (window: BrowserWindow, isOn: boolean): void => {
  window.setKiosk(isOn);
  window.setAutoHideMenuBar(!isOn);
  window.setMenuBarVisibility(!isOn);
};

const servePage = (serveMedia: ServeMedia, logRefusal: LogRefusal): void => {
  const server = developmentServer(app.isPackaged);
  const own = session.fromPartition(partition, { cache: false });
  const serve: (request: PageRequest) => Promise<Response> = server
    ? serveDevelopment(server, (address, init) => net.fetch(address, init))
    : serveFolder(join(import.meta.dirname, '../renderer'));
  own.protocol.handle(privileges.scheme, (request) =>
    new URL(request.url).pathname.startsWith('/media/') ? serveMedia(request) : serve(request),
  );
  closeNetwork(own, logRefusal, app.isPackaged ? undefined : server ? { server } : {});
};

export const createMainWindow = ({ settings, log, logRefusal }: MainWindowPorts): MainWindow => {
  let window: BrowserWindow | undefined;
  let hasUnsavedChanges = false;
  let isCameraOn = false;
  let inputListener: () => void = () => undefined;

  let menuBar: MenuBar | undefined;
  // Without this call, Electron builds its default menu at each start.
  Menu.setApplicationMenu(null);

  const showLogs = (): void => {
    log.info('logs shown');
    shell.showItemInFolder(log.file);
  };
  const showMenu = (opened: BrowserWindow, zoom: Zoom): void => {
    menuBar = createMenuBar({
      ...{ platform: process.platform, packaged: app.isPackaged },
      act: {
        command: (command) => sendToWindows([opened], { type: 'command', command }),
        openArea: (path) => sendToWindows([opened], { type: 'area', path }),
        zoom,
        showLogs,
      },
      build: (template) => {
        const menu = Menu.buildFromTemplate(template);
        Menu.setApplicationMenu(menu);
        // A new menu bar is shown in every window.
        if (settings.current().gateMode) opened.setMenuBarVisibility(false);
        return menu;
      },
      shortcuts: settings.current().shortcuts,
    });
  };

  return {
    open: (serveMedia, quitGuard) => {
      servePage(serveMedia, logRefusal);
      const { skin, zoom } = settings.memory();
      applySkin(skin);
      nativeTheme.on('updated', () => paintBackground(settings.memory().skin));
      const opened = openWindow(app.isPackaged, settings.memory());
      window = opened;
      keepOnDisplays(opened);
      quitGuard.watch(opened);
      attachContextMenu(opened);
      watchWindow(opened, {
        log,
        now: Date.now,
        ask: (at, options) => dialog.showMessageBox(at, options),
        showLogs,
        quit: () => app.quit(),
      });
      opened.webContents.on('did-navigate', () => {
        hasUnsavedChanges = false;
        isCameraOn = false;
        menuBar?.clear();
      });
      opened.webContents.on('input-event', () => inputListener());
      // A hidden window would be shown by it.
      opened.once('show', () => settings.current().gateMode && fillScreen(opened, true));
      opened.on('closed', () => {
        window = undefined;
      });
      showMenu(
        opened,
        attachZoom(opened, zoom, (factor) => settings.remember({ zoom: factor })),
      );
    },
    focus: () => focus(window),
    isFocused: () => window?.isFocused() === true,
    send: (event) => sendToWindows(window ? [window] : [], event),
    cover: (isAnswering) => window && blankWindow(window, isAnswering),
    onInput: (listener) => {
      inputListener = listener;
    },
    applySkin: (skin) => {
      // Setting the same theme again would make Chromium lay out the page again.
      if (skin === settings.memory().skin) return;
      applySkin(skin);
      settings.remember({ skin });
    },
    applyLanguage: (language) => {
      setNativeLanguage(language);
      menuBar?.redraw();
    },
    setGateMode: (isOn) => window && fillScreen(window, isOn),
    setCamera: async (isOn) => {
      isCameraOn = isOn;
      return isOn && process.platform === 'darwin' ? systemPreferences.askForMediaAccess('camera') : true;
    },
    setUnsavedChanges: (hasChanges) => {
      hasUnsavedChanges = hasChanges;
    },
    showCommands: (shown) => menuBar?.show(shown),
    print: async (paper) => {
      if (!window) throw new Error('there is no window');
      // A sheet that names its own size may lie on its side; others take the size that was asked for.
      return window.webContents.printToPDF({ pageSize: paper, printBackground: true, preferCSSPageSize: true });
    },
    showProgress: (progress, mode) => window?.setProgressBar(progress, { mode }),
    setBadgeCount: (count) => void app.setBadgeCount(count),
    setOverlayIcon: (picture, description) => {
      const icon = nativeImage.createEmpty();
      // The pictures have two pixels for each point.
      if (picture !== null) icon.addRepresentation({ scaleFactor: 2, dataURL: picture });
      window?.setOverlayIcon(picture === null ? null : icon, description);
    },
    clearStorage: async () => {
      const stored = window?.webContents.session;
      await Promise.all([stored?.clearStorageData(), stored?.clearCache()]);
    },
    hasUnsavedChanges: () => hasUnsavedChanges,
    isCameraOn: () => isCameraOn,
    rememberBounds: (closing) => settings.remember({ window: boundsOf(closing) }),
    destroyAndQuit: () => {
      window?.destroy();
      app.quit();
    },
  };
};
