/** The record that a write changes, its changed fields, and how they compare with what the server has now. */
import type { OutboxField } from '@contract/bridge/outbox';
import type { ReadBy } from '@contract/endpoint';
import { isRecord, type Values } from '@contract/json/record';
import { idIn } from '@contract/list/all-pages';
import { isSame, isSaved } from '@contract/reading/same-value';
import { type EndpointId, rowOf } from '@contract/table';

type Ids = readonly string[];

/** The read that shows the record of a write. */
export interface RecordRead {
  /** Equal for all writes of the same record. */
  readonly key: string;
  readonly call: EndpointId;
  readonly input: Values;
}

/** Undefined if no read shows what the call changes. */
export const recordReadOf = (call: EndpointId, input: Values): RecordRead | undefined => {
  const readBy = rowOf(call)?.readBy;
  if (!readBy) return undefined;
  const readInput = Object.fromEntries(Object.entries(readBy.input).map(([name, from]) => [name, input[from]]));
  const key = JSON.stringify([readBy.call, ...Object.values(readInput).map(String)]);
  return { key, call: readBy.call as EndpointId, input: readInput };
};

/** The read that shows a record of the call's area, for the name of a record that is deleted. */
export const detailReadOf = (call: EndpointId, { id }: Values): Pick<RecordRead, 'call' | 'input'> | undefined => {
  const detail = `${call.split('.')[0]}.detail`;
  return id === undefined || !rowOf(detail) ? undefined : { call: detail as EndpointId, input: { id } };
};

const idOf = idIn('id');
/** The ids of a list of ids or of records; undefined for any other value. */
const idsOf = (value: unknown): Ids | undefined =>
  Array.isArray(value) ? value.map((one: unknown) => (isRecord(one) ? idOf(one) : String(one))) : undefined;

const difference = (base: Ids, mine: Ids) => ({
  added: mine.filter((id) => !base.includes(id)),
  removed: base.filter((id) => !mine.includes(id)),
});

/** The values that a write sends, without what names its record. */
export const changesOf = (call: EndpointId, input: Values): Values => {
  const readBy = rowOf(call)?.readBy;
  if (isRecord(input.data)) return input.data;
  const keys = new Set(readBy ? Object.values(readBy.input) : ['id']);
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => !keys.has(name) && value !== undefined));
};

/** Whether the record can show a field. A call without `data` shows its lists of ids only. */
const canShow = ({ ids }: ReadBy, name: string): boolean => ids === undefined || Object.hasOwn(ids, name);

/** A field's value in the record, in the form in which it is sent; undefined if the record does not have it. */
const valueIn = (readBy: ReadBy, record: Values, name: string): unknown => {
  const list = readBy.ids?.[name];
  if (list !== undefined) return idsOf(record[list]);
  return Object.hasOwn(record, name) ? (record[name] ?? null) : undefined;
};

const isEmpty = (value: unknown): boolean => isSame(value, undefined);

/**
 * The fields that a write changes. `base` is the record before it, if it is known; a field with the same value there is
 * no change. `waiting` has the values of changes to the record that are still to be sent before.
 */
export const fieldsOf = (
  call: EndpointId,
  input: Values,
  base: Values | undefined,
  waiting: ReadonlyMap<string, unknown>,
): readonly OutboxField[] => {
  const readBy = rowOf(call)?.readBy;
  return Object.entries(changesOf(call, input)).flatMap(([name, mine]) => {
    if (waiting.has(name)) return isSame(mine, waiting.get(name)) ? [] : [{ name, base: waiting.get(name), mine }];
    if (!base || !readBy || !canShow(readBy, name)) return [{ name, mine }];
    const before = valueIn(readBy, base, name);
    if (readBy.ids && before === undefined) return [{ name, mine }];
    return isUnchanged(readBy, { name, mine, base: before }) ? [] : [{ name, base: before ?? null, mine }];
  });
};

const isUnchanged = (readBy: ReadBy, { base, mine }: OutboxField): boolean => {
  if (!readBy.ids) return isSame(mine, base);
  const { added, removed } = difference(idsOf(base) ?? [], idsOf(mine) ?? []);
  return added.length + removed.length === 0;
};

/**
 * What the server has of a field: the local value, the value before, another, or (of a list of ids) only some of the local
 * changes. `missing`: the record should show the field but does not. `writeOnly`: no record shows it.
 */
export type MergeState = 'local' | 'base' | 'remote' | 'partial' | 'missing' | 'writeOnly';

const mergeStateOfIds = ({ base, mine }: OutboxField, theirs: Ids): MergeState => {
  const [before, after] = [idsOf(base), idsOf(mine) ?? []];
  const { added, removed } = difference(before ?? theirs, after);
  if (!before) return added.length + removed.length === 0 ? 'local' : 'remote';
  const has = (id: string): boolean => theirs.includes(id);
  if (added.every(has) && !removed.some(has)) return 'local';
  return !added.some(has) && removed.every(has) ? 'base' : 'partial';
};

const mergeStateOf = (readBy: ReadBy, field: OutboxField, record: Values): MergeState => {
  if (!canShow(readBy, field.name)) return 'writeOnly';
  const theirs = valueIn(readBy, record, field.name);
  if (readBy.ids) return Array.isArray(theirs) ? mergeStateOfIds(field, theirs) : 'missing';
  if (theirs === undefined && isEmpty(field.base)) return 'missing';
  if (isSaved(field.mine, theirs, field.base)) return 'local';
  return Object.hasOwn(field, 'base') && isSame(field.base, theirs) ? 'base' : 'remote';
};

export interface Compared {
  readonly field: OutboxField;
  readonly state: MergeState;
}

/** Compares the changed fields with the record as the server has it; `theirs` is filled in. */
export const compareFields = (
  call: EndpointId,
  fields: readonly OutboxField[],
  record: Values,
): readonly Compared[] => {
  const readBy = rowOf(call)?.readBy;
  if (!readBy) return fields.map((field) => ({ field, state: 'writeOnly' }));
  return fields.map(({ isConflict: _was, theirs: _old, ...field }) => {
    const theirs = valueIn(readBy, record, field.name);
    const compared = theirs === undefined ? field : { ...field, theirs };
    return { field: compared, state: mergeStateOf(readBy, field, record) };
  });
};

/**
 * The input to send: my changes on the record as the server has it. Fields that I did not change have the server's
 * value, and lists of ids keep what others added.
 */
export const inputOn = (call: EndpointId, input: Values, fields: readonly OutboxField[], record: Values): Values => {
  const readBy = rowOf(call)?.readBy;
  if (!readBy) return input;
  const merged = Object.fromEntries(
    Object.entries(changesOf(call, input)).map(([name, sent]) => {
      const field = fields.find((one) => one.name === name);
      const theirs = canShow(readBy, name) ? valueIn(readBy, record, name) : undefined;
      if (!field) return [name, theirs === undefined ? sent : theirs];
      const before = readBy.ids && idsOf(field.base);
      if (!before || !Array.isArray(theirs)) return [name, field.mine];
      const { added, removed } = difference(before, idsOf(field.mine) ?? []);
      const kept = theirs.filter((id: string) => !removed.includes(id));
      return [name, [...kept, ...added.filter((id) => !kept.includes(id))]];
    }),
  );
  return isRecord(input.data) ? { ...input, data: merged } : { ...input, ...merged };
};

/** The input without a field, or with the server's value if the call needs one. */
export const inputWithout = (call: EndpointId, input: Values, { name, theirs }: OutboxField): Values => {
  const readBy = rowOf(call)?.readBy;
  if (readBy?.ids && Object.hasOwn(readBy.ids, name)) return { ...input, [name]: theirs ?? [] };
  const left = Object.fromEntries(Object.entries(changesOf(call, input)).filter(([one]) => one !== name));
  return isRecord(input.data) ? { ...input, data: left } : { ...input, [name]: undefined };
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A record's name: a track's, a person's; empty if it has none. */
export const titleOf = (...records: readonly (Values | undefined)[]): string => {
  for (const record of records) {
    const { fullName, name, title, firstName, lastName, email } = record ?? {};
    const joined = [firstName, lastName].filter(isText).join(' ');
    const found = [fullName, name, title, joined, email].find(isText);
    if (found !== undefined) return found;
  }
  return '';
};
