/** The rows of a roll call: whom it expects, and whoever is marked on it. */
import { isOnList, isOut, type PersonMark, type RollCall } from '@contract/event-log/roll-calls';
import { fold } from '@contract/text/fold';
import { isSameNumber, toCarNumber } from '../../../event/car-numbers';
import type { EventPeople, EventPerson } from '../../../event/log/event-people';
import { byLocale } from '../../../kit/format/locale';

export interface RollRow {
  readonly key: string;
  readonly name: string;
  /** Undefined for a marked person who is not among the event's people: added by name, or gone since. */
  readonly person: EventPerson | undefined;
  /** False for somebody who was marked, but doesn't belong on the list. */
  readonly isExpected: boolean;
  readonly mark: PersonMark | undefined;
  readonly isOut: boolean;
}

export const rollViews = ['all', 'missing', 'marked', 'out'] as const;
export type RollView = (typeof rollViews)[number];
export const rollOrders = ['name', 'number'] as const;
export type RollOrder = (typeof rollOrders)[number];

const isInView: Readonly<Record<RollView, (row: RollRow) => boolean>> = {
  all: () => true,
  missing: ({ mark }) => mark === undefined,
  marked: ({ mark }) => mark !== undefined,
  out: (row) => row.isOut,
};

/** `staff` are those whom a list of staff offers, although nobody knows who works at the event. */
export const rollRows = (
  call: RollCall,
  { people, byKey }: EventPeople,
  staff: readonly EventPerson[] = [],
): readonly RollRow[] => {
  const toRow = (key: string, name: string, person: EventPerson | undefined, isExpected: boolean): RollRow => {
    const mark = call.marks.get(key);
    return { key, name, person, isExpected, mark, isOut: isOut(call, mark) };
  };
  const isStaff = call.entry.people === 'staff';
  const expected = isStaff ? staff : people.filter((person) => isOnList(call.entry, person));
  const keys = new Set(expected.map(({ key }) => key));
  return [
    ...expected.map((person) => toRow(person.key, person.name, person, true)),
    ...[...call.marks].flatMap(([key, { entry }]) =>
      keys.has(key) ? [] : [toRow(key, byKey.get(key)?.name ?? entry.name, byKey.get(key), isStaff)],
    ),
  ];
};

export const countViews = (rows: readonly RollRow[]): Readonly<Record<RollView, number>> => ({
  ...{ all: rows.length, out: rows.filter(isInView.out).length },
  ...{ missing: rows.filter(isInView.missing).length, marked: rows.filter(isInView.marked).length },
});

const numbersOf = ({ person }: RollRow): readonly string[] => person?.numbers ?? [];

const hasNumber = (row: RollRow, q: string): boolean =>
  numbersOf(row).some((number) => isSameNumber(number, toCarNumber(q)));

const fits = (row: RollRow, needle: string): boolean =>
  needle === '' ||
  fold(
    [row.name, ...numbersOf(row), ...(row.person?.classNames ?? []), row.mark?.entry.value ?? ''].join('\n'),
  ).includes(needle);

/** The row that a typed text stands for: a car number or what was given out before a part of a name. */
export const typedRow = (rows: readonly RollRow[], q: string): RollRow | undefined => {
  const needle = toCarNumber(fold(q));
  if (needle === '') return undefined;
  const ranks = [
    (row: RollRow) => hasNumber(row, q),
    (row: RollRow) => row.isOut && fold(row.mark?.entry.value ?? '') === needle,
    (row: RollRow) => fold(row.name).includes(needle),
  ];
  const found = ranks.map((rank) => rows.filter(rank)).find((some) => some.length > 0) ?? [];
  return found.length === 1 ? found[0] : undefined;
};

const collators = byLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

interface Arrangement {
  readonly view: RollView;
  readonly q: string;
  readonly order: RollOrder;
  /** Rows that were changed in this view stay where they are. */
  readonly held: ReadonlySet<string>;
}

export const arrangeRows = (rows: readonly RollRow[], { view, q, order, held }: Arrangement): readonly RollRow[] => {
  const { compare } = collators();
  const needle = toCarNumber(fold(q));
  const byName = (one: RollRow, other: RollRow): number => compare(one.name, other.name);
  const byNumber = (one: RollRow, other: RollRow): number => {
    const [left = '', right = ''] = [numbersOf(one)[0], numbersOf(other)[0]];
    if ((left === '') !== (right === '')) return left === '' ? 1 : -1;
    return compare(left, right) || byName(one, other);
  };
  return rows
    .filter((row) => isInView[view](row) || held.has(row.key))
    .filter((row) => fits(row, needle))
    .toSorted(order === 'name' ? byName : byNumber);
};

/** A person whom no list names: staff, or a guest. */
export const addedPerson = (name: string): EventPerson => ({
  ...{
    key: `name ${fold(name).slice(0, 190)}`,
    name,
    kind: 'other',
    classNames: [],
    numbers: [],
    phone: '',
    tickets: [],
  },
  ...{ isMinor: undefined, hasWaiver: undefined, userId: undefined },
});
