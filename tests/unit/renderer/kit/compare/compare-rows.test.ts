import { describe, expect, it } from 'vitest';
import type { Field, FieldKind, Values } from '../../../../../renderer/kit/area/field';
import { fileReader, unclear } from '../../../../../renderer/kit/compare/cell-readers';
import { compareRows } from '../../../../../renderer/kit/compare/compare-rows';
import type { FileRow, Pair } from '../../../../../renderer/kit/compare/match-rows';
import { proposeCompared, proposeMatch } from '../../../../../renderer/kit/compare/propose-pairs';
import type { Column } from '../../../../../renderer/kit/list/data/columns';

const number: Field = { key: 'bookingNumber', kind: 'code' };
const name: Field = { key: 'userName' };
const total: Field = { key: 'total', kind: 'money' };
const day: Field = { key: 'paidAt', kind: 'dateTime' };
const email: Field = { key: 'email', kind: 'email' };
const paired = (...fields: readonly Field[]): readonly Pair[] => fields.map((field, column) => ({ field, column }));
const columnsOf = (...fields: readonly Field[]): readonly Column[] =>
  fields.map((field) => ({ field, key: field.key, label: field.key, shown: true, found: false, width: 100 }));

const compare = (
  list: readonly Values[],
  file: readonly FileRow[],
  matched: readonly Pair[],
  compared: readonly Pair[] = [],
) => compareRows({ list, file }, matched, compared);
const verdictsOf = ({ rows }: ReturnType<typeof compare>): readonly string[] => rows.map(({ verdict }) => verdict);

const list: readonly Values[] = [
  { bookingNumber: 'BK-1', userName: 'Zoë Vale', total: '1234.50' },
  { bookingNumber: 'BK-2', userName: 'Adam Reyes', total: '20.00' },
  { bookingNumber: 'BK-3', userName: 'Sara Lind', total: '30.00' },
];

describe('rows matched by a number', () => {
  const pairs = paired(number, name, total);
  const [match, ...rest] = pairs as [Pair, ...Pair[]];

  it('are the same, different, only here, only in the file, or again in the file', () => {
    const file = [
      ['bk-1', 'ZOE  VALE', '1234.5'],
      ['BK-2', 'Adam Reyes', '25.00'],
      ['BK-2', 'Adam Reyes', '26.00'],
      ['BK-9', 'Ben Ode', '9.00'],
    ];
    const found = compare(list, file, [match], rest);
    expect(verdictsOf(found)).toEqual(['same', 'different', 'double', 'onlyFile', 'onlyList']);
    expect(found.rows[1]?.differing).toEqual([1]);
    expect(found.rows.at(-1)?.list).toBe(list[2]);
  });

  it('are found where a spreadsheet dropped the zeros in front, if only one can be meant', () => {
    const cars: readonly Values[] = ['007', '07', '12'].map((vehicleNumber) => ({ vehicleNumber }));
    const by = paired({ key: 'vehicleNumber', kind: 'code' });
    expect(verdictsOf(compare(cars.slice(0, 1), [[7]], by))).toEqual(['same']);
    expect(verdictsOf(compare(cars, [['07'], [12], ['7']], by))).toEqual(['same', 'same', 'same']);
    expect(verdictsOf(compare(cars.slice(0, 2), [['7']], by))).toEqual(['onlyFile', 'onlyList', 'onlyList']);
  });

  it('are not said to be on one side only without a number, or with one that has two readings', () => {
    expect(verdictsOf(compare([{ bookingNumber: null }], [[''], [null]], [match]))).toEqual([
      'unmatchedFile',
      'unmatchedFile',
      'unmatchedList',
    ]);
    const amounts = paired(total);
    expect(verdictsOf(compare([{ total: '12.00' }], [['1.234']], amounts))).toEqual(['unmatchedFile', 'onlyList']);
  });
});

it('matches payments of the same amount and day one by one', () => {
  const payments: readonly Values[] = [1, 2, 3].map((id) => ({
    ...{ id, total: id === 3 ? '10.00' : '50.00', paidAt: '2026-05-17T03:00:00Z', timezone: 'America/Chicago' },
  }));
  const file = [
    ['50,00', '16.05.2026'],
    ['50,00', '16.05.2026'],
    ['50,00', '16.05.2026'],
    ['10,00', '17.05.2026'],
  ];
  expect(verdictsOf(compare(payments, file, paired(total, day)))).toEqual([
    'same',
    'same',
    'onlyFile',
    'onlyFile',
    'onlyList',
  ]);
});

describe('rows with the same number', () => {
  const [match, ...rest] = paired(number, total, { key: 'type', kind: 'status' }, day) as [Pair, ...Pair[]];
  const paid = (type: string, amount: string): Values => ({
    ...{ bookingNumber: 'BK-1', type, total: amount, currency: 'USD', paidAt: '2026-05-16' },
  });
  const payments = [paid('payment', '50.00'), paid('refund', '-50.00'), paid('payment', '20.00')];

  it.each([
    ['', ['BK-1', '-50.00', 'Refund', '2026-05-16'], 'same'],
    [', although a day can be read in two ways', ['BK-1', '-50.00', 'refund', '05/06/2026'], 'same'],
    [', and the others in their order', ['BK-1', '-51.00', 'refund', '2026-05-16'], 'different'],
  ])('are matched where their cells are the same, whatever their order%s', (_, refund, verdict) => {
    const file = [refund, ['BK-1', '20.00', 'payment', '2026-05-16'], ['BK-1', '$50.00', 'Payment', '2026-05-16']];
    const found = compare(payments, file, [match], rest);
    expect(found.rows.map(({ list: row }) => payments.indexOf(row ?? {}))).toEqual([1, 2, 0]);
    expect(verdictsOf(found)).toEqual([verdict, 'same', 'same']);
  });

  it('are again in the file where they are not those of the list', () => {
    const file = [
      ['BK-2', 'Adam Reyes', '25.00'],
      ['BK-2', 'Adam Reyes', '20.00'],
    ];
    const [by, ...others] = paired(number, name, total) as [Pair, ...Pair[]];
    for (const rows of [file, file.toReversed()])
      expect(
        compare(list.slice(1, 2), rows, [by], others).rows.map(({ verdict, file: row }) => [verdict, row?.[2]]),
      ).toEqual(rows.map((row) => [row[2] === '20.00' ? 'same' : 'double', row[2]]));
  });

  it('are those that have the most in common, such as two of a family with one email', () => {
    const family = [
      { email: 'lee@example.com', userName: 'Ann Lee', car: '12' },
      { email: 'lee@example.com', userName: 'Ben Lee', car: '14' },
    ];
    const file = [
      ['lee@example.com', 'Ben Lee', '15'],
      ['lee@example.com', 'Ann Lee', '13'],
    ];
    const [by, ...others] = paired(email, name, { key: 'car', kind: 'code' }) as [Pair, ...Pair[]];
    const { rows } = compare(family, file, [by], others);
    expect(rows.map(({ list: of, differing }) => [of?.userName, differing])).toEqual([
      ['Ben Lee', [1]],
      ['Ann Lee', [1]],
    ]);
  });

  it('are not matched by an amount in another currency', () => {
    const dollars = paid('payment', '50.00');
    const euros = { ...dollars, currency: 'EUR' };
    const found = compare([dollars, euros], [['EUR 50.00'], ['£50.00'], ['50.00']], paired(total));
    expect(found.rows.map(({ verdict, list: row }) => [verdict, row?.currency])).toEqual([
      ...[
        ['same', 'EUR'],
        ['onlyFile', undefined],
        ['same', 'USD'],
      ],
    ]);
  });

  it('are read as often as there are rows, however many have one number', () => {
    let reads = 0;
    const rows = Array.from({ length: 2_000 }, (_, at) =>
      Object.defineProperty(paid('payment', String(at)), 'total', {
        get: () => {
          reads += 1;
          return String(at);
        },
      }),
    );
    const file = rows.map((_, at) => ['BK-1', String(rows.length - 1 - at), 'payment', '2026-05-16']);
    expect(new Set(verdictsOf(compare(rows, file, [match], rest)))).toEqual(new Set(['same']));
    expect(reads).toBeLessThan(rows.length * 10);
  });
});

describe('a column of the file', () => {
  const read = (kind: FieldKind, cells: FileRow, zone?: string) => {
    const reader = fileReader({ key: 'value', kind, ...(zone ? { zone } : {}) }, [{}], cells);
    return cells.map((cell) => reader(cell));
  };

  it.each([
    ['a comma', ['1.234,50', '12', '1.234', '-3,5'], ['1234.5', '12', '1234', '-3.5']],
    ['a point', ['$1,234.50', '1,234', '(12.50)', 9.9], ['1234.5', '1234', '-12.5', '9.9']],
  ])('is read as amounts where one of them proves %s', (_, cells, values) => {
    expect(read('number', cells)).toEqual(values);
  });

  it('leaves open amounts that can be read in two ways', () => {
    expect(read('number', ['1.234', '12'])).toEqual([unclear, '12']);
    expect(read('number', ['1.234,50', '1,234.50', '1.234'])).toEqual(['1234.5', '1234.5', unclear]);
  });

  it.each([
    ['the day first', ['31.05.2026', '03.04.2026'], ['2026-05-31', '2026-04-03']],
    ['the month first', ['5/31/2026', '3/4/26'], ['2026-05-31', '2026-03-04']],
    ['ISO 8601 or names of months', ['2026-04-03 10:00', '3 April 2026', 'Apr 3, 2026'], Array(3).fill('2026-04-03')],
  ])('is read as days where one of them proves %s', (_, cells, values) => {
    expect(read('dateTime', cells)).toEqual(values);
  });

  it('has the century of a year of two digits from the list, as of a birth', () => {
    const births: readonly Values[] = [{ bornOn: '1984-05-16' }, { bornOn: '2009-01-31' }];
    const cells = ['5/16/84', '1/31/09', '5/16/26'];
    expect(cells.map((cell) => fileReader({ key: 'bornOn', kind: 'date' }, births, cells)(cell))).toEqual([
      ...['1984-05-16', '2009-01-31', '2026-05-16'],
    ]);
  });

  it('has phone numbers in digits of any script', () => {
    expect(read('phone', ['٠٥٥ ١٢٣ ٤٥٦٧', '0551234567'])).toEqual(['551234567', '551234567']);
  });

  it('leaves open days that can be read in two ways', () => {
    expect(read('dateTime', ['03/04/2026', '05/05/2026'])).toEqual([unclear, '2026-05-05']);
  });

  it('takes the day of a moment at the zone of the track, however it is written', () => {
    const moments = [
      ...['2026-05-17T03:00:00Z', '2026-05-17 03:00:00Z', '2026-05-17T03:00:00.125z', '2026-05-17 03:00 UTC'],
      ...['2026-05-16T22:00:00-05:00', '2026-05-17 05:00:00+02', 'Sun, 17 May 2026 03:00:00 GMT'],
      ...['17.05.2026 03:00:00Z', '5/17/2026, 3:00 AM +0000', '\u20682026-05-17T03:00:00Z\u2069'],
    ];
    for (const cell of moments)
      expect(read('dateTime', [cell, '17.05.2026'], 'America/Chicago')[0], cell).toBe('2026-05-16');
  });

  it('keeps the written day of a time without a zone, and of a day that is sent as its midnight', () => {
    const chicago = 'America/Chicago';
    const walls = ['2026-05-17T03:00:00', '2026-05-17 03:00', '17.05.2026 03:00', '17 May 2026, 3:00 am'];
    expect(read('dateTime', walls, chicago)).toEqual(Array(walls.length).fill('2026-05-17'));
    expect(read('date', ['2026-05-17T00:00:00Z', '2026-05-17T05:00:00Z', '2026-05-17T03:00:00Z'], chicago)).toEqual([
      ...['2026-05-17', '2026-05-17', '2026-05-16'],
    ]);
  });

  it('leaves open the day of a moment without a known zone', () => {
    expect(read('dateTime', ['2026-05-17T03:00:00Z'])).toEqual([unclear]);
  });

  it('takes the day of a moment at the zone of the row, and in a match at the zones of the list if they agree', () => {
    const rows: readonly Values[] = ['America/Chicago', 'Europe/Berlin'].map((timezone, at) => ({
      ...{ bookingNumber: `BK-${at}`, paidAt: '2026-05-17T03:00:00Z', timezone },
    }));
    const cells = rows.map(({ bookingNumber, paidAt }) => [String(bookingNumber), String(paidAt)]);
    const byNumber = [{ field: number, column: 0 }];
    expect(verdictsOf(compare(rows, cells, byNumber, [{ field: day, column: 1 }]))).toEqual(['same', 'same']);
    const byDay = compare(rows, [['2026-05-17T12:00:00Z'], ['2026-05-17T03:00:00Z']], paired(day));
    expect([byDay.rows[0]?.list, verdictsOf(byDay), byDay.unclear]).toEqual([
      ...[rows[1], ['same', 'unmatchedFile', 'onlyList'], [1]],
    ]);
  });

  it.each([
    ...[['€100.00', 'USD', 'different', 0] as const, ['EUR 100.00', 'USD', 'different', 0] as const],
    ...[['100.00 US$', 'CAD', 'different', 0] as const, ['CA$100.00', 'USD', 'different', 0] as const],
    ...[['$100.00', 'EUR', 'different', 0] as const, ['£100.00', '€', 'different', 0] as const],
    ...[['€100.00', 'EUR', 'same', 0] as const, ['EUR 100.00', 'eur', 'same', 0] as const],
    ...[['$100.00', 'USD', 'same', 0] as const, ['$100.00', '$', 'same', 0] as const],
    ...[['CA$100.00', 'CAD', 'same', 0] as const, ['US$100.00', 'usd', 'same', 0] as const],
    ...[['$100.00', 'CAD', 'same', 1] as const, ['$90.00', 'CAD', 'different', 0] as const],
    ...[['100.00', 'CAD', 'same', 0] as const, ['€100.00', undefined, 'same', 0] as const],
    ...[['€100.00', 'points', 'same', 0] as const, [100, 'EUR', 'same', 0] as const],
  ])('with %s is beside 100.00 %s %s', (cell, currency, verdict, open) => {
    const paid = [{ bookingNumber: 'BK-1', total: '100.00', currency }];
    const found = compare(paid, [['BK-1', cell]], [{ field: number, column: 0 }], [{ field: total, column: 1 }]);
    expect([verdictsOf(found), found.unclear]).toEqual([[verdict], [0, open]]);
  });

  it('says how many cells were left out', () => {
    const paid = [{ bookingNumber: 'BK-1', paidAt: '2026-04-03' }];
    const found = compare(paid, [['BK-1', '03/04/2026']], [{ field: number, column: 0 }], [{ field: day, column: 1 }]);
    expect([verdictsOf(found), found.unclear]).toEqual([['same'], [0, 1]]);
  });
});

describe('columns are proposed', () => {
  const columns = columnsOf(name, number, total, email, { key: 'bookingStatus', kind: 'status' });
  const titles = ['Remark', 'Ref', 'Total', 'Guest'];
  const file = [
    ['x', 'BK-1', '1,234.50', 'Zoë Vale'],
    ['x', 'BK-2', '20.00', 'Adam Reyes'],
    ['x', 'BK-3', '31.00', 'Sara Lind'],
  ];
  const tables = { list, file };

  it('to match by: the number that both have, whatever its title', () => {
    expect(proposeMatch(columns, titles, tables)).toEqual([{ field: number, column: 1 }]);
  });

  it('to match by: an amount and a day, where there is no number', () => {
    const payments = [{ total: '1234.50', paidAt: '2026-05-16' }];
    const payouts = { list: payments, file: [['1.234,50', '16.05.2026', 'Visa']] };
    expect(proposeMatch(columnsOf(total, day), ['Betrag', 'Datum', 'Karte'], payouts)).toEqual(paired(total, day));
  });

  it('to compare: by title, and by what is in the rows that match', () => {
    const matched = [{ field: number, column: 1 }];
    const { rows } = compare(list, file, matched);
    expect(proposeCompared(columns, titles, { tables, matched }, rows)).toEqual([
      { field: total, column: 2 },
      { field: name, column: 3 },
    ]);
  });
});
