/** Events and their public details. CSV comes as `{ csv: text }`. */
import type { EventCategory, EventClass, EventSchedule } from '@contract/entities/event-web';
import { createCollection } from '../database/collection';
import { dateTimeText } from '../seeds/calendar';
import { capacityFor, type EventSeed } from '../seeds/events';
import { moneyText } from '../seeds/money';
import { badge, banner } from '../seeds/pictures';
import { scheduleOf } from '../seeds/schedule';
import { buybacksOf } from './buyback-offers';
import type { AnswersOf, Context } from './context';
import { chosenOf, inForm } from './csv';
import { listFilters } from './list-filters';
import { missing } from './refusal';

type Key = string | number;

/** The requested event; without one, the live or next event. */
const eventOf = ({ demo, now }: Context, eventId: Key | undefined): EventSeed | undefined => {
  const events = demo.seedData().events.filter(({ track }) => demo.seesTrack(track.id));
  if (eventId !== undefined) return events.find(({ id }) => String(id) === String(eventId));
  const open = events.filter(({ status, end }) => end > now && (status === 'live' || status === 'published'));
  return open.sort((left, right) => left.start - right.start)[0];
};

const soldOf = ({ demo }: Context, event: EventSeed) => demo.salesCounts().sold(event.id - 1);

const classesOf = (context: Context, event: EventSeed): EventClass[] => {
  const categories = [...new Set(event.classes.map(({ category }) => category))];
  return event.classes.map((entry, index) => {
    const sold = soldOf(context, event).byClass.get(entry.name) ?? 0;
    const capacity = capacityFor(event, sold, 4, 16);
    return {
      id: event.id * 100 + index + 1,
      eventId: event.id,
      name: entry.name,
      code: entry.code,
      categoryId: event.id * 100 + categories.indexOf(entry.category) + 1,
      description: `${entry.category}: ${entry.index}`,
      entryFee: moneyText(event.price('racer', entry), event.track.currency),
      currency: event.track.currency,
      capacity,
      sold,
      remaining: capacity - sold,
      minAge: entry.minAge,
      licenseRequired: entry.license,
      indexOrDial: entry.index,
      payout: index === 0 ? moneyText(500_000, event.track.currency) : 'Trophy',
      rulesUrl: `https://${event.track.code.toLowerCase()}.example.com/rules/${entry.code.toLowerCase()}`,
      sortOrder: index + 1,
    };
  });
};

const colors = ['#D7263D', '#1B998B', '#2E5EAA', '#F46036'];

const categoriesOf = (context: Context, event: EventSeed): EventCategory[] => {
  const classes = classesOf(context, event);
  const names = [...new Set(event.classes.map(({ category }) => category)), 'Spectators'];
  return names.map((name, index) => {
    const ownClasses = classes.filter((_, index) => event.classes[index]?.category === name);
    const racers = ownClasses.reduce((sum, { sold }) => sum + (sold ?? 0), 0);
    const open = name === 'Spectators';
    return {
      id: event.id * 100 + index + 1,
      eventId: event.id,
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      type: open ? 'spectator' : 'racer',
      description: open
        ? 'Grandstand, paddock walk included'
        : `${ownClasses.length} ${ownClasses.length === 1 ? 'class' : 'classes'}`,
      icon: badge(name.slice(0, 1), index),
      classCount: ownClasses.length,
      ticketCount: open ? soldOf(context, event).spectators : racers,
      color: colors[index % colors.length] ?? '#2E5EAA',
      sortOrder: index + 1,
    };
  });
};

export const event = {
  list: (input, { demo }) => demo.events.list(input, listFilters(input)),
  detail: ({ id }, { demo }) => demo.events.get(id) ?? missing('event'),
  csv: (input, { demo }) =>
    inForm('wrapped', chosenOf(demo.events.matching(input, listFilters(input)), input.ids), 'events'),
  latest: ({ eventId }, context) => {
    const found = eventOf(context, eventId);
    if (!found) return missing('event');
    const { track } = found;
    return {
      eventId: found.id,
      title: found.name,
      subtitle: `${track.name}, ${track.city}`,
      heroImage: banner(track.type, found.id - 1),
      countdownTo: dateTimeText(found.start),
      timezone: track.zone,
      ctaLabel: 'Get tickets',
      ctaUrl: `https://tickets.example.com/events/${found.id}`,
      highlights: [`${found.classes.length} classes`, 'Paddock walk', 'Fireworks after the last run'],
      sponsors: [{ name: 'Torque Oil', logo: badge('TO', 2), url: 'https://torque-oil.example.com/' }],
      alerts: found.status === 'live' ? ['Gates close at 6:00 PM'] : [],
      ticketFrom: moneyText(found.price('spectator', undefined), track.currency),
      currency: track.currency,
      shareUrl: `https://tickets.example.com/e/${found.code.toLowerCase()}`,
    };
  },
  // The rows are under their own name, which is the only list.
  schedule: ({ eventId, ...query }, context) => {
    const found = eventOf(context, eventId);
    if (!found) return missing('event');
    return { schedule: createCollection<EventSchedule>(() => scheduleOf(found)).matching(query) };
  },
  classes: ({ eventId, ...query }, context) => {
    const found = eventOf(context, eventId);
    return found ? createCollection(() => classesOf(context, found)).matching(query) : missing('event');
  },
  categories: ({ eventId, ...query }, context) => {
    const found = eventOf(context, eventId);
    return found ? createCollection(() => categoriesOf(context, found)).matching(query) : missing('event');
  },
  buybacks: ({ eventId, ...query }, context) => {
    const found = eventOf(context, eventId);
    return found ? createCollection(() => buybacksOf(context, found)).matching(query) : missing('event');
  },
} satisfies AnswersOf<'event'>;
