/** The event that each person works on, as the settings keep it: by person and server. */
import { z } from 'zod';
import { Id } from '../endpoint';
import { limits } from '../limits';
import { byOwner } from '../owner';

/** Other fields of an event are read when they are needed. */
export const EventReference = z.strictObject({
  id: Id,
  name: z.string().max(300),
  startDate: z.string().max(64).exactOptional(),
  endDate: z.string().max(64).exactOptional(),
  timezone: z.string().max(64).exactOptional(),
  trackId: Id.exactOptional(),
  trackName: z.string().max(300).exactOptional(),
});
export type EventReference = Readonly<z.output<typeof EventReference>>;

const EventChoice = z.strictObject({
  /** The last events, newest first; the first one is the current event if `isChosen`. */
  recent: z.array(EventReference).max(limits.events.recent).readonly(),
  isChosen: z.boolean(),
});
export type EventChoice = Readonly<z.output<typeof EventChoice>>;

export const CurrentEvents = byOwner(EventChoice);
