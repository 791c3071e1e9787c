/** How much each person uses pages, commands and settings, as the settings keep it: by person and server. */
import { z } from 'zod';
import { limits } from '../limits';
import { byOwner } from '../owner';

const Use = z.strictObject({
  /** The number of uses, of which older ones count less. */
  score: z.number().min(0).max(1_000_000),
  /** The time of the last one, in milliseconds since 1970. */
  at: z.int().nonnegative(),
});
export type Use = Readonly<z.output<typeof Use>>;

const UsesOfPerson = z
  .record(
    z
      .string()
      .max(200)
      .regex(/^(page|command|setting):/),
    Use,
  )
  .refine((uses) => Object.keys(uses).length <= limits.uses)
  .readonly();
export type UsesOfPerson = z.output<typeof UsesOfPerson>;

export const Uses = byOwner(UsesOfPerson);
