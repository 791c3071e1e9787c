import { z } from 'zod';
import { del, done, get, Id, list, post } from '../endpoint';
import { type CalendarEvent, calendars } from './entities/calendar';

const moment = z.string().max(40);
const fields = {
  title: z.string().min(1).max(200),
  start: moment,
  end: moment,
  allDay: z.boolean().default(false),
  url: z.string().max(2_048).default(''),
  extendedProps: z.strictObject({
    calendar: z.enum(calendars),
    guests: z.array(z.string().max(100)).max(100).optional(),
    location: z.string().max(200).optional(),
    description: z.string().max(2_000).optional(),
  }),
};

export const calendar = {
  /** No calendars named means all; an empty list means none. */
  list: get('/apps/calendar/events', {
    input: z.strictObject({ calendars: z.array(z.enum(calendars)).max(calendars.length).optional() }),
    output: list<CalendarEvent>(),
    returns: 'raw',
    kind: 'read',
  }),
  create: post('/apps/calendar/add-event', {
    input: z.strictObject({ event: z.strictObject(fields) }),
    output: done(),
    returns: 'raw',
    kind: 'once',
    status: 201,
  }),
  update: post('/apps/calendar/update-event', {
    input: z.strictObject({ event: z.strictObject({ id: Id, ...fields }) }),
    output: done(),
    returns: 'raw',
    kind: 'write',
  }),
  remove: del('/apps/calendar/remove-event', {
    input: z.strictObject({ id: Id }),
    output: done(),
    returns: 'raw',
    kind: 'once',
  }),
};
