/**
 * Sends one entry. A change is first compared with the record as the server has it, and is done only when the server
 * shows it. What may have been done already is never sent again before the record was read.
 */
import type { OutboxField } from '@contract/bridge/outbox';
import { type Failure, fail, isUnanswered, ok, type Result } from '@contract/failure';
import { isRecord, type Values } from '@contract/json/record';
import { type EndpointId, rowOf } from '@contract/table';
import type { Clock } from '../async/ports';
import type { ApiCalls } from '../call/calls';
import { deadlineOf } from '../call/policy';
import type { Copy } from '../store/copy';
import type { Entries } from './entries';
import type { StoredEntry } from './entry';
import { isPassing, outcomeOf } from './outcome';
import { rebaseOnDone, rebaseOnDropped } from './rebase';
import { type Compared, compareFields, inputOn, recordReadOf } from './record-fields';

/**
 * How an attempt ended. `over`: done, refused, or up to a person. `wait`: the outcome is unknown, and the server may
 * still be working. `later`: the server is busy. `stop`: nothing can be sent now.
 */
export type Ended = 'over' | 'wait' | 'later' | 'stop';

export type SessionCalls = Pick<ApiCalls, 'call' | 'upload'>;

export interface AttemptPorts {
  readonly entries: Entries;
  /** The calls of the session, past the copy and the outbox. */
  readonly api: SessionCalls;
  readonly copy: Pick<Copy, 'keep'>;
  readonly isReachable: () => boolean;
  readonly clock: Clock;
  /** Milliseconds after a lost answer in which the server may still do the work. */
  readonly pause: number;
  readonly upload: (entry: StoredEntry, signal: AbortSignal) => Promise<Result<unknown>>;
  readonly signal: AbortSignal;
}

export interface Attempts {
  /** Sends an entry; `isAsked` if a person wants it, also one that needs a decision. */
  attempt(id: string, isAsked: boolean): Promise<Ended>;
  /** The entry after a call of it was lost at this moment; it took `elapsed` milliseconds. */
  lost(entry: StoredEntry, elapsed: number, failure: Failure): StoredEntry;
}

const without = <K extends keyof StoredEntry>(entry: StoredEntry, ...names: readonly K[]): Omit<StoredEntry, K> => {
  const copy: Partial<StoredEntry> = { ...entry };
  for (const name of names) delete copy[name];
  return copy as Omit<StoredEntry, K>;
};

/** An entry without what its last attempt left. */
export const cleared = (entry: StoredEntry): Omit<StoredEntry, 'failure' | 'busyUntil' | 'isAnswered'> =>
  without(entry, 'failure', 'busyUntil', 'isAnswered');

const isAway = (failure: Failure): boolean =>
  isUnanswered(failure) || failure.kind === 'signed-out' || failure.kind === 'cancelled';

const isServerError = ({ status }: Failure): boolean => status !== undefined && status >= 500;

const all = (compared: readonly Compared[], ...standings: readonly Compared['standing'][]): boolean =>
  compared.every(({ standing }) => standings.includes(standing));

const has = (compared: readonly Compared[], ...standings: readonly Compared['standing'][]): boolean =>
  compared.some(({ standing }) => standings.includes(standing));

/** Whether the record shows at least one change, or there is none. */
const isProven = (compared: readonly Compared[]): boolean => compared.length === 0 || has(compared, 'mine');

/** Why a change that was answered as done does not count as done. */
const unproven = (compared: readonly Compared[]): Failure => {
  const isUnseen = compared.length > 0 && all(compared, 'mine', 'hidden', 'unseen');
  return fail('rejected', isUnseen ? 'not-included' : 'not-shown').failure;
};

const fieldsOf = (compared: readonly Compared[]): readonly OutboxField[] => compared.map(({ field }) => field);

/** Marks the fields in which the server has neither my value nor the one before. */
const marked = (compared: readonly Compared[]): readonly OutboxField[] =>
  compared.map(({ field, standing }) => (standing === 'other' ? { ...field, isConflict: true } : field));

export const createAttempts = (ports: AttemptPorts): Attempts => {
  const { entries, api, copy, isReachable, clock, pause, signal } = ports;
  // Without a network a form would wait for nothing.
  const mayRetry = async (): Promise<boolean> => isReachable();

  const readRecord = async ({ call, input }: StoredEntry): Promise<Result<Values>> => {
    const read = recordReadOf(call, input);
    if (!read) return fail('unexpected', 'bad-answer');
    const answer = await api.call(read.call, read.input, signal, { mayRetry });
    if (!answer.ok) return answer;
    if (!isRecord(answer.value)) return fail('unexpected', 'bad-answer');
    copy.keep(read.call, read.input, answer.value);
    return ok(answer.value);
  };

  const note = async (entry: StoredEntry, failure: Failure): Promise<void> => {
    if (entry.failure?.code !== failure.code) await entries.change({ ...entry, failure });
  };
  const decide = async (entry: StoredEntry): Promise<Ended> => {
    await entries.change({ ...entry, needsDecision: true });
    return 'over';
  };
  const refuse = async (entry: StoredEntry, failure: Failure): Promise<Ended> => {
    const refused: StoredEntry = {
      ...cleared(entry),
      state: 'refused',
      needsDecision: entry.kind === 'draft',
      failure,
    };
    await entries.change(refused);
    await rebaseOnDropped(entries, refused);
    return 'over';
  };
  const finish = async (entry: StoredEntry): Promise<Ended> => {
    const done: StoredEntry = { ...cleared(entry), state: 'done', needsDecision: false };
    await rebaseOnDone(entries, done);
    await entries.finish(done);
    return 'over';
  };

  const lost = (entry: StoredEntry, elapsed: number, failure: Failure): StoredEntry => {
    const row = rowOf(entry.call);
    const deadline = row ? deadlineOf(row) : 0;
    // After a missed deadline the server may need as long again.
    const busyUntil = clock.now() + (elapsed >= deadline ? Math.max(deadline, pause) : pause);
    return { ...cleared(entry), state: 'unknown', needsDecision: entry.kind !== 'change', busyUntil, failure };
  };

  /** Only what the server shows is done. `entry` was answered as done. */
  const confirm = async (entry: StoredEntry): Promise<Ended> => {
    const read = await readRecord(entry);
    if (!read.ok && (isAway(read.failure) || isServerError(read.failure) || isPassing(read))) {
      const { failure } = read;
      await entries.change({ ...cleared(entry), state: 'unknown', busyUntil: clock.now(), isAnswered: true, failure });
      return isAway(failure) ? 'stop' : 'later';
    }
    const compared = read.ok ? compareFields(entry.call, entry.fields, read.value) : [];
    const shown = { ...entry, fields: read.ok ? fieldsOf(compared) : entry.fields };
    if (read.ok && all(compared, 'mine', 'hidden') && isProven(compared)) return finish(shown);
    return refuse(shown, unproven(compared));
  };

  /** What the server answered, or why it did not, becomes the entry's state. */
  const conclude = async (entry: StoredEntry, result: Result<unknown>, elapsed: number): Promise<Ended> => {
    const outcome = outcomeOf(result);
    if (result.ok) return entry.kind === 'change' ? confirm(entry) : finish(entry);
    const { failure } = result;
    if (outcome === 'lost') {
      await entries.change(lost(entry, elapsed, failure));
      return 'wait';
    }
    if (outcome === 'not-sent' || outcome === 'signed-out' || isPassing(result)) {
      await entries.change({ ...cleared(entry), state: 'queued', needsDecision: entry.kind === 'draft', failure });
      return isPassing(result) ? 'later' : 'stop';
    }
    return refuse(entry, failure);
  };

  /** Marks the entry as being sent, durably, and sends it. */
  const send = async (entry: StoredEntry, make: (entry: StoredEntry) => Promise<Result<unknown>>): Promise<Ended> => {
    const attempts = entry.attempts + 1;
    const sentAt = new Date(clock.now()).toISOString();
    const sending: StoredEntry = { ...cleared(entry), state: 'sending', needsDecision: false, attempts, sentAt };
    const marking = await entries.store(sending);
    if (!marking.ok) {
      await note(entry, marking.failure);
      return 'stop';
    }
    const started = clock.now();
    const result = await make(sending);
    return conclude(sending, result, clock.now() - started);
  };

  const call = (id: EndpointId, input: Values) => () => api.call(id, input, signal);

  /** After its answer was lost: undefined if the record shows that nothing was done, so that it may be sent. */
  const settle = async (
    entry: StoredEntry,
    compared: readonly Compared[],
    isAsked: boolean,
  ): Promise<Ended | undefined> => {
    const current: StoredEntry = { ...entry, fields: fieldsOf(compared) };
    if (all(compared, 'mine', 'hidden') && isProven(compared)) return finish(current);
    const isUndone = all(compared, 'base', 'unseen', 'hidden') && has(compared, 'base');
    if (entry.isAnswered) return refuse(current, unproven(compared));
    // A user may send it if the record has none of these fields.
    const isOpen = isUndone || (isAsked && !has(compared, 'mine', 'base', 'other', 'mixed'));
    return isOpen ? undefined : decide({ ...current, fields: marked(compared) });
  };

  const sendChange = async (entry: StoredEntry, isAsked: boolean): Promise<Ended> => {
    if (entry.state === 'unknown' && (entry.busyUntil ?? 0) > clock.now()) return 'wait';
    const read = await readRecord(entry);
    if (!read.ok) {
      const { failure } = read;
      if (isAway(failure) || isServerError(failure) || isPassing(read)) {
        await note(entry, failure);
        return isAway(failure) ? 'stop' : 'later';
      }
      // Without the record nobody but a person can decide to send it.
      if (!isAsked) return decide({ ...entry, failure });
      return send(entry, call(entry.call, inputOn(entry.call, entry.input, entry.fields, {})));
    }
    const compared = compareFields(entry.call, entry.fields, read.value);
    if (entry.state === 'unknown') {
      const settled = await settle(entry, compared, isAsked);
      if (settled) return settled;
    } else if (compared.length > 0 && all(compared, 'mine')) return finish({ ...entry, fields: fieldsOf(compared) });
    const current: StoredEntry = { ...entry, fields: marked(compared) };
    if (has(compared, 'other')) return decide({ ...cleared(current), state: 'queued' });
    return send(current, call(entry.call, inputOn(entry.call, entry.input, current.fields, read.value)));
  };

  return {
    attempt: async (id, isAsked) => {
      const entry = entries.get(id);
      if (!entry || entry.state === 'done' || entry.state === 'sending') return 'over';
      if (!isAsked && (entry.needsDecision || entry.state === 'refused')) return 'over';
      if (entry.kind === 'change') return sendChange(entry, isAsked);
      if (entry.kind === 'upload') return send(entry, (sending) => ports.upload(sending, signal));
      return send(entry, call(entry.call, entry.input));
    },
    lost,
  };
};
