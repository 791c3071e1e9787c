import { expect, it } from 'vitest';
import type { Field } from '../../../../../../renderer/kit/area/field';
import { fieldText } from '../../../../../../renderer/kit/format/field';
import { arrangeColumns, findFields, guessKind, toChoice } from '../../../../../../renderer/kit/list/data/columns';
import { toFilterChoices, toggleFilter } from '../../../../../../renderer/kit/list/data/filter-values';

const described: readonly Field[] = [{ key: 'name' }, { key: 'total', kind: 'money' }, { key: 'email', shown: false }];
const noLabels = () => undefined;
const keys = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key);

it('finds fields that only the server has, with a kind detected from their values', () => {
  const rows = [
    { name: 'A', tShirt: null, joinedAt: '2026-05-16T14:30:00Z' },
    { name: 'B', tShirt: 'XL', helmet: true, year: 2004 },
  ];
  expect(findFields(rows, new Set(['name']))).toEqual([
    { key: 'tShirt', kind: 'text' },
    { key: 'joinedAt', kind: 'dateTime' },
    { key: 'helmet', kind: 'flag' },
    { key: 'year', kind: 'text' },
  ]);
  expect(guessKind('dana@example.com')).toBe('email');
});

it.each([
  ['2026-05-16 13:30:00', 'dateTime'],
  ['https://cdn.example.com/a1.jpg', 'image'],
  ['/uploads/x.png?w=80', 'image'],
  ['uploads/x.WEBP', 'image'],
  ['https://files.example.com/w9.pdf', 'document'],
  ['files/waiver.pdf', 'document'],
  ['https://example.com/a', 'url'],
  ['see a/b.png for it', 'text'],
  ['x.png', 'text'],
  ['and/or', 'text'],
])('detects %s as %s', (value, kind) => {
  expect(guessKind(value)).toBe(kind);
});

it.each([
  ['orderStatus', 'CHECKED_IN', 'status'],
  ['payment_state', 'PartiallyRefunded', 'status'],
  ['stage', 'tech-inspection', 'status'],
  ['state', 'TX', 'text'],
  ['statusNote', 'CHECKED_IN', 'text'],
  ['status', 'Waiting for the driver, again', 'text'],
  ['status', '2026-05-16', 'date'],
])('detects the kind of an undescribed field by name and value: %s %s', (key, value, kind) => {
  expect(guessKind(value, key)).toBe(kind);
});

it('shows a detected status in readable words, and filters by the server’s value', () => {
  const [field] = findFields([{ orderStatus: 'CHECKED_IN' }], new Set());
  if (!field) throw new Error('not found');
  expect(fieldText(field, { orderStatus: 'CHECKED_IN' })).toBe('Checked in');
  expect(toFilterChoices({ ...field, filter: true }, undefined, () => ['CHECKED_IN'], [])).toEqual([
    { value: 'CHECKED_IN', label: 'Checked in', count: undefined },
  ]);
});

it('shows described columns as defined, and detected ones only on request', () => {
  const all = arrangeColumns(described, [{ key: 'tShirt' }], undefined, noLabels);
  expect(all.filter(({ shown }) => shown).map(({ key }) => key)).toEqual(['name', 'total']);
  expect(all.find(({ key }) => key === 'tShirt')).toMatchObject({ label: 'T shirt', found: true, shown: false });
});

it('keeps an arrangement, with new columns at its end and without removed ones', () => {
  const choice = [
    { key: 'total', shown: true, width: 300 },
    { key: 'gone', shown: true },
    { key: 'name', shown: false },
  ];
  const all = arrangeColumns(described, [], choice, noLabels);
  expect(keys(all)).toEqual(['total', 'name', 'email']);
  expect(all.map(({ shown }) => shown)).toEqual([true, false, false]);
  expect(toChoice(all)).toEqual([
    { key: 'total', shown: true, width: 300 },
    { key: 'name', shown: false },
    { key: 'email', shown: false },
  ]);
});

it('offers a filter’s fixed values, else those of the data, and always the chosen ones', () => {
  const found = () => ['unpaid', 'paid'];
  expect(
    toFilterChoices({ key: 's', filter: true }, undefined, found, ['odd', 'paid']).map(({ value }) => value),
  ).toEqual(['paid', 'unpaid', 'odd']);
  expect(toFilterChoices({ key: 's', filter: ['a_b'] }, undefined, found, [])).toEqual([
    { value: 'a_b', label: 'A b', count: undefined },
  ]);
});

it('has no filter for a field without a chosen value', () => {
  expect(toggleFilter({ s: ['paid'] }, 's', [])).toEqual({});
  expect(toggleFilter({ s: ['paid'] }, 't', ['x'])).toEqual({ s: ['paid'], t: ['x'] });
});
