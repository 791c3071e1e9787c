/** Creates windows, with their bounds and their background before the first paint, and serves their page. */
import { join } from 'node:path';
import { type Skin, type SkinChoice, systemSkin } from '@contract/appearance';
import { channels, nativeCallsSwitch } from '@contract/bridge';
import { nativeChannels } from '@contract/bridge/native-calls';
import {
  app,
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  nativeTheme,
  net,
  session,
  type WebPreferences,
} from 'electron';
import { closeNetwork, type LogRefusal } from '../security/confine-page';
import { partition, startPage } from '../security/origin';
import { developmentServer, type PageRequest, privileges, serveDevelopment, serveFolder } from './protocol';
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

/** Answers `app://pitwall/media/<id>`. */
export type ServeMedia = (request: Request) => Promise<Response>;

export const servePage = (serveMedia: ServeMedia, logRefusal: LogRefusal): void => {
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

export interface WindowMemory {
  readonly window: WindowBounds | undefined;
  readonly skin: SkinChoice;
  readonly zoom: number;
}

/** How long a window stays hidden at most after the document has loaded. It then shows the loading screen. */
const maxHiddenMs = 300;

/** Loads an address, and shows the window when the first screen is drawn, after `maxHiddenMs`, or if loading fails. */
export const loadAndShow = (window: BrowserWindow, address: string, show: () => void): void => {
  let isShown = false;
  const showOnce = (): void => {
    if (window.isDestroyed() || isShown) return;
    isShown = true;
    show();
  };
  window.webContents.ipc.once(channels.drawn, showOnce);
  window.webContents.once('dom-ready', () => setTimeout(showOnce, maxHiddenMs));
  window.webContents.once('did-fail-load', showOnce);
  window.webContents.once('render-process-gone', showOnce);
  window.loadURL(address).catch(() => showOnce());
};

/** A window whose zoom is not that of all windows. */
export const withOwnZoom = (options: BrowserWindowConstructorOptions): BrowserWindowConstructorOptions => ({
  ...options,
  webPreferences: { ...options.webPreferences, zoomMode: 'isolated' },
});

interface Opening {
  readonly address?: string;
  /** Leaves the focus where it is. */
  readonly isInBackground?: boolean;
}

/** Without `opening`, it is the first window. */
export const openWindow = (packaged: boolean, memory: WindowMemory, opening?: Opening): BrowserWindow => {
  const { address = startPage, isInBackground = false } = opening ?? {};
  const { bounds, area, isMaximized } = openingBounds(memory.window);
  const options = windowOptions({ bounds, area, packaged, zoom: memory.zoom, skin: resolveSkin(memory.skin) });
  const window = new BrowserWindow(opening ? withOwnZoom(options) : options);
  loadAndShow(window, address, () => {
    if (isMaximized) window.maximize();
    if (isInBackground) window.showInactive();
    else window.show();
  });
  return window;
};

/** Replaces the window's document and forgets its history. A page that does not answer is ended, which a reload follows. */
export const blankWindow = ({ webContents }: BrowserWindow, isAnswering: boolean): void => {
  if (!isAnswering) webContents.forcefullyCrashRenderer();
  webContents.once('did-finish-load', () => webContents.navigationHistory.clear());
  webContents.once('will-prevent-unload', (event) => event.preventDefault());
  webContents.loadURL(startPage).catch(() => undefined);
};

export const resolveSkin = (skin: SkinChoice): Skin =>
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
export const focus = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
};
