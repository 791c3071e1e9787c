import { ok } from '@contract/failure';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Field, Values } from '../../../../../renderer/kit/area/field';
import { CompareResult } from '../../../../../renderer/kit/compare/compare-result';
import { compareRows } from '../../../../../renderer/kit/compare/compare-rows';
import { comparisonPaper, comparisonRequest } from '../../../../../renderer/kit/compare/compare-source';
import { text as textOf } from '../../../../../renderer/kit/format/text';
import { arrangeColumns } from '../../../../../renderer/kit/list/data/columns';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { openKit, setBridge } from '../kit-page';

const fields: readonly Field[] = [
  { key: 'number', kind: 'code' },
  { key: 'phone', kind: 'phone' },
  { key: 'email', kind: 'email' },
];
const pairs = fields.map((field, column) => ({ field, column }));
const list: readonly Values[] = [
  { number: '405-555-0101', phone: '(405) 555-0102', email: 'zoe.vale@paddock.example' },
  { number: 'BK-2', phone: '4055550103', email: 'adam@paddock.example' },
];
const rows = [
  ['405-555-0101', '4055550199', 'zoe@other.example'],
  ['BK-2', '(405) 555-0103', 'ADAM@paddock.example'],
  ['BK-9', '4055550177', 'ben@paddock.example'],
];

it('masks the contacts of both sides, also where a phone is plain digits, and no number that only looks like one', async () => {
  setBridge(() => ok(null));
  const { settings } = useSettings.getState();
  if (settings) useSettings.setState({ settings: { ...settings, maskContacts: true } });
  const source = {
    ...{ title: 'Visitors', columns: arrangeColumns(fields, [], undefined, ({ key }) => key), path: undefined },
    ...{ idOf: ({ number }: Values) => String(number), load: () => new Promise<never>(() => undefined) },
  };
  const file = { name: 'a.csv', titles: ['Number', 'Mobile', 'Mail'], rows, skipped: 0, sheets: 1 };
  const comparison = compareRows({ list, file: rows }, pairs.slice(0, 1), pairs.slice(1));
  const compared = { ...comparison, source, file, pairs, matched: 1, asOf: 0, copy: undefined };
  openKit([{ path: '/', element: <CompareResult compared={compared} /> }], '/');
  const grid = async (verdict: string) => {
    await userEvent.click(await screen.findByRole('tab', { name: `${verdict} (1)` }));
    return within(await screen.findByRole('grid', { name: verdict }));
  };
  const different = await grid('Different');
  expect(different.getByText('405-555-0101')).toBeTruthy();
  expect(different.getByText('••• ••02 (file: ••• ••99)')).toBeTruthy();
  expect(different.getByText('z•••@p•••.example (file: z•••@o•••.example)')).toBeTruthy();
  const same = await grid('Same');
  expect(same.getByText('••• ••03')).toBeTruthy();
  expect(same.getByText('a•••@p•••.example')).toBeTruthy();
  const onlyFile = await grid('Only in the file');
  expect(onlyFile.getByText('••• ••77')).toBeTruthy();
  expect(onlyFile.getByText('b•••@p•••.example')).toBeTruthy();
});

it('prints each column that differs, also one of many, and which cells were not compared', () => {
  const keys = ['number', ...Array.from({ length: 11 }, (_, at) => `text${at}`), 'total'];
  const all = keys.map((key, column) => ({
    field: { key, ...(key === 'total' ? { kind: 'money' as const } : {}) },
    column,
  }));
  const cells = keys.map((key) => (key === 'number' ? 'BK-1' : 'same'));
  const own = Object.fromEntries(keys.map((key, at) => [key, key === 'total' ? '1234' : cells[at]]));
  const other = [...cells.slice(0, -2), 'other', '1.234'];
  const source = {
    ...{ title: 'Bookings', path: undefined, idOf: () => '', load: () => new Promise<never>(() => undefined) },
    columns: arrangeColumns(
      all.map(({ field }) => field),
      [],
      undefined,
      ({ key }) => key,
    ),
  };
  const file = { name: 'a.csv', titles: keys, rows: [other], skipped: 0, sheets: 1 };
  const comparison = compareRows({ list: [own], file: file.rows }, all.slice(0, 1), all.slice(1));
  const compared = { ...comparison, source, file, pairs: all, matched: 1, asOf: 0, copy: undefined };
  const words = (key: string, params = {}) => textOf(`compare:${key}`, params);
  const paper = comparisonPaper(compared, words, words);
  expect(paper.columns.map(({ label }) => label)).toEqual([...keys.slice(0, 7), 'text10']);
  expect(Object.values(paper.groups[0]?.rows[0] ?? {}).at(-1)).toBe('same (file: other)');
  expect(paper.note).toMatch(/^1 cell of “total” can be read in two ways/);
});

it('keeps rows without a value to match by apart, and prints of the list only how many they are', async () => {
  setBridge(() => ok(null));
  const ticket: Field = { key: 'ticketNumber', kind: 'code' };
  const car: Field = { key: 'vehicleNumber', kind: 'code' };
  const source = {
    ...{ title: 'Tickets', columns: arrangeColumns([ticket, car], [], undefined, ({ key }) => key), path: undefined },
    ...{ idOf: (row: Values) => String(row.ticketNumber), load: () => new Promise<never>(() => undefined) },
  };
  const tickets: readonly Values[] = [
    { ticketNumber: 'TK-1', vehicleNumber: '14' },
    { ticketNumber: 'TK-2', vehicleNumber: '15' },
    { ticketNumber: 'TK-3', vehicleNumber: null },
  ];
  const file = { name: 'cars.csv', titles: ['No', 'Class'], rows: [['14'], ['', 'GT3']], skipped: 0, sheets: 1 };
  const matched = [{ field: car, column: 0 }];
  const comparison = compareRows({ list: tickets, file: file.rows }, matched, []);
  const compared = { ...comparison, source, file, pairs: matched, matched: 1, asOf: 0, copy: undefined };
  openKit([{ path: '/', element: <CompareResult compared={compared} /> }], '/');
  expect(await screen.findAllByRole('tab', { name: /\((0|1)\)$/ })).toHaveLength(7);
  expect(screen.getByRole('tab', { name: 'Only here (1)' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Only in the file (0)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /^Here, nothing/ }));
  expect(within(await screen.findByRole('grid', { name: /^Here, nothing/ })).getByText('TK-3')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /^In the file, nothing/ }));
  expect(within(await screen.findByRole('grid', { name: /^In the file, nothing/ })).getByText('GT3')).toBeTruthy();

  const words = (key: string, params = {}) => textOf(`compare:${key}`, params);
  const paper = comparisonPaper(compared, words, words);
  expect(paper.columns.map(({ label }) => label)).toEqual(['ticketNumber', 'vehicleNumber']);
  expect(paper.groups.map(({ rows: printed }) => printed)).toEqual([[{ ticketNumber: 'TK-2', 0: '15' }], [{ 0: '' }]]);
  expect(paper.note).toBe('Here, nothing to match by (1).');
  expect(comparisonRequest(compared, words).columns.map(({ title }) => title)).toEqual([
    ...['Result', 'ticketNumber', 'vehicleNumber', 'No (file)', 'Class (file)'],
  ]);
});
