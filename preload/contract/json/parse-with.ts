/** Reads JSON of unknown shape with a schema. */
import type { z } from 'zod';

/**
 * What a schema makes of an input. zod compares the length of whatever has one, also of an object, so that
 * `{ length: { toString: [] } }` makes it throw: no more is known of that input than that it does not fit.
 */
export const parseWith = <S extends z.ZodType>(
  schema: S,
  input: unknown,
):
  | { readonly success: true; readonly data: z.output<S> }
  | { readonly success: false; readonly issues: readonly z.core.$ZodIssue[] } => {
  try {
    const { success, data, error } = schema.safeParse(input);
    return success ? { success, data } : { success, issues: error.issues };
  } catch {
    return { success: false, issues: [] };
  }
};
