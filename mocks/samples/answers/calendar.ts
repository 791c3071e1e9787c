import { Did } from '../../answers/context';
import { missing } from '../../refusal';
import { dataOf } from '../data';
import type { SampleAnswersOf } from './context';

export const calendar = {
  list: ({ calendars }, context) =>
    dataOf(context)
      .happenings.all()
      .filter(({ extendedProps }) => calendars === undefined || calendars.includes(extendedProps.calendar)),
  create: ({ event }, context) =>
    new Did(
      '',
      dataOf(context).happenings.insert((id) => ({ id, ...event })),
    ),
  update: ({ event: { id, ...event } }, context) => {
    const changed = dataOf(context).happenings.update(id, event);
    return changed ? new Did('', changed) : missing('event');
  },
  remove: ({ id }, context) => (dataOf(context).happenings.remove(id) ? new Did('') : missing('event')),
} satisfies SampleAnswersOf<'calendar'>;
