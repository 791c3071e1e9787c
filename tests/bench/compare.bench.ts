/** Compares a list of 50,000 bookings with a CSV file of them, as "Compare with a file" does: reads, proposes columns, compares. */
import type { Values } from '@contract/json/record';
import { readTable } from '../../main/core/table/read-table';
import type { Field } from '../../renderer/kit/area/field';
import type { Cell } from '../../renderer/kit/compare/cell-readers';
import { compareRows } from '../../renderer/kit/compare/compare-rows';
import { proposeSetup } from '../../renderer/kit/compare/propose-pairs';
import type { Column } from '../../renderer/kit/list/data/columns';
import { atMost, type Bench, info, median } from './figure';

const count = 50_000;

const columns: readonly Column[] = (
  [
    ['bookingNumber', 'Booking', 'code'],
    ['userName', 'Visitor', 'text'],
    ['userEmail', 'Email', 'email'],
    ['userPhone', 'Phone', 'phone'],
    ['className', 'Class', 'text'],
    ['vehicleNumber', 'Car number', 'code'],
    ['ticketCount', 'Tickets', 'number'],
    ['total', 'Total', 'money'],
    ['paidAt', 'Paid', 'dateTime'],
  ] as const
).map(([key, label, kind]) => {
  const field: Field = { key, kind };
  return { field, key, label, shown: true, found: false, width: 100 };
});

const two = (value: number): string => String(value).padStart(2, '0');
const rowOf = (at: number): Values => ({
  bookingNumber: `BK-${100_000 + at}`,
  userName: `Dana Whitlock ${at}`,
  userEmail: `visitor${at}@example.com`,
  userPhone: `+1 555 ${1_000_000 + at}`,
  className: `Class ${at % 12}`,
  vehicleNumber: String(at % 900),
  ticketCount: at % 5,
  total: `${at % 600}.${two(at % 100)}`,
  currency: 'USD',
  paidAt: `2026-04-${two(1 + (at % 28))}T10:15:00Z`,
  timezone: 'America/Chicago',
});

/** The file lacks the first row, and every tenth of the others has another total. */
const fileText = (list: readonly Values[]): string => {
  const lines = list.slice(1).map((row, at) => {
    const total = at % 10 === 0 ? '9,999.00' : row.total;
    const day = String(row.paidAt).slice(0, 10);
    return columns.map(({ key }) => `"${{ ...row, total, paidAt: day }[key]}"`).join(',');
  });
  return [columns.map(({ label }) => label).join(','), ...lines].join('\r\n');
};

export const compare: Bench = async ({ short }) => {
  const list = Array.from({ length: count }, (_, at) => rowOf(at));
  const bytes = new TextEncoder().encode(fileText(list));
  const times: { readonly read: number; readonly all: number }[] = [];
  for (let round = 0; round < (short ? 3 : 7); round += 1) {
    const from = performance.now();
    const { titles, rows } = await readTable(bytes, 'bookings.csv');
    const file = rows.flatMap((piece) => JSON.parse(piece) as (readonly Cell[])[]);
    const read = performance.now() - from;
    const { matched, compared } = proposeSetup(columns, titles, { list, file });
    const found = compareRows({ list, file }, matched, compared);
    times.push({ read, all: performance.now() - from });
    const counts = Object.groupBy(found.rows, ({ verdict }) => verdict);
    if (counts.onlyList?.length !== 1 || counts.different?.length !== count / 10 || found.rows.length !== count)
      throw new Error(
        `The rows were not compared: ${JSON.stringify(Object.entries(counts).map(([a, b]) => [a, b.length]))}`,
      );
  }
  return [
    atMost(
      `comparing a list with a file of ${count.toLocaleString('en-US')} rows`,
      median(times.map(({ all }) => all)),
      'ms',
      2_000,
      [info('reading the file', median(times.map(({ read }) => read)), 'ms')],
    ),
  ];
};
