import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Rectangle } from '../../../../../main/app/window/window-bounds';

const displays = vi.hoisted(() => ({ workAreas: [] as unknown[] }));
const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => ({ id: 0, workArea: displays.workAreas[0] }),
  getAllDisplays: () => displays.workAreas.map((workArea, id) => ({ id, workArea })),
  getDisplayMatching: () => ({ workArea: displays.workAreas[0] }),
});
vi.mock('electron', () => ({ screen }));
const { boundsOf, fitBounds, keepOnDisplays, minSize, openingBounds } = await import(
  '../../../../../main/app/window/window-bounds'
);

const laptop: Rectangle = { x: 0, y: 24, width: 1920, height: 1040 };
const left: Rectangle = { x: -2560, y: 0, width: 2560, height: 1400 };
const small: Rectangle = { x: 0, y: 0, width: 800, height: 560 };

describe('the bounds of the window', () => {
  test('are in the middle of the main display at first', () => {
    expect(fitBounds([laptop], undefined)).toEqual({ x: 240, y: 94, width: 1440, height: 900 });
  });

  test('are the remembered ones while their display exists', () => {
    const place = { x: -2000, y: 100, width: 1200, height: 800 };
    expect(fitBounds([laptop, left], place)).toEqual(place);
  });

  test('are in the middle of the main display if their display is gone (row 91)', () => {
    const place = { x: -2000, y: 100, width: 1200, height: 800 };
    expect(fitBounds([laptop], place)).toEqual(fitBounds([laptop], undefined));
  });

  test('are moved if part of the window would be out of sight', () => {
    expect(fitBounds([laptop], { x: 1700, y: 900, width: 1400, height: 900 })).toEqual({
      x: 520,
      y: 164,
      width: 1400,
      height: 900,
    });
  });

  test('fit a display smaller than the smallest window', () => {
    expect(fitBounds([small], { x: 10, y: 10, width: 1600, height: 1000 })).toEqual(small);
  });

  test('are always completely on a display, and large enough to use', () => {
    const number = fc.integer({ min: -10_000, max: 10_000 });
    const size = fc.integer({ min: 1, max: 10_000 });
    const display = fc.record({
      x: number,
      y: number,
      width: fc.integer({ min: 320, max: 8_000 }),
      height: fc.integer({ min: 240, max: 5_000 }),
    });
    const areas = fc.array(fc.oneof(fc.constantFrom(laptop, left, small), display), { minLength: 1, maxLength: 6 });
    const place = fc.record({ x: number, y: number, width: size, height: size });
    fc.assert(
      fc.property(areas, fc.option(place, { nil: undefined }), (displays, remembered) => {
        const found = fitBounds(displays, remembered);
        const on = displays.find(
          (area) =>
            found.x >= area.x &&
            found.y >= area.y &&
            found.x + found.width <= area.x + area.width &&
            found.y + found.height <= area.y + area.height,
        );
        expect(on).toBeDefined();
        expect(found.width).toBeGreaterThanOrEqual(Math.min(minSize.width, on?.width ?? 0));
        expect(found.height).toBeGreaterThanOrEqual(Math.min(minSize.height, on?.height ?? 0));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the window', () => {
  class FakeWindow extends EventEmitter {
    bounds: Rectangle = { x: -2000, y: 100, width: 1200, height: 800 };
    maximized = false;
    getNormalBounds = () => this.bounds;
    isMaximized = () => this.maximized;
    isFullScreen = () => false;
    setBounds = (bounds: Rectangle) => {
      this.bounds = bounds;
    };
  }
  const openOn = (...areas: readonly Rectangle[]) => {
    displays.workAreas = [...areas];
    const window = new FakeWindow();
    keepOnDisplays(window as unknown as BrowserWindow);
    return window;
  };

  test('moves to a display that is there when its own goes, and stays if another one goes', () => {
    const window = openOn(laptop, left);
    const before = window.bounds;
    displays.workAreas = [left];
    screen.emit('display-removed');
    expect(window.bounds).toEqual(before);
    displays.workAreas = [laptop];
    screen.emit('display-removed');
    expect(window.bounds).toEqual(fitBounds([laptop], undefined));
    window.emit('closed');
    expect(screen.listenerCount('display-removed')).toBe(0);
  });

  test('fits its display when that becomes smaller, unless it is maximized', () => {
    const window = openOn(left);
    window.maximized = true;
    const before = window.bounds;
    displays.workAreas = [{ ...left, width: 1100 }];
    screen.emit('display-metrics-changed');
    expect(window.bounds).toEqual(before);
    window.maximized = false;
    screen.emit('display-metrics-changed');
    expect(window.bounds).toMatchObject({ x: -2560, width: 1100 });
    window.emit('closed');
  });

  test('opens maximized if it was closed so', () => {
    displays.workAreas = [laptop];
    const window = Object.assign(new FakeWindow(), {
      bounds: { x: 100, y: 60, width: 1200, height: 800 },
      maximized: true,
    });
    const remembered = boundsOf(window);
    expect(openingBounds(remembered)).toMatchObject({ bounds: window.bounds, isMaximized: true });
  });
});
