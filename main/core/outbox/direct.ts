/**
 * Sends the call of a screen. Its entry is stored before it is sent, so that a crash leaves it in the outbox, and
 * removed with the server's answer. What cannot be sent waits there.
 */
import { type Failure, fail, isUnproven, ok, type Result } from '@contract/failure';
import { isRecord, type Values } from '@contract/json/record';
import { type EndpointId, isSample, rowOf } from '@contract/table';
import type { KeyedQueue } from '../async/keyed-queue';
import type { Clock, Random } from '../async/ports';
import type { ApiCalls } from '../call/calls';
import { isForScreens } from '../call/policy';
import type { Copy } from '../store/copy';
import type { StoreOwner } from '../store/store-access';
import { type Attempts, cleared, type NoteOutcome } from './attempt';
import type { Entries } from './entries';
import { isPending, type StoredEntry } from './entry';
import { outcomeOf, signedOut } from './outcome';
import { changesOf, detailReadOf, fieldsOf, recordReadOf, titleOf } from './record-fields';
import { queueKeyOf, type Replay } from './replay';
import type { Undo } from './undo';

export interface DirectPorts {
  readonly owner: StoreOwner;
  readonly entries: Entries;
  readonly attempts: Pick<Attempts, 'lost'>;
  readonly replay: Pick<Replay, 'sendInTurn' | 'plan'>;
  readonly queue: KeyedQueue;
  readonly copy: Pick<Copy, 'find'>;
  readonly undo: Pick<Undo, 'offer'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly note: NoteOutcome;
  /** Aborts when the session ends. */
  readonly ended: AbortSignal;
}

/** Sends a call that `canWait`, or leaves it in the outbox. */
export type SendDirectly = (
  calls: Pick<ApiCalls, 'call'>,
  id: EndpointId,
  input: Values,
  signal: AbortSignal,
) => Promise<Result<unknown>>;

/**
 * Whether a call may be in the outbox. Passwords and codes are never stored, and the app itself answers the sample API.
 */
export const canWait = (id: string): boolean => {
  const row = rowOf(id);
  if (!row || row.kind === 'read' || isSample(id) || !isForScreens(row)) return false;
  return row.public !== true && row.renewsTokens !== true;
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const createDirect = (ports: DirectPorts): SendDirectly => {
  const { owner, entries, attempts, replay, queue, copy, undo, clock, random, note, ended } = ports;

  const createEntry = async (call: EndpointId, input: Values, before: readonly StoredEntry[]): Promise<StoredEntry> => {
    const read = rowOf(call)?.kind === 'write' ? recordReadOf(call, input) : undefined;
    const shown = read ?? detailReadOf(call, input);
    const kept = shown && (await copy.find(shown.call, shown.input));
    const record = isRecord(kept?.value) ? kept.value : undefined;
    const base = read && record;
    const waiting = new Map(before.flatMap(({ fields }) => fields.map(({ name, mine }) => [name, mine] as const)));
    return {
      id: random.uuid(),
      kind: rowOf(call)?.kind === 'write' ? 'change' : 'draft',
      call,
      input,
      state: 'queued',
      needsDecision: false,
      title: titleOf(record, changesOf(call, input)),
      fields: fieldsOf(call, input, base, waiting),
      createdAt: new Date(clock.now()).toISOString(),
      by: owner.personName,
      attempts: 0,
      owner,
      order: entries.nextOrder(),
      ...(read ? { record: read.key } : {}),
    };
  };

  const leave = async (entry: StoredEntry): Promise<void> => {
    await entries.change(entry);
    entries.setDirect(entry.id, false);
    replay.plan();
  };
  const waitFor = (entry: StoredEntry, failure: Failure): StoredEntry => ({
    ...cleared(entry),
    state: 'queued',
    needsDecision: entry.kind === 'draft',
    failure,
  });

  const sendNow = async (
    entry: StoredEntry,
    send: () => Promise<Result<unknown>>,
    signal: AbortSignal,
  ): Promise<Result<unknown>> => {
    entries.setDirect(entry.id, true);
    const startedMs = clock.monotonicMs();
    const sentAt = new Date(clock.now()).toISOString();
    const sending: StoredEntry = { ...entry, state: 'sending', attempts: 1, sentAt };
    const stored = await entries.store(sending);
    // The calls may be those of the next session by now.
    const result = ended.aborted ? signedOut : await send();
    const outcome = outcomeOf(result);
    const { failure } = result.ok ? {} : result;
    const isCancelled = failure?.kind === 'cancelled' && signal.aborted;
    // What the server may still do waits in memory at least: a later change of the record must not come before it.
    if (!stored.ok && (outcome !== 'lost' || isCancelled)) {
      entries.setDirect(entry.id, false);
      if (result.ok) note(entry, 'done');
      // Without a place in the outbox it is not queued.
      return outcome === 'not-sent' ? stored : result;
    }
    const isForgotten = outcome === 'signed-out' && entry.kind === 'draft';
    if (!failure || outcome === 'answered' || outcome === 'given-up' || isCancelled || isForgotten) {
      await entries.remove(entry.id);
      if (outcome === 'answered') note(entry, result.ok ? 'done' : 'refused');
      else if (outcome === 'lost') note(entry, 'unknown');
      if (!failure) await undo.offer(entry, false);
      return result;
    }
    note(entry, outcome === 'lost' ? 'unknown' : 'queued');
    await leave(
      outcome === 'lost' ? attempts.lost(sending, clock.monotonicMs() - startedMs, failure) : waitFor(sending, failure),
    );
    if (outcome === 'not-sent') await undo.offer(entry, true);
    return outcome === 'not-sent' ? fail('queued', entry.kind === 'draft' ? 'drafted' : 'queued') : result;
  };

  /** Queues a change behind earlier ones of its record, and sends them all if the server can be reached. */
  const sendBehind = async (entry: StoredEntry): Promise<Result<unknown>> => {
    if (entries.get(entry.id) === undefined) {
      const stored = await entries.store(entry);
      if (!stored.ok) return ended.aborted ? signedOut : stored;
    }
    await replay.sendInTurn(entry.id);
    replay.plan();
    const { state, failure } = entries.get(entry.id) ?? {};
    if (state === 'unknown') return fail('unknown-outcome', 'unknown-outcome');
    if (state !== 'done' && state !== 'refused') {
      note(entry, 'queued');
      await undo.offer(entry, true);
      return fail('queued', 'queued');
    }
    await entries.remove(entry.id);
    if (state === 'done') await undo.offer(entry, false);
    // The screen itself reads whether the server shows the change.
    return state === 'refused' && failure && !isUnproven(failure) ? { ok: false, failure } : ok({});
  };

  return async (calls, id, input, signal) => {
    const read = rowOf(id)?.kind === 'write' ? recordReadOf(id, input) : undefined;
    const work = async (): Promise<Result<unknown>> => {
      const before = read ? entries.all().filter((one) => one.record === read.key && isPending(one)) : [];
      const last = before.at(-1);
      const isRepeated = last !== undefined && last.call === id && isEqual(last.input, input);
      const entry = isRepeated ? last : await createEntry(id, input, before);
      return before.length > 0 ? sendBehind(entry) : sendNow(entry, () => calls.call(id, input, signal), signal);
    };
    if (!read) return work();
    const done = await queue.run(queueKeyOf({ record: read.key, id: '' }), work, signal);
    return done.ok ? done.value : done;
  };
};
