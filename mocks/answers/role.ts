/** The role master. Its rows are `attributes` itself: a list without a total. */
import type { AnswersOf } from './context';

export const role = {
  list: (query, { demo }) => demo.roles.matching(query),
} satisfies AnswersOf<'role'>;
