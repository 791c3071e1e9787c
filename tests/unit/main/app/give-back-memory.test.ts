import { getHeapSpaceStatistics } from 'node:v8';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBackMemory } from '../../../../main/app/give-back-memory';

const newSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? Number.NaN;

/** Creates objects that live for a moment, until V8 has made room for many of them. */
const fillNewSpace = (): void => {
  let kept: unknown[] = [];
  for (let at = 0; newSpace() < 9e6; at++) {
    if (at % 20_000 === 0) kept = [];
    kept.push({ at, text: `${at}` });
  }
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives back the room for new objects once the page has been quiet for four seconds', () => {
  fillNewSpace();
  const noteMessage = giveBackMemory();
  vi.advanceTimersByTime(3_900);
  noteMessage();
  vi.advanceTimersByTime(3_900);
  expect(newSpace()).toBeGreaterThan(8e6);
  vi.advanceTimersByTime(100);
  expect(newSpace()).toBeLessThan(4e6);
});
