/** Excel files on a real disk, written by the real worker; only the native dialog and the server are not real. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportRequest } from '@contract/bridge';
import { ok, type Result } from '@contract/failure';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { openExportDesk } from './export-harness';

const columns: ExportRequest['columns'] = [
  { key: 'number', title: 'Number', text: true, width: 14 },
  { key: 'total', title: 'Total', text: false, cell: { kind: 'money', of: 'currency' }, width: 17 },
  { key: 'at', title: 'Checked in', text: false, cell: { kind: 'dateTime', of: 'timezone' }, width: 30 },
  { key: 'day', title: 'Day', text: false, cell: { kind: 'date', of: 'timezone' } },
  { key: 'share', title: 'Share', text: false, cell: { kind: 'percent' } },
  { key: 'isPaid', title: 'Paid' },
];

const requestOf = (rows: readonly Readonly<Record<string, unknown>>[], rightToLeft = false): ExportRequest => ({
  ...{ title: 'Bookings: [all]', separator: ',', forSpreadsheet: true, expected: rows.length },
  source: { rows },
  columns,
  excel: { language: 'en-US', rightToLeft },
});

const save = async (request: ExportRequest, answer?: () => Result<unknown>) => {
  const desk = openExportDesk(answer ? { answer } : {});
  desk.setName('list.xlsx');
  const job = await desk.run(request);
  const bytes = readFileSync(join(desk.folder, 'list.xlsx'));
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  const parts = unzipSync(bytes);
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const formatOf = (cell: string): string | undefined => sheet?.cells?.get(cell)?.style?.numFmt;
  return { desk, job, rows: sheet?.rows ?? [], name: sheet?.name, part, formatOf };
};

const row = {
  ...{ number: '007', total: '1234.50', currency: 'USD', at: '2026-11-22T03:30:00Z', timezone: 'America/Chicago' },
  ...{ day: '2026-11-21', share: 0.25, isPaid: true },
};

it('has numbers, amounts in their currency, days and the times of the event as such, and all else as text', async () => {
  const { desk, job, rows, formatOf } = await save(
    requestOf([row, { ...row, number: '+14055550112', currency: 'EUR', at: '2026-11-21T09:30:00' }]),
  );
  expect(job).toMatchObject({ state: 'done', done: 2, file: { name: 'list.xlsx' } });
  expect(desk.suggested[0]).toMatch(/Bookings- \[all\] - 2026-06-01\.xlsx$/);
  const day = new Date('2026-11-21T00:00:00Z');
  expect(rows).toEqual([
    ['Number', 'Total', 'Checked in', 'Day', 'Share', 'Paid'],
    ['007', 1234.5, new Date('2026-11-21T21:30:00Z'), day, 0.25, true],
    ['+14055550112', 1234.5, new Date('2026-11-21T09:30:00Z'), day, 0.25, true],
  ]);
  expect([formatOf('1,1'), formatOf('2,1')]).toEqual(['[$$]#,##0.00', '[$€]#,##0.00']);
  expect([formatOf('1,2'), formatOf('2,2')]).toEqual(['yyyy-mm-dd hh:mm "CST"', 'yyyy-mm-dd hh:mm']);
});

it('says UTC in a time whose zone is not known, and shows no currency where the unit of an amount is not known', async () => {
  const { rows, formatOf } = await save(requestOf([{ ...row, timezone: 'EST', total: 32_195 }]));
  expect(rows[1]?.slice(1, 3)).toEqual([32_195, new Date('2026-11-22T03:30:00Z')]);
  expect(formatOf('1,2')).toBe('yyyy-mm-dd hh:mm "UTC"');
  expect(formatOf('1,1')).toBeUndefined();
});

it('shows amounts as the screen does: in a currency of any spelling, and with all of their decimals', async () => {
  const amounts = [
    ['12.50', 'usd'],
    ['1200', ' jpy '],
    ['12.50', '$'],
    ['12.50', 'JPY'],
    ['0.005', 'USD'],
    ['12.345', null],
  ];
  const { rows, formatOf } = await save(
    requestOf(amounts.map(([total, currency]) => ({ number: '1', total, currency }))),
  );
  expect(rows.slice(1).map((cells) => cells[1])).toEqual([12.5, 1200, 12.5, 12.5, 0.005, 12.345]);
  expect(amounts.map((_, at) => formatOf(`${at + 1},1`))).toEqual([
    ...['[$$]#,##0.00', '[$¥]#,##0', '[$$]#,##0.00', '[$¥]#,##0.00', '[$$]#,##0.000', '#,##0.000'],
  ]);
});

it('writes a share that came as a text as the screen shows it', async () => {
  const { rows } = await save(requestOf(['25', '0.25', '25%'].map((share) => ({ number: '1', share }))));
  expect(rows.slice(1).map((cells) => cells[4])).toEqual(['25', '0.25', '25%']);
});

it('writes what is no plain number or date as a text, and never as a formula', async () => {
  const values = ['=1+2', '@SUM(A1)', '1,234.50', '1899-12-31', '12345678901234567', 1e300];
  const sent = values.map((value) => ({ number: value, total: value, at: value, day: value, share: value }));
  const { rows, part } = await save(requestOf(sent));
  expect(rows.slice(1)).toEqual(values.map((value) => [...Array(5).fill(String(value)), null]));
  expect(part('xl/worksheets/sheet1.xml')).not.toContain('<f>');
});

it('has the amounts of a server’s CSV as numbers in their currency, if its rows are the list’s', async () => {
  const text = 'currency,total,number\r\nEUR,12.50,007\r\n';
  const { rows, formatOf } = await save(
    { ...requestOf([]), source: { call: 'event.csv' as never, input: {} }, columns: columns.slice(0, 2), expected: 1 },
    () => ok({ form: 'text', text }),
  );
  expect(rows[1]).toEqual(['007', 12.5]);
  expect(formatOf('1,1')).toBe('[$€]#,##0.00');
});

it('freezes the header, sets widths, names the sheet and begins on the right for a right-to-left page', async () => {
  const { name, part } = await save(requestOf([row], true));
  expect(name).toBe('Bookings all');
  const sheet = part('xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<sheetView [^>]*rightToLeft="1"/);
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<col min="3" max="3" width="30" customWidth="1"/>');
});

it('cuts off what a cell can not hold, replaces what XML forbids, and says so', async () => {
  const { job, rows } = await save(
    requestOf([{ number: 'x'.repeat(40_000) }, { number: 'a\0b\ud800c' }, { number: ' <&>"\r\n_x0041_' }]),
  );
  expect(String(rows[1]?.[0])).toHaveLength(32_767);
  expect(rows[2]?.[0]).toBe('a\ufffdb\ufffdc');
  expect(rows[3]?.[0]).toBe(' <&>"\n_x0041_');
  expect(job.note).toEqual({ kind: 'cells', shortened: 1, cleaned: 1 });
});

it('saves nothing if the list has more rows than a sheet can have', async () => {
  const desk = openExportDesk({ answer: () => ok({ rows: [{ id: 1 }], total: 1_048_576, isComplete: false }) });
  desk.setName('list.xlsx');
  const job = await desk.run({
    ...requestOf([]),
    source: { call: 'booking.list' as never, input: {}, id: 'id' },
    expected: 1_048_576,
  });
  expect(job).toMatchObject({
    state: 'failed',
    failure: { code: 'export-excel-rows', about: { limit: 1_048_575 } },
  });
  expect(existsSync(join(desk.folder, 'list.xlsx'))).toBe(false);
});
