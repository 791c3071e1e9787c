/** Later changes of a record build on earlier ones. When an earlier one is over, their base values follow. */
import type { OutboxField } from '@contract/bridge/outbox';
import { isSame } from '@contract/reading/same-value';
import type { Entries } from './entries';
import type { StoredEntry } from './entry';

/** The value that the later changes expected, and what the server has in its place; absent if that is not known. */
interface BaseChange {
  readonly name: string;
  readonly from: unknown;
  readonly to?: unknown;
}

const withBase = ({ base: _old, ...field }: OutboxField, change: BaseChange): OutboxField =>
  Object.hasOwn(change, 'to') ? { ...field, base: change.to } : field;

const rebase = async (
  entries: Entries,
  { record, order }: StoredEntry,
  changes: readonly BaseChange[],
): Promise<void> => {
  if (record === undefined) return;
  for (const entry of entries.all()) {
    if (entry.record !== record || entry.order <= order || entry.state === 'done') continue;
    const fields = entry.fields.map((field) => {
      const found = changes.find(({ name }) => name === field.name);
      return found && isSame(found.from, field.base) ? withBase(field, found) : field;
    });
    if (fields.some((field, index) => field !== entry.fields[index])) await entries.change({ ...entry, fields });
  }
};

/** The server has the change, perhaps written in its own way. */
export const rebaseAfterDone = (entries: Entries, entry: StoredEntry): Promise<void> =>
  rebase(
    entries,
    entry,
    entry.fields.map(({ name, mine, theirs = mine }) => ({ name, from: mine, to: theirs })),
  );

/** The change will not be made: the server refused it, or a person discarded it. */
export const rebaseAfterDrop = (entries: Entries, entry: StoredEntry): Promise<void> =>
  rebase(
    entries,
    entry,
    entry.fields.map(({ name, mine, ...field }) => ({
      name,
      from: mine,
      ...(Object.hasOwn(field, 'base') ? { to: field.base } : {}),
    })),
  );

/** A person changed it to `edited`, or decided for some of the server's values. */
export const rebaseAfterEdit = (entries: Entries, entry: StoredEntry, edited: StoredEntry): Promise<void> =>
  rebase(
    entries,
    entry,
    entry.fields.map(({ name, mine, base, theirs = base }) => {
      const field = edited.fields.find((one) => one.name === name);
      return { name, from: mine, to: field ? field.mine : theirs };
    }),
  );

/** A discarded change is back. */
export const rebaseAfterRestore = (entries: Entries, entry: StoredEntry): Promise<void> =>
  rebase(
    entries,
    entry,
    entry.fields.flatMap(({ name, mine, ...field }) =>
      Object.hasOwn(field, 'base') ? [{ name, from: field.base, to: mine }] : [],
    ),
  );
