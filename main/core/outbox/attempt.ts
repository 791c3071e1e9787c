/**
 * Sends one entry. A change is first compared with the record as the server has it, and is done only when the server
 * shows it. What may have been done already is never sent again before the record was read.
 */
import type { OutboxField } from '@contract/bridge/outbox';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import { isRecord, type Values } from '@contract/json/record';
import type { EndpointId } from '@contract/table';
import type { Clock } from '../async/ports';
import type { ApiCalls } from '../call/calls';
import type { Copy } from '../store/copy';
import type { Entries } from './entries';
import { deadlineFor, type StoredEntry } from './entry';
import { hasEnded, isPassing, isTransient, outcomeOf, signedOut } from './outcome';
import { rebaseAfterDone, rebaseAfterDrop } from './rebase';
import { type Compared, compareFields, inputOn, recordReadOf } from './record-fields';

/**
 * How an attempt ended. `finished`: done, refused, or up to a person. `cooldown`: the outcome is unknown, and the server may
 * still be working. `retry`: not now, but others may be sent. `offline`: nothing can be sent now.
 */
export type AttemptResult = 'finished' | 'cooldown' | 'retry' | 'offline';

export type SessionCalls = Pick<ApiCalls, 'call' | 'upload'>;

export interface AttemptPorts {
  readonly entries: Entries;
  /** The calls of the session, past the copy and the outbox. */
  readonly api: SessionCalls;
  readonly copy: Pick<Copy, 'keep'>;
  readonly isReachable: () => boolean;
  readonly clock: Clock;
  /** Milliseconds after its deadline in which the server may still do the work. */
  readonly pause: number;
  readonly upload: (entry: StoredEntry, signal: AbortSignal) => Promise<Result<unknown>>;
  readonly signal: AbortSignal;
  readonly note: NoteOutcome;
}

/** Notes in the journal what became of an entry. */
export type NoteOutcome = (entry: StoredEntry, outcome: 'done' | 'queued' | 'refused' | 'unknown') => void;

export interface Attempts {
  /** Sends an entry; `isAsked` if a person wants it, also one that needs a decision. */
  attempt(id: string, isAsked: boolean): Promise<AttemptResult>;
  /** Marks an entry whose response was lost. */
  lost(entry: StoredEntry, elapsedMs: number, failure: Failure): StoredEntry;
  /** Whether the server may still work on an entry whose response was lost. */
  isBusy(entry: StoredEntry): boolean;
}

const without = <K extends keyof StoredEntry>(entry: StoredEntry, ...names: readonly K[]): Omit<StoredEntry, K> => {
  const copy: Partial<StoredEntry> = { ...entry };
  for (const name of names) delete copy[name];
  return copy as Omit<StoredEntry, K>;
};

/** An entry without what its last attempt left. */
export const cleared = (entry: StoredEntry): Omit<StoredEntry, 'failure' | 'busyUntil' | 'isAnswered'> =>
  without(entry, 'failure', 'busyUntil', 'isAnswered');

const all = (compared: readonly Compared[], ...states: readonly Compared['state'][]): boolean =>
  compared.every(({ state }) => states.includes(state));

const has = (compared: readonly Compared[], ...states: readonly Compared['state'][]): boolean =>
  compared.some(({ state }) => states.includes(state));

/** Whether the record shows at least one change, or there is none. */
const isProven = (compared: readonly Compared[]): boolean => compared.length === 0 || has(compared, 'local');

/** Why a change that was answered as done does not count as done. */
const unproven = (compared: readonly Compared[]): Failure => {
  const isMissing = compared.length > 0 && all(compared, 'local', 'writeOnly', 'missing');
  return fail('rejected', isMissing ? 'not-included' : 'not-shown').failure;
};

const fieldsOf = (compared: readonly Compared[]): readonly OutboxField[] => compared.map(({ field }) => field);

/** Marks the fields in which the server has neither my value nor the one before. */
const marked = (compared: readonly Compared[]): readonly OutboxField[] =>
  compared.map(({ field, state }) => (state === 'remote' ? { ...field, isConflict: true } : field));

export const createAttempts = (ports: AttemptPorts): Attempts => {
  const { entries, api, copy, isReachable, clock, pause, signal } = ports;
  /** While the server can be reached, only this entry gets no answer: the others don't wait for it. */
  const unsent = (failure: Failure): AttemptResult => (isReachable() && !hasEnded(failure) ? 'retry' : 'offline');
  // Without a network a form would wait for nothing.
  const mayRetry = async (): Promise<boolean> => isReachable();

  const readRecord = async ({ call, input }: StoredEntry): Promise<Result<Values>> => {
    const read = recordReadOf(call, input);
    if (!read) return fail('unexpected', 'bad-answer');
    const askedMs = clock.now();
    const answer = await api.call(read.call, read.input, signal, { mayRetry });
    if (!answer.ok) return answer;
    if (!isRecord(answer.value)) return fail('unexpected', 'bad-answer');
    copy.keep(read.call, read.input, answer.value, undefined, askedMs);
    return ok(answer.value);
  };

  const note = async (entry: StoredEntry, failure: Failure): Promise<void> => {
    if (entry.failure?.code !== failure.code) await entries.change({ ...entry, failure });
  };
  const decide = async (entry: StoredEntry): Promise<AttemptResult> => {
    await entries.change({ ...entry, needsDecision: true });
    return 'finished';
  };
  const refuse = async (entry: StoredEntry, failure: Failure): Promise<AttemptResult> => {
    const refused: StoredEntry = {
      ...cleared(entry),
      state: 'refused',
      needsDecision: entry.kind === 'draft',
      failure,
    };
    await entries.change(refused);
    ports.note(entry, 'refused');
    await rebaseAfterDrop(entries, refused);
    return 'finished';
  };
  const finish = async (entry: StoredEntry): Promise<AttemptResult> => {
    const done: StoredEntry = { ...cleared(entry), state: 'done', needsDecision: false };
    await rebaseAfterDone(entries, done);
    await entries.finish(done);
    ports.note(entry, 'done');
    return 'finished';
  };

  /** Until when the server may still work on an entry, on the clock that nobody sets. One that was set back adds no time. */
  const busyUntilMs = new Map<string, number>();
  const isBusy = ({ id, call, busyUntil = 0 }: StoredEntry): boolean => {
    const left = Math.min(busyUntil - clock.now(), deadlineFor(call) + pause);
    const untilMs = busyUntilMs.get(id) ?? clock.monotonicMs() + left;
    busyUntilMs.set(id, untilMs);
    return untilMs > clock.monotonicMs();
  };
  // Notes until when each is busy, before somebody sets the clock.
  for (const entry of entries.all()) isBusy(entry);

  const lost = (entry: StoredEntry, elapsedMs: number, failure: Failure): StoredEntry => {
    const deadline = deadlineFor(entry.call);
    // A server may work for as long as its deadline, also for a connection that is gone; after a missed one, as long again.
    const left = elapsedMs >= deadline ? Math.max(deadline, pause) : deadline - elapsedMs + pause;
    const busyUntil = clock.now() + left;
    busyUntilMs.set(entry.id, clock.monotonicMs() + left);
    return { ...cleared(entry), state: 'unknown', needsDecision: entry.kind !== 'change', busyUntil, failure };
  };

  /** Only what the server shows is done. `entry` was answered as done. */
  const confirm = async (entry: StoredEntry): Promise<AttemptResult> => {
    const read = await readRecord(entry);
    if (!read.ok && isPassing(read.failure)) {
      const { failure } = read;
      await entries.change({ ...cleared(entry), state: 'unknown', busyUntil: clock.now(), isAnswered: true, failure });
      return unsent(failure);
    }
    const compared = read.ok ? compareFields(entry.call, entry.fields, read.value) : [];
    const shown = { ...entry, fields: read.ok ? fieldsOf(compared) : entry.fields };
    if (read.ok && all(compared, 'local', 'writeOnly') && isProven(compared)) return finish(shown);
    return refuse(shown, unproven(compared));
  };

  /** What the server answered, or why it did not, becomes the entry's state. */
  const conclude = async (entry: StoredEntry, result: Result<unknown>, elapsed: number): Promise<AttemptResult> => {
    const outcome = outcomeOf(result);
    if (result.ok) return entry.kind === 'change' ? confirm(entry) : finish(entry);
    const { failure } = result;
    if (outcome === 'lost') {
      await entries.change(lost(entry, elapsed, failure));
      ports.note(entry, 'unknown');
      return 'cooldown';
    }
    if (outcome === 'not-sent' || outcome === 'signed-out' || isTransient(result)) {
      await entries.change({ ...cleared(entry), state: 'queued', needsDecision: entry.kind === 'draft', failure });
      return unsent(failure);
    }
    return refuse(entry, failure);
  };

  /** Marks the entry as being sent, durably, and sends it. */
  const send = async (
    entry: StoredEntry,
    make: (entry: StoredEntry) => Promise<Result<unknown>>,
  ): Promise<AttemptResult> => {
    const attempts = entry.attempts + 1;
    const sentAt = new Date(clock.now()).toISOString();
    const sending: StoredEntry = { ...cleared(entry), state: 'sending', needsDecision: false, attempts, sentAt };
    const marking = await entries.store(sending);
    if (!marking.ok) {
      await note(entry, marking.failure);
      return 'offline';
    }
    const startedMs = clock.monotonicMs();
    // Once the session has ended, the calls may be those of another one.
    const result = signal.aborted ? signedOut : await make(sending);
    return conclude(sending, result, clock.monotonicMs() - startedMs);
  };

  const call = (id: EndpointId, input: Values) => () => api.call(id, input, signal);

  /** Undefined if the record shows that nothing was done, so that the entry may be sent. */
  const resolveUnknownOutcome = async (
    entry: StoredEntry,
    compared: readonly Compared[],
    isAsked: boolean,
  ): Promise<AttemptResult | undefined> => {
    const current: StoredEntry = { ...entry, fields: fieldsOf(compared) };
    if (all(compared, 'local', 'writeOnly') && isProven(compared)) return finish(current);
    const isUndone = all(compared, 'base', 'missing', 'writeOnly') && has(compared, 'base');
    if (entry.isAnswered) return refuse(current, unproven(compared));
    if (isBusy(entry)) return 'cooldown';
    // A user may send it if the record has none of these fields.
    const isOpen = isUndone || (isAsked && !has(compared, 'local', 'base', 'remote', 'partial'));
    return isOpen ? undefined : decide({ ...current, fields: marked(compared) });
  };

  const sendChange = async (entry: StoredEntry, isAsked: boolean): Promise<AttemptResult> => {
    const read = await readRecord(entry);
    if (!read.ok) {
      const { failure } = read;
      if (isPassing(failure)) {
        await note(entry, failure);
        return unsent(failure);
      }
      // Without the record nobody but a person can decide to send it.
      if (!isAsked) return decide({ ...entry, failure });
      return send(entry, call(entry.call, inputOn(entry.call, entry.input, entry.fields, {})));
    }
    const compared = compareFields(entry.call, entry.fields, read.value);
    if (entry.state === 'unknown') {
      const resolved = await resolveUnknownOutcome(entry, compared, isAsked);
      if (resolved) return resolved;
    } else if (compared.length > 0 && all(compared, 'local')) return finish({ ...entry, fields: fieldsOf(compared) });
    const current: StoredEntry = { ...entry, fields: marked(compared) };
    if (has(compared, 'remote')) return decide({ ...cleared(current), state: 'queued' });
    return send(current, call(entry.call, inputOn(entry.call, entry.input, current.fields, read.value)));
  };

  return {
    attempt: async (id, isAsked) => {
      const entry = entries.get(id);
      if (!entry || entry.state === 'done' || entry.state === 'sending') return 'finished';
      if (!isAsked && (entry.needsDecision || entry.state === 'refused')) return 'finished';
      if (entry.kind === 'change') return sendChange(entry, isAsked);
      if (entry.kind === 'upload') return send(entry, (sending) => ports.upload(sending, signal));
      return send(entry, call(entry.call, entry.input));
    },
    lost,
    isBusy,
  };
};
