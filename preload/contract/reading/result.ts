/** Puts the values that were read into one record, each where the server has it, so that exports keep the server's order. */
import type { Values } from '../json/record';
import { type Plan, sources } from './plan';

interface Slot {
  readonly name: string;
  /** The index of the value that was read; -1 if the record's own value under `key` stays. */
  readonly value: number;
  readonly key: string;
}

/** The names of a result for records whose values come from the same places. */
interface Layout {
  readonly from: readonly number[];
  readonly slots: readonly Slot[];
  /** All names in order: copying it is faster than adding one name after the other. */
  readonly empty: Values;
}

/** The record's own name for the value of a field, which the canonical name replaces. */
const keyOf = ({ fields, nested }: Plan, at: number, from: number): string | undefined => {
  const field = fields[at];
  if (!field) return nested[at - fields.length]?.key;
  if (from === sources.own) return field.name;
  const place = field.places[from - sources.place];
  return place?.renames ? place.paths[0]?.[0] : undefined;
};

const layoutOf = (row: Values, plan: Plan, from: readonly number[]): Layout => {
  const byKey = new Map<string, { readonly name: string; readonly value: number }[]>();
  const others: Slot[] = [];
  from.forEach((source, value) => {
    if (source === sources.none) return;
    const key = keyOf(plan, value, source);
    const name = plan.fields[value]?.name ?? plan.spellings.get(key ?? '') ?? key ?? '';
    const isHere = key ?? (Object.hasOwn(row, name) ? name : undefined);
    if (isHere === undefined) others.push({ name, value, key: name });
    else byKey.set(isHere, [...(byKey.get(isHere) ?? []), { name, value }]);
  });
  const slots = new Map<string, Slot>();
  for (const key of Object.keys(row)) {
    const read = byKey.get(key) ?? [];
    for (const { name, value } of read) slots.set(name, { name, value, key });
    const name = plan.spellings.get(key) ?? key;
    if (read.length === 0 && !slots.has(name)) slots.set(name, { name, value: -1, key });
  }
  for (const slot of others) slots.set(slot.name, slot);
  return {
    from: [...from],
    slots: [...slots.values()],
    empty: Object.fromEntries([...slots.keys()].map((name) => [name, undefined])),
  };
};

const isSame = (one: readonly number[], other: readonly number[]): boolean => {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return one.length === other.length;
};

/** The last layout of each plan; most records of a list have the same one. */
const layouts = new WeakMap<Plan, Layout>();

/** The record with these values; `from` says for each field, and then each nested record, which of `sources` it comes from. */
export const resultOf = (row: Values, plan: Plan, values: readonly unknown[], from: readonly number[]): Values => {
  const last = layouts.get(plan);
  const layout = last && isSame(last.from, from) ? last : layoutOf(row, plan, from);
  if (layout !== last) layouts.set(plan, layout);
  const record: Record<string, unknown> = { ...layout.empty };
  for (const { name, value, key } of layout.slots) record[name] = value < 0 ? row[key] : values[value];
  return record;
};
