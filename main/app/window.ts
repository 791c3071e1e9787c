/** The one window: how it is made, where it stands, and what it looks like before the page has drawn. */
import { join } from 'node:path';
import type { Skin } from '@contract/appearance';
import {
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  nativeTheme,
  screen,
  type WebPreferences,
} from 'electron';
import { partition, startPage } from './origin';
import { fitBounds, minSize, type Rectangle, type WindowBounds } from './window-bounds';

/** The page's own backgrounds, so that the window does not flash in another color before it has drawn. */
export const backgrounds: Readonly<Record<Skin, string>> = {
  light: '#fafafa',
  dark: '#1f1f1f',
  contrast: '#000000',
  sunlight: '#FFFFFF',
};

/** Every preference that the page's confinement hangs on is said, although most are the default. */
export const webPreferences = (packaged: boolean, zoom: number): WebPreferences => ({
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  partition,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  plugins: false,
  disableBlinkFeatures: 'Auxclick',
  navigateOnDragDrop: false,
  safeDialogs: true,
  autoplayPolicy: 'document-user-activation-required',
  devTools: !packaged,
  spellcheck: true,
  zoomFactor: zoom,
});

/** Options of the window; hidden until the page has drawn. */
export const windowOptions = (ports: {
  readonly bounds: Rectangle;
  readonly area: Rectangle;
  readonly skin: Skin;
  readonly packaged: boolean;
  readonly zoom: number;
}): BrowserWindowConstructorOptions => ({
  ...ports.bounds,
  // A display smaller than the smallest size must not push the window's edge out of sight.
  minWidth: Math.min(minSize.width, ports.area.width),
  minHeight: Math.min(minSize.height, ports.area.height),
  title: 'Pitwall',
  show: false,
  backgroundColor: backgrounds[ports.skin],
  autoHideMenuBar: true,
  fullscreenable: true,
  webPreferences: webPreferences(ports.packaged, ports.zoom),
});

export interface WindowMemory {
  readonly window: WindowBounds | undefined;
  readonly skin: Skin;
  readonly zoom: number;
}

/** The displays' work areas, the main one first. */
const workAreas = (): Rectangle[] => {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== main.id);
  return [main, ...others].map((display) => display.workArea);
};

/** Opens the window and shows it as soon as the page has drawn (or has failed to, so that it is never just missing). */
export const openWindow = (packaged: boolean, memory: WindowMemory): BrowserWindow => {
  const bounds = fitBounds(workAreas(), memory.window);
  const window = new BrowserWindow(
    windowOptions({ bounds, area: screen.getDisplayMatching(bounds).workArea, packaged, ...memory }),
  );
  const show = (): void => {
    if (window.isDestroyed() || window.isVisible()) return;
    if (memory.window?.maximized) window.maximize();
    window.show();
  };
  window.once('ready-to-show', show);
  window.webContents.once('did-fail-load', show);
  window.webContents.once('render-process-gone', show);
  window.loadURL(startPage).catch(() => show());
  return window;
};

/** Frame, menus and dialogs of the system in the page's own tone, and the background behind the page. */
export const applySkin = (skin: Skin): void => {
  nativeTheme.themeSource = skin === 'light' ? 'light' : 'dark';
  for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(backgrounds[skin]);
};

/** Brings the window to the front, from wherever it is. */
export const focus = (window: BrowserWindow | undefined): void => {
  if (!window || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
};

/** What to remember of a window, read before it closes. */
export const boundsOf = (window: BrowserWindow): WindowBounds => ({
  ...window.getNormalBounds(),
  maximized: window.isMaximized(),
});
