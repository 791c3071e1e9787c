/** Events, and the website's own views of one: what is next, schedule, classes, categories, buyback offers. */
import { z } from 'zod';
import { csvCall, Id, ListQuery, list, post, record } from '../endpoint';
import type { Event } from '../entities/event';
import type { EventBuyback, EventCategory, EventClass, EventLatest, EventSchedule } from '../entities/event-web';

const ofTrack = { trackId: Id.optional() };
const OfEvent = ListQuery.extend({ eventId: Id.optional() });

export const event = {
  list: post('/event/list', {
    input: ListQuery.extend(ofTrack),
    output: list<Event>('event'),
    needs: ['read', 'Event'],
  }),
  detail: post('/event/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Event>('event'),
    needs: ['read', 'Event'],
  }),
  csv: csvCall('/event/generateEventCSV', { of: 'event', input: ofTrack, needs: ['read', 'Event'] }),
  latest: post('/event/web/latest-detail', {
    input: z.strictObject({ eventId: Id.optional() }),
    output: record<EventLatest>('eventLatest'),
    needs: ['read', 'Event'],
  }),
  schedule: post('/event/web/schedule-detail', {
    input: OfEvent,
    output: list<EventSchedule>('eventSchedule'),
    needs: ['read', 'Event'],
  }),
  classes: post('/event/web/class-detail', {
    input: OfEvent,
    output: list<EventClass>('eventClass'),
    needs: ['read', 'Event'],
  }),
  categories: post('/event/web/category-detail', {
    input: OfEvent,
    output: list<EventCategory>('eventCategory'),
    needs: ['read', 'Event'],
  }),
  buybacks: post('/event/web/buyback-detail', {
    input: OfEvent,
    output: list<EventBuyback>('eventBuyback'),
    needs: ['read', 'Buyback'],
  }),
};
