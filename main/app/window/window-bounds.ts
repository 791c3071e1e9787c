/** Window bounds: remembered, and restored only onto an existing display. */

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The stored state of the window: its normal bounds, and whether it was maximized. */
export interface WindowBounds extends Rectangle {
  readonly maximized: boolean;
}

/** The window's bounds on one arrangement of displays. */
export interface ArrangedBounds {
  readonly displays: string;
  readonly bounds: WindowBounds;
}

/** The key of an arrangement of displays. It doesn't depend on the order in which the system reports them. */
export const arrangementOf = (displays: readonly Rectangle[]): string =>
  displays
    .map(({ x, y, width, height }) => `${width}x${height}@${x},${y}`)
    .toSorted()
    .join(' ');

/** The bounds that were kept for an arrangement; undefined if there are none. */
export const boundsFor = (kept: readonly ArrangedBounds[], displays: string): WindowBounds | undefined =>
  kept.find((one) => one.displays === displays)?.bounds;

/** Desk, home, projector and a few more; the one that was not used for longest is dropped. */
const maxArrangements = 10;

export const withBounds = (
  kept: readonly ArrangedBounds[],
  displays: string,
  bounds: WindowBounds,
): readonly ArrangedBounds[] =>
  [{ displays, bounds }, ...kept.filter((one) => one.displays !== displays)].slice(0, maxArrangements);

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
