/** Events, and the website's own views of one: what is next, schedule, classes, categories, buyback offers. */
import { z } from 'zod';
import { CsvQuery, csv, Id, ListQuery, list, post, record } from '../endpoint';
import type { Event, EventBuyback, EventCategory, EventClass, EventLatest, EventSchedule } from '../entities/event';

const ofTrack = { trackId: Id.optional() };
const OfEvent = ListQuery.extend({ eventId: Id.optional() });

export const event = {
  list: post('/event/list', {
    input: ListQuery.extend(ofTrack),
    output: list<Event>('event'),
    returns: 'attributes',
    needs: ['read', 'Event'],
    kind: 'read',
  }),
  detail: post('/event/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Event>('event'),
    returns: 'attributes',
    needs: ['read', 'Event'],
    kind: 'read',
  }),
  csv: post('/event/generateEventCSV', {
    input: CsvQuery.extend(ofTrack),
    output: csv('event'),
    returns: 'csv',
    needs: ['read', 'Event'],
    kind: 'read',
    by: 'files',
  }),
  latest: post('/event/web/latest-detail', {
    input: z.strictObject({ eventId: Id.optional() }),
    output: record<EventLatest>('eventLatest'),
    returns: 'attributes',
    needs: ['read', 'Event'],
    kind: 'read',
  }),
  schedule: post('/event/web/schedule-detail', {
    input: OfEvent,
    output: list<EventSchedule>('eventSchedule'),
    returns: 'attributes',
    needs: ['read', 'Event'],
    kind: 'read',
  }),
  classes: post('/event/web/class-detail', {
    input: OfEvent,
    output: list<EventClass>('eventClass'),
    returns: 'attributes',
    needs: ['read', 'Event'],
    kind: 'read',
  }),
  categories: post('/event/web/category-detail', {
    input: OfEvent,
    output: list<EventCategory>('eventCategory'),
    returns: 'attributes',
    needs: ['read', 'Event'],
    kind: 'read',
  }),
  buybacks: post('/event/web/buyback-detail', {
    input: OfEvent,
    output: list<EventBuyback>('eventBuyback'),
    returns: 'attributes',
    needs: ['read', 'Buyback'],
    kind: 'read',
  }),
};
