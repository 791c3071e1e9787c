import { describe, expect, test } from 'vitest';
import {
  chooseDisplay,
  createWindowList,
  maxWindows,
  type OpenWindow,
  othersToOpen,
  toMemory,
} from '../../../../../main/app/window/window-list';

const bounds = { x: 10, y: 20, width: 1200, height: 800, maximized: false };
const window = (key: string, zoom = 1): OpenWindow => ({ key, bounds, zoom });
const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const page = (key: string) => ({ key, isWall: false });
const wall = { key: 'wall', isWall: true };

describe('the open windows', () => {
  test('are led by the one that was used last, which the wall never is', () => {
    const list = createWindowList<ReturnType<typeof page>>();
    const [one, other] = [page('one'), page('other')];
    for (const opened of [one, other, wall]) list.add(opened);
    expect(list.current()).toBe(one);
    list.use(other);
    list.use(wall);
    expect(list.current()).toBe(other);
    list.remove(other);
    expect([list.current(), list.pages(), list.wall()]).toEqual([one, [one], wall]);
  });

  test('are at most eight, and the wall', () => {
    const list = createWindowList<ReturnType<typeof page>>();
    list.add(wall);
    for (let opened = 1; opened < maxWindows; opened += 1) list.add(page(String(opened)));
    expect(list.isFull()).toBe(false);
    list.add(page('last'));
    expect([list.isFull(), list.all().length]).toEqual([true, maxWindows + 1]);
  });
});

describe('what a restart opens', () => {
  test('is what was open, each with its bounds and zoom', () => {
    const memory = toMemory([window('', 1.25), window(first), window(second, 2)]);
    expect(memory).toEqual({
      window: bounds,
      zoom: 1.25,
      otherWindows: [
        { ...bounds, key: first, zoom: 1 },
        { ...bounds, key: second, zoom: 2 },
      ],
    });
    expect(othersToOpen({ otherWindows: memory.otherWindows ?? [] }, [''])).toEqual([window(first), window(second, 2)]);
  });

  test('begins with the oldest window that is left, which keeps its key', () => {
    expect(toMemory([window(first, 1.5)])).toEqual({ window: { ...bounds, key: first }, zoom: 1.5, otherWindows: [] });
  });

  test('is nothing new if no window is open', () => {
    expect(toMemory([])).toEqual({});
  });

  test('has no window twice, and not more than there may be', () => {
    const otherWindows = Array.from({ length: 12 }, (_, at) => ({
      ...bounds,
      key: `key ${Math.min(at, 10)}`,
      zoom: 1,
    }));
    const opened = othersToOpen({ otherWindows }, ['', 'key 1']).map(({ key }) => key);
    expect(opened).toEqual(['key 0', 'key 2', 'key 3', 'key 4', 'key 5', 'key 6']);
  });
});

describe('the wall', () => {
  const [desk, hall, tent] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const all = [desk, hall, tent];
  test.each([
    ['that was just chosen', all, { asked: 3, remembered: 2, current: 1 }, tent],
    ['that was chosen before', all, { asked: undefined, remembered: 3, current: 1 }, tent],
    ['beside that of the window, without a choice', all, { asked: undefined, remembered: undefined, current: 1 }, hall],
    ['that is there, if the chosen one has gone', [desk, hall], { asked: 9, remembered: 8, current: 2 }, desk],
    ['of the window, if there is no other', [desk], { asked: undefined, remembered: 2, current: 1 }, desk],
  ])('is on the display %s', (_, displays, choice, expected) => {
    expect(chooseDisplay(displays, choice)).toBe(expected);
  });
});
