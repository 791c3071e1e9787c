/** What a push message leaves behind on this computer: bounded, since it is kept in a file. */
import { z } from 'zod';
import type { MessageNote } from './bridge';

const fields = {
  id: z.string().regex(/^[\w-]{8,64}$/),
  audience: z.string().min(1).max(300),
  title: z.string().min(1).max(120),
  body: z.string().min(1).max(1_000),
  recipients: z.int().nonnegative().max(1_000_000_000).exactOptional(),
  outcome: z.enum(['sent', 'unknown', 'failed']),
};

export const MessageInput: z.ZodType<MessageNote> = z.strictObject(fields);

/** As stored: with whose it is, and when it was. */
export const KeptMessages = z
  .array(
    z.object({
      ...fields,
      at: z.iso.datetime(),
      server: z.string().max(2_048),
      personId: z.string().min(1).max(256),
    }),
  )
  .max(200)
  .readonly();
export type StoredMessage = z.output<typeof KeptMessages>[number];
