import { z } from 'zod';
import { Id, post, record } from '../endpoint';
import type { W9 } from '../entities/w9';

export const docuSign = {
  w9: post('/docu-sign/web-w9-details', {
    input: z.strictObject({ trackId: Id.optional(), userId: Id.optional() }),
    output: record<W9>('w9'),
    needs: ['read', 'W9'],
    inBulk: true,
  }),
};
