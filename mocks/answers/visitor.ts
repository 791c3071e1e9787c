/** Visitors: racers and spectators. CSV comes as text. */
import type { Item } from '../database/collection';
import { type Collection, createCollection } from '../database/collection';
import { firstVisitorId } from '../seeds/visitors';
import type { AnswersOf, Context } from './context';
import { chosenOf, inForm } from './csv';
import { missing } from './refusal';

type Key = string | number;

/** All visitors, or those with a booking for an event. */
const visitorsOf = ({ demo }: Context, eventId: Key | undefined): Collection => {
  if (eventId === undefined) return demo.visitors;
  const { sales, events } = demo.seedData();
  const indexes = new Set<number>();
  for (let index = 0; index < sales.count; index += 1) {
    if (String(events[sales.event[index] ?? 0]?.id) === String(eventId)) indexes.add(sales.visitor[index] ?? 0);
  }
  return createCollection(
    () => demo.visitors.all().filter(({ id }) => indexes.has(Number(id) - firstVisitorId)) as Item[],
  );
};

export const visitor = {
  list: ({ userType, eventId, ...query }, context) => visitorsOf(context, eventId).list(query, { userType }),
  // A server that ignores paging and sends everything that it found, without a total.
  search: ({ userType, eventId, ...query }, context) =>
    visitorsOf(context, eventId)
      .matching({ ...query, page: undefined }, { userType })
      .slice(0, 50),
  detail: ({ id }, { demo }) => demo.visitors.get(id) ?? missing('visitor'),
  csv: ({ userType, eventId, ids, ...query }, context) =>
    inForm('text', chosenOf(visitorsOf(context, eventId).matching(query, { userType }), ids), 'visitors'),
} satisfies AnswersOf<'visitor'>;
