import { z } from 'zod';
import { DayText, done, Id, post } from '../endpoint';

export const assignment = {
  /** Gives a sub-admin a share in tracks. */
  assign: post('/track/sub-admin/assign', {
    input: z.strictObject({
      subAdminId: Id,
      trackIds: z.array(Id).max(1_000),
      accessFrom: DayText.optional(),
      accessUntil: DayText.optional(),
      note: z.string().max(1_000).optional(),
    }),
    output: done(),
    returns: 'error-as-value',
    needs: ['update', 'Track'],
    kind: 'write',
    readBy: { call: 'admin.detail', input: { id: 'subAdminId' }, ids: { trackIds: 'assignedTracks' } },
  }),
};
