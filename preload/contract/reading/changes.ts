/** The changes from a server's record to the canonical one: derived values, and the position of each value. */
import type { Field } from '../entities/field';
import type { Values } from '../json/record';
import type { Plan } from './plan';
import { joinedText } from './values/plain';
import { isWordOf, readWord } from './values/word';

/** A canonical field, its value, and the server's field that it came from. */
export type Change = readonly [name: string, value: unknown, key?: string | undefined];

/** A value for a field from other canonical fields: joined (`firstName+lastName`), or mapped to its word. */
export const copied = (field: Field, from: string, changes: readonly Change[], row: Values): unknown => {
  const parts = from.split('+').map((name) => currentOf(name, changes, row));
  if (parts.length > 1) return parts.includes(undefined) ? undefined : joinedText(parts);
  const [value] = parts;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (field.kind !== 'word' || !field.words) return value;
  return isWordOf(value, field.words) ? readWord(value, field.words) : undefined;
};

export const currentOf = (name: string, changes: readonly Change[], row: Values): unknown =>
  (changes.find(([changedName]) => changedName === name) ?? [name, row[name]])[1];

/** A field of the result: from a change, or from the record itself under this key. */
interface Slot {
  readonly name: string;
  readonly change: number;
  readonly key: string;
}

/** The order of names in records with the same plan and the same changed fields. */
interface Layout {
  readonly changes: readonly Change[];
  readonly slots: readonly Slot[];
  /** All names of the result in order: copying it is faster than adding one name after the other. */
  readonly empty: Values;
}

const layoutOf = (row: Values, changes: readonly Change[], removed: ReadonlySet<string>, plan: Plan): Layout => {
  const own = new Set(changes.map(([name]) => name));
  const slots = new Map<string, Slot>();
  const addChanges = (isHere: (key: string) => boolean): void =>
    changes.forEach(([name, , key = name], change) => {
      if (isHere(key)) slots.set(name, { name, change, key });
    });
  for (const key of Object.keys(row)) {
    addChanges((one) => one === key);
    const name = plan.spellings.get(key) ?? key;
    if (!removed.has(key) && !own.has(key)) slots.set(name, { name, change: -1, key });
  }
  addChanges((key) => !Object.hasOwn(row, key));
  return {
    changes: changes.map(([name, , key]) => [name, undefined, key]),
    slots: [...slots.values()],
    empty: Object.fromEntries([...slots.keys()].map((name) => [name, undefined])),
  };
};

const isLaidOut = (layout: Layout, changes: readonly Change[]): boolean =>
  layout.changes.length === changes.length &&
  layout.changes.every(([name, , key], at) => changes[at]?.[0] === name && changes[at][2] === key);

/** The last layout of each plan; records of one plan have the same names. */
const layouts = new WeakMap<Plan, Layout>();

/** A record with its changes, each at the position of its source field, so that exports keep the server's order. */
export const changed = (row: Values, changes: readonly Change[], removed: ReadonlySet<string>, plan: Plan): Values => {
  const last = layouts.get(plan);
  const layout = last && isLaidOut(last, changes) ? last : layoutOf(row, changes, removed, plan);
  if (layout !== last) layouts.set(plan, layout);
  const record: Record<string, unknown> = { ...layout.empty };
  for (const { name, change, key } of layout.slots) record[name] = change < 0 ? row[key] : changes[change]?.[1];
  return record;
};

export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
