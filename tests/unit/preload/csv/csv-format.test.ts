/// <reference lib="es2024.string" />
import {
  type CsvColumn,
  type CsvRow,
  type CsvRules,
  csvColumnsIn,
  csvColumnsOf,
  csvHead,
  csvLine,
  csvPieces,
} from '@contract/csv/csv-format';
import { withTexts } from '@contract/csv/rewritten-text';
import type { Kind } from '@contract/entities/field';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const spreadsheet: CsvRules = { separator: ',', forSpreadsheet: true };
const machine: CsvRules = { separator: ',', forSpreadsheet: false };
const column = (key: string, more: Partial<CsvColumn> = {}): CsvColumn => ({ key, title: key, ...more });
const file = (rows: readonly CsvRow[], columns: readonly CsvColumn[], rules: CsvRules): string =>
  csvHead(columns, rules) + [...csvPieces(rows, columns, rules)].map(({ text }) => text).join('');
/** The text of one value in a file for spreadsheets, next to another cell. */
const cell = (value: unknown, rules = spreadsheet, more: Partial<CsvColumn> = {}): string =>
  csvLine([column('value', more), column('next')], rules)({ value, next: 'x' }).replace(/[,;\t]x\r\n$/, '');
const parsed = (text: string, separator = ','): string[][] => parse(text, { bom: true, delimiter: separator });

const numberText = /^[+-]?(\d+(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/;
const phoneText = /^\+[0-9][0-9 ().-]{4,}$/;
const formulaStarts = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
/** The expected text of a cell, implemented independently: the first character decides, unless the text is a number. */
const expectedText = (text: string, rules: CsvRules): string => {
  const whole = Buffer.from(text).toString();
  const starts = formulaStarts.some((start) => whole.startsWith(start));
  return rules.forSpreadsheet && starts && !numberText.test(whole) && !phoneText.test(whole) ? `'${whole}` : whole;
};
/**
 * The writer may put a mark before a text, a decimal comma into an amount, and apostrophes inside a text that another
 * reader would split, and changes nothing else.
 */
const expectText = (found: string | undefined, text: string, rules: CsvRules): void => {
  const expected = expectedText(text, rules);
  if (rules.forSpreadsheet && rules.separator === ';' && numberText.test(text) && found === text.replace('.', ','))
    return;
  const isExact = !rules.forSpreadsheet || !/[,;\t\r\n]/.test(text);
  const rest = (of = ''): string => (isExact ? of : of.charAt(0) + of.slice(1).replaceAll("'", ''));
  const unmarked =
    rules.forSpreadsheet && found?.endsWith('\u034F') && !text.endsWith('\u034F') ? found.slice(0, -1) : found;
  expect(rest(unmarked)).toBe(rest(expected));
};

const awkward = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', ' ', "'", '=', '+', '-', '@', '1', 'a', '\uFEFF'),
  }),
  fc.tuple(fc.constantFrom(...formulaStarts), fc.string()).map(([start, rest]) => start + rest),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc.double().map(String),
);

describe('formula neutralizing (SEC-44)', () => {
  it.each(['=1+2', '@SUM(A1)', "+cmd|' /C calc'!A0", "-2+3+cmd|' /C calc'!A0", '\0=1', '＝1+2', '＋1', '－1', '＠x'])(
    'row 57: %j is prefixed and quoted',
    (text) => {
      expect(cell(text)).toBe(`"'${text}"`);
    },
  );

  it.each(['\t', '\r', '\n'])(
    'row 57: a formula after %j is prefixed too, because another reader starts a cell there',
    (sign) => {
      expect(cell(`${sign}=1`)).toBe(`"'${sign}'=1"`);
    },
  );

  it.each(['-12.50', '-0', '.5', '-.5', '12345678', '1234567890123.45'])(
    'row 58: the number %s is unchanged',
    (text) => {
      expect(cell(text)).toBe(text);
    },
  );

  it('row 58: values of type number are unchanged', () => {
    expect([-12.5, 3, 1e21, -1e-7, 0].map((value) => cell(value))).toEqual(['-12.5', '3', '1e+21', '-1e-7', '0']);
  });

  it.each(['+44 20 7946 0958', '+1 (555) 010-9999', '+15550142', '+1-405-555-0112'])(
    'row 59: the phone number %s gets no apostrophe, and stays text',
    (text) => {
      expect(cell(text)).toBe(`${text}\u034F`);
    },
  );

  it('changes nothing in files for machines', () => {
    expect(cell('=1+2', machine)).toBe('=1+2');
  });

  it('row 63: neutralizes the header too', () => {
    expect(
      csvHead(
        [
          { key: 'a', title: '=HYPERLINK("x")' },
          { key: 'b', title: 'B,b' },
        ],
        spreadsheet,
      ),
    ).toBe('\uFEFF"\'=HYPERLINK(""x"")","B,b"\r\n');
  });

  it('prevents formulas and changes no other text', () => {
    fc.assert(
      fc.property(awkward, fc.boolean(), (text, forSpreadsheet) => {
        const rules = { ...machine, forSpreadsheet };
        const [[, found] = []] = parsed(`x,${cell(text, rules)}\r\n`.toWellFormed());
        expectText(found, text, rules);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('texts that a spreadsheet would rewrite', () => {
  const names = [
    ...['00', '007', '5E3', '12E4', '1e5', '1E+5', '+3', '+14055550112', '1234567890123456', '123456789012345678901'],
    ...[
      'MAR-12',
      '3/4',
      '1-2',
      'SEPT2',
      '1-Dec',
      'Mai-12',
      'Mrz 5',
      '12 ago',
      'Mar 5, 2026',
      '5 de marzo',
      '3月5日',
      '٥ مارس',
    ],
    ...[
      '09:30',
      '12 AM',
      '5 p',
      '8:30 a. m.',
      '12:30 p.m.',
      '٨:٣٠ ص',
      '7 م',
      '12%',
      '$5',
      '1,234',
      '1.234,50 €',
      '(12)',
      '10.0.0.1',
      '1 234',
      '02138',
      '(555) 010-9999',
    ],
    ...[
      '٠٠٧',
      '００７',
      '１－２',
      '１／２',
      'TRUE',
      'false',
      'Falso',
      'vrai',
      '00.5',
      '5.',
      '1 3/4',
      '\u22125',
      '05/16/2026',
    ],
  ];
  it.each(names)('row 64: %s has an invisible mark behind it, in any column', (text) => {
    const marked = /[,]/.test(text) ? `"${text}\u034F"` : `${text}\u034F`;
    expect(cell(text)).toBe(marked);
    expect(cell(text, spreadsheet, { text: true })).toBe(marked);
    expect(cell(text, { ...spreadsheet, separator: ';' })).toBe(marked);
    expect(cell(text, machine, { text: true }).replaceAll('"', '')).toBe(text);
  });

  it.each(['12.50', '-12.50', '2026-05-16', '2026-05-16 13:30:00', '-5'])(
    'row 64: %s has one only in a column of texts',
    (text) => {
      expect(cell(text)).toBe(text);
      expect(cell(text, spreadsheet, { text: true })).toBe(`${text}\u034F`);
    },
  );

  it('a long whole number stays one only in a column of numbers', () => {
    for (const text of ['4055550112', '123456789']) {
      expect(cell(text, spreadsheet, { text: false })).toBe(text);
      expect(cell(text)).toBe(`${text}\u034F`);
      expect(cell(text, spreadsheet, { text: true })).toBe(`${text}\u034F`);
      expect(cell(Number(text))).toBe(text);
    }
  });

  it('applies to numbers in columns of texts', () => {
    expect(cell(1234567890123, spreadsheet, { text: true })).toBe('1234567890123\u034F');
    expect(cell(12.5, spreadsheet, { text: true })).toBe('12.5\u034F');
    expect(cell(7, spreadsheet, { text: true })).toBe('7');
  });

  it('applies to whole numbers with more digits than a spreadsheet keeps', () => {
    expect(cell(999_999_999_999_999)).toBe('999999999999999');
    for (const text of [undefined, false])
      expect(cell(-1_234_567_890_123_456, spreadsheet, text === undefined ? {} : { text })).toBe(
        '-1234567890123456\u034F',
      );
  });

  const others = [
    ...[
      '0',
      '7',
      '12345678',
      'BK-1042',
      'RT-00012',
      'PIT-12',
      '12A',
      '7P',
      'A-12',
      'E-15',
      '5E',
      'AM-12',
      'Lane 3',
      'March',
      'true grit',
      'Falso Grande',
      '12 m',
      '5 a. medida',
    ],
    ...[
      '12 Straße',
      '1/4 mile',
      '#12',
      'Midnight Madness 2026',
      'zoe5@example.com',
      '2026-05-16T13:30:00Z',
      'x'.repeat(300),
    ],
  ];
  it.each(others)('row 64: %s stays as it is', (text) => {
    expect(cell(text)).toBe(text);
    expect(cell(text, spreadsheet, { text: true })).toBe(text);
  });

  it('applies to titles', () => {
    expect(csvHead([{ key: 'a', title: '3/4' }], spreadsheet)).toBe('\uFEFF3/4\u034F\r\n');
  });

  it('takes nothing away, whatever the column and the separator', () => {
    fc.assert(
      fc.property(
        awkward,
        fc.constantFrom(true, false, undefined),
        fc.constantFrom(',', ';', '\t'),
        (text, isText, separator) => {
          const rules: CsvRules = { separator, forSpreadsheet: true };
          const line = `x${separator}${cell(text, rules, isText === undefined ? {} : { text: isText })}\r\n`;
          const [[, found] = []] = parsed(line.toWellFormed(), separator);
          expectText(found, text, rules);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('amounts', () => {
  const comma: CsvRules = { separator: ';', forSpreadsheet: true };

  it('have a decimal comma where a spreadsheet separates cells by semicolons, as text and as numbers', () => {
    const amounts = ['12.10', '9.10', '1234.50', 1234.5, -0.1, '-.5', 1e-7, 12, '12'];
    expect(amounts.map((amount) => cell(amount, comma))).toEqual([
      '12,10',
      '9,10',
      '1234,50',
      '1234,5',
      '-0,1',
      '-,5',
      '1e-7',
      '12',
      '12',
    ]);
  });

  it('have a decimal point everywhere else', () => {
    for (const rules of [
      spreadsheet,
      machine,
      { ...comma, separator: '\t' },
      { ...comma, forSpreadsheet: false },
    ] as const) {
      expect(cell('1234.50', rules)).toBe('1234.50');
      expect(cell(1234.5, rules)).toBe('1234.5');
    }
  });

  it('are told from texts in columns of a server’s file by the kinds of their fields, or as codes', () => {
    const kinds = new Map<string, Kind>([
      ['amount', 'money'],
      ['class', 'text'],
      ['number', 'number'],
    ]);
    const titles = ['amount', 'class', 'number', 'vehicleNumber', 'zip', 'fee'];
    const marked = withTexts(
      titles.map((title) => ({ key: title, title })),
      (title) => kinds.get(title),
    );
    expect(marked.map(({ text }) => text)).toEqual([false, true, false, true, true, undefined]);
  });
});

describe('the format (RFC 4180)', () => {
  it.each([',', ';', '\t'] as const)(
    'row 60: any table can be read back unchanged with the separator %j',
    (separator) => {
      fc.assert(
        fc.property(
          fc
            .integer({ min: 1, max: 6 })
            .chain((width) =>
              fc.array(fc.array(awkward, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
            ),
          fc.boolean(),
          (table, forSpreadsheet) => {
            const rules: CsvRules = { separator, forSpreadsheet };
            const columns = (table[0] ?? []).map((_, key) => ({ key, title: `c${key}` }));
            const found = parsed(file(table, columns, rules), separator);
            expect(found.map((row) => row.length)).toEqual([columns, ...table].map((row) => row.length));
            expect(found[0]).toEqual(columns.map(({ title }) => title));
            table.forEach((row, at) => {
              row.forEach((text, column) => {
                expectText(found[at + 1]?.[column], text, rules);
              });
            });
          },
        ),
        { numRuns: 700 },
      );
    },
  );

  it('row 61: text is valid UTF-8 with one byte order mark at the start', () => {
    const rows = [{ a: 'Zoë 漢字 😀 e\u0301 \u202Eabc', b: '\uD800 alone', c: 'in\uFEFFside' }];
    const text = file(rows, csvColumnsOf(rows), spreadsheet);
    expect(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(Buffer.from(text))).toBe(
      '\uFEFFa,b,c\r\nZoë 漢字 😀 e\u0301 \u202Eabc,\uFFFD alone,in\uFEFFside\r\n',
    );
    expect(csvHead(csvColumnsOf(rows), machine)).toBe('a,b,c\r\n');
  });

  it('row 62: values other than text have fixed formats', () => {
    const date = new Date('2026-10-14T10:15:00Z');
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(
      [
        null,
        undefined,
        true,
        false,
        date,
        new Date(Number.NaN),
        Number.NaN,
        12n,
        { a: [1, '"'] },
        ['x', 'y'],
        cycle,
        () => 1,
      ].map((value) => cell(value)),
    ).toEqual([
      '',
      '',
      'true',
      'false',
      '2026-10-14T10:15:00.000Z',
      '',
      '',
      '12',
      '"{""a"":[1,""\\""""]}"',
      '"[""x"",""y""]"',
      '',
      '',
    ]);
  });

  it('row 63: without rows only the header is written; short rows are padded; 300 columns stay 300', () => {
    expect(file([], [column('a'), column('b')], machine)).toBe('a,b\r\n');
    expect(file([], [], spreadsheet)).toBe('\uFEFF');
    expect(
      file(
        [['1'], ['1', '2', '3']],
        [
          { key: 0, title: 'a' },
          { key: 1, title: 'b' },
        ],
        machine,
      ),
    ).toBe('a,b\r\n1,\r\n1,2\r\n');
    const wide = Array.from({ length: 300 }, (_, key) => ({ key, title: `c${key}` }));
    expect(parsed(file([['x']], wide, machine)).map((row) => row.length)).toEqual([300, 300]);
    const values = Array.from({ length: 20_000 }, (_, key) => String(key));
    const widest = values.map((title, key) => ({ key, title }));
    expect(file([values], widest, machine)).toBe(`${values.join(',')}\r\n`.repeat(2));
  });

  it('row 63: two columns may have the same name, and a hostile name reads no inherited member', () => {
    expect(file([{ a: 1 }], [column('a'), column('a')], machine)).toBe('a,a\r\n1,1\r\n');
    const row = JSON.parse('{"__proto__": "own", "a": 1}') as CsvRow;
    const columns = ['constructor', 'toString', '__proto__', 'a'].map((key) => column(key));
    expect(file([row], columns, machine).split('\r\n')[1]).toBe(',,own,1');
  });

  it('writes a single empty cell so that the row is not lost', () => {
    expect(file([{ a: '' }, {}, { a: 'x' }], [column('a')], machine)).toBe('a\r\n""\r\n""\r\nx\r\n');
  });

  it('chooses and orders columns', () => {
    expect(file([{ a: 1, b: 2, c: 3 }], [column('c'), column('a', { title: 'First' })], machine)).toBe(
      'c,First\r\n3,1\r\n',
    );
  });

  it('finds all fields of all rows, and skips empty ones', () => {
    const rows = [{ a: 1 }, null as unknown as CsvRow, { b: 2, a: 3 }];
    expect(csvColumnsOf(rows).map(({ key }) => key)).toEqual(['a', 'b']);
    expect(file(rows, csvColumnsOf(rows), machine)).toBe('a,b\r\n1,\r\n,\r\n3,2\r\n');
  });

  it('is written in pieces of complete rows with their count', () => {
    const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, text: 'x'.repeat(90) }));
    const pieces = [...csvPieces(rows, csvColumnsOf(rows), machine)];
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.every(({ text }) => text.endsWith('\r\n') && text.length < 16_384 + 200)).toBe(true);
    expect(pieces.reduce((sum, piece) => sum + piece.rows, 0)).toBe(2_000);
  });
});

describe('columns of a CSV text', () => {
  const chosen = [
    { key: 'bookingNumber', title: 'Booking' },
    { key: 'total', title: 'Total price', text: true },
  ];

  it('are found by name, similar name, and title', () => {
    expect(csvColumnsIn(['Total price', 'BOOKING_NUMBER'], chosen)).toEqual({
      columns: [
        { key: 1, title: 'Booking' },
        { key: 0, title: 'Total price', text: true },
      ],
      missing: [],
    });
  });

  it('are reported as missing, and none is guessed from punctuation', () => {
    expect(csvColumnsIn(['total', '#'], [...chosen, { key: '%', title: '%' }]).missing).toEqual(['Booking', '%']);
  });

  it('are all included unchanged if none was chosen', () => {
    expect(csvColumnsIn(['a', 'a'], []).columns).toEqual([
      { key: 0, title: 'a' },
      { key: 1, title: 'a' },
    ]);
  });
});
