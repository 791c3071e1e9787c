/** The event that each person works on, as the settings keep it: by person and server. */
import { z } from 'zod';
import { Id } from '../endpoint';
import { limits } from '../limits';

/** Other fields of an event are read when they are needed. */
const EventReference = z.strictObject({
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

/** A JSON list of mode, server and person, so it can't reach a prototype. */
export const OwnerKey = z
  .string()
  .max(3_000)
  .regex(/^\["(demo|live)",/);

/** A setting of each user and server, for as many users as are kept. */
export const byOwner = <S extends z.ZodType>(setting: S) =>
  z
    .record(OwnerKey, setting)
    .refine((settings) => Object.keys(settings).length <= limits.events.users)
    .readonly();

export const CurrentEvents = byOwner(EventChoice);
