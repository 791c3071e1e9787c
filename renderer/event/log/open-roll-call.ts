/**
 * The roll call that takes the scans of this window: every scan, on any screen, is marked on it. Looking at a list does not open
 * it for scans. It is kept with the drafts, so the same person has it again after a restart or the lock.
 */
import type { LogEntry, LogInput } from '@contract/event-log/entry';
import { type PersonMark, type RollCall, rollCallsOf } from '@contract/event-log/roll-calls';
import type { Result } from '@contract/failure';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { restoreDrafts, takeDraft, useDrafts } from '../../kit/stores/drafts';
import { addToLog, useEventLog } from './event-log';
import { rollCallDraft as key } from './roll-call-draft';

/** With `isTakingBack`, what was given out is taken back now. */
export const openRollCall = (event: string | number, list: string, isTakingBack = false): void =>
  restoreDrafts({ [key]: { event: String(event), list, isTakingBack } });

export const closeRollCall = (): void => void takeDraft(key);

/** Several parts of an answer need the roll calls of a log. */
const callsOfLog = new WeakMap<readonly LogEntry[], readonly RollCall[]>();
const findCalls = (notes: readonly LogEntry[]): readonly RollCall[] => {
  const calls = callsOfLog.get(notes) ?? rollCallsOf(notes);
  callsOfLog.set(notes, calls);
  return calls;
};

/** The roll calls of an event, and the one of them that is open for scans. */
export const useRollCalls = (event: string | number | undefined) => {
  const { entries, notes, isLoaded, failure } = useEventLog(event);
  const calls = findCalls(notes);
  const open = useDrafts(({ waiting }) => waiting[key]);
  const call = open?.event === String(event) ? calls.find(({ parts }) => parts.has(String(open?.list))) : undefined;
  const isTakingBack = call?.entry.returns === true && open?.isTakingBack === true;
  return { entries, isLoaded, failure, calls, call, isTakingBack };
};

/** Adds entries, and says why if that failed. */
export const addEntries = async (event: string | number, inputs: readonly LogInput[]): Promise<boolean> => {
  const added: Result<unknown> = await addToLog(String(event), inputs);
  return notifyFailure(added);
};

/** A change of a person's mark; null takes it back. */
export const markInput = (
  call: RollCall,
  person: { readonly key: string; readonly name: string },
  mark: { readonly value: string; readonly isReturned?: boolean } | null,
): LogInput => {
  const before = call.last.get(person.key);
  return {
    ...{ kind: 'mark', list: call.id, person: person.key, name: person.name.slice(0, 200) },
    value: mark?.value ?? null,
    ...(mark?.isReturned ? { isReturned: true } : {}),
    ...(before ? { replaces: before.id } : {}),
  };
};

/** The mark as it was, for an undo. */
export const markBefore = (mark: PersonMark | undefined) =>
  mark && { value: mark.entry.value ?? '', isReturned: mark.entry.isReturned === true };
