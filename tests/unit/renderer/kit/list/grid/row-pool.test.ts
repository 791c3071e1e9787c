/** Rows that were drawn over others look as if they were new. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field, Values } from '../../../../../../renderer/kit/area/field';
import type { Column } from '../../../../../../renderer/kit/list/grid/columns';
import type { RowMedia } from '../../../../../../renderer/kit/list/grid/row-elements';
import { createRowPool, type RowSource } from '../../../../../../renderer/kit/list/grid/row-pool';

const fields: readonly Field[] = [
  { key: 'name', picture: { key: 'face', shape: 'person', initialsFrom: 'name' } },
  { key: 'code', kind: 'code' },
  { key: 'start', kind: 'dateTime' },
  { key: 'total', kind: 'money', currency: 'USD' },
  { key: 'state', kind: 'status', tones: { paid: 'success', open: 'warning' } },
  { key: 'logo', kind: 'image' },
  { key: 'track', linkTo: { area: 'tracks', id: 'trackId' } },
  { key: 'email', kind: 'email', contactLink: ({ email }) => `mailto:${email}` },
];
const columnsOf = (from: readonly Field[]): readonly Column[] =>
  from.map((field) => ({ field, key: field.key, label: field.key, shown: true, found: false, width: 100 }));

/** Each value may be missing, which changes what elements a cell has. */
const oneOf = (...values: readonly string[]) => fc.constantFrom(undefined, '', ...values);
const row: fc.Arbitrary<Values> = fc.record({
  name: oneOf('Dana Whitlock', 'ليلى'),
  face: oneOf('data:image/png;base64,AA==', 'uploads/a.png'),
  code: oneOf('BK-1'),
  start: oneOf('2026-05-16T14:30:00Z', 'soon'),
  timezone: oneOf('America/Chicago', 'Asia/Dubai'),
  total: oneOf('12.50', '-3.00'),
  state: oneOf('paid', 'open', 'CHECKED_IN'),
  logo: oneOf('uploads/b.png', 'data:image/png;base64,BB=='),
  track: oneOf('Cedar Ridge'),
  trackId: oneOf('7'),
  email: oneOf('dana@example.com'),
});

interface View {
  readonly rows: readonly Values[];
  readonly columns: readonly Column[];
  readonly selectable: boolean;
  readonly selected: ReadonlySet<number>;
  readonly noted: ReadonlySet<number>;
  readonly active: number;
  readonly hasRecords: boolean;
}

const classes = { row: 'row', cell: 'cell', checkbox: 'checkbox', status: 'status', picture: 'picture' };
const note = { star: true } as never;
const sourceOf = (view: View): RowSource => ({
  classes,
  columns: view.columns,
  selectable: view.selectable,
  contentOf: (index) => {
    const values = view.rows[index];
    return (
      values && {
        values,
        id: String(index),
        naming: 'name',
        href: view.hasRecords ? `/bookings/${index}` : undefined,
        note: view.noted.has(index) ? note : undefined,
        index,
        ariaRowIndex: index + 2,
        top: index * 32,
        domId: `row${index}`,
        active: view.active === index,
        selected: view.selected.has(index),
        opens: view.hasRecords,
      }
    );
  },
});

const indices = fc.uniqueArray(fc.nat(19)).map((found) => new Set(found));
const changes: fc.Arbitrary<Partial<View>> = fc.oneof(
  fc.record({ rows: fc.array(row, { maxLength: 20 }) }),
  fc.record({ columns: fc.shuffledSubarray([...fields], { minLength: 1 }).map(columnsOf) }),
  fc.record({ selectable: fc.boolean() }),
  fc.record({ selected: indices }),
  fc.record({ noted: indices }),
  fc.record({ active: fc.integer({ min: -1, max: 19 }) }),
  fc.record({ hasRecords: fc.boolean() }),
);
const range = fc.tuple(fc.nat(20), fc.nat(20)).map(([start, end]) => ({ start, end: Math.max(start, end) }));
/** A scroll draws from the same source as before, anything else from a new one. */
const steps = fc.array(fc.record({ range, change: fc.option(changes) }), { maxLength: 8 });

const isChecked = (body: Element) => [...body.querySelectorAll('input')].map(({ checked }) => checked);
/** What React draws, by the place of its element. */
const mediaIn = (body: Element, media: readonly RowMedia[]) =>
  [...body.querySelectorAll('*')].map((element) =>
    media.filter(({ target }) => target === element).map(({ key: _key, target: _target, ...drawn }) => drawn),
  );

const start: View = {
  rows: Array.from({ length: 20 }, (_, index) => ({ name: `Row ${index}` })),
  columns: columnsOf(fields),
  selectable: true,
  selected: new Set(),
  noted: new Set(),
  active: -1,
  hasRecords: true,
};

test('rows drawn over others equal new ones', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 5, maxLength: 20 }), steps, (rows, all) => {
      const body = document.createElement('div');
      const pool = createRowPool();
      let told: readonly RowMedia[] = [];
      pool.subscribe(() => {
        told = pool.media();
      });
      let view: View = { ...start, rows };
      let source = sourceOf(view);
      pool.draw(body, source, { start: 0, end: 12 });
      for (const { range, change } of all) {
        if (change) {
          view = { ...view, ...change };
          source = sourceOf(view);
        }
        pool.draw(body, source, range);
        pool.putInOrder(body);
        const fresh = document.createElement('div');
        const other = createRowPool();
        other.draw(fresh, sourceOf(view), range);
        expect(body.isEqualNode(fresh)).toBe(true);
        expect(isChecked(body)).toEqual(isChecked(fresh));
        expect(mediaIn(body, told)).toEqual(mediaIn(fresh, other.media()));
        expect(told.length).toBe(other.media().length);
      }
    }),
    { numRuns: 40 },
  );
});

test('an element that moves into the order of the rows keeps the focus', () => {
  const body = document.body.appendChild(document.createElement('div'));
  const pool = createRowPool();
  const source = sourceOf(start);
  pool.draw(body, source, { start: 8, end: 14 });
  pool.draw(body, source, { start: 4, end: 10 });
  const link = body.querySelector<HTMLElement>('[data-index="9"] a');
  link?.focus();
  expect(document.activeElement).toBe(link);
  pool.putInOrder(body);
  expect([...body.children].map((one) => one.getAttribute('data-index'))).toEqual(['4', '5', '6', '7', '8', '9']);
  expect(document.activeElement).toBe(link);
  body.remove();
});

test('a check box that a click changed shows the selection again', () => {
  const body = document.createElement('div');
  const pool = createRowPool();
  const selected = { ...start, selected: new Set([1]) };
  pool.draw(body, sourceOf(selected), { start: 0, end: 3 });
  body.querySelectorAll('input')[1]?.click();
  expect(isChecked(body)).toEqual([false, false, false]);
  pool.draw(body, sourceOf(selected), { start: 0, end: 3 });
  expect(isChecked(body)).toEqual([false, true, false]);
});

test('a number has the direction of its language, other text its own', () => {
  const body = document.createElement('div');
  createRowPool().draw(body, sourceOf(start), { start: 0, end: 1 });
  const directionOf = (key: string) =>
    body.querySelectorAll('[role="gridcell"]')[fields.findIndex((field) => field.key === key) + 1]?.getAttribute('dir');
  expect(['total', 'code', 'track', 'name'].map(directionOf)).toEqual(['ltr', 'auto', 'auto', null]);
});
