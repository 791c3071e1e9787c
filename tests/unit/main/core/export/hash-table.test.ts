import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHashTable } from '../../../../../main/core/export/changes/hash-table';
import { createSeed, hashText } from '../../../../../main/core/export/changes/row-hash';
import { systemRandom } from '../../../../../main/desktop/system-ports';

const word = fc.integer({ min: 0, max: 0xffff_ffff });
/** Few different words, so that keys collide in their slots and repeat. */
const hash = fc.record({ high: fc.oneof(word, fc.constantFrom(0, 1)), low: fc.oneof(word, fc.constantFrom(0, 1_024)) });

it('has the same keys and values as a map, for any of them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hash, hash), { maxLength: 3_000 }), fc.array(hash), (entries, others) => {
      const table = createHashTable();
      const model = new Map<string, string>();
      for (const [key, value] of entries) {
        const name = JSON.stringify(key);
        expect(table.add(key, value)).toBe(!model.has(name));
        if (!model.has(name)) model.set(name, JSON.stringify(value));
      }
      expect(table.size).toBe(model.size);
      for (const key of [...entries.map(([own]) => own), ...others]) {
        const expected = model.get(JSON.stringify(key));
        expect(table.has(key)).toBe(expected !== undefined);
        for (const [, value] of entries.slice(0, 3))
          expect(table.matches(key, value)).toBe(
            expected === undefined ? undefined : expected === JSON.stringify(value),
          );
      }
    }),
    { numRuns: 30 },
  );
});

it('hashes different texts differently, and the same text the same under one seed only', () => {
  const seed = createSeed(systemRandom);
  const seen = new Set<string>();
  for (let at = 0; at < 200_000; at += 1) {
    const { high, low } = hashText(`row ${at}`, seed);
    seen.add(`${high} ${low}`);
  }
  expect(seen.size).toBe(200_000);
  expect(hashText('Zoë', seed)).toEqual(hashText('Zoë', seed));
  expect(hashText('Zoë', [seed[0] ^ 1, seed[1]])).not.toEqual(hashText('Zoë', seed));
});
