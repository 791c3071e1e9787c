/** The page's calls of the outbox. */
import type { Bridge, SavedFile } from '@contract/bridge';
import type { OutboxEntry } from '@contract/bridge/outbox';
import { fail, ok, type Result } from '@contract/failure';
import type { Clock } from '../async/ports';
import { catchFailure } from '../call/failure-error';
import { decide, discard, edit, restore } from './decisions';
import { type StoredEntry, toView } from './entry';
import type { OpenOutbox } from './open-outbox';

/** Saves a value as a JSON file that a person chooses; null if the dialog is closed. */
export type SaveJson = (name: string, content: unknown) => Promise<Result<SavedFile | null>>;

export interface OutboxHandlerPorts {
  /** The outbox of the signed-in person. */
  readonly outboxOf: () => Promise<OpenOutbox | undefined>;
  readonly saveJson: SaveJson;
  readonly clock: Clock;
}

const notSignedIn = fail('signed-out', 'not-signed-in');
const noEntry = fail('invalid', 'bad-request');

const flat = <T>(result: Result<Result<T>>): Result<T> => (result.ok ? result.value : result);
const viewOf = (result: Result<StoredEntry>): Result<OutboxEntry> => (result.ok ? ok(toView(result.value)) : result);

export const createOutboxHandlers = (ports: OutboxHandlerPorts): Bridge['outbox'] => {
  const { outboxOf, saveJson, clock } = ports;
  const withOutbox = <T>(work: (outbox: OpenOutbox) => Promise<Result<T>>): Promise<Result<T>> =>
    catchFailure(async () => {
      const outbox = await outboxOf();
      return outbox ? work(outbox) : notSignedIn;
    });
  /** Runs work on an entry alone, then sends what may be sent. */
  const change = <T>(id: string, work: (outbox: OpenOutbox) => Promise<Result<T>>): Promise<Result<T>> =>
    withOutbox(async (outbox) => {
      const changed = flat(await outbox.alone(id, () => work(outbox)));
      void outbox.replay.run();
      return changed;
    });

  return {
    list: () => catchFailure(async () => ok((await outboxOf())?.entries.list().map(toView) ?? [])),
    send: ({ id }) =>
      withOutbox(async ({ entries, replay }) => {
        await replay.send(id);
        const entry = entries.get(id);
        return entry ? ok(toView(entry)) : noEntry;
      }),
    sendAll: () =>
      withOutbox(async ({ replay }) => {
        await replay.run();
        return ok(null);
      }),
    decide: async ({ id, choices }) => viewOf(await change(id, (outbox) => decide(outbox, id, choices))),
    edit: async ({ id, data }) => viewOf(await change(id, ({ entries }) => edit(entries, id, data))),
    discard: ({ id }) => change(id, ({ entries }) => discard(entries, id)),
    restore: ({ id }) => change(id, ({ entries }) => restore(entries, id)),
    undo: ({ id }) =>
      withOutbox(async (outbox) => {
        const undone = flat(await outbox.alone(id, () => outbox.undo(id)));
        if (!undone.ok) return undone;
        if (undone.value === null) {
          // What waited behind it may be sent now.
          void outbox.replay.run();
          return ok(null);
        }
        // While a screen sends a change of the same record, the run would skip this one, and nothing would start another run.
        await outbox.alone(undone.value.id, async () => undefined);
        await outbox.replay.run();
        const entry = outbox.entries.get(undone.value.id) ?? undone.value;
        if (entry.state === 'done') await outbox.entries.remove(entry.id);
        else outbox.entries.setDirect(entry.id, false);
        return ok(toView(entry));
      }),
    export: () =>
      withOutbox(async (outbox) => {
        const { server, personName } = outbox.owner;
        const savedAt = new Date(clock.now()).toISOString();
        const entries = outbox.entries.list().map(toView);
        return saveJson(`outbox-${savedAt.slice(0, 10)}`, { server, person: personName, savedAt, entries });
      }),
  };
};
