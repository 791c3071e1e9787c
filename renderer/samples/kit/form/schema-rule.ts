import type { z } from 'zod';

/** A validation rule from a schema; its message is the schema's first issue. */
export const schemaRule =
  (schema: z.ZodType) =>
  (value: unknown): true | string => {
    const read = schema.safeParse(value);
    return read.success || (read.error.issues[0]?.message ?? '');
  };
