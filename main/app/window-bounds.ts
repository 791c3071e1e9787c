/** Where the window stands: remembered, and restored only onto a display that exists. */

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is remembered of the window: its normal bounds, and whether it filled the screen. */
export interface WindowBounds extends Rectangle {
  readonly maximized: boolean;
}

export const minSize = { width: 1024, height: 700 } as const;
const defaultSize = { width: 1440, height: 900 } as const;

/** So much of the title bar must be on one display for a person to be able to grab it. */
const grip = { width: 120, height: 40 } as const;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

const shows = (area: Rectangle, place: Rectangle): boolean =>
  Math.min(area.x + area.width, place.x + place.width) - Math.max(area.x, place.x) >= grip.width &&
  place.y >= area.y - grip.height / 2 &&
  place.y + grip.height <= area.y + area.height;

const overlap = (area: Rectangle, place: Rectangle): number =>
  Math.max(0, Math.min(area.x + area.width, place.x + place.width) - Math.max(area.x, place.x)) *
  Math.max(0, Math.min(area.y + area.height, place.y + place.height) - Math.max(area.y, place.y));

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
 * The bounds to open with, in display points. `areas` are the work areas of the displays there are, the main one first.
 * A remembered place whose title bar is on one of them is kept, made to fit it; any other is forgotten for the middle
 * of the main display. Never smaller than the smallest size, except on a display that is.
 */
export const fitBounds = (areas: readonly Rectangle[], remembered: Rectangle | undefined): Rectangle => {
  const main = areas[0] ?? { x: 0, y: 0, ...defaultSize };
  if (!remembered) return centered(main);
  const area = areas
    .filter((one) => shows(one, remembered))
    .reduce<Rectangle | undefined>(
      (best, one) => (best && overlap(best, remembered) >= overlap(one, remembered) ? best : one),
      undefined,
    );
  if (!area) return centered(main);
  const width = between(Math.min(minSize.width, area.width), remembered.width, area.width);
  const height = between(Math.min(minSize.height, area.height), remembered.height, area.height);
  return {
    x: between(area.x, remembered.x, area.x + area.width - width),
    y: between(area.y, remembered.y, area.y + area.height - height),
    width,
    height,
  };
};
