/** What servers ignored of the inputs of their lists, as the settings file keeps it. */
import { z } from 'zod';

export const maxNoteName = 160;

/** Server to the profile that its answers were read with, and call and aspect to the last proof. */
export const IgnoredByServer = z
  .record(
    z.string().max(2_048),
    z.object({
      profile: z.string().max(64),
      notes: z.record(z.string().max(2 * maxNoteName), z.number()).readonly(),
    }),
  )
  .readonly();
export type IgnoredByServer = z.output<typeof IgnoredByServer>;
