/**
 * From a record as a server sends it to its entity's canonical one: fields under the names and with the values that
 * screens know, everything unknown as it came. A canonical record is returned as it is, not copied.
 */
import { isRecord, type Values } from '../shapes';
import type { EntityName } from './entity-name';
import type { EntityFields, Field } from './field';
import { entityFields } from './fields/index';
import { createChildren, type Lookup } from './lookup';
import { readPairList } from './pair-list';
import { type FieldPlan, type Plan, planOf } from './plan';
import { type EntityProfile, emptyProfile, type ServerProfile } from './server-profile';
import { readMoment } from './values/moment';
import { hasFraction, type Unit } from './values/money';
import { unread } from './values/plain';
import { readValue, type ValueContext } from './values/read-value';
import { entriesOf } from './values/series';
import { isWordOf } from './values/word';

interface Reader {
  readonly entity: EntityFields;
  readonly profile: EntityProfile | undefined;
  readonly server: ServerProfile;
  readonly planFor: (row: Values) => Plan;
}

const createReader = (entity: EntityFields, profile: EntityProfile | undefined, server: ServerProfile): Reader => {
  const plans = new Map<string, Plan>();
  let lastKeys: readonly string[] = [];
  let last: Plan | undefined;
  const isLast = (row: Values): boolean => {
    let at = 0;
    for (const key in row) if (lastKeys[at++] !== key) return false;
    return at === lastKeys.length;
  };
  const planFor = (row: Values): Plan => {
    if (last && isLast(row)) return last;
    const keys = Object.keys(row);
    const shape = JSON.stringify(keys);
    const plan = plans.get(shape) ?? planOf(entity, keys, profile);
    // Records whose names are data would make a plan each.
    if (plans.size < 500 && shape.length < 20_000) plans.set(shape, plan);
    lastKeys = keys;
    last = plan;
    return plan;
  };
  return { entity, profile, server, planFor };
};

const readers = new WeakMap<ServerProfile, Map<EntityFields, Reader>>();

const readerOf = (entity: EntityFields, profile: EntityProfile | undefined, server: ServerProfile): Reader => {
  const known = readers.get(server) ?? new Map<EntityFields, Reader>();
  readers.set(server, known);
  const reader = known.get(entity) ?? createReader(entity, profile, server);
  known.set(entity, reader);
  return reader;
};

const readerFor = (name: EntityName, server: ServerProfile): Reader =>
  readerOf(entityFields[name], server.entities?.[name], server);

/** What one answer has in common. */
interface Answer {
  readonly hasFraction: () => boolean;
}

const wantsProof: ReadonlySet<Field['kind']> = new Set(['text', 'number', 'url', 'clock']);

/** Whether a value found under another name may be this field's: kinds that take any text want more. */
const isFitting = (field: Field, raw: unknown, value: unknown, lookup: Lookup): boolean => {
  if (lookup.how === 'profile') return true;
  if (field.kind === 'word' && field.words && !lookup.certain) return isWordOf(raw, field.words);
  if (field.kind === 'number')
    return typeof value === 'number' || (typeof value === 'string' && /^[\d.,'\s%-]+$/.test(value));
  if (field.kind === 'money') return typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
  if (wantsProof.has(field.kind)) return !Array.isArray(raw);
  return true;
};

interface Outcome {
  readonly value: unknown;
  readonly key?: string;
  readonly lookup?: Lookup;
}

const look = (
  reader: Reader,
  plan: FieldPlan,
  row: Values,
  context: (unit: Unit | undefined) => ValueContext,
  children: () => ReturnType<typeof createChildren>,
): Outcome | undefined => {
  for (const lookup of plan.lookups) {
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

const unitOf = (reader: Reader, name: string): Unit | undefined => {
  const own = reader.profile?.money;
  return (own && Object.hasOwn(own, name) ? own[name] : undefined) ?? reader.server.money;
};

const wordsFor = (reader: Reader, name: string): ValueContext['words'] => {
  const own = reader.profile?.words;
  return own && Object.hasOwn(own, name) ? own[name] : undefined;
};

const readRow = (
  reader: Reader,
  row: Values,
  answer: Answer,
  depth: number,
  note?: (plan: FieldPlan, outcome: Outcome) => void,
): Values => {
  const plan = reader.planFor(row);
  const changes: [name: string, value: unknown][] = [];
  const gone = new Set<string>();
  let children: ReturnType<typeof createChildren> | undefined;
  let currency: unknown = row.currency;
  for (const each of plan.fields) {
    const { name, field } = each;
    const context = (unit: Unit | undefined): ValueContext => ({
      zone: reader.server.zone,
      money: { unit: unit ?? unitOf(reader, name), currency, othersHaveFraction: answer.hasFraction },
      words: wordsFor(reader, name),
      readPairs: (value) => readPairList(value, reader.server) ?? unread,
      readList: (of, value) => readItems(reader, of, value, answer, depth),
    });
    const found =
      each.lookups.length === 0 ? undefined : look(reader, each, row, context, () => (children ??= createChildren()));
    if (found) {
      changes.push([name, found.value]);
      if (found.key !== undefined && found.key !== name) gone.add(found.key);
      note?.(each, found);
    } else if (each.exact) {
      const value = row[name];
      const read = readValue(field, value, context(undefined));
      if (read !== unread && !Object.is(read, value)) changes.push([name, read]);
      note?.(each, { value });
    } else {
      const from = each.copies.find((copy) => isId(currentOf(copy, changes, row)));
      if (from !== undefined) changes.push([name, currentOf(from, changes, row)]);
    }
    if (name === 'currency') currency = currentOf('currency', changes, row);
  }
  return changes.length === 0 ? row : changed(row, changes, gone);
};

const isId = (value: unknown): boolean => (typeof value === 'string' && value !== '') || typeof value === 'number';

const currentOf = (name: string, changes: readonly (readonly [string, unknown])[], row: Values): unknown =>
  (changes.find(([changedName]) => changedName === name) ?? [name, row[name]])[1];

const changed = (row: Values, changes: readonly (readonly [string, unknown])[], gone: ReadonlySet<string>): Values => {
  const names = new Map(changes);
  const kept = Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
    gone.has(name) || names.has(name) ? [] : [[name, value]],
  );
  return Object.fromEntries([...changes, ...kept]);
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

/** The records of one answer, each canonical. Never throws. */
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

/** One record, canonical; the same object where nothing had to be changed. Never throws. */
export const readRecord = (name: EntityName, row: Values, profile: ServerProfile = emptyProfile): Values => {
  const reader = readerFor(name, profile);
  return readRow(reader, row, answerOf(reader, [row]), 0);
};
