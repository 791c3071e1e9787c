import { EventEmitter } from 'node:events';
import { channels } from '@contract/bridge';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const theme = { themeSource: '', shouldUseDarkColors: false, shouldUseHighContrastColors: false };
const bounds = { x: 0, y: 0, width: 1920, height: 1080 };
const display = { id: 1, bounds, workArea: bounds };
class FakeWindow extends EventEmitter {
  static readonly getAllWindows = (): readonly FakeWindow[] => [painted];
  readonly setBackgroundColor = vi.fn();
  readonly webContents = Object.assign(new EventEmitter(), { ipc: new EventEmitter() });
  readonly show = vi.fn();
  isDestroyed = (): boolean => false;
  loadURL = (): Promise<void> => Promise.resolve();
}
vi.mock('electron', () => ({
  BrowserWindow: FakeWindow,
  nativeTheme: theme,
  screen: {
    getPrimaryDisplay: () => display,
    getAllDisplays: () => [display],
    getDisplayMatching: () => display,
  },
}));
const painted = new FakeWindow();
const { applySkin, backgrounds, openWindow, paintBackground, webPreferences, windowOptions } = await import(
  '../../../../../main/app/window/window'
);

const area = { x: 0, y: 0, width: 1920, height: 1080 };

describe('the window’s preferences', () => {
  test('are exactly these (SEC-02 to SEC-11, SEC-23)', () => {
    const { preload, additionalArguments, ...rest } = webPreferences(true, 1);
    expect(preload).toMatch(/preload[\\/]index\.cjs$/);
    expect(additionalArguments).toEqual([expect.stringMatching(/^--native-calls=session\.current,[\w.,]+$/)]);
    expect(rest).toEqual({
      partition: 'persist:pitwall',
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
      devTools: false,
      spellcheck: true,
      zoomFactor: 1,
      v8CacheOptions: 'bypassHeatCheck',
    });
  });

  test('allow the developer tools in an unpackaged run only (SEC-46)', () => {
    expect([webPreferences(false, 1).devTools, webPreferences(true, 1).devTools]).toEqual([true, false]);
  });
});

describe('the window', () => {
  test('is hidden and draws nothing at first, has the color of its skin, and has a minimum size', () => {
    const bounds = { x: 1, y: 2, width: 1300, height: 800 };
    expect(windowOptions({ bounds, area, skin: 'dark', packaged: true, zoom: 1 })).toMatchObject({
      ...bounds,
      minWidth: 1024,
      minHeight: 700,
      show: false,
      paintWhenInitiallyHidden: false,
      backgroundColor: backgrounds.dark,
    });
  });

  test('may be smaller than its minimum size on a smaller display', () => {
    const tiny = { x: 0, y: 0, width: 800, height: 560 };
    expect(windowOptions({ bounds: tiny, area: tiny, skin: 'light', packaged: true, zoom: 1 })).toMatchObject({
      minWidth: 800,
      minHeight: 560,
    });
  });
});

describe('the theme of frames and background', () => {
  const color = () => painted.setBackgroundColor.mock.lastCall?.[0];

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['contrast', 'dark'],
    ['sunlight', 'light'],
  ] as const)('is that of the skin %s, whatever the system has', (skin, source) => {
    Object.assign(theme, { shouldUseDarkColors: source === 'light' });
    applySkin(skin);
    expect([theme.themeSource, color()]).toEqual([source, backgrounds[skin]]);
  });

  test('follows the system if the person chose that', () => {
    Object.assign(theme, { shouldUseDarkColors: false });
    applySkin('system');
    expect([theme.themeSource, color()]).toEqual(['system', backgrounds.light]);
    Object.assign(theme, { shouldUseDarkColors: true });
    paintBackground('system');
    expect(color()).toBe(backgrounds.dark);
    Object.assign(theme, { shouldUseHighContrastColors: true });
    paintBackground('system');
    expect(color()).toBe(backgrounds.contrast);
    Object.assign(theme, { shouldUseDarkColors: false });
    paintBackground('system');
    expect(color()).toBe(backgrounds.sunlight);
  });
});

describe('the hidden window is shown', () => {
  const open = () =>
    openWindow(true, { window: undefined, skin: 'light', zoom: 1 }) as unknown as InstanceType<typeof FakeWindow>;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('with its first screen, and only once', () => {
    const window = open();
    window.webContents.emit('dom-ready');
    expect(window.show).not.toHaveBeenCalled();
    window.webContents.ipc.emit(channels.drawn);
    vi.runAllTimers();
    window.webContents.emit('did-fail-load');
    expect(window.show).toHaveBeenCalledTimes(1);
  });

  test('soon after its document is there, if the first screen takes longer', () => {
    const window = open();
    window.webContents.emit('dom-ready');
    vi.runAllTimers();
    expect(window.show).toHaveBeenCalledTimes(1);
  });

  test.each(['did-fail-load', 'render-process-gone'])('at once after %s', (failure) => {
    const window = open();
    window.webContents.emit(failure);
    expect(window.show).toHaveBeenCalledTimes(1);
  });
});
