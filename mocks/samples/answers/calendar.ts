import { Did } from '../../answers/context';
import { missing } from '../../answers/refusal';
import { dataOf } from '../data';
import type { SampleAnswersOf } from './context';

export const calendar = {
  list: ({ calendars }, context) =>
    dataOf(context)
      .events.all()
      .filter(({ extendedProps }) => calendars === undefined || calendars.includes(extendedProps.calendar)),
  create: ({ event }, context) =>
    new Did(
      '',
      dataOf(context).events.insert((id) => ({ id, ...event })),
    ),
  update: ({ event: { id, ...event } }, context) => {
    const changed = dataOf(context).events.update(id, event);
    return changed ? new Did('', changed) : missing('event');
  },
  remove: ({ id }, context) => (dataOf(context).events.remove(id) ? new Did('') : missing('event')),
} satisfies SampleAnswersOf<'calendar'>;
