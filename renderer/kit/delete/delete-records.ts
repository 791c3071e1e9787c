/** Deletes records one after the other and reports the result of each. Never sends a deletion twice. */
import { type Failure, isQueued, type Result } from '@contract/failure';
import { fromServer } from '../bridge/from-server';

/**
 * `stillExists`: the server reported success but still has the record. `unsure`: whether it was deleted is not known. `skipped`:
 * it must not be deleted from here. `stopped`: the user stopped before it was sent. `drafted`: nothing was sent; the outbox has
 * a draft.
 */
export type Outcome =
  | { readonly state: 'done' | 'skipped' | 'stopped' | 'unsure' | 'stillExists' }
  | { readonly state: 'failed' | 'drafted'; readonly failure: Failure };

export interface Deletion {
  readonly remove: (id: string) => Promise<Result<unknown>>;
  /** Reads the record after the deletion; if absent, only the answer to the deletion counts. */
  readonly read?: ((id: string) => Promise<Result<unknown>>) | undefined;
}

interface Deletions extends Deletion {
  readonly ids: readonly string[];
  /** The id of a record that is not deleted. */
  readonly skip?: string | undefined;
  readonly onOutcome: (id: string, outcome: Outcome) => void;
  readonly isStopped: () => boolean;
}

const deleteRecord = async (id: string, { remove, read }: Deletion): Promise<Outcome> => {
  const removed = await remove(id);
  if (isQueued(removed)) return { state: 'drafted', failure: removed.failure };
  if (!removed.ok && removed.failure.kind !== 'unknown-outcome') return { state: 'failed', failure: removed.failure };
  if (!read) return { state: removed.ok ? 'done' : 'unsure' };
  const now = fromServer(await read(id));
  if (!now.ok && now.failure.code === 'not-found') return { state: 'done' };
  return { state: removed.ok && now.ok ? 'stillExists' : 'unsure' };
};

/** Makes one call at a time; a failure does not stop the others. */
export const deleteRecords = async ({ ids, skip, onOutcome, isStopped, ...deletion }: Deletions): Promise<void> => {
  for (const id of ids) {
    if (id === skip) onOutcome(id, { state: 'skipped' });
    else onOutcome(id, isStopped() ? { state: 'stopped' } : await deleteRecord(id, deletion));
  }
};
