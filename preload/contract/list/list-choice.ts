/** How lists are arranged, as stored and as sent: bounded, since it is kept in a file. */
import { z } from 'zod';
import type { ListChoice } from '../bridge';

const FieldName = z.string().min(1).max(64);

const Choice: z.ZodType<ListChoice> = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        key: FieldName,
        shown: z.boolean(),
        width: z.int().min(20).max(2_000).exactOptional(),
      }),
    )
    .max(200)
    .exactOptional(),
  density: z.enum(['compact', 'comfortable']).exactOptional(),
  perPage: z.int().min(0).max(10_000).exactOptional(),
});

/** By list, named as the area. A record's key must not reach a prototype. */
export const ListChoices = z.record(
  z
    .string()
    .max(64)
    .regex(/^[a-z][\w.-]*$/),
  Choice,
);
