/**
 * Turns a server's record into its entity's canonical record: fields have the names and values that
 * screens know; unknown fields keep their name in camel case. A canonical record is returned without copying.
 */
import { isRecord, type Values } from '../shapes';
import type { EntityName } from './entity-name';
import type { Field } from './field';
import { createChildren, type How, type Lookup } from './lookup';
import { readPairList } from './pair-list';
import type { FieldPlan, Plan } from './plan';
import { type Reader, readerFor, readerOf, unitOf, wordsFor } from './reader';
import { emptyProfile, type ServerProfile } from './server-profile';
import { readMoment } from './values/moment';
import { hasFraction, type Unit } from './values/money';
import { isAddress } from './values/nearest';
import { unread } from './values/plain';
import { readValue, type ValueContext } from './values/read-value';
import { entriesOf } from './values/series';
import { isWordOf, readWord } from './values/word';

/** What one answer has in common. */
interface Answer {
  readonly hasFraction: () => boolean;
}

const wantsProof: ReadonlySet<Field['kind']> = new Set(['text', 'number', 'url', 'clock']);

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

interface Outcome {
  readonly value: unknown;
  readonly key?: string;
  readonly lookup?: Lookup;
  /** The canonical field that this one copies. */
  readonly copyOf?: string;
}

const look = (
  reader: Reader,
  plan: FieldPlan,
  row: Values,
  context: (unit: Unit | undefined) => ValueContext,
  children: () => ReturnType<typeof createChildren>,
): Outcome | undefined => {
  for (const lookup of plan.parts && isRecord(row[plan.name]) ? [...plan.lookups, ...plan.parts] : plan.lookups) {
    const found = lookup.find(row, children());
    if (!found) continue;
    const value = readValue(plan.field, found.value, context(lookup.unit));
    if (value === unread && plan.field.kind === 'flag' && typeof readMoment(found.value) === 'string')
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

/** A canonical field, its value, and the server's field that it came from. */
type Change = readonly [name: string, value: unknown, key?: string | undefined];

const readRow = (
  reader: Reader,
  row: Values,
  answer: Answer,
  depth: number,
  note?: (plan: FieldPlan, outcome: Outcome) => void,
): Values => {
  const plan = reader.planFor(row);
  const changes: Change[] = [];
  const gone = new Set<string>();
  const missing: FieldPlan[] = [];
  let children: ReturnType<typeof createChildren> | undefined;
  let currency: unknown = row.currency;
  let ownZone: unknown = row.timezone;
  for (const each of plan.fields) {
    const { name, field } = each;
    const context = (unit: Unit | undefined): ValueContext => ({
      zone: reader.server.zone,
      ownZone,
      money: { unit: unit ?? unitOf(reader, name), currency, othersHaveFraction: answer.hasFraction },
      words: wordsFor(reader, name),
      readPairs: (value) => readPairList(value, reader.server) ?? unread,
      readList: (of, value) => readItems(reader, of, value, answer, depth),
    });
    const found =
      each.lookups.length === 0 && !(each.parts && isRecord(row[name]))
        ? undefined
        : look(reader, each, row, context, () => (children ??= createChildren()));
    if (found) {
      changes.push([name, found.value, found.key]);
      if (found.key !== undefined && found.key !== name) gone.add(found.key);
      note?.(each, found);
    } else if (each.exact) {
      const value = row[name];
      const read = readValue(field, value, context(undefined));
      if (read !== unread && !Object.is(read, value)) changes.push([name, read]);
      note?.(each, { value });
    } else if (each.copies.length > 0) missing.push(each);
    if (name === 'currency') currency = currentOf('currency', changes, row);
    if (name === 'timezone') ownZone = currentOf('timezone', changes, row);
  }
  // Copies come last, because they need the values of the other fields.
  for (const each of missing) {
    const from = each.copies.find((copy) => isFilled(copied(each.field, copy, changes, row)));
    if (from === undefined) continue;
    const value = copied(each.field, from, changes, row);
    changes.push([each.name, value]);
    note?.(each, { value, copyOf: from });
  }
  return changes.length === 0 && plan.spellings.size === 0 ? row : changed(row, changes, gone, plan);
};

/** A value for a field from other canonical fields: joined (`firstName+lastName`), or mapped to its word. */
const copied = (field: Field, from: string, changes: readonly Change[], row: Values): unknown => {
  const parts = from.split('+').map((name) => currentOf(name, changes, row));
  if (parts.length > 1) return parts.every((part) => typeof part === 'string') ? parts.join(' ').trim() : undefined;
  const [value] = parts;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (field.kind !== 'word' || !field.words) return value;
  return isWordOf(value, field.words) ? readWord(value, field.words) : undefined;
};

const currentOf = (name: string, changes: readonly Change[], row: Values): unknown =>
  (changes.find(([changedName]) => changedName === name) ?? [name, row[name]])[1];

/** A record with its changes, each at the position of its source field, so that exports keep the server's order. */
const changed = (row: Values, changes: readonly Change[], gone: ReadonlySet<string>, plan: Plan): Values => {
  const byKey = new Map<string, Change[]>();
  const own = new Set(changes.map(([name]) => name));
  for (const change of changes) {
    const [name, , key = name] = change;
    byKey.set(key, [...(byKey.get(key) ?? []), change]);
  }
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(row)) {
    for (const [canonical, read] of byKey.get(name) ?? []) entries.push([canonical, read]);
    byKey.delete(name);
    if (!gone.has(name) && !own.has(name)) entries.push([plan.spellings.get(name) ?? name, value]);
  }
  for (const added of byKey.values()) for (const [canonical, read] of added) entries.push([canonical, read]);
  return Object.fromEntries(entries);
};

const readItems = (parent: Reader, field: Field, value: unknown, answer: Answer, depth: number): unknown => {
  if (!field.of || depth > 3) return unread;
  const reader = readerOf(field.of, undefined, parent.server);
  const list = Array.isArray(value) ? value : entriesOf(value, field.of.fields);
  if (!list) return unread;
  let isSame = list === value;
  const items = list.map((item: unknown) => {
    if (!isRecord(item)) return item;
    const read = readRow(reader, item, answer, depth + 1);
    if (read !== item) isSame = false;
    return read;
  });
  return isSame ? value : items;
};

/** Whether any amount of these records has a fraction. */
const anyFraction = (reader: Reader, rows: readonly Values[], depth = 0): boolean =>
  rows.some((row) =>
    reader.planFor(row).fields.some(({ name, field, exact, lookups }) => {
      if (field.kind === 'records' && field.of && depth < 2) {
        const value = exact ? row[name] : lookups[0]?.find(row, createChildren())?.value;
        const list = Array.isArray(value) ? value.filter(isRecord) : [];
        return list.length > 0 && anyFraction(readerOf(field.of, undefined, reader.server), list, depth + 1);
      }
      if (field.kind !== 'money') return false;
      if (exact && hasFraction(row[name])) return true;
      return lookups.some((lookup) => hasFraction(lookup.find(row, createChildren())?.value));
    }),
  );

const answerOf = (reader: Reader, rows: readonly Values[]): Answer => {
  let known: boolean | undefined;
  return {
    hasFraction: () => {
      known ??= anyFraction(reader, rows);
      return known;
    },
  };
};

/** Reads the records of one answer to canonical ones. Never throws. */
export const readRecords = (
  name: EntityName,
  rows: readonly Values[],
  profile: ServerProfile = emptyProfile,
): readonly Values[] => {
  const reader = readerFor(name, profile);
  const answer = answerOf(reader, rows);
  let isSame = true;
  const read = rows.map((row) => {
    const one = readRow(reader, row, answer, 0);
    if (one !== row) isSame = false;
    return one;
  });
  return isSame ? rows : read;
};

/** Reads one record to a canonical one; returns the same object if nothing had to change. Never throws. */
export const readRecord = (name: EntityName, row: Values, profile: ServerProfile = emptyProfile): Values => {
  const reader = readerFor(name, profile);
  return readRow(reader, row, answerOf(reader, [row]), 0);
};

/** How a canonical field was found in records. */
export interface Finding {
  readonly field: string;
  readonly how: How | 'missing';
  /** The server's own path; joined parts with a plus. */
  readonly path?: string;
  readonly rows: number;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Where each canonical field of an entity is in these records: names and paths, never a value. */
export const findingsOf = (name: EntityName, rows: readonly Values[], profile: ServerProfile): readonly Finding[] => {
  const reader = readerFor(name, profile);
  const answer = answerOf(reader, rows);
  const found = new Map<string, Finding>();
  for (const row of rows)
    readRow(reader, row, answer, 0, ({ name: field }, { value, lookup, copyOf }) => {
      const path = lookup ? (lookup.pathIn?.(row) ?? lookup.path) : (copyOf ?? field);
      const how = lookup?.how ?? (copyOf === undefined ? 'exact' : 'synonym');
      const before = found.get(field) ?? { field, how, path, rows: 0 };
      // A field that is always empty still exists, so nobody has to look for it.
      found.set(field, isFilled(value) ? { ...before, rows: before.rows + 1 } : before);
    });
  return Object.keys(reader.entity.fields).map((field) => found.get(field) ?? { field, how: 'missing', rows: 0 });
};
