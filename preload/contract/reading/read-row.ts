/** Reads one record by the plan of its shape. A canonical record is returned without copying. */
import type { Field } from '../entities/field';
import { isRecord, type Values } from '../json/record';
import { readPairList } from './ability-list';
import type { AnswerFacts } from './answer-facts';
import { type Change, changed, copied, currentOf, isFilled } from './changes';
import { createChildren, type Lookup } from './lookup';
import type { FieldPlan } from './plan';
import { type Reader, unitOf, wordsFor } from './reader';
import { isAddress } from './values/best-fit';
import { readDateTime } from './values/date-time';
import type { Unit } from './values/money';
import { unread } from './values/plain';
import { readValue, type ValueContext } from './values/read-value';
import { entriesOf } from './values/series';
import { isWordOf } from './values/word';

const wantsProof: ReadonlySet<Field['kind']> = new Set(['text', 'number', 'url', 'time']);

/** Whether a value under another name can belong to this field. Kinds that accept any text need a stricter check. */
const isFitting = (field: Field, raw: unknown, value: unknown, lookup: Lookup): boolean => {
  if (lookup.how === 'profile') return true;
  if (field.kind === 'word' && field.words && !lookup.certain) return isWordOf(raw, field.words);
  if (field.kind === 'number')
    return typeof value === 'number' || (typeof value === 'string' && /^[\d.,'\s%-]+$/.test(value));
  if (field.kind === 'money') return typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
  // A file address is never a title, under any name.
  if (field.kind === 'text' && isAddress(raw)) return false;
  if (wantsProof.has(field.kind)) return !Array.isArray(raw);
  return true;
};

export interface Outcome {
  readonly value: unknown;
  readonly key?: string;
  readonly lookup?: Lookup;
  /** The canonical field that this one copies. */
  readonly copyOf?: string;
}

interface Search {
  readonly context: (plan: FieldPlan, unit: Unit | undefined) => ValueContext;
  readonly children: () => ReturnType<typeof createChildren>;
  readonly rowContext: RowContext;
}

const look = (
  reader: Reader,
  plan: FieldPlan,
  row: Values,
  { context, children, rowContext }: Search,
): Outcome | undefined => {
  for (const lookup of plan.parts && isRecord(row[plan.name]) ? [...plan.lookups, ...plan.parts] : plan.lookups) {
    const found = lookup.find(row, children());
    if (!found || (rowContext.isInner && found.key === undefined)) continue;
    const value = readValue(plan.field, found.value, context(plan, lookup.unit));
    if (value === unread && plan.field.kind === 'flag' && typeof readDateTime(found.value) === 'string')
      return { value: true, lookup };
    if (value === unread) {
      if (lookup.how === 'profile' && !Object.hasOwn(reader.entity.fields, plan.name))
        return { value: found.value, lookup };
      continue;
    }
    if (isFitting(plan.field, found.value, value, lookup))
      return { value, lookup, ...(found.key === undefined ? {} : { key: found.key }) };
  }
  return undefined;
};

/** The context of a record. */
export interface RowContext {
  readonly answer: AnswerFacts;
  readonly depth: number;
  /** Values inherited from the parent record, such as the currency. */
  readonly currency?: unknown;
  readonly timezone?: unknown;
  /** The record is in an unknown field: its fields are converted, and none is added. */
  readonly isInner?: boolean;
}

type Note = (plan: FieldPlan, outcome: Outcome) => void;

/** A record may be read twice; the first path found for a field is the server's own. */
const once = (note: Note): Note => {
  const noted = new Set<string>();
  return (plan, outcome) => {
    if (!noted.has(plan.name)) note(plan, outcome);
    noted.add(plan.name);
  };
};

export const readRow = (reader: Reader, row: Values, rowContext: RowContext, note?: Note): Values => {
  const noteOnce = note && once(note);
  const { read, hasInner } = readOnce(reader, row, rowContext, noteOnce);
  // Nested records now have canonical names, where fields of this record may be found.
  return hasInner && !rowContext.isInner ? readOnce(reader, read, rowContext, noteOnce).read : read;
};

interface Once {
  readonly read: Values;
  /** Whether a nested record was changed. */
  readonly hasInner: boolean;
}

const readOnce = (reader: Reader, row: Values, rowContext: RowContext, note: Note | undefined): Once => {
  const plan = reader.planFor(row);
  const changes: Change[] = [];
  const removed = new Set<string>();
  const missing: FieldPlan[] = [];
  let children: ReturnType<typeof createChildren> | undefined;
  let currency: unknown = row.currency ?? rowContext.currency;
  let ownZone: unknown = row.timezone ?? rowContext.timezone;
  // Created once per record, because creating functions for every field would take most of the time.
  let read = '';
  const readPermissions: ValueContext['readPermissions'] = (value) => readPairList(value, reader.server) ?? unread;
  const readList: ValueContext['readList'] = (of, value) =>
    readItems(reader, read, of, value, { ...rowContext, currency, timezone: ownZone });
  const context: Search['context'] = ({ name }, unit) => {
    read = name;
    const money = { unit: unit ?? unitOf(reader, name), currency, othersHaveFraction: rowContext.answer.hasFraction };
    return { zone: reader.server.zone, ownZone, money, words: wordsFor(reader, name), readPermissions, readList };
  };
  const search: Search = { context, children: () => (children ??= createChildren()), rowContext };
  for (const each of plan.fields) {
    const { name, field } = each;
    const found =
      each.lookups.length === 0 && !(each.parts && isRecord(row[name])) ? undefined : look(reader, each, row, search);
    if (found) {
      changes.push([name, found.value, found.key]);
      if (found.key !== undefined && found.key !== name) removed.add(found.key);
      note?.(each, found);
    } else if (each.exact) {
      const value = row[name];
      const canonical = readValue(field, value, context(each, undefined));
      if (canonical !== unread && !Object.is(canonical, value)) changes.push([name, canonical]);
      note?.(each, { value });
    } else if (each.copies.length > 0 && !rowContext.isInner) missing.push(each);
    if (name === 'currency') currency = currentOf('currency', changes, row) ?? rowContext.currency;
    if (name === 'timezone') ownZone = currentOf('timezone', changes, row) ?? rowContext.timezone;
  }
  // Copies come last, because they need the values of the other fields.
  for (const each of missing) {
    const from = each.copies.find((copy) => isFilled(copied(each.field, copy, changes, row)));
    if (from === undefined) continue;
    const value = copied(each.field, from, changes, row);
    changes.push([each.name, value]);
    note?.(each, { value, copyOf: from });
  }
  let hasInner = false;
  for (const { key, of } of plan.nested) {
    if (removed.has(key)) continue;
    const inner = readInner(reader.within(key, of), row[key], { ...rowContext, currency, timezone: ownZone });
    if (inner === row[key]) continue;
    hasInner = true;
    changes.push([plan.spellings.get(key) ?? key, inner, key]);
    removed.add(key);
  }
  const isSame = changes.length === 0 && plan.spellings.size === 0;
  return { read: isSame ? row : changed(row, changes, removed, plan), hasInner };
};

/** Reads the records of a list; returns the same list if nothing changes. */
const readList = (reader: Reader, list: readonly unknown[], rowContext: RowContext): readonly unknown[] => {
  let isSame = true;
  const items = list.map((item: unknown) => {
    if (!isRecord(item)) return item;
    const read = readRow(reader, item, { ...rowContext, depth: rowContext.depth + 1 });
    if (read !== item) isSame = false;
    return read;
  });
  return isSame ? list : items;
};

const readInner = (reader: Reader, value: unknown, rowContext: RowContext): unknown => {
  if (rowContext.depth > 1) return value;
  const inner = { ...rowContext, isInner: true };
  if (Array.isArray(value)) return readList(reader, value, inner);
  return isRecord(value) ? readRow(reader, value, { ...inner, depth: rowContext.depth + 1 }) : value;
};

const readItems = (parent: Reader, name: string, field: Field, value: unknown, rowContext: RowContext): unknown => {
  if (!field.of || rowContext.depth > 3) return unread;
  const reader = parent.within(name, field.of);
  const list = Array.isArray(value) ? value : entriesOf(value, field.of.fields);
  if (!list) return unread;
  return readList(reader, list, rowContext);
};
