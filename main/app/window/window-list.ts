/** Which windows are open, which of them something is for, and what of them is remembered. */
import type { AppSettings } from '@contract/settings';
import { firstWindow } from '../../core/session/resume-state';
import type { WindowBounds } from './window-bounds';

/** Besides the wall display. */
export const maxWindows = 8;

interface Listed {
  readonly key: string;
  readonly isWall: boolean;
}

export const createWindowList = <W extends Listed>() => {
  const open: W[] = [];
  /** Without the wall, the last used first. */
  const used: W[] = [];
  const remove = (from: W[], window: W): void => {
    const at = from.indexOf(window);
    if (at !== -1) from.splice(at, 1);
  };
  return {
    add: (window: W): void => {
      open.push(window);
      if (!window.isWall) used.push(window);
    },
    remove: (window: W): void => {
      remove(open, window);
      remove(used, window);
    },
    /** A person has come to it. */
    use: (window: W): void => {
      if (window.isWall) return;
      remove(used, window);
      used.unshift(window);
    },
    all: (): readonly W[] => open,
    /** All but the wall, the oldest first. */
    pages: (): readonly W[] => open.filter(({ isWall }) => !isWall),
    wall: (): W | undefined => open.find(({ isWall }) => isWall),
    /** The one that the person used last, which links and commands are for. */
    current: (): W | undefined => used[0],
    isFull: (): boolean => used.length >= maxWindows,
  };
};

export interface OpenWindow {
  readonly key: string;
  readonly bounds: WindowBounds;
  readonly zoom: number;
}

type WindowMemory = Pick<AppSettings, 'window' | 'zoom' | 'otherWindows'>;

/** What to remember of the open windows, the oldest first. A start opens that one, and the others once somebody is signed in. */
export const toMemory = ([first, ...others]: readonly OpenWindow[]): Partial<WindowMemory> =>
  first
    ? {
        window: { ...first.bounds, ...(first.key === firstWindow ? {} : { key: first.key }) },
        zoom: first.zoom,
        // The first window has no key, and it is the oldest.
        otherWindows: others.map(({ key, bounds, zoom }) => ({ ...bounds, key, zoom })),
      }
    : {};

/** The windows that a start has still to open. A settings file may name one twice, or too many. */
export const othersToOpen = ({ otherWindows }: Pick<WindowMemory, 'otherWindows'>, open: readonly string[]) => {
  const missing = new Map(otherWindows.filter(({ key }) => !open.includes(key)).map((window) => [window.key, window]));
  return [...missing.values()]
    .slice(0, Math.max(0, maxWindows - open.length))
    .map(({ key, zoom, ...bounds }): OpenWindow => ({ key, zoom, bounds }));
};

interface Choice {
  /** What a person has just chosen. */
  readonly asked: number | undefined;
  readonly remembered: number | undefined;
  /** The one of the window that they use. */
  readonly current: number;
}

/** The display for the wall: what was chosen, if it is there, or else another than that of the window. */
export const chooseDisplay = <D extends { readonly id: number }>(
  displays: readonly D[],
  { asked, remembered, current }: Choice,
): D | undefined => {
  const find = (id: number | undefined) => displays.find((display) => display.id === id);
  return find(asked) ?? find(remembered) ?? displays.find(({ id }) => id !== current) ?? displays[0];
};
