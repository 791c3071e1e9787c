/** What a person does with an entry: decides conflicts, changes its data, discards it. */
import type { OutboxField } from '@contract/bridge/outbox';
import { fail, ok, type Result } from '@contract/failure';
import { parseInput } from '@contract/http/request';
import { isRecord, type Values } from '@contract/json/record';
import { rowOf } from '@contract/table';
import { type Attempts, cleared } from './attempt';
import type { Entries } from './entries';
import type { StoredEntry } from './entry';
import { rebaseAfterDrop, rebaseAfterEdit, rebaseAfterRestore } from './rebase';
import { changesOf, fieldsOf, inputWithout } from './record-fields';

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

const notPossible = fail('invalid', 'bad-request');

const isOpen = ({ state }: StoredEntry): boolean => state !== 'sending' && state !== 'done';

/** My value is sent over the server's, which the person has seen. */
const chosen = ({ isConflict: _asked, ...field }: OutboxField): OutboxField =>
  Object.hasOwn(field, 'theirs') ? { ...field, base: field.theirs } : field;

/** Decides fields; those without a choice stay as they are. */
export const decide = async (
  { entries, isBusy }: { readonly entries: Entries; readonly isBusy: Attempts['isBusy'] },
  id: string,
  choices: Choices,
): Promise<Result<StoredEntry>> => {
  const entry = entries.get(id);
  if (entry?.kind !== 'change' || !isOpen(entry) || isBusy(entry)) return notPossible;
  const dropped = entry.fields.filter(({ name }) => choices[name] === 'theirs');
  const fields = entry.fields
    .filter((field) => !dropped.includes(field))
    .map((field) => (choices[field.name] === 'mine' ? chosen(field) : field));
  const input = dropped.reduce((left, field) => inputWithout(entry.call, left, field), entry.input);
  const needsDecision = fields.some(({ isConflict }) => isConflict);
  const decided: StoredEntry = {
    ...cleared(entry),
    state: needsDecision ? entry.state : 'queued',
    needsDecision,
    fields,
    input,
  };
  // The user chose the server's value for every field, so nothing needs to be sent.
  if (fields.length === 0 && dropped.length > 0) {
    const done: StoredEntry = { ...decided, state: 'done' };
    await rebaseAfterEdit(entries, entry, done);
    await entries.finish(done);
    return ok(done);
  }
  const stored = await entries.store(decided);
  if (!stored.ok) return stored;
  await rebaseAfterEdit(entries, entry, decided);
  return ok(decided);
};

/** Replaces the data of an entry whose outcome is known. */
export const edit = async (entries: Entries, id: string, data: Values): Promise<Result<StoredEntry>> => {
  const entry = entries.get(id);
  const row = entry && rowOf(entry.call);
  if (!row || entry.kind === 'upload' || (entry.state !== 'queued' && entry.state !== 'refused')) return notPossible;
  const input = parseInput(
    row.input,
    isRecord(entry.input.data) ? { ...entry.input, data } : { ...entry.input, ...data },
  );
  if (!input.ok) return input;
  if (!isRecord(input.value)) return notPossible;
  const known = new Map(entry.fields.map((field) => [field.name, field]));
  const names = Object.keys(changesOf(entry.call, input.value));
  // A field that was not changed before keeps no base: what the server has now decides.
  const fields = fieldsOf(entry.call, input.value, undefined, new Map()).map((field) => {
    const before = known.get(field.name);
    return before && Object.hasOwn(before, 'base') ? { ...field, base: before.base } : field;
  });
  const edited: StoredEntry = {
    ...cleared(entry),
    state: 'queued',
    needsDecision: entry.kind === 'draft',
    input: input.value,
    fields: fields.filter(({ name }) => names.includes(name)),
  };
  const stored = await entries.store(edited);
  if (!stored.ok) return stored;
  await rebaseAfterEdit(entries, entry, edited);
  return ok(edited);
};

export const discard = async (entries: Entries, id: string): Promise<Result<null>> => {
  const entry = entries.get(id);
  const discarded = await entries.discard(id);
  if (discarded.ok && entry && entry.state !== 'done') await rebaseAfterDrop(entries, entry);
  return discarded;
};

export const restore = async (entries: Entries, id: string): Promise<Result<null>> => {
  const restored = await entries.restore(id);
  if (!restored.ok) return restored;
  if (restored.value.state !== 'done') await rebaseAfterRestore(entries, restored.value);
  return ok(null);
};
