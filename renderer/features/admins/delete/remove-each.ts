/** Deletes admins one after the other, and tells what became of each. Nothing is sent twice. */
import type { Failure } from '@contract/failure';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';

/** `kept`: the server answered well, and has it still. `own`: the person's own account, never deleted from here. `stopped`: the person stopped before it was sent. */
export type Outcome =
  | { readonly state: 'done' | 'own' | 'stopped' | 'unsure' | 'kept' }
  | { readonly state: 'failed'; readonly failure: Failure };

interface Removal {
  readonly ids: readonly string[];
  readonly own: string | undefined;
  readonly tell: (id: string, outcome: Outcome) => void;
  /** Asked before each: nothing more is sent once it says so. */
  readonly stopped: () => boolean;
}

const removeOne = async (id: string): Promise<Outcome> => {
  const removed = await callEndpoint('admin.remove', { id });
  if (!removed.ok && removed.failure.kind !== 'unknown-outcome') return { state: 'failed', failure: removed.failure };
  // After any answer, read whether the server still has the account; never send the deletion again.
  const now = await callEndpoint('admin.detail', { id });
  if (!now.ok && now.failure.code === 'not-found') return { state: 'done' };
  return { state: removed.ok && now.ok ? 'kept' : 'unsure' };
};

/** One call at a time; a refusal of one does not stop the others. */
export const removeEach = async ({ ids, own, tell, stopped }: Removal): Promise<void> => {
  for (const id of ids) {
    if (id === own) tell(id, { state: 'own' });
    else tell(id, stopped() ? { state: 'stopped' } : await removeOne(id));
  }
};
