/** Whether a track's W-9 form lets the track be paid. */
import { w9Statuses } from '@contract/entities/w9';
import { fail, type Result } from '@contract/failure';
import type { Values } from '../../../kit/area/field';
import { toPlainText, toTrimmedText } from '../../../kit/format/plain-text';

/** `blocked` only if the server says that there is no signed form; whatever it doesn't say is `unknown`. */
export const payoutStates = ['ready', 'blocked', 'unknown', 'loading'] as const;
export type PayoutState = (typeof payoutStates)[number];

const isKnown = (status: string): boolean => w9Statuses.some((word) => word === status);

const doubtful = fail('unexpected', 'bad-answer');

/**
 * The forms by track id, without those that may be another track's: a server that ignores the track sends a form that
 * names another one, or one form for several tracks.
 */
export const ownForms = (forms: ReadonlyMap<string, Result<Values>>): ReadonlyMap<string, Result<Values>> => {
  const counts = new Map<string, number>();
  const idOf = (answer: Result<Values>): string => (answer.ok ? toTrimmedText(answer.value?.id) : '');
  for (const answer of forms.values()) counts.set(idOf(answer), (counts.get(idOf(answer)) ?? 0) + 1);
  return new Map(
    [...forms].map(([trackId, answer]) => {
      const named = answer.ok ? toTrimmedText(answer.value?.trackId) : '';
      const id = idOf(answer);
      const isOwn = named === '' ? id === '' || counts.get(id) === 1 : named === trackId;
      return [trackId, answer.ok && !isOwn ? doubtful : answer];
    }),
  );
};

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
