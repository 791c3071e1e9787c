import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecords, delimiterOf } from '../../../../../main/core/export/csv-records';

const recordsIn = async (...chunks: readonly string[]): Promise<string[][]> => {
  const found: string[][] = [];
  const source = async function* (): AsyncGenerator<string, void> {
    yield* chunks;
  };
  for await (const batch of csvRecords(source())) found.push(...batch);
  return found;
};

describe('CSV records', () => {
  it('are the same that csv-parse finds, wherever the text is cut', async () => {
    const sign = fc.constantFrom('"', '"', ',', ',', '\n', '\r', '\r\n', ' ', 'a', 'b', 'é', '😀');
    await fc.assert(
      fc.asyncProperty(fc.array(sign, { maxLength: 24 }), fc.nat(30), fc.nat(30), async (signs, one, other) => {
        const text = `x,y\n${signs.join('')}`;
        let expected: string[][] | undefined;
        try {
          expected = parse(text, {
            delimiter: ',',
            record_delimiter: ['\r\n', '\n', '\r'],
            relax_column_count: true,
            relax_quotes: true,
            skip_empty_lines: true,
          });
        } catch {
          expected = undefined;
        }
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const found = await recordsIn(text.slice(0, from), text.slice(from, to), text.slice(to)).catch(() => undefined);
        expect(found).toEqual(expected);
      }),
      { numRuns: 5000 },
    );
  });

  it('tell the delimiter by the first line, outside of quotes', () => {
    expect(delimiterOf('"a,b,c,d";e;f\r\n1,2,3,4,5,6')).toBe(';');
    expect(delimiterOf('name')).toBe(',');
    expect(delimiterOf('a|b|c\n')).toBe('|');
  });

  it('start after a byte order mark', async () => {
    expect(await recordsIn('\uFEFF"id",name\n1,a')).toEqual([
      ['id', 'name'],
      ['1', 'a'],
    ]);
  });
});
