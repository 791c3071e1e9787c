/** The app's windows, as services and handlers see them. */
import { fail, ok } from '@contract/failure';
import { app, type BrowserWindow, nativeImage, nativeTheme, session, systemPreferences } from 'electron';
import { firstWindow } from '../../core/session/resume-state';
import type { DesktopWindow } from '../../desktop/desktop';
import { setNativeLanguage } from '../../desktop/native-text';
import { sendToWindows } from '../../ipc/events';
import type { Settings } from '../../settings/settings';
import type { Log } from '../logging/log';
import type { LogRefusal } from '../security/confine-page';
import { origin, partition, startPage, wallPage } from '../security/origin';
import { createOpenWindows } from './open-windows';
import type { QuitGuard } from './quit-guard';
import { applySkin, blankWindow, focus, paintBackground, type ServeMedia, servePage } from './window';
import { boundsOf } from './window-bounds';
import { maxWindows } from './window-list';

interface WindowPorts {
  readonly settings: Settings;
  readonly log: Log;
  readonly logRefusal: LogRefusal;
}

export interface Windows extends DesktopWindow {
  /** Opens the first window. Call once, after Electron's `ready`. */
  open(serveMedia: ServeMedia, quitGuard: QuitGuard): void;
  /** Does nothing before `open`. */
  openIfNone(): void;
  hasUnsavedChanges(): boolean;
  /** Whether a person has turned the camera on in a page. */
  isCameraOn(): boolean;
  /** Remembers which windows are open, and where, before all of them close. */
  remember(): void;
  /** Destroys the windows instead of closing them, because a frozen page must not delay the exit. */
  destroyAndQuit(): void;
}

/** How far a new window is from the one that opened it. */
const cascade = 32;

/** What the wall has no use for: it tells nobody of work, and runs no commands. */
const notForWall: ReadonlySet<string> = new Set(['job', 'outbox', 'check', 'connection', 'updates', 'offline']);
const forOneWindow: ReadonlySet<string> = new Set(['command', 'area', 'link', 'saved']);

/** Windows and Linux would show a hidden menu bar with the Alt key. */
const fillScreen = (window: BrowserWindow, isOn: boolean): void => {
  window.setKiosk(isOn);
  window.setAutoHideMenuBar(!isOn);
  window.setMenuBarVisibility(!isOn);
};

export const createWindows = ({ settings, log, logRefusal }: WindowPorts): Windows => {
  let inputListener: () => void = () => undefined;
  let openIfNone = (): void => undefined;
  let closedListener: (key: string) => void = () => undefined;
  const { list, asking, here, sendToCurrent, showWall, openPage, openFirst, ...opened } = createOpenWindows({
    ...{ settings, log },
    onInput: () => inputListener(),
    onClosed: (key) => closedListener(key),
  });
  const { showCommands, redrawMenu, remember, rememberAtEnd } = opened;

  return {
    open: (serveMedia, guard) => {
      servePage(serveMedia, logRefusal);
      applySkin(settings.memory().skin);
      nativeTheme.on('updated', () => paintBackground(settings.memory().skin));
      openIfNone = () => {
        if (list.current()) return;
        const { zoom, window: bounds } = settings.memory();
        const browser = openFirst({ key: bounds?.key ?? firstWindow, bounds, zoom }, guard);
        // A hidden window would be shown by it.
        browser.once('show', () => settings.current().gateMode && fillScreen(browser, true));
      };
      openIfNone();
    },
    openIfNone: () => openIfNone(),
    keys: {
      current: () => here()?.key ?? firstWindow,
      all: () => list.all().map(({ key }) => key),
    },
    focus: () => {
      const current = list.current();
      if (current) focus(current.browser);
      else openIfNone();
    },
    isFocused: () => list.all().some(({ browser }) => browser.isFocused()),
    send: (event) => {
      if (forOneWindow.has(event.type)) return sendToCurrent(event);
      const current = list.current();
      for (const window of list.all()) {
        if (window.isWall && notForWall.has(event.type)) continue;
        sendToWindows([window.browser], window === current ? event : { ...event, isToldElsewhere: true });
      }
    },
    sendToOthers: (event) => {
      const from = asking();
      sendToWindows(
        list.all().flatMap((window) => (window === from ? [] : [window.browser])),
        event,
      );
    },
    reloadOthers: () => {
      const from = asking();
      for (const { isWall, browser } of from ? list.all().filter((window) => window !== from) : [])
        browser.webContents.loadURL(isWall ? wallPage : startPage).catch(() => undefined);
    },
    cover: (isAnswering) => {
      for (const { browser } of list.all()) blankWindow(browser, isAnswering);
    },
    onInput: (listener) => {
      inputListener = listener;
    },
    onClosed: (listener) => {
      closedListener = listener;
    },
    applySkin: (skin) => {
      // Setting the same theme again would make Chromium lay out the page again.
      if (skin === settings.memory().skin) return;
      applySkin(skin);
      settings.remember({ skin });
    },
    applyLanguage: (language) => {
      setNativeLanguage(language);
      redrawMenu();
    },
    setGateMode: (isOn) => {
      const gate = here();
      for (const window of list.pages()) {
        if (window === gate) fillScreen(window.browser, isOn);
        else if (isOn) window.browser.hide();
        else window.browser.showInactive();
      }
    },
    setCamera: async (isOn) => {
      const window = asking();
      if (window) window.isCameraOn = isOn;
      return isOn && process.platform === 'darwin' ? systemPreferences.askForMediaAccess('camera') : true;
    },
    setUnsavedChanges: (hasChanges) => {
      const window = asking();
      if (window) window.hasUnsavedChanges = hasChanges;
    },
    setDrafts: (hasDrafts) => {
      const window = asking();
      if (window) window.hasDrafts = hasDrafts;
    },
    showCommands,
    print: async (paper) => {
      const window = here();
      if (!window) throw new Error('there is no window');
      // A sheet that names its own size may lie on its side; others take the size that was asked for.
      return window.browser.webContents.printToPDF({
        pageSize: paper,
        printBackground: true,
        preferCSSPageSize: true,
      });
    },
    printers: async () => {
      const found = (await here()?.browser.webContents.getPrintersAsync()) ?? [];
      return found.map(({ name, displayName }) => ({ name, label: displayName || name }));
    },
    printOn: ({ printer, width, height }) =>
      new Promise((resolve) => {
        const contents = here()?.browser.webContents;
        if (!contents) return resolve(false);
        const micronsOf = (millimeters: number): number => Math.round(millimeters * 1_000);
        const options = {
          ...{ silent: true, deviceName: printer, printBackground: true, margins: { marginType: 'none' as const } },
          pageSize: { width: micronsOf(width), height: micronsOf(height) },
        };
        contents.print(options, (isPrinted) => resolve(isPrinted));
      }),
    showProgress: (progress, mode) => list.pages()[0]?.browser.setProgressBar(progress, { mode }),
    setBadgeCount: (count) => void app.setBadgeCount(count),
    setOverlayIcon: (picture, description) => {
      const icon = nativeImage.createEmpty();
      // The pictures have two pixels for each point.
      if (picture !== null) icon.addRepresentation({ scaleFactor: 2, dataURL: picture });
      list.pages()[0]?.browser.setOverlayIcon(picture === null ? null : icon, description);
    },
    clearStorage: async () => {
      const stored = session.fromPartition(partition, { cache: false });
      await Promise.all([stored.clearStorageData(), stored.clearCache()]);
    },
    handlers: {
      open: ({ address }) => {
        if (list.isFull()) return fail('refused', 'too-many-windows', { about: { limit: maxWindows } });
        const from = here();
        const before = from && boundsOf(from.browser);
        const bounds = before && { ...before, x: before.x + cascade, y: before.y + cascade, maximized: false };
        openPage({ key: crypto.randomUUID(), bounds, zoom: from?.zoom ?? 1 }, { address: origin + address });
        remember();
        return ok(null);
      },
      openWall: async ({ display }) => {
        await showWall(display);
        return ok('window');
      },
      closeWall: () => {
        list.wall()?.browser.close();
        return ok(null);
      },
      displays: async () => ok((await import('./wall-window')).displayViews(list.wall()?.browser)),
    },
    hasUnsavedChanges: () => list.all().some((window) => window.hasUnsavedChanges),
    isCameraOn: () => list.all().some((window) => window.isCameraOn),
    remember: rememberAtEnd,
    destroyAndQuit: () => {
      for (const { browser } of [...list.all()]) browser.destroy();
      app.quit();
    },
  };
};
