/** A failure in words: what happened, the server's own words where it had any, and what to do next. */
import type { Failure } from '@contract/failure';
import { text } from '../format/text';

export interface FailureText {
  readonly title: string;
  readonly body: string;
  readonly next: string;
}

/** Whether the server's message replaces our body text. */
const hasServerText = (failure: Failure): boolean => failure.kind === 'rejected' || failure.kind === 'refused';

export const failureText = (failure: Failure): FailureText => {
  const given = { ...failure.about, ...(failure.status === undefined ? {} : { status: failure.status }) };
  const of = (part: 'title' | 'body' | 'next') => text(`failures:${failure.code}.${part}`, given);
  const said = failure.message;
  if (!said) return { title: of('title'), body: of('body'), next: of('next') };
  return hasServerText(failure)
    ? { title: of('title'), body: said, next: of('next') }
    : { title: of('title'), body: `${of('body')} ${text('failures:said', { said })}`, next: of('next') };
};

/** The same as one paragraph, for toasts and message bars. */
export const failureLine = (failure: Failure): string => {
  const { body, next } = failureText(failure);
  return `${body} ${next}`.trim();
};
