import { Did } from '../../answers/context';
import { missing } from '../../answers/refusal';
import { dayText } from '../../seeds/calendar';
import { dataOf } from '../data';
import { filterByWords, toPage } from '../listing';
import type { SampleAnswersOf } from './context';

export const permission = {
  list: ({ q, assignedTo, ...page }, context) => {
    const all = dataOf(context).permissions.all();
    const matching = assignedTo === undefined ? all : all.filter((each) => each.assignedTo.includes(assignedTo));
    return toPage(
      filterByWords(matching, q, ({ name }) => [name]),
      page,
    );
  },
  create: ({ name }, context) =>
    new Did(
      '',
      dataOf(context).permissions.insert((id) => ({
        id,
        name,
        // A new permission belongs to administrators only (specification, section 6).
        assignedTo: ['administrator'],
        createdDate: dayText(Math.floor(context.now / 86_400_000)),
      })),
    ),
  update: ({ id, name }, context) => {
    const changed = dataOf(context).permissions.update(id, { name });
    return changed ? new Did('', changed) : missing('permission');
  },
  remove: ({ id }, context) => (dataOf(context).permissions.remove(id) ? new Did('') : missing('permission')),
} satisfies SampleAnswersOf<'permission'>;
