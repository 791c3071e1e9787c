import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFolderName } from '../../../../../main/core/export/file-name';

const day = '2026-11-21';

describe('the folder of a day (SEC-42)', () => {
  it.each([
    ['Midnight Madness', 1, 'Midnight Madness 2026-11-21'],
    ['Midnight Madness', 2, 'Midnight Madness 2026-11-21 (2)'],
    ['Midnight Madness 2026-11-21', 1, 'Midnight Madness 2026-11-21'],
    ['../../etc', 1, '-..-etc 2026-11-21'],
    ['C:\\Windows', 3, 'C--Windows 2026-11-21 (3)'],
    ['NUL', 1, '_NUL 2026-11-21'],
    ['', 1, 'Pitwall 2026-11-21'],
    ['x'.repeat(300), 12, `${'x'.repeat(183)} 2026-11-21 (12)`],
  ])('%j, attempt %d, becomes %j', (event, attempt, name) => {
    expect(dayFolderName(event, day, attempt)).toBe(name);
  });

  it('is one safe name that ends with the day, and another one for each attempt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 250 }), fc.integer({ min: 2, max: 999 }), (event, attempt) => {
        const [first, next] = [dayFolderName(event, day, 1), dayFolderName(event, day, attempt)];
        for (const name of [first, next]) {
          expect(name).not.toMatch(/[<>:"/\\|?*\p{Control}\p{Format}]|^[ .]|[ .]$/u);
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
        }
        expect(first.endsWith(day)).toBe(true);
        expect(next.endsWith(`${day} (${attempt})`)).toBe(true);
        expect(next).not.toBe(first);
      }),
      { numRuns: 200 },
    );
  });
});
