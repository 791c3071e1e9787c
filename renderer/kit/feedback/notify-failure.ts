import type { Result } from '@contract/failure';
import { failureText } from './failure-text';
import { notify } from './notify';

/** Shows a failure as a toast; a success and what a person cancelled say nothing. Returns whether it went well. */
export const notifyFailure = (result: Result<unknown>): boolean => {
  if (result.ok) return true;
  const { kind, code } = result.failure;
  if (kind === 'cancelled' || kind === 'signed-out') return false;
  const { title, body, next } = failureText(result.failure);
  notify({ id: `failure-${code}`, intent: 'error', title, body: `${body} ${next}`.trim() });
  return false;
};
