/** The windows that are open, each with what its page has reported: opens and restores them, and shows the menu bar of the one in use. */
import type { ShownCommands } from '@contract/bridge/app';
import { app, type BrowserWindow, dialog, Menu, shell } from 'electron';
import { askingPage } from '../../desktop/asking-page';
import { sendToWindows } from '../../ipc/events';
import type { Settings } from '../../settings/settings';
import { watchWindow } from '../logging/crashes';
import type { Log } from '../logging/log';
import { attachContextMenu } from '../menus/context-menu';
import { createMenuBar, type MenuBar } from '../menus/menu-bar';
import type { QuitGuard } from './quit-guard';
import { openWindow } from './window';
import { boundsOf, keepOnDisplays, type WindowBounds } from './window-bounds';
import { createWindowList, othersToOpen, toMemory } from './window-list';
import { attachZoom, nearestZoom, type Zoom } from './zoom';

interface AppWindow {
  readonly key: string;
  readonly isWall: boolean;
  readonly browser: BrowserWindow;
  zoom: number;
  changeZoom: Zoom;
  /** Changes that closing the app would lose. */
  hasUnsavedChanges: boolean;
  /** Input that only this window has a place for. */
  hasDrafts: boolean;
  isCameraOn: boolean;
  /** What its page can do; undefined until it reports that. */
  shown: ShownCommands | undefined;
}

interface Opening {
  readonly key: string;
  /** Undefined for the middle of the main display. */
  readonly bounds: WindowBounds | undefined;
  readonly zoom: number;
}

interface Ports {
  readonly settings: Settings;
  readonly log: Log;
  readonly onInput: () => void;
  /** A window was closed while the app goes on. */
  readonly onClosed: (key: string) => void;
}

export const createOpenWindows = ({ settings, log, onInput, onClosed }: Ports) => {
  const list = createWindowList<AppWindow>();
  let quitGuard: QuitGuard | undefined;
  let hasRestored = false;
  let isEnding = false;
  let menuBar: MenuBar | undefined;
  // Without this call, Electron builds its default menu at each start.
  Menu.setApplicationMenu(null);

  /** The window whose page asks. */
  const asking = (): AppWindow | undefined => {
    const id = askingPage();
    return id === undefined ? undefined : list.all().find(({ browser }) => browser.webContents.id === id);
  };
  const here = (): AppWindow | undefined => asking() ?? list.current();

  const showLogs = (): void => {
    log.info('logs shown');
    shell.showItemInFolder(log.file);
  };
  const sendToCurrent: (event: Parameters<typeof sendToWindows>[1]) => void = (event) => {
    const current = list.current();
    sendToWindows(current ? [current.browser] : [], event);
  };
  const createMenu = (): MenuBar =>
    createMenuBar({
      ...{ platform: process.platform, packaged: app.isPackaged },
      act: {
        command: (command) => sendToCurrent({ type: 'command', command }),
        openArea: (path) => sendToCurrent({ type: 'area', path }),
        zoom: (by) => list.current()?.changeZoom(by),
        showLogs,
      },
      build: (template) => {
        const menu = Menu.buildFromTemplate(template);
        Menu.setApplicationMenu(menu);
        // A new menu bar is shown in every window.
        list.wall()?.browser.removeMenu();
        if (settings.current().gateMode) for (const { browser } of list.pages()) browser.setMenuBarVisibility(false);
        return menu;
      },
      shortcuts: settings.current().shortcuts,
    });

  const remember = (): void => {
    const { otherWindows, ...first } = toMemory(
      list.pages().map(({ key, browser, zoom }) => ({ key, bounds: boundsOf(browser), zoom })),
    );
    // Windows that were not opened again yet must not be forgotten.
    settings.remember(hasRestored && otherWindows ? { ...first, otherWindows } : first);
  };

  const add = (key: string, browser: BrowserWindow, isWall = false): AppWindow => {
    const window: AppWindow = {
      ...{ key, isWall, browser, zoom: 1, changeZoom: () => undefined, shown: undefined },
      ...{ hasUnsavedChanges: false, hasDrafts: false, isCameraOn: false },
    };
    list.add(window);
    attachContextMenu(browser);
    watchWindow(browser, {
      log,
      now: Date.now,
      ask: (at, options) => dialog.showMessageBox(at, options),
      showLogs,
      quit: () => app.quit(),
    });
    browser.webContents.on('did-navigate', () => {
      window.hasUnsavedChanges = false;
      window.isCameraOn = false;
      window.shown = undefined;
      if (window === list.current()) menuBar?.clear();
    });
    browser.webContents.on('input-event', onInput);
    browser.on('closed', () => {
      list.remove(window);
      if (isEnding) return;
      onClosed(key);
      if (isWall) settings.remember({ wallWindow: { ...settings.memory().wallWindow, isOpen: false } });
      else if (list.pages().length > 0) remember();
    });
    return window;
  };

  const openPage = ({ key, bounds, zoom }: Opening, how?: Parameters<typeof openWindow>[2]): AppWindow => {
    const browser = openWindow(app.isPackaged, { window: bounds, skin: settings.memory().skin, zoom }, how);
    const window = add(key, browser);
    window.zoom = nearestZoom(zoom);
    window.changeZoom = attachZoom(browser, zoom, (factor) => {
      window.zoom = factor;
      remember();
    });
    keepOnDisplays(browser);
    quitGuard?.watch(browser, {
      isLast: () => list.pages().length === 1,
      losesInput: () => window.hasUnsavedChanges || window.hasDrafts,
    });
    browser.on('focus', () => {
      list.use(window);
      if (window.shown) menuBar?.show(window.shown);
    });
    return window;
  };

  const showWall = async (asked?: number): Promise<void> => {
    const { showWallOn } = await import('./wall-window');
    const [wall, user] = [list.wall()?.browser, here()?.browser];
    showWallOn(asked, { settings, wall, user, add: (browser) => add('wall', browser, true) });
  };

  /** Opens what was open when the app quit, once somebody is signed in. Gate mode is alone. */
  const restoreOthers = (): void => {
    if (hasRestored || settings.current().gateMode) return;
    hasRestored = true;
    const open = list.pages().map(({ key }) => key);
    for (const window of othersToOpen(settings.memory(), open)) openPage(window, { isInBackground: true });
    if (settings.memory().wallWindow.isOpen) void showWall();
  };

  return {
    list,
    asking,
    here,
    sendToCurrent,
    showWall,
    openPage,
    openFirst: (first: Opening, guard: QuitGuard): BrowserWindow => {
      quitGuard = guard;
      const { browser } = openPage(first);
      menuBar ??= createMenu();
      return browser;
    },
    showCommands: (shown: ShownCommands): void => {
      const window = asking();
      if (!window || window.isWall) return;
      window.shown = shown;
      if (window === list.current()) menuBar?.show(shown);
      if (shown.isSignedIn) restoreOthers();
    },
    redrawMenu: () => menuBar?.redraw(),
    remember,
    /** What is closed from now on is open again after a restart. */
    rememberAtEnd: () => {
      isEnding = true;
      remember();
    },
  };
};
