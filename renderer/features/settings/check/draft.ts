/** What a person assigned and has not saved yet, on top of the profile in use. */
import { type Assignment, keyOf, type Target } from '@contract/reading/check/assignment';
import type { Question } from '@contract/reading/check/questions';
import type { CheckReport } from '@contract/reading/check/report';
import { fieldSuggestions } from '@contract/reading/check/suggest';

export type Draft = readonly Assignment[];

export const findAssignment = (draft: Draft, target: Target): Assignment | undefined =>
  draft.find((one) => keyOf(one) === keyOf(target));

/** All that is likely: fields, and everything else that was found. */
export const allSuggestions = (
  { calls }: Pick<CheckReport, 'calls'>,
  questions: readonly Pick<Question, 'suggested'>[] = [],
): Draft => [...questions.flatMap(({ suggested }) => suggested ?? []), ...fieldSuggestions(calls)];
