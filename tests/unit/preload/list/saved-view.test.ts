import { expect, it } from 'vitest';
import { limits } from '../../../../preload/contract/limits';
import { SavedView, ViewsByList, ViewsByOwner } from '../../../../preload/contract/list/saved-view';

const view = (index: number) => ({ id: `view0000${index}`, name: `View ${index}` });
const accepts = (input: unknown) => SavedView.safeParse(input).success;

it('trims names, and refuses empty, long and unprintable ones', () => {
  expect(SavedView.parse({ ...view(1), name: '  Unpaid ' }).name).toBe('Unpaid');
  expect(accepts({ ...view(1), name: 'x'.repeat(limits.views.name) })).toBe(true);
  for (const name of ['', '   ', 'x'.repeat(limits.views.name + 1), 'a\u0000b', 'a\nb', 7])
    expect(accepts({ ...view(1), name })).toBe(false);
});

it('leaves out keys that reach a prototype, and refuses unknown parts and parts without bounds', () => {
  const filters = (json: string) => accepts({ ...view(1), filters: JSON.parse(json) });
  expect(filters('{"status":["paid"]}')).toBe(true);
  const stripped = SavedView.parse({ ...view(1), filters: JSON.parse('{"__proto__":["paid"]}') });
  expect(Object.keys(stripped.filters ?? {})).toEqual([]);
  expect(Object.getPrototypeOf(stripped.filters)).toBe(Object.prototype);
  expect(filters('{"status":[]}')).toBe(false);
  expect(filters(`{"status":["${'x'.repeat(201)}"]}`)).toBe(false);
  expect(accepts({ ...view(1), selection: [1] })).toBe(false);
  expect(accepts({ ...view(1), page: 3 })).toBe(false);
  expect(accepts({ ...view(1), id: 'none' })).toBe(false);
  expect(accepts({ ...view(1), columns: [{ key: 'a', shown: true, width: 9_999 }] })).toBe(false);
});

it('bounds the number of views of a list, their names and the size of all', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => view(index));
  const keeps = (views: unknown) => ViewsByList.safeParse(views).success;
  expect(keeps({ bookings: many(limits.views.perList) })).toBe(true);
  expect(keeps({ bookings: many(limits.views.perList + 1) })).toBe(false);
  expect(keeps({ bookings: [view(1), { ...view(2), name: 'VIEW 1' }] })).toBe(false);
  expect(keeps({ bookings: [view(1)], tickets: [view(1)] })).toBe(true);
  const large = Array.from({ length: 50 }, (_, index) => ({ ...view(index), filters: { a: [`${'x'.repeat(199)}`] } }));
  const lists = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`list${index}`, large]));
  expect(keeps({ list0: large })).toBe(true);
  expect(keeps(lists)).toBe(false);
});

it('is kept by mode, server and person', () => {
  expect(ViewsByOwner.safeParse({ '["live","https://a.example","3"]': { bookings: [view(1)] } }).success).toBe(true);
  expect(ViewsByOwner.safeParse({ bookings: { bookings: [view(1)] } }).success).toBe(false);
});
