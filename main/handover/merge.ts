/** Puts what a file holds together with what this computer has: the newest of each record wins. */
import type { HandoverReport } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { catchFailure } from '../core/call/failure-error';
import { logChange, newEntries } from '../core/event-log/event-log';
import { mergeNotes, readNotes } from '../core/notes/note-book';
import type { StoredEntry } from '../core/outbox/entry';
import { type AnswerInfo, readEntries } from '../core/store/copy-index';
import { decodeJson, encodeJson, type Store, type StoreChange } from '../core/store/store';
import { type OpenStore, ownerKeyOf, type StoreAccess, type StoreOwner } from '../core/store/store-access';
import type { Received } from './read-lines';

interface Merged {
  readonly changes: readonly StoreChange[];
  readonly taken: number;
  readonly older: number;
}

const infoChange = (key: string, info: AnswerInfo): StoreChange => ({
  kind: 'answer-info',
  id: key,
  value: encodeJson(info),
});

/** An answer belongs to the prepared events of both sides, whichever is newer. */
const mergeAnswers = async (store: Store, answers: Received['answers'], now: string): Promise<Merged> => {
  const known = new Map((await readEntries(store)).map((entry) => [entry.key, entry]));
  const changes: StoreChange[] = [];
  let older = 0;
  for (const [key, { entry, value }] of answers) {
    const own = known.get(key);
    const packs = [...new Set([...(own?.info.packs ?? []), ...entry.info.packs])];
    // The other computer's clock may be ahead, and no answer is from the future.
    const at = entry.info.at < now ? entry.info.at : now;
    if (own && own.info.at >= at) {
      older += 1;
      if (packs.length > own.info.packs.length) changes.push(infoChange(key, { ...own.info, packs }));
      continue;
    }
    changes.push(
      { kind: 'answer', id: key, value },
      infoChange(key, { ...entry.info, at, packs, bytes: value.length }),
    );
  }
  return { changes, taken: answers.size - older, older };
};

const sinceOf = (bytes: Uint8Array | undefined): string => {
  const { since } = Object(decodeJson(bytes)) as { readonly since?: unknown };
  return typeof since === 'string' ? since : '';
};

/** How far an event is prepared: the side that began last. */
const mergePacks = async (store: Store, { packs, pictures }: Received): Promise<readonly StoreChange[]> => {
  const changes: StoreChange[] = [];
  for (const [id, { since, value }] of packs)
    if (sinceOf(await store.read('pack', id)) < since) changes.push({ kind: 'pack', id, value });
  for (const [id, value] of pictures)
    if ((await store.read('picture', id)) === undefined) changes.push({ kind: 'picture', id, value });
  return changes;
};

/**
 * As a person's decision: the same change may still wait on the other computer, and sending it from both would do it
 * twice. What was being sent there has an unknown outcome here.
 */
const asDraft = ({ busyUntil: _, ...entry }: StoredEntry, owner: StoreOwner, order: number): StoredEntry => ({
  ...entry,
  state: entry.state === 'sending' ? 'unknown' : entry.state,
  needsDecision: true,
  owner,
  order,
});

const mergeOutbox = async ({ store, owner }: OpenStore, { entries, files }: Received): Promise<Merged> => {
  const known = new Set<unknown>();
  let order = 0;
  for await (const { id, value } of store.list('outbox')) {
    const own = Object(decodeJson(value)) as { readonly order?: unknown };
    known.add(id);
    if (typeof own.order === 'number') order = Math.max(order, own.order);
  }
  const taken = [...entries.values()]
    .filter(({ id, state }) => !known.has(id) && state !== 'done')
    .sort((one, other) => one.order - other.order);
  const ids = new Set(taken.map(({ id }) => id));
  const changes: StoreChange[] = [];
  for (const [id, value] of files) if (ids.has(id.slice(0, id.indexOf('/')))) changes.push({ kind: 'file', id, value });
  for (const entry of taken) {
    order += 1;
    changes.push({ kind: 'outbox', id: entry.id, value: encodeJson(asDraft(entry, owner, order)) });
  }
  return { changes, taken: taken.length, older: entries.size - taken.length };
};

/** Writes all of it or nothing. */
const mergeReceived = async (open: OpenStore, received: Received, now: string): Promise<Result<HandoverReport>> => {
  const { store } = open;
  const notes = mergeNotes(await readNotes(store), received.notes);
  if (!notes.ok) return notes;
  const answers = await mergeAnswers(store, received.answers, now);
  const packs = await mergePacks(store, received);
  const drafts = await mergeOutbox(open, received);
  const log = await newEntries(store, received.log);
  const changes = [...answers.changes, ...packs, ...drafts.changes, ...notes.value.changes, ...log.map(logChange)];
  const written = await store.write(changes, { flush: true });
  if (!written.ok) return written;
  const { by, at } = received.header;
  const counts = ({ taken, older }: { readonly taken: number; readonly older: number }) => ({ taken, older });
  return ok({ by, at, answers: counts(answers), drafts: counts(drafts), notes: counts(notes.value), log: log.length });
};

export interface ReceiverPorts {
  readonly stores: StoreAccess;
  readonly stored: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const notSignedIn = fail('signed-out', 'not-signed-in');
const otherServer = (server: string) =>
  fail('invalid', 'handover-file', { about: { context: server === '' ? 'demo' : 'server', server } });

/** Puts what a file holds into the store of the person who opened it, while they are signed in. */
export const receive = async (
  { stores, stored, now }: ReceiverPorts,
  owner: StoreOwner,
  received: Received,
): Promise<Result<HandoverReport>> => {
  const { mode, server } = received.header;
  const current = await stores.current();
  if (!current || ownerKeyOf(current.owner) !== ownerKeyOf(owner)) return notSignedIn;
  if (current.owner.mode !== mode || current.owner.server !== server) return otherServer(server);
  await stored();
  const merged = await stores.rewrite(async (store) =>
    // A different user may have signed in since.
    store === current ? catchFailure(() => mergeReceived(store, received, new Date(now()).toISOString())) : notSignedIn,
  );
  return merged ?? notSignedIn;
};
