/** Reads the drawn bars as a scanner does, by the table of ISO/IEC 15417. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bars, barsOf } from '../../../../../renderer/kit/print/papers/barcodes';

/** The widths of bars and spaces of each symbol, by its value; 103 to 105 start, 106 stops. */
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const [startB, startC, stop] = [104, 105, 106];
const [toC, toB, shift] = [99, 100, 98];

const widthsOf = ({ bars, modules }: Bars): readonly number[] => {
  const edges = bars.flatMap(({ start, width }) => [start, start + width]);
  expect(edges[0]).toBe(0);
  expect(edges.at(-1)).toBe(modules);
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
};

const symbolsOf = (bars: Bars): readonly number[] => {
  const widths = widthsOf(bars);
  const symbols: number[] = [];
  for (let at = 0; at < widths.length; ) {
    const length = widths.length - at === 7 ? 7 : 6;
    symbols.push(patterns.indexOf(widths.slice(at, at + length).join('')));
    at += length;
  }
  return symbols;
};

const scan = (bars: Bars): string => {
  const symbols = symbolsOf(bars);
  const [start = -1, ...rest] = symbols;
  expect(rest.at(-1)).toBe(stop);
  const data = rest.slice(0, -2);
  const check = data.reduce((sum, value, index) => sum + value * (index + 1), start) % 103;
  expect(rest.at(-2)).toBe(check);
  expect([startB, startC]).toContain(start);
  let isPairs = start === startC;
  let text = '';
  for (const value of data) {
    expect(value).not.toBe(shift);
    if (isPairs && value < 100) text += String(value).padStart(2, '0');
    else if (isPairs && value === toB) isPairs = false;
    else if (!isPairs && value === toC) isPairs = true;
    else if (!isPairs && value < 95) text += String.fromCharCode(value + 32);
    else throw new Error(`unexpected symbol ${value}`);
  }
  return text;
};

const drawn = (text: string): Bars => barsOf(text) ?? { modules: 0, bars: [] };

describe('a code', () => {
  it.each(['TKT-000123', '1', '12345678', 'B-20261121-0007', 'a^b^001~[x] %$', ' lead and trail '])(
    'of %j is read back by a scanner',
    (text) => expect(scan(drawn(text))).toBe(text),
  );

  it('of any printable ASCII text is read back by a scanner', () => {
    const printable = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) });
    fc.assert(
      fc.property(
        printable.filter((text) => text.length > 0 && text.length <= 48),
        (text) => {
          expect(scan(drawn(text))).toBe(text);
        },
      ),
    );
  });

  it.each(['', 'Größe-1', '票-00123', 'TKT\n1', 'TKT\u00a01', '\u2066TKT\u2069', 'x'.repeat(49)])(
    'of %j is not drawn, because a scanner may give back something else',
    (text) => expect(barsOf(text)).toBeUndefined(),
  );
});
