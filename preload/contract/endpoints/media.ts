import { z } from 'zod';
import { Id, post, record } from '../endpoint';
import type { Media } from '../entities/media';

export const media = {
  /** One file, as multipart; main adds the part `file` beside these fields. */
  upload: post('/media/upload', {
    input: z.strictObject({
      folder: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional(),
      entityType: z.string().max(64).optional(),
      entityId: Id.optional(),
    }),
    output: record<Media>('media'),
    needs: ['create', 'Media'],
    kind: 'once',
    by: 'files',
  }),
};
