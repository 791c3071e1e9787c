/** The window's bounds: where it opens, so that it is always on a display, and stays on one when displays go. */
import { type BrowserWindow, screen } from 'electron';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is remembered of the window: its normal bounds, and whether it was maximized. */
export interface WindowBounds extends Rectangle {
  readonly maximized: boolean;
}

export const minSize = { width: 1024, height: 700 } as const;
const defaultSize = { width: 1440, height: 900 } as const;

/** How much of the title bar must be on a display so that the user can drag it. */
const grabArea = { width: 120, height: 40 } as const;

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

const hasTitleBar = (area: Rectangle, bounds: Rectangle): boolean =>
  Math.min(area.x + area.width, bounds.x + bounds.width) - Math.max(area.x, bounds.x) >= grabArea.width &&
  bounds.y >= area.y - grabArea.height / 2 &&
  bounds.y + grabArea.height <= area.y + area.height;

const overlap = (area: Rectangle, bounds: Rectangle): number =>
  Math.max(0, Math.min(area.x + area.width, bounds.x + bounds.width) - Math.max(area.x, bounds.x)) *
  Math.max(0, Math.min(area.y + area.height, bounds.y + bounds.height) - Math.max(area.y, bounds.y));

const centered = (area: Rectangle): Rectangle => {
  const width = Math.min(defaultSize.width, area.width);
  const height = Math.min(defaultSize.height, area.height);
  return {
    x: area.x + Math.round((area.width - width) / 2),
    y: area.y + Math.round((area.height - height) / 2),
    width,
    height,
  };
};

/**
 * The bounds to open with, in display points. `areas` are the work areas of the displays, the main one first.
 * Remembered bounds whose title bar is on one of them are adjusted to it; others are replaced by the center of the main
 * display. Never smaller than `minSize`, except on a smaller display.
 */
export const fitBounds = (areas: readonly Rectangle[], remembered: Rectangle | undefined): Rectangle => {
  const main = areas[0] ?? { x: 0, y: 0, ...defaultSize };
  if (!remembered) return centered(main);
  const area = areas
    .filter((one) => hasTitleBar(one, remembered))
    .reduce<Rectangle | undefined>(
      (best, one) => (best && overlap(best, remembered) >= overlap(one, remembered) ? best : one),
      undefined,
    );
  if (!area) return centered(main);
  const width = clamp(Math.min(minSize.width, area.width), remembered.width, area.width);
  const height = clamp(Math.min(minSize.height, area.height), remembered.height, area.height);
  return {
    x: clamp(area.x, remembered.x, area.x + area.width - width),
    y: clamp(area.y, remembered.y, area.y + area.height - height),
    width,
    height,
  };
};

/** The displays' work areas, the main one first. */
const workAreas = (): Rectangle[] => {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== main.id);
  return [main, ...others].map((display) => display.workArea);
};

/** Where to open the window, on the displays that there are. */
export const openingBounds = (remembered: WindowBounds | undefined) => {
  const bounds = fitBounds(workAreas(), remembered);
  return { bounds, area: screen.getDisplayMatching(bounds).workArea, isMaximized: remembered?.maximized === true };
};

/** What to remember of a window, read before it closes. */
export const boundsOf = (window: Pick<BrowserWindow, 'getNormalBounds' | 'isMaximized'>): WindowBounds => ({
  ...window.getNormalBounds(),
  maximized: window.isMaximized(),
});

/** Moves the window onto a display when the one that it was on has gone, or has become smaller. */
export const keepOnDisplays = (window: BrowserWindow): void => {
  const move = (): void => {
    // The system itself moves these.
    if (window.isFullScreen() || window.isMaximized()) return;
    window.setBounds(fitBounds(workAreas(), window.getNormalBounds()));
  };
  screen.on('display-removed', move);
  screen.on('display-metrics-changed', move);
  window.once('closed', () => {
    screen.off('display-removed', move);
    screen.off('display-metrics-changed', move);
  });
};
