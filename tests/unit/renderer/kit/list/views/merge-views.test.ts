import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../../../../../../preload/contract/limits';
import { ViewsByList } from '../../../../../../preload/contract/list/saved-view';
import { nameKey } from '../../../../../../preload/contract/text/name-key';
import { decisions, mergeViews } from '../../../../../../renderer/kit/list/views/merge-views';
import { freeName } from '../../../../../../renderer/kit/list/views/view-names';

const idOf = (index: number) => `view${String(index).padStart(6, '0')}`;
const newIds = () => {
  let next = 900_000;
  return () => idOf(next++);
};
const view = (index: number, name: string, more = {}) => ({ id: idOf(index), name, ...more });

it('adds new views, and does with used names what was decided', () => {
  const existing = { bookings: [view(1, 'Unpaid', { q: 'mine', isDefault: true as const }), view(2, 'Paid')] };
  const incoming = { bookings: [view(1, 'unpaid', { q: 'theirs', isDefault: true as const }), view(7, 'New')] };
  const merge = (decision: (typeof decisions)[number]) =>
    mergeViews(existing, incoming, () => decision, newIds()).bookings?.map(({ id: _, ...rest }) => rest);
  const old = [{ name: 'Unpaid', q: 'mine', isDefault: true }, { name: 'Paid' }];
  expect(merge('skip')).toEqual([...old, { name: 'New' }]);
  expect(merge('both')).toEqual([...old, { name: 'unpaid (2)', q: 'theirs' }, { name: 'New' }]);
  expect(merge('replace')).toEqual([
    { name: 'Unpaid', q: 'theirs', isDefault: true },
    { name: 'Paid' },
    { name: 'New' },
  ]);
});

it('takes the default view of a file only for a list without one, and keeps the id of a replaced view', () => {
  const incoming = { bookings: [view(1, 'A', { isDefault: true as const })] };
  expect(mergeViews({}, incoming, () => 'both', newIds()).bookings?.[0]?.isDefault).toBe(true);
  const replaced = mergeViews({ bookings: [view(5, 'A')] }, incoming, () => 'replace', newIds());
  expect(replaced.bookings).toEqual([view(5, 'A')]);
  expect(mergeViews({ bookings: [view(5, 'A')] }, incoming, () => 'skip', newIds())).toEqual({});
});

it('makes views that can be kept, of any two lists and any decisions', () => {
  const names = fc.constantFrom('A', 'a', 'B', 'A (2)', 'a (2)', 'C', 'x'.repeat(limits.views.name));
  const lists = fc
    .uniqueArray(names, { selector: nameKey, maxLength: 6 })
    .chain((all) => fc.tuple(fc.constant(all), fc.option(fc.nat({ max: 5 }), { nil: -1 })))
    .map(([all, initial]) => all.map((name, at) => view(at, name, at === initial ? { isDefault: true as const } : {})));
  fc.assert(
    fc.property(lists, lists, fc.infiniteStream(fc.constantFrom(...decisions)), (mine, theirs, decided) => {
      const merged = mergeViews(
        { bookings: mine },
        { bookings: theirs },
        () => decided.next().value ?? 'both',
        newIds(),
      );
      const all = { bookings: mine, ...merged };
      expect(ViewsByList.safeParse(all).success).toBe(true);
      expect(all.bookings.filter((one) => 'isDefault' in one).length).toBeLessThanOrEqual(1);
      for (const { id, name } of mine) expect(all.bookings).toContainEqual(expect.objectContaining({ id, name }));
    }),
  );
});

it('numbers a name within its length', () => {
  const long = 'é'.repeat(limits.views.name);
  const numbered = freeName(long, [{ name: long }]);
  expect(numbered.endsWith(' (2)')).toBe(true);
  expect(numbered.length).toBeLessThanOrEqual(limits.views.name);
});
