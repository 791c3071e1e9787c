/** Creates the window, with its bounds and its background before the first paint. */
import { join } from 'node:path';
import { type Skin, type SkinChoice, systemSkin } from '@contract/appearance';
import { channels, nativeCallsSwitch } from '@contract/bridge';
import { nativeChannels } from '@contract/bridge/native-calls';
import { BrowserWindow, type BrowserWindowConstructorOptions, nativeTheme, type WebPreferences } from 'electron';
import { partition, startPage } from '../security/origin';
import { minSize, openingBounds, type Rectangle, type WindowBounds } from './window-bounds';

/** The page's own backgrounds, so that the window does not flash in another color before it has drawn. */
export const backgrounds: Readonly<Record<Skin, string>> = {
  light: '#fafafa',
  dark: '#1f1f1f',
  contrast: '#000000',
  sunlight: '#FFFFFF',
};

/** Sets every security-related preference explicitly, although most are the default. */
export const webPreferences = (packaged: boolean, zoom: number): WebPreferences => ({
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  additionalArguments: [`${nativeCallsSwitch}${[...nativeChannels.keys()].join()}`],
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
  // Chromium compiles a script twice before it keeps it; ours are the same at every start.
  v8CacheOptions: 'bypassHeatCheck',
});

/**
 * Options of the window. It starts hidden and paints nothing until it is shown, because the page can't run scripts while it
 * waits for the graphics process before its first paint.
 */
export const windowOptions = (ports: {
  readonly bounds: Rectangle;
  readonly area: Rectangle;
  readonly skin: Skin;
  readonly packaged: boolean;
  readonly zoom: number;
}): BrowserWindowConstructorOptions => ({
  ...ports.bounds,
  // On a display smaller than `minSize`, the window must still fit.
  minWidth: Math.min(minSize.width, ports.area.width),
  minHeight: Math.min(minSize.height, ports.area.height),
  title: 'Pitwall',
  show: false,
  paintWhenInitiallyHidden: false,
  backgroundColor: backgrounds[ports.skin],
  autoHideMenuBar: true,
  fullscreenable: true,
  webPreferences: webPreferences(ports.packaged, ports.zoom),
});

export interface WindowMemory {
  readonly window: WindowBounds | undefined;
  readonly skin: SkinChoice;
  readonly zoom: number;
}

/** How long the window stays hidden at most after the document has loaded. It then shows the loading screen. */
const maxHiddenMs = 300;

/** Opens the window. Shows it when the first screen is drawn, after `maxHiddenMs`, or if loading fails. */
export const openWindow = (packaged: boolean, memory: WindowMemory): BrowserWindow => {
  const { bounds, area, isMaximized } = openingBounds(memory.window);
  const window = new BrowserWindow(
    windowOptions({ bounds, area, packaged, zoom: memory.zoom, skin: resolveSkin(memory.skin) }),
  );
  let isShown = false;
  const show = (): void => {
    if (window.isDestroyed() || isShown) return;
    isShown = true;
    if (isMaximized) window.maximize();
    window.show();
  };
  window.webContents.ipc.once(channels.drawn, show);
  window.webContents.once('dom-ready', () => setTimeout(show, maxHiddenMs));
  window.webContents.once('did-fail-load', show);
  window.webContents.once('render-process-gone', show);
  window.loadURL(startPage).catch(() => show());
  return window;
};

/** Replaces the window's document and forgets its history. A page that does not answer is ended, which a reload follows. */
export const blankWindow = ({ webContents }: BrowserWindow, isAnswering: boolean): void => {
  if (!isAnswering) webContents.forcefullyCrashRenderer();
  webContents.once('did-finish-load', () => webContents.navigationHistory.clear());
  webContents.once('will-prevent-unload', (event) => event.preventDefault());
  webContents.loadURL(startPage).catch(() => undefined);
};

const resolveSkin = (skin: SkinChoice): Skin =>
  skin === 'system' ? systemSkin(nativeTheme.shouldUseDarkColors, nativeTheme.shouldUseHighContrastColors) : skin;

const isDark: Readonly<Record<Skin, boolean>> = { light: false, dark: true, contrast: true, sunlight: false };

/** Paints the windows' backgrounds, also when the system's theme has changed. */
export const paintBackground = (skin: SkinChoice): void => {
  for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(backgrounds[resolveSkin(skin)]);
};

/** Applies the theme to native frames, menus and dialogs, and to the window's background. The page sees it as the system's. */
export const applySkin = (skin: SkinChoice): void => {
  nativeTheme.themeSource = skin === 'system' ? skin : isDark[skin] ? 'dark' : 'light';
  paintBackground(skin);
};

/** Brings the window to the front, from wherever it is. */
export const focus = (window: BrowserWindow | undefined): void => {
  if (!window || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
};
