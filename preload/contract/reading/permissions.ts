/** Reads ability lists; separate from `ability.ts`, so that the page does not load the schemas. */
import { z } from 'zod';
import { defaultPermissions, type Permission as PairShape } from '../ability';
import { parseWith } from '../json/parse-with';

export const Pair = z.object({ action: z.string().min(1).max(64), subject: z.string().min(1).max(64) });

/** Reads an ability list from an answer. Missing or malformed in any part means the default: never more rights by accident. */
export const readPermissions = (input: unknown): readonly PairShape[] => {
  const parsed = parseWith(z.array(Pair).max(1_000), input);
  return parsed.success && parsed.data.length > 0 ? parsed.data : defaultPermissions;
};
