import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rectangle } from '../../../../../main/app/window/window-bounds';

const laptop = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 24, width: 1920, height: 1056 },
};
const desk = {
  id: 2,
  bounds: { x: 1920, y: 0, width: 2560, height: 1440 },
  workArea: { x: 1920, y: 0, width: 2560, height: 1400 },
};
const displays = vi.hoisted(() => ({ all: [] as unknown[] }));
const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => displays.all[0],
  getAllDisplays: () => displays.all,
  getDisplayMatching: () => displays.all[0],
});
vi.mock('electron', () => ({ screen }));
const { followDisplays, openingBounds, toRememberedBounds } = await import(
  '../../../../../main/app/window/window-displays'
);

class FakeWindow extends EventEmitter {
  bounds: Rectangle = { x: 2_000, y: 100, width: 2_000, height: 1_200 };
  maximized = false;
  getNormalBounds = () => this.bounds;
  isMaximized = () => this.maximized;
  isFullScreen = () => false;
  isDestroyed = () => false;
  setBounds = (bounds: Rectangle) => {
    this.bounds = bounds;
  };
  maximize = () => {
    this.maximized = true;
  };
  unmaximize = () => {
    this.maximized = false;
  };
}
let window: FakeWindow;
let remembered: ReturnType<typeof toRememberedBounds>;
const use = (...all: unknown[]): void => {
  displays.all = all;
  screen.emit('display-removed');
};
const move = (bounds: Rectangle): void => {
  window.setBounds(bounds);
  window.emit('move');
};

beforeEach(() => {
  vi.useFakeTimers();
  displays.all = [laptop, desk];
  window = new FakeWindow();
  remembered = { window: undefined, windows: [] };
  followDisplays(window as unknown as BrowserWindow, {
    read: () => remembered,
    remember: (next) => {
      remembered = next;
    },
  });
});
afterEach(() => {
  window.emit('closed');
  vi.useRealTimers();
});

test('a window whose display is gone is fully visible, and back in its bounds with the display', () => {
  const onDesk = { x: 2_100, y: 50, width: 1_800, height: 1_100 };
  move(onDesk);
  vi.runAllTimers();
  use(laptop);
  expect(window.bounds.x + window.bounds.width).toBeLessThanOrEqual(1_920);
  expect(window.bounds.y).toBeGreaterThanOrEqual(24);
  const onLaptop = { x: 100, y: 60, width: 1_200, height: 800 };
  move(onLaptop);
  vi.runAllTimers();
  // The displays may come in another order.
  use(desk, laptop);
  expect(window.bounds).toEqual(onDesk);
  use(laptop);
  expect(window.bounds).toEqual(onLaptop);
});

test('where the system moves a window as its display goes is not taken for where a person wants it', () => {
  const onDesk = { x: 2_100, y: 50, width: 1_800, height: 1_100 };
  move(onDesk);
  vi.runAllTimers();
  move({ x: 0, y: 24, width: 1_800, height: 1_056 });
  use(laptop);
  vi.runAllTimers();
  use(laptop, desk);
  expect(window.bounds).toEqual(onDesk);
});

test('maximized is kept for each arrangement', () => {
  window.maximized = true;
  window.emit('maximize');
  vi.runAllTimers();
  use(laptop);
  window.maximized = false;
  move({ x: 100, y: 60, width: 1_200, height: 800 });
  vi.runAllTimers();
  use(laptop, desk);
  expect(window.maximized).toBe(true);
  expect(openingBounds(remembered).isMaximized).toBe(true);
  use(laptop);
  expect(window.maximized).toBe(false);
  expect(openingBounds(remembered)).toMatchObject({
    bounds: { x: 100, y: 60, width: 1_200, height: 800 },
    isMaximized: false,
  });
});

test('an older version’s bounds apply where there are none of these displays', () => {
  const old = { x: 200, y: 100, width: 1_300, height: 900, maximized: true };
  expect(openingBounds({ window: old, windows: [] })).toMatchObject({ bounds: { x: 200, y: 100 }, isMaximized: true });
});
