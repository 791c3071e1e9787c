/** Unsaved assignments, applied on top of the current profile. */
import { type Assignment, keyOf, type Target } from '@contract/reading/check/assignment';
import type { Question } from '@contract/reading/check/questions';
import type { CheckReport } from '@contract/reading/check/report';
import { fieldSuggestions } from '@contract/reading/check/suggest';

export type Draft = readonly Assignment[];

export const findAssignment = (draft: Draft, target: Target): Assignment | undefined =>
  draft.find((one) => keyOf(one) === keyOf(target));

/** All suggestions: fields, and answers to open questions. */
export const allSuggestions = (
  { calls }: Pick<CheckReport, 'calls'>,
  questions: readonly Pick<Question, 'suggested'>[] = [],
): Draft => [...questions.flatMap(({ suggested }) => suggested ?? []), ...fieldSuggestions(calls)];
