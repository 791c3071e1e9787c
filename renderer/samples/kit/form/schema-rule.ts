import type { z } from 'zod';

/** A field's rule from a schema: its first complaint, in its own words. */
export const schemaRule =
  (schema: z.ZodType) =>
  (value: unknown): true | string => {
    const read = schema.safeParse(value);
    return read.success || (read.error.issues[0]?.message ?? '');
  };
