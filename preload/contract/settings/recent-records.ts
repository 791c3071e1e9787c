/** The records that each person opened last, as the settings keep them: by person and server, newest first. */
import { z } from 'zod';
import { limits } from '../limits';
import { byOwner } from '../owner';

const RecentRecord = z.strictObject({
  /** The name of the record's area. */
  area: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  /** The address of its page: `/bookings/50001`. */
  path: z.string().regex(/^\/[a-z][a-z-]{0,39}\/[\w.~%-]{1,200}$/),
  title: z.string().min(1).max(limits.recentRecords.title),
});
export type RecentRecord = Readonly<z.output<typeof RecentRecord>>;

export const RecentRecords = byOwner(z.array(RecentRecord).max(limits.recentRecords.each).readonly());
