import type { SampleUser } from '@contract/samples/entities/user';
import { Did } from '../../answers/context';
import { missing } from '../../answers/refusal';
import { dataOf } from '../data';
import { filterByWords, sortRows, toPage } from '../listing';
import type { SampleAnswersOf } from './context';

const isOrAny = (filter: string | undefined, value: string): boolean => filter === undefined || filter === value;

export const user = {
  all: (_, context) => dataOf(context).users.all(),
  list: ({ q, role, currentPlan, status, sort, sortColumn, ...page }, context) => {
    const chosen = dataOf(context)
      .users.all()
      .filter(
        (each) => isOrAny(role, each.role) && isOrAny(currentPlan, each.currentPlan) && isOrAny(status, each.status),
      );
    const found = filterByWords(chosen, q, ({ fullName, username, email, company }) => [
      fullName,
      username,
      email,
      company,
    ]);
    const fieldOf = (each: SampleUser): unknown =>
      Object.hasOwn(each, sortColumn) ? each[sortColumn as keyof SampleUser] : undefined;
    return toPage(sortRows(found, fieldOf, sort), page);
  },
  detail: ({ id }, context) => dataOf(context).users.get(id) ?? missing('user'),
  create: (fields, context) =>
    new Did(
      '',
      dataOf(context).users.insert((id) => ({ id, ...fields })),
    ),
  remove: ({ id }, context) => (dataOf(context).users.remove(id) ? new Did('') : missing('user')),
} satisfies SampleAnswersOf<'user'>;
