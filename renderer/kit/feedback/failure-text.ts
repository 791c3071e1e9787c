/** The texts of a failure: what happened, the server's message if there is one, and what to do next. */
import type { Failure } from '@contract/failure';
import { text } from '../format/text';

export interface FailureText {
  readonly title: string;
  readonly body: string;
  readonly next: string;
}

/** Whether the server's message replaces our body text. A text with values says what no server does. */
const hasServerText = ({ kind, about }: Failure): boolean =>
  (kind === 'rejected' && about === undefined) || kind === 'refused';

export const failureText = (failure: Failure): FailureText => {
  const params = { ...failure.about, ...(failure.status === undefined ? {} : { status: failure.status }) };
  const of = (part: 'title' | 'body' | 'next') => text(`failures:${failure.code}.${part}`, params);
  const serverText = failure.message;
  if (!serverText) return { title: of('title'), body: of('body'), next: of('next') };
  return hasServerText(failure)
    ? { title: of('title'), body: serverText, next: of('next') }
    : {
        title: of('title'),
        body: `${of('body')} ${text('failures:serverMessage', { message: serverText })}`,
        next: of('next'),
      };
};

/** The same as one paragraph, for toasts and message bars. */
export const failureLine = (failure: Failure): string => {
  const { body, next } = failureText(failure);
  return `${body} ${next}`.trim();
};
