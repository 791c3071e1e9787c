import { csvColumnsIn, csvLine, csvPieces } from '@contract/csv/csv-format';
import { describe, expect, it } from 'vitest';

const rules = { separator: ',', forSpreadsheet: true } as const;
const cell = (value: unknown): string =>
  csvLine(
    [
      { key: 'a', title: 'A' },
      { key: 'b', title: 'B' },
    ],
    rules,
  )({ a: value }).slice(0, -3);

const cycle: Record<string, unknown> = {};
cycle.self = cycle;

describe('a cell', () => {
  it.each([null, undefined, Number.POSITIVE_INFINITY, Number.NaN, cycle, { toJSON: () => undefined }, () => 1])(
    'is empty for a value without text (%#)',
    (value) => {
      expect(cell(value)).toBe('');
    },
  );

  it.each(['=+44 20 7946 0958', '+44 20 7946 0958|x', '-1-cmd', '-.5x', '+1e'])('neutralizes %s', (value) => {
    expect(cell(value)).toBe(`"'${value}"`);
  });

  it.each([
    ['30.1,-97.6', '30.1,-97.6'],
    ['x,-1 y', "x,'-1 y"],
    ['30.1;-97.6', "30.1;'-97.6"],
    ['x,\n-1', "x,\n'-1"],
    ['x,+44 20 7946 0958', 'x,+44 20 7946 0958'],
    ['x,=1', "x,'=1"],
    ['x;=1;=2', "x;'=1;'=2"],
    ['x,y', 'x,y'],
    ['x;"=1', `x;'""=1`],
  ])('neutralizes what a reader would take for a cell inside %j', (value, written) => {
    expect(cell(value)).toBe(`"${written}"`);
  });

  it('gets an apostrophe at its end only before a line end or in a file with TAB', () => {
    const columns = [
      { key: 0, title: 'A' },
      { key: 1, title: 'B' },
    ];
    expect(csvLine(columns, rules)(['a,', 'b,'])).toBe(`"a,","b,'"\r\n`);
    expect(csvLine(columns, rules)(['a', 'b,=c'])).toBe(`a,"b,'=c"\r\n`);
    expect(csvLine(columns, { ...rules, separator: '\t' })(['a;', 'b'])).toBe(`"a;'"\tb\r\n`);
  });

  it('is absent in a file without columns', () => expect(csvLine([], rules)({ a: 1 })).toBe('\r\n'));
});

describe('a column of time zones', () => {
  const zone = { of: ['starts', 'ends'], notSent: 'not sent', assumed: 'assumed' };

  it('says of the times next to it whether their zone was sent', () => {
    const write = csvLine([{ key: 'zone', title: 'Zone', zone }], rules);
    expect(write({ starts: '2026-05-16T13:30:00' })).toBe('not sent\r\n');
    expect(write({ starts: '2026-05-16T13:30:00Z', zone: 'America/Chicago' })).toBe('America/Chicago\r\n');
  });

  it('finds these times in a header, and leaves out those that are not there', () => {
    const { columns } = csvColumnsIn(['Starts', 'zone'], [{ key: 'zone', title: 'Zone', zone }]);
    expect(columns).toEqual([{ key: 1, title: 'Zone', zone: { ...zone, of: [0] } }]);
  });
});

describe('the pieces of a file', () => {
  const row = { a: 'x'.repeat(62) };

  it('end after 16,384 characters with a complete row, and none is empty', () => {
    const pieces = [
      ...csvPieces(
        Array.from({ length: 512 }, () => row),
        [{ key: 'a', title: 'A' }],
        rules,
      ),
    ];
    expect(pieces).toEqual(Array.from({ length: 2 }, () => ({ text: `${row.a}\r\n`.repeat(256), rows: 256 })));
  });

  it('end with the last row', () => {
    const pieces = [
      ...csvPieces(
        Array.from({ length: 257 }, () => row),
        [{ key: 'a', title: 'A' }],
        rules,
      ),
    ];
    expect(pieces.map(({ rows }) => rows)).toEqual([256, 1]);
    expect([...csvPieces([], [{ key: 'a', title: 'A' }], rules)]).toEqual([]);
  });
});

describe('chosen columns of a header', () => {
  it('are all columns if none is chosen', () => {
    expect(csvColumnsIn(['A', 'B'], [])).toEqual({
      columns: [
        { title: 'A', key: 0 },
        { title: 'B', key: 1 },
      ],
      missing: [],
    });
  });

  it('prefer the exact name, also one without letters', () => {
    const chosen = (key: string) =>
      csvColumnsIn(['#', 'booking number', 'Booking number'], [{ key, title: 'T' }]).columns[0]?.key;
    expect(chosen('Booking number')).toBe(2);
    expect(chosen('bookingNumber')).toBe(1);
    expect(chosen('#')).toBe(0);
  });

  it('omit and report those that the header does not have', () => {
    const expected = [
      { key: 'gone', title: 'Gone' },
      { key: 'x', title: 'A' },
      { key: '?', title: '!' },
    ];
    expect(csvColumnsIn(['A'], expected)).toMatchObject({ columns: [{ key: 0 }], missing: ['Gone', '!'] });
    expect(csvColumnsIn(['A'], expected).columns).toHaveLength(1);
  });
});
