import { z } from 'zod';
import { done, Id, post } from '../endpoint';
import { pushAudiences } from '../entities/push-message';

export const support = {
  sendPush: post('/support/send-push-message', {
    input: z.strictObject({
      title: z.string().min(1).max(120),
      body: z.string().min(1).max(1_000),
      audience: z.enum(pushAudiences),
      eventId: Id.optional(),
      trackId: Id.optional(),
      userIds: z.array(Id).max(10_000).optional(),
      deepLink: z.string().max(500).optional(),
      imageUrl: z
        .url({ protocol: /^https$/ })
        .max(2_048)
        .optional(),
      scheduledAt: z.iso.datetime({ offset: true }).optional(),
    }),
    output: done(),
    needs: ['create', 'Push'],
  }),
};
