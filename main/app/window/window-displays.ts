/** Keeps the window's bounds for each arrangement of displays, and applies them when the arrangement changes. */
import { type BrowserWindow, screen } from 'electron';
import {
  type ArrangedBounds,
  arrangementOf,
  boundsFor,
  fitBounds,
  type Rectangle,
  type WindowBounds,
  withBounds,
} from './window-bounds';

/** What the settings keep of the window. */
export interface RememberedBounds {
  /** The last bounds, for any displays. */
  readonly window: WindowBounds | undefined;
  readonly windows: readonly ArrangedBounds[];
}

/** Milliseconds: the system moves windows shortly before it reports that a display is gone. */
const settleTime = 1_000;

/** The displays' work areas, the main one first. */
const workAreas = (): Rectangle[] => {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== main.id);
  return [main, ...others].map((display) => display.workArea);
};

/** Work areas change when a taskbar is hidden, so displays are known by their bounds. */
const arrangement = (): string => arrangementOf(screen.getAllDisplays().map(({ bounds }) => bounds));

/** Where to open the window, on the displays that there are. */
export const openingBounds = ({ window, windows }: RememberedBounds) => {
  const remembered = boundsFor(windows, arrangement()) ?? window;
  const bounds = fitBounds(workAreas(), remembered);
  return { bounds, area: screen.getDisplayMatching(bounds).workArea, isMaximized: remembered?.maximized === true };
};

const boundsOf = (window: BrowserWindow): WindowBounds => ({
  ...window.getNormalBounds(),
  maximized: window.isMaximized(),
});

/** What to remember of a window, read before it closes. */
export const toRememberedBounds = (
  window: BrowserWindow,
  { windows }: Pick<RememberedBounds, 'windows'>,
): RememberedBounds => {
  const bounds = boundsOf(window);
  return { window: bounds, windows: withBounds(windows, arrangement(), bounds) };
};

/** Remembers where the window rests, and moves it when displays come, go or change. */
export const followDisplays = (
  window: BrowserWindow,
  { read, remember }: { readonly read: () => RememberedBounds; readonly remember: (bounds: RememberedBounds) => void },
): void => {
  let current = arrangement();
  let timer: NodeJS.Timeout | undefined;
  const rememberSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!window.isDestroyed() && !window.isFullScreen()) remember(toRememberedBounds(window, read()));
    }, settleTime);
    timer.unref();
  };
  const onDisplays = (): void => {
    const next = arrangement();
    if (next === current || window.isDestroyed()) return;
    current = next;
    clearTimeout(timer);
    if (window.isFullScreen()) return;
    const remembered = boundsFor(read().windows, next);
    const bounds = fitBounds(workAreas(), remembered ?? window.getNormalBounds());
    if (window.isMaximized() && remembered?.maximized !== false) return;
    if (window.isMaximized()) window.unmaximize();
    window.setBounds(bounds);
    if (remembered?.maximized) window.maximize();
  };
  window.on('move', rememberSoon);
  window.on('resize', rememberSoon);
  window.on('maximize', rememberSoon);
  window.on('unmaximize', rememberSoon);
  const events = ['display-added', 'display-removed', 'display-metrics-changed'] as const;
  for (const event of events) screen.on(event as 'display-added', onDisplays);
  window.once('closed', () => {
    clearTimeout(timer);
    for (const event of events) screen.off(event as 'display-added', onDisplays);
  });
};
