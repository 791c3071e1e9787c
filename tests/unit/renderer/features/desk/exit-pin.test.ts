/** The PIN that ends gate mode: kept as a slow hash only, with growing waits. */
import { expect, test } from 'vitest';
import {
  hashPin,
  isPin,
  isStoredPin,
  matchesPin,
  waitAfter,
} from '../../../../../renderer/features/desk/gate/exit-pin';

test('a PIN is kept as a salted hash that only the same PIN matches, and fits into a rule of the log', async () => {
  const [stored, again] = [await hashPin('4711'), await hashPin('4711')];
  expect(isStoredPin(stored)).toBe(true);
  expect(stored).not.toContain('4711');
  expect(stored).not.toBe(again);
  expect(stored.length).toBeLessThanOrEqual(200);
  expect(await matchesPin('4711', stored)).toBe(true);
  expect(await matchesPin('4712', stored)).toBe(false);
  expect(await matchesPin('', stored)).toBe(false);
});

test('a removed or damaged PIN matches nothing', async () => {
  for (const stored of ['', '4711', '600000.00.00']) {
    expect(isStoredPin(stored)).toBe(false);
    expect(await matchesPin('4711', stored)).toBe(false);
  }
});

test('a PIN has 4 to 12 digits', () => {
  expect(['4711', '123456789012'].map(isPin)).toEqual([true, true]);
  expect(['', '471', '1234567890123', '47a1', '47 11'].some(isPin)).toBe(false);
});

test('the wait grows with each wrong PIN, and never ends', () => {
  const waits = Array.from({ length: 12 }, (_, wrong) => waitAfter(wrong));
  expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
  expect(waits.slice(3, 8)).toEqual([5, 15, 30, 60, 300]);
  expect(waits.slice(8)).toEqual([300, 300, 300, 300]);
});
