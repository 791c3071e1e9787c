/**
 * Opens files for spreadsheets with readers that guess another separator. The readers are independent models that do
 * not use the code that writes the files.
 */
import { type CsvRow, type CsvRules, csvHead, csvPieces } from '@contract/csv/csv-format';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const separators = [',', ';', '\t'] as const;
type Separator = CsvRules['separator'];

const fileOf = (table: readonly (readonly unknown[])[], separator: Separator): string => {
  const rules: CsvRules = { separator, forSpreadsheet: true };
  const columns = (table[0] ?? []).map((_, key) => ({ key, title: `c${key}` }));
  return (
    csvHead(columns, rules) + [...csvPieces(table as readonly CsvRow[], columns, rules)].map((p) => p.text).join('')
  );
};

/**
 * Reads like Excel and LibreOffice: a quote counts only at the start of a cell, text after a closing quote is kept
 * unchanged, and any of `splits` ends a cell.
 */
const cellsBySpreadsheet = (file: string, splits: readonly string[]): string[] => {
  const text = file.replace(/^\uFEFF/, '');
  const cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (at < text.length) {
        if (text[at] === '"' && text[at + 1] === '"') {
          cell += '"';
          at += 2;
        } else if (text[at] === '"') {
          at += 1;
          break;
        } else cell += text[at++];
      }
    }
    while (at < text.length && !splits.includes(text[at] ?? '') && text[at] !== '\r' && text[at] !== '\n')
      cell += text[at++];
    cells.push(cell);
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return cells;
};

const cellsByLibrary = (file: string, delimiter: string): string[] => {
  try {
    return (
      parse(file, {
        bom: true,
        delimiter,
        relax_quotes: true,
        relax_column_count: true,
        skip_empty_lines: true,
      }) as string[][]
    ).flat();
  } catch {
    return []; // this reader cannot read it as a table, so nothing could run
  }
};

const runs = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Numbers and phone numbers run nothing, with the mark that keeps them texts or without. */
const isData = (cell: string): boolean =>
  /^[+-]?(\d+([.,]\d+)?|[.,]\d+)([eE][+-]?\d+)?\u034F?$/.test(cell) || /^\+[0-9][0-9 ().-]{4,}\u034F?$/.test(cell);
const dangerousCells = (file: string): string[] =>
  [
    ...separators.flatMap((delimiter) => [
      ...cellsBySpreadsheet(file, [delimiter]),
      ...cellsByLibrary(file, delimiter),
    ]),
    ...cellsBySpreadsheet(file, separators),
  ].filter((cell) => runs.test(cell) && !isData(cell));

const attack = "=cmd|' /C calc'!A0";
const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
const hostile = fc.oneof(
  fc
    .array(fc.constantFrom('"', ',', ';', '\t', '\r', '\n', "'", ' ', 'a', '1', '-5', attack, ...starts), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
  fc.constantFrom('30.1,-97.6', 'Street 1,\nAustin', '', 'plain'),
);

describe('a file opened with a separator that it does not have', () => {
  it.each(separators)('shows no formula to any reader of a %j file', (separator) => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(hostile, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
          ),
        (table) => {
          // A signed number at the start of a line stays data; text that a wrong reader joins to it is not covered.
          const lines = table.map((line) => ['id', ...line]);
          expect(dangerousCells(fileOf(lines, separator))).toEqual([]);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    `Bob;${attack}`,
    `Bob,${attack}`,
    `Bob\t${attack}`,
    `Bob;"${attack}"`,
    `Bob\r\n${attack}`,
    `Bob;\t${attack}`,
    'Bob;@SUM(A1)',
    'Bob;\uFF1D1+2',
  ])('neutralizes %j for every separator', (text) => {
    for (const separator of separators) {
      expect(dangerousCells(fileOf([['x', text, 'y']], separator))).toEqual([]);
      expect(dangerousCells(fileOf([[text, 'y']], separator))).toEqual([]);
      expect(cellsBySpreadsheet(fileOf([['x', text]], separator), [separator]).at(-1)).not.toBe(text);
    }
  });

  it.each([
    'Street 1, Suite 4; ring twice',
    'Street 1,\nAustin',
    '30.1,-97.6',
    'Ann, "the fast"; Bob',
    '1,+44 20 7946 0958',
  ])('leaves %j unchanged in a file with commas', (text) => {
    expect(cellsBySpreadsheet(fileOf([['x', text]], ','), [',']).at(-1)).toBe(text);
  });

  it.each(['+3', '1e5', '+44 20 7946 0958', '+1 (555) 010-9999'])(
    'leaves the code or phone %s as text for every separator',
    (text) => {
      for (const separator of separators)
        expect(cellsBySpreadsheet(fileOf([['x', text]], separator), [separator]).at(-1)).toBe(`${text}\u034F`);
    },
  );

  it('leaves an amount a number for every separator', () => {
    const found = separators.map((separator) =>
      cellsBySpreadsheet(fileOf([['x', '-12.50']], separator), [separator]).at(-1),
    );
    expect(found).toEqual(['-12.50', '-12,50', '-12.50']);
  });
});
