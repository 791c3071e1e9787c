/** What the settings keep of each person: by person and server. */
import { z } from 'zod';
import { limits } from './limits';

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
