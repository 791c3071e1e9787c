/** The window of the wall display: it fills a screen that never sleeps, and leads nowhere else. */
import type { DisplayView } from '@contract/bridge/windows';
import { wallPath } from '@contract/settings/wall';
import { app, BrowserWindow, type Display, type PowerSaveBlocker, powerSaveBlocker, screen } from 'electron';
import type { Settings } from '../../settings/settings';
import { wallPage } from '../security/origin';
import { focus, loadAndShow, resolveSkin, windowOptions, withOwnZoom } from './window';
import { chooseDisplay } from './window-list';

/** Keeps the display on until the window is closed. */
export const keepAwake = (
  window: { once(event: 'closed', listener: () => void): unknown },
  blocker: Pick<PowerSaveBlocker, 'start' | 'stop'>,
): void => {
  const id = blocker.start('prevent-display-sleep');
  window.once('closed', () => blocker.stop(id));
};

interface WallPorts {
  readonly settings: Pick<Settings, 'memory' | 'remember'>;
  /** The wall's window, if it is open. */
  readonly wall: BrowserWindow | undefined;
  /** The window that the person uses. */
  readonly user: BrowserWindow | undefined;
  readonly add: (window: BrowserWindow) => void;
}

const openWall = (display: Display, { settings, add }: WallPorts): void => {
  const options = windowOptions({
    ...{ bounds: display.bounds, area: display.workArea, packaged: app.isPackaged, zoom: 1 },
    skin: resolveSkin(settings.memory().skin),
  });
  const window = new BrowserWindow(withOwnZoom(options));
  window.removeMenu();
  keepAwake(window, powerSaveBlocker);
  // The wall's own screen listens to Escape; the sign-in and the lock screen don't.
  window.webContents.on('before-input-event', (_event, { type, key }) => {
    const isElsewhere = new URL(window.webContents.getURL()).pathname !== wallPath;
    if (type === 'keyDown' && key === 'Escape' && isElsewhere) window.close();
  });
  add(window);
  loadAndShow(window, wallPage, () => {
    window.show();
    window.setFullScreen(true);
  });
};

/** Opens the wall, or moves it to the display that was asked for. */
export const showWallOn = (asked: number | undefined, ports: WallPorts): void => {
  const { settings, wall, user } = ports;
  const { wallWindow } = settings.memory();
  const display = chooseDisplay(screen.getAllDisplays(), {
    asked,
    remembered: wallWindow.display,
    current: (user ? screen.getDisplayMatching(user.getBounds()) : screen.getPrimaryDisplay()).id,
  });
  if (!display) return;
  if (!wall) openWall(display, ports);
  else if (asked === undefined) focus(wall);
  else {
    // A window in full screen stays where it is.
    wall.setFullScreen(false);
    wall.setBounds(display.bounds);
    wall.setFullScreen(true);
  }
  settings.remember({
    wallWindow: { ...wallWindow, isOpen: true, ...(asked === undefined ? {} : { display: asked }) },
  });
};

export const displayViews = (wall: BrowserWindow | undefined): readonly DisplayView[] => {
  const used = wall && screen.getDisplayMatching(wall.getBounds()).id;
  return screen.getAllDisplays().map(({ id, label, size: { width, height } }) => ({
    ...{ id, name: label, width, height },
    isUsed: id === used,
  }));
};
