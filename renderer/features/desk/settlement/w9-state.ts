/** Whether a track's W-9 form lets the track be paid. */
import { w9Statuses } from '@contract/entities/w9';
import type { Result } from '@contract/failure';
import type { Values } from '../../../kit/area/field';
import { toPlainText } from '../../../kit/format/plain-text';

/** `blocked` only if the server says that there is no signed form; whatever it doesn't say is `unknown`. */
export const payoutStates = ['ready', 'blocked', 'unknown', 'loading'] as const;
export type PayoutState = (typeof payoutStates)[number];

const isKnown = (status: string): boolean => w9Statuses.some((word) => word === status);

/** From the form that the server sent, a failure, or nothing yet. */
export const payoutState = (answer: Result<Values | null | undefined> | undefined): PayoutState => {
  if (answer === undefined) return 'loading';
  if (!answer.ok) return answer.failure.code === 'not-found' ? 'blocked' : 'unknown';
  const form = answer.value ?? {};
  const status = toPlainText(form.status);
  if (status === 'completed') return 'ready';
  if (isKnown(status)) return 'blocked';
  if (status !== '') return 'unknown';
  return toPlainText(form.signedAt) === '' ? 'unknown' : 'ready';
};
