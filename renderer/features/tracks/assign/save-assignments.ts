/** Saves assignments one sub-admin at a time, and reads them back to find the outcome of each pair. */
import { type Failure, isQueued, type Result } from '@contract/failure';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { fromServer } from '../../../kit/bridge/from-server';
import { useOutbox } from '../../../kit/stores/outbox';
import { applyDifference, type Change, type Ids, idsOf } from './difference';
import { withWaitingTracks } from './waiting-tracks';

/** Optional parameters of the assign call; they apply to all tracks of the sub-admin. */
export interface Terms {
  readonly accessFrom?: string;
  readonly accessUntil?: string;
  readonly note?: string;
}

/** `unseen`: the server accepted the change but does not show it. `unread`: the current tracks are unknown, so nothing was sent. `waiting`: it is in the outbox. */
export type PairOutcome =
  | { readonly state: 'done' | 'unseen' | 'unread' | 'waiting' }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface Pair {
  readonly person: string;
  readonly track: string;
  readonly adds: boolean;
  readonly outcome: PairOutcome;
}

const readAssignedTracks = async (person: string): Promise<Result<Ids | undefined>> => {
  const now = await callEndpoint('admin.detail', { id: person });
  return now.ok ? { ...now, value: idsOf(now.value.assignedTracks) } : now;
};

/** The outcome of a pair, from the tracks read back after the call. */
const toOutcome = (has: boolean | undefined, adds: boolean, sent: Result<unknown>): PairOutcome => {
  if (isQueued(sent)) return { state: 'waiting' };
  // The record shows the change, so it is saved, even if the answer failed.
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
  // Without the current tracks, sending a list could remove some of them.
  if (!before.value) return all({ state: 'unread' });
  const current = withWaitingTracks(useOutbox.getState().entries, person, before.value);
  const sent = await callEndpoint('assignment.assign', {
    subAdminId: person,
    trackIds: [...applyDifference(current, change)],
    ...terms,
  });
  const after = fromServer(await readAssignedTracks(person));
  const now = after.ok ? after.value : undefined;
  return pairs.map((pair) => ({ person, ...pair, outcome: toOutcome(now?.includes(pair.track), pair.adds, sent) }));
};

/** One call at a time; a failure does not stop the others. `onProgress` gets all pairs so far after each sub-admin. */
export const saveAssignments = async (
  changes: readonly Change[],
  terms: Terms,
  onProgress: (pairs: readonly Pair[]) => void,
): Promise<readonly Pair[]> => {
  let pairs: readonly Pair[] = [];
  for (const change of changes) {
    pairs = [...pairs, ...(await saveOne(change, terms))];
    onProgress(pairs);
  }
  return pairs;
};
