/** From an answer to a value or a failure: the specification's section 8, for every call. */
import { z } from 'zod';
import type { AnyRow, OutputOf } from '../endpoint';
import { fail, ok, type Result } from '../failure';
import { field } from '../json/record';
import { answerValue, type RequestedPage } from '../reading/answer-value';
import { emptyProfile, type ServerProfile } from '../reading/server-profile';
import { type Answer, refusalOf } from './refusal';

/**
 * The value that the row promises, or the failure. Never throws. `input` is the parsed input of the call, `profile`
 * describes the server.
 */
export const readAnswer = <R extends AnyRow>(
  row: R,
  answer: Answer,
  input?: unknown,
  profile: ServerProfile = emptyProfile,
): Result<OutputOf<R>> => {
  const refused = refusalOf(row, answer, profile);
  if (refused) return { ok: false, failure: refused };
  const value = answerValue(row, answer.body, askedOf(row, input), profile);
  // The type parameter of an output is for the compiler only: fields are never checked, so that unknown ones stay.
  return value === undefined ? unreadable(row, answer.status) : ok(value as OutputOf<R>);
};

const askedOf = (row: AnyRow, input: unknown): RequestedPage => {
  const number = (name: string) => {
    const value = field(input, name);
    return typeof value === 'number' ? { [name]: value } : {};
  };
  const paged = !(row.input instanceof z.ZodObject) || 'perPage' in row.input.shape;
  return { ...number('page'), ...number('perPage'), paged };
};

/** If a change's answer cannot be read, the change may still have been made. */
const unreadable = (row: AnyRow, status: number) =>
  fail(row.kind === 'read' ? 'unexpected' : 'unknown-outcome', 'bad-answer', { status });
