/** Reads JSON of unknown shape with a schema. */
import type { z } from 'zod';

/**
 * Parses an input with a schema, and never throws. zod throws for `{ length: { toString: [] } }`, because it compares the
 * length of every object that has one; such an input is refused without issues.
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
