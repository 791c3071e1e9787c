import { z } from 'zod';
import { DayText, Id, post, record } from '../endpoint';
import type { Dashboard } from '../entities/dashboard';

export const dashboard = {
  overview: post('/dashboard', {
    input: z.strictObject({
      startDate: DayText.optional(),
      endDate: DayText.optional(),
      eventId: Id.optional(),
      trackId: Id.optional(),
    }),
    output: record<Dashboard>('dashboard'),
    needs: ['read', 'Dashboard'],
  }),
};
