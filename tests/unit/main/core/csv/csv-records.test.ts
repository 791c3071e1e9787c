import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecords, parseCsv } from '../../../../../main/core/csv/csv-records';
import { delimiterOf } from '../../../../../main/core/csv/delimiter';
import { systemClock } from '../../../../../main/desktop/system-ports';

const recordsIn = async (...chunks: readonly string[]): Promise<string[][]> => {
  const found: string[][] = [];
  const source = async function* (): AsyncGenerator<string, void> {
    yield* chunks;
  };
  for await (const batch of csvRecords(systemClock, source())) found.push(...batch);
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

  it('keep quotes that enclose only a part of a cell, and end at a record of more than 8 MB', () => {
    expect(parseCsv('x,y\n"a"b,c')).toEqual([
      ['x', 'y'],
      ['"a"b', 'c'],
    ]);
    expect(() => parseCsv(`x\n${'a'.repeat(8 * 1024 * 1024 + 1)}`)).toThrow('bad-answer');
  });

  it('tell the same delimiter in pieces, wherever a very long first line ends', async () => {
    for (let length = 65_530; length < 65_540; length += 1) {
      const text = `\ufeff${'a'.repeat(length)},b;c`;
      expect(await recordsIn(text.slice(0, 50), text.slice(50)), String(length)).toEqual(parseCsv(text));
    }
  });

  it('tell the same delimiter in pieces, wherever a cell of many lines is cut', async () => {
    const note = Array.from({ length: 60 }, (_, line) => `line; ${line}`).join('\n');
    const rows = Array.from({ length: 30 }, (_, row) => `\r\n${row},"${note}",x;y`).join('');
    const text = `\ufeff"Notes of ""Dana""\n${note}",Name,Class${rows}`;
    const expected = parseCsv(text);
    expect(expected.map((cells) => cells.length)).toEqual(Array.from({ length: 31 }, () => 3));
    for (let cut = 1; cut < 1_500; cut += 7)
      expect(await recordsIn(text.slice(0, cut), ...(text.slice(cut).match(/[\s\S]{1,400}/g) ?? []))).toEqual(expected);
  });

  it('tell the delimiter by the first line, outside of quotes', () => {
    expect(delimiterOf('"a,b,c,d";e;f\r\n1,2,3,4,5,6')).toBe(';');
    expect(delimiterOf('name')).toBe(',');
    expect(delimiterOf('a|b|c\n')).toBe('|');
  });

  it.each([
    ['brackets and names have commas', 'Name (last, first);Phone\nVale, Zoe;0301', ';'],
    ['brackets have commas, and there is no row', 'Name (last, first);Phone', ';'],
    ['names have commas without spaces', 'Name,first;Phone\nVale,Zoe;0301\nWood,Al;0302', ';'],
    ['amounts have decimal commas', 'Name;Amount, EUR;Fee\nZoe;12,50;1,25\nAl;9,10;0,91', ';'],
    ['some lines have more commas than semicolons', 'Name;Note\nZoe;a, b, c, d\nAl;e, f\nEd;g', ';'],
    ['cells have tabs of commas', 'Name\tNote, long\nZoe\tHi, you\nAl\tHi', '\t'],
    ['cells have pipes', 'Tags|Name\na;b|Zoe\nc;d;e|Al', '|'],
    ['every cell has a space in front', 'id, name\n1, Zoe\n2, Al', ','],
    ['cells have lists of semicolons', 'id,tags\n1,a;b\n2,c;d;e', ','],
    ['quoted cells have the other sign', '"a;b","c"\n"1;2","3"', ','],
    ['quoted cells have line ends', 'Name;Address\n"Vale, Zoe";"1 Elm, 2nd\nAustin, TX"\nAl;"3 Oak"', ';'],
    ['the last line is a sum', 'Name;Amount;Fee\nZoe;12,50;1,00\nAl;9,10;1,00\nTotal;21,60', ';'],
    ['lines end with a delimiter', 'a;b,c;\n1;2,5;\n3;4,5;', ';'],
    ['a quote is not closed', 'a;b\n1,5;2\n"3', ';'],
    ['later lines are irregular', `a,b;c\n${'1,5;2\n'.repeat(20)}${'x\n'.repeat(400)}`, ';'],
  ])('tell the delimiter by the width of the first lines if %s', (_what, text, expected) => {
    expect(delimiterOf(text)).toBe(expected);
  });

  it('leave the commas of a single column in it', () => {
    expect(parseCsv('Name\nVale, Zoe\nWood, Al\n')).toEqual([['Name'], ['Vale, Zoe'], ['Wood, Al']]);
    expect(parseCsv('Amount\r\n12,50\r\n9,10')).toEqual([['Amount'], ['12,50'], ['9,10']]);
    expect(parseCsv('Name\nZoe')).toEqual([['Name'], ['Zoe']]);
  });

  it.each([
    ['sep=;\r\n', ';'],
    ['\uFEFFsep=;\n', ';'],
    ['SEP=;\r', ';'],
    ['"sep=;"\r\n', ';'],
    ['sep=";"\n', ';'],
    ['"sep=;";\n', ';'],
    ['sep=;,,\n', ';'],
    ['sep=,\n', ','],
    ['sep=\t\n', '\t'],
    ['sep=|\n', '|'],
    ['sep=^\n', '^'],
    ['sep=]\n', ']'],
    ['sep=\\\n', '\\'],
    ['sep=-\n', '-'],
    ['Sep=:\n', ':'],
  ])('skip and use the line %j', async (line, sign) => {
    const text = `${line}bookingNumber${sign}userName\r\nBK_1${sign}"Vale ${sign} Zoe"\r\n`;
    const expected = [
      ['bookingNumber', 'userName'],
      ['BK_1', `Vale ${sign} Zoe`],
    ];
    expect(parseCsv(text)).toEqual(expected);
    for (let at = 0; at <= text.length; at += 1)
      expect(await recordsIn(text.slice(0, at), text.slice(at))).toEqual(expected);
  });

  it('take a title that only begins like such a line for a title', () => {
    expect(parseCsv('sep=a,b\n1,2')).toEqual([
      ['sep=a', 'b'],
      ['1', '2'],
    ]);
    expect(parseCsv('Sep;Oct\n1;2')[0]).toEqual(['Sep', 'Oct']);
    expect(parseCsv('sep=;')).toEqual([]);
  });

  it('start after a byte order mark', async () => {
    expect(await recordsIn('\uFEFF"id",name\n1,a')).toEqual([
      ['id', 'name'],
      ['1', 'a'],
    ]);
  });
});
