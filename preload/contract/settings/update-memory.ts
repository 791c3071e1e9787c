/** What the settings remember of updates, from one start to the next. */
import { z } from 'zod';
import { limits } from '../limits';

const version = z.string().min(1).max(64);

export const UpdateMemory = z.object({
  /** The version that ran last, and whose news the person has seen. */
  lastRun: version.exactOptional(),
  /** The update that was downloaded, and not installed yet. */
  downloaded: version.exactOptional(),
  /** The update whose installation was started when the app quit. */
  installing: z.object({ version, notes: z.string().max(limits.updates.notes + 1) }).exactOptional(),
});
export type UpdateMemory = Readonly<z.output<typeof UpdateMemory>>;
