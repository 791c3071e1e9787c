/** Takes back a saved change for a minute: the values from before go through the same comparison as any change that waited. */
import type { BridgeEvent } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { parseInput } from '@contract/http/request';
import { isRecord } from '@contract/json/record';
import { limits } from '@contract/limits';
import { rowOf } from '@contract/table';
import type { Clock, Random } from '../async/ports';
import type { Copy } from '../store/copy';
import { cleared } from './attempt';
import { discard } from './decisions';
import type { Entries } from './entries';
import type { StoredEntry } from './entry';
import { changesOf, compareFields, recordReadOf } from './record-fields';

interface UndoPorts {
  readonly entries: Entries;
  readonly copy: Pick<Copy, 'find'>;
  readonly emit: (event: BridgeEvent) => void;
  readonly clock: Clock;
  readonly random: Random;
}

export interface Undo {
  /** Offers to undo a change that was saved or waits, if what was before it is known. */
  offer(entry: StoredEntry, isQueued: boolean): Promise<void>;
  /** Stores the reverse of a change, to be sent; null if the change was not sent yet, and now never is. */
  undo(id: string): Promise<Result<StoredEntry | null>>;
}

const notPossible = fail('invalid', 'bad-request');

export const createUndo = ({ entries, copy, emit, clock, random }: UndoPorts): Undo => {
  const offers = new Map<string, { readonly entry: StoredEntry; readonly until: number }>();

  /** The change back; undefined if a value before was not read, or can't be sent. */
  const reverseOf = async ({
    call,
    input,
    fields,
  }: StoredEntry): Promise<Pick<StoredEntry, 'input' | 'fields'> | undefined> => {
    const row = rowOf(call);
    const read = recordReadOf(call, input);
    const record = read && (await copy.find(read.call, read.input))?.value;
    if (!row || !isRecord(record) || fields.length === 0) return undefined;
    const compared = compareFields(call, fields, record);
    // A field that the record does not show was never read.
    if (compared.some(({ field }) => !(Object.hasOwn(field, 'base') && Object.hasOwn(field, 'theirs'))))
      return undefined;
    const back = compared.map(({ field: { name, base, mine, theirs }, state }) => ({
      name,
      // The server may have written the value in its own way; in a list of ids it has those of others, too.
      base: state === 'local' && !Array.isArray(mine) ? theirs : mine,
      mine: base,
    }));
    const values = { ...changesOf(call, input), ...Object.fromEntries(back.map(({ name, mine }) => [name, mine])) };
    const parsed = parseInput(row.input, { ...input, ...(isRecord(input.data) ? { data: values } : values) });
    return parsed.ok && isRecord(parsed.value) ? { input: parsed.value, fields: back } : undefined;
  };

  return {
    offer: async (entry, isQueued) => {
      for (const [id, { until }] of offers) if (clock.now() > until) offers.delete(id);
      if (entry.kind !== 'change' || !(await reverseOf(entry))) return;
      offers.set(entry.id, { entry, until: clock.now() + limits.undoMs });
      emit({ type: 'saved', id: entry.id, title: entry.title, isQueued });
    },
    undo: async (id) => {
      const offered = offers.get(id);
      if (!offered || clock.now() > offered.until) return notPossible;
      const { entry } = offered;
      const current = entries.get(id);
      if (current?.state === 'queued') {
        const discarded = await discard(entries, id);
        if (discarded.ok) offers.delete(id);
        return discarded;
      }
      // Refused, or nobody knows yet whether it was made.
      if (current && current.state !== 'done') return notPossible;
      const reverse = await reverseOf(entry);
      if (!reverse) return notPossible;
      const stored: StoredEntry = {
        ...cleared(entry),
        ...reverse,
        id: random.uuid(),
        state: 'queued',
        needsDecision: false,
        createdAt: new Date(clock.now()).toISOString(),
        attempts: 0,
        order: entries.nextOrder(),
      };
      // Not listed unless it has to wait.
      entries.setDirect(stored.id, true);
      const kept = await entries.store(stored);
      if (!kept.ok) {
        entries.setDirect(stored.id, false);
        return kept;
      }
      offers.delete(id);
      return ok(stored);
    },
  };
};
