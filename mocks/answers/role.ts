/** The role master. Its rows are `attributes` itself: a list without a total. */
import { createCollection } from '../database/collection';
import type { AnswersOf } from './context';

export const role = {
  list: (query, { demo }) =>
    createCollection(() =>
      demo.roles.all().map((one) => ({
        ...one,
        // Counted for each answer, because people are created, deleted and given other roles.
        userCount: demo.admins.all().filter(({ roleId }) => roleId === one.id).length,
      })),
    ).matching(query),
} satisfies AnswersOf<'role'>;
