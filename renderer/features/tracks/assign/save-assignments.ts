/** Saves assignments one sub-admin after the other, and reads back what became of each pair. */
import type { Failure, Result } from '@contract/failure';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { applyDifference, type Change, type Ids, idsOf } from './difference';

/** Optional words of the assign call; they apply to all tracks of the sub-admin. */
export interface Terms {
  readonly accessFrom?: string;
  readonly accessUntil?: string;
  readonly note?: string;
}

/** `unseen`: the server took it, but does not show it. `unread`: what the person has now is not known, so nothing was sent. */
export type PairOutcome =
  | { readonly state: 'done' | 'unseen' | 'unread' }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface Pair {
  readonly person: string;
  readonly track: string;
  readonly adds: boolean;
  readonly outcome: PairOutcome;
}

const readAssignedTracks = async (person: string): Promise<Result<Ids | undefined>> => {
  const now = await callEndpoint('admin.detail', { id: person });
  return now.ok ? { ok: true, value: idsOf(now.value.assignedTracks) } : now;
};

/** What happened to a pair, judged by what the server says afterwards. */
const toOutcome = (has: boolean | undefined, adds: boolean, sent: Result<unknown>): PairOutcome => {
  // Seen to be so: whatever the answer was, or whether it came at all.
  if (has === adds) return { state: 'done' };
  if (!sent.ok) return { state: 'failed', failure: sent.failure };
  return { state: 'unseen' };
};

const saveOne = async (change: Change, terms: Terms): Promise<readonly Pair[]> => {
  const { person, added, removed } = change;
  const pairs = [...added.map((track) => ({ track, adds: true })), ...removed.map((track) => ({ track, adds: false }))];
  const all = (outcome: PairOutcome) => pairs.map((pair) => ({ person, ...pair, outcome }));
  const before = await readAssignedTracks(person);
  if (!before.ok) return all({ state: 'failed', failure: before.failure });
  // Without knowing what is there, a whole list cannot be sent: it would take tracks away.
  if (!before.value) return all({ state: 'unread' });
  const sent = await callEndpoint('assignment.assign', {
    subAdminId: person,
    trackIds: [...applyDifference(before.value, change)],
    ...terms,
  });
  const after = await readAssignedTracks(person);
  const now = after.ok ? after.value : undefined;
  return pairs.map((pair) => ({ person, ...pair, outcome: toOutcome(now?.includes(pair.track), pair.adds, sent) }));
};

/** One call at a time; a refusal of one does not stop the others. `tell` hears of each sub-admin's pairs as they come. */
export const saveAssignments = async (
  changes: readonly Change[],
  terms: Terms,
  tell: (pairs: readonly Pair[]) => void,
): Promise<readonly Pair[]> => {
  let pairs: readonly Pair[] = [];
  for (const change of changes) {
    pairs = [...pairs, ...(await saveOne(change, terms))];
    tell(pairs);
  }
  return pairs;
};
