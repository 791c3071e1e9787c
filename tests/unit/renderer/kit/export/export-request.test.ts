import { expect, it } from 'vitest';
import type { FieldKind, Values } from '../../../../../renderer/kit/area/field';
import type { ExportSource } from '../../../../../renderer/kit/export/export-choice';
import {
  callRequest,
  type ExportChoice,
  exportColumns,
  isTextColumn,
  rowsRequest,
  withCompanionColumns,
} from '../../../../../renderer/kit/export/export-request';
import { type ChosenExport, comparedExport } from '../../../../../renderer/kit/export/use-export';
import type { Column } from '../../../../../renderer/kit/list/data/columns';

const choice: ExportChoice = { scope: 'all', separator: ';', forSpreadsheet: true };
const picks = [
  { key: 'zipCode', label: 'ZIP', kind: undefined },
  { key: 'name', label: 'Name', kind: undefined },
] as const;
const details = { title: 'Visitors', choice, picks };

it('tells columns of texts by their kind, or by a name of codes', () => {
  for (const key of ['id', 'userId', 'user_id', 'zipCode', 'phone', 'bookingNumber', 'vin'])
    expect(isTextColumn({ key, kind: undefined }), key).toBe(true);
  for (const key of ['name', 'total', 'idea', 'phoneVerified'])
    expect(isTextColumn({ key, kind: undefined }), key).toBeUndefined();
  for (const kind of ['text', 'code', 'phone', 'email', 'status', 'time'] as const)
    expect(isTextColumn({ key: 'reference', kind }), kind).toBe(true);
  for (const kind of ['number', 'money', 'percent', 'date', 'dateTime'] as const)
    expect(isTextColumn({ key: 'ticketNumber', kind }), kind).toBe(false);
  expect(exportColumns(picks)).toEqual([
    { key: 'zipCode', title: 'ZIP', text: true },
    { key: 'name', title: 'Name' },
  ]);
});

it('sends rows with only their chosen fields, in order, and their number', () => {
  const { source, expected } = rowsRequest(details, [{ name: 'Dana', zipCode: '02138', secret: 'x' }]);
  expect(source).toEqual({ rows: [{ zipCode: '02138', name: 'Dana' }] });
  expect(expected).toBe(1);
});

it('says what the values of a column are in an Excel file, and sends the currency and the zone along', () => {
  const excel = { ...choice, format: 'xlsx' } as const;
  const request = rowsRequest(
    {
      ...{ title: 'Bookings', choice: excel },
      picks: [
        { key: 'total', label: 'Total', kind: 'money', width: 120 },
        { key: 'at', label: 'At', kind: 'dateTime', companion: 'zone', initial: 'America/Chicago' },
        { key: 'number', label: 'Number', kind: 'code' },
      ],
    },
    [{ total: '1.00', at: 'x', number: '007', currency: 'USD', zone: 'UTC', secret: 'x' }],
  );
  expect(request).toMatchObject({
    source: { rows: [{ total: '1.00', at: 'x', number: '007', currency: 'USD', zone: 'UTC' }] },
    columns: [
      { key: 'total', cell: { kind: 'money', of: 'currency' }, width: 18 },
      { key: 'at', cell: { kind: 'dateTime', of: 'zone', initial: 'America/Chicago' } },
      { key: 'number', text: true },
    ],
    excel: { language: 'en-US', rightToLeft: false },
  });
  expect('cell' in (request.columns[2] ?? {})).toBe(false);
});

it('leaves the server’s own file CSV', () => {
  const file = callRequest(
    { ...details, choice: { ...choice, scope: 'file', format: 'xlsx' } },
    { call: 'booking.ticketCsv', input: {} },
    1,
  );
  expect(file.excel).toBeUndefined();
});

it('sends the expected number if the list’s total is known, also for the server’s own file', () => {
  expect(callRequest(details, { call: 'booking.ticketCsv', input: { q: 'a' } }, 12)).toMatchObject({
    source: { call: 'booking.ticketCsv', input: { q: 'a' } },
    expected: 12,
    separator: ';',
  });
  expect('expected' in callRequest(details, { call: 'booking.ticketCsv', input: {} }, undefined)).toBe(false);
  const file = callRequest(
    { ...details, choice: { ...choice, scope: 'file' } },
    { call: 'booking.ticketCsv', input: {} },
    12,
  );
  expect(file.columns).toEqual([]);
  expect(file.expected).toBe(12);
});

it('asks for plain CSV for another program', () => {
  const plain = rowsRequest({ ...details, choice: { ...choice, forSpreadsheet: false } }, []);
  expect(plain).toMatchObject({ forSpreadsheet: false });
});

it('writes a currency next to an amount and a zone next to a moment, if the rows have them', () => {
  const field = (key: string, kind: FieldKind, shown: boolean, companion?: string) => ({
    field: { key, kind, ...(companion ? { companion } : {}) },
    key,
    label: key,
    shown,
    found: false,
    width: 100,
  });
  const shown = (columns: readonly Column[], rows: readonly Values[] = []) =>
    withCompanionColumns(columns, rows)
      .filter((column) => column.shown)
      .map(({ key }) => key);
  const hidden = [field('currency', 'text', false), field('timezone', 'text', false), field('unit', 'text', false)];
  expect(shown([field('total', 'money', true), ...hidden])).toEqual(['total', 'currency']);
  expect(shown([field('total', 'money', false), field('at', 'dateTime', true), ...hidden])).toEqual(['at', 'timezone']);
  expect(shown([field('fee', 'money', true, 'unit'), ...hidden])).toEqual(['fee', 'unit']);
  expect(shown([field('total', 'money', true)])).toEqual(['total']);
  // A list without a zone column gets one only for moments that came without a zone.
  expect(shown([field('at', 'dateTime', true)], [{ at: '2026-05-16T13:30:00' }])).toEqual(['at', 'timezone']);
  expect(shown([field('at', 'dateTime', true)], [{ at: '2026-05-16T13:30:00Z' }])).toEqual(['at']);
  expect(shown([field('at', 'dateTime', false)], [{ at: '2026-05-16T13:30:00' }])).toEqual([]);
});

it('defines for a zone column the moments that it belongs to, and its texts', () => {
  const chosen = [
    { key: 'startDate', label: 'Starts', kind: 'dateTime', zone: 'timezone' },
    { key: 'timezone', label: 'Time zone', kind: undefined },
    { key: 'name', label: 'Name', kind: undefined },
  ] as const;
  expect(exportColumns(chosen)).toEqual([
    { key: 'startDate', title: 'Starts', text: false, cell: { kind: 'dateTime', of: 'timezone' } },
    { key: 'timezone', title: 'Time zone', zone: { of: ['startDate'], notSent: 'not known', assumed: 'assumed' } },
    { key: 'name', title: 'Name' },
  ]);
});

it('compares rows in memory with the last export only if they are all of the list', () => {
  const source = (rows: object) =>
    ({
      list: { rows, source: { id: 'id', capabilities: {} }, state: { q: '', filters: {} } },
    }) as unknown as ExportSource;
  const chosen = { choice, columns: [], profile: { id: 'p1' } } as unknown as ChosenExport;
  const gap = { reason: 'unread', sent: 60, total: undefined };
  expect(comparedExport(source({ inMemory: {} }), chosen)).toBeDefined();
  expect(comparedExport(source({ inMemory: {}, gap }), chosen)).toBeUndefined();
});
