import { isQueued, type Result } from '@contract/failure';
import { failureText } from './failure-text';
import { notify } from './notify';

/**
 * Shows a failure as a toast; shows nothing after a success or a cancellation. Returns whether the result is a success.
 */
export const notifyFailure = (result: Result<unknown>): boolean => {
  if (result.ok) return true;
  const { kind } = result.failure;
  if (kind === 'cancelled' || kind === 'signed-out') return false;
  if (isQueued(result)) {
    const { failure } = result;
    void import('./notify-queued').then(({ notifyQueued }) => notifyQueued(failure));
    return false;
  }
  const { failure } = result;
  const { title, body, next } = failureText(failure);
  notify({ id: `failure-${failure.code}`, intent: 'error', title, body: `${body} ${next}`.trim() });
  return false;
};
