/** Reads the time zones of a file's times like another program would. */
import { type CsvColumn, type CsvRow, csvColumnsIn, csvHead, csvPieces } from '@contract/csv/csv-format';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

const zone = { of: ['startDate', 'salesEnd'], notSent: 'not sent', assumed: 'assumed' };
const columns = [
  { key: 'startDate', title: 'Starts' },
  { key: 'salesEnd', title: 'Sales end' },
  { key: 'timezone', title: 'Time zone', zone },
];

const readBack = (rows: readonly CsvRow[], of: readonly CsvColumn[] = columns): readonly string[][] => {
  const rules = { separator: ',', forSpreadsheet: true } as const;
  const file = csvHead(of, rules) + [...csvPieces(rows, of, rules)].map(({ text }) => text).join('');
  return parse(file, { bom: true }).slice(1) as string[][];
};

describe('the zone column of a file', () => {
  it.each([
    ['a moment with its zone', { startDate: '2026-05-16T18:30:00Z', timezone: 'America/Chicago' }, 'America/Chicago'],
    ['a moment in UTC and no zone', { startDate: '2026-05-16T18:30:00Z' }, ''],
    ['no moment at all', { startDate: null, salesEnd: '' }, ''],
    ['a day, which needs no zone', { startDate: '2026-05-16' }, ''],
    ['a moment without a zone', { startDate: '2026-05-16T13:30:00' }, 'not sent'],
    ['a moment without a zone and an empty one', { startDate: '2026-05-16 13:30:00', timezone: '' }, 'not sent'],
    ['one of two without a zone', { startDate: '2026-05-16T18:30:00Z', salesEnd: '2026-05-15T23:59' }, 'not sent'],
    [
      'the event’s zone, which is assumed',
      { startDate: '2026-05-16T13:30:00', timezone: 'America/Chicago' },
      'America/Chicago (assumed)',
    ],
  ])('for %s', (_what, row, expected) => {
    const [[start, end, zoneText] = []] = readBack([row]);
    expect(zoneText).toBe(expected);
    // The moments themselves stay unchanged.
    expect([start, end]).toEqual([row.startDate ?? '', 'salesEnd' in row ? row.salesEnd : '']);
  });

  it('is the same for a file made by the server, with its columns in any order', () => {
    const header = ['Time zone', 'Name', 'startDate'];
    const { columns: found, missing } = csvColumnsIn(
      header,
      [columns[2], columns[0]].flatMap((one) => one ?? []),
    );
    expect(missing).toEqual([]);
    const rows = [
      ['', 'Bracket', '2026-05-16 13:30:00'],
      ['America/Chicago', 'Heads up', '2026-05-16T13:30:00'],
      ['America/Chicago', 'Test and tune', '2026-05-16T18:30:00Z'],
    ];
    expect(readBack(rows, found).map(([zoneText]) => zoneText)).toEqual([
      'not sent',
      'America/Chicago (assumed)',
      'America/Chicago',
    ]);
  });

  it('reads own fields only', () => {
    const rule = { of: ['constructor'], notSent: 'not sent', assumed: 'assumed' };
    expect(
      readBack(
        [{ name: 'x' }],
        [
          { key: 'toString', title: 'Zone', zone: rule },
          { key: 'name', title: 'Name' },
        ],
      ),
    ).toEqual([['', 'x']]);
  });
});
