/**
 * After a lost answer the server is asked what it has now; nothing is sent a second time. A change that is there counts
 * as saved, one that is not is the failure it was.
 */
import type { Done } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import type { Values } from '../area/field';

/** `find` looks for what was sent; undefined where it is not there, or cannot be looked for. */
export const resolveUnknownOutcome = async (
  result: Result<Done>,
  find: () => Promise<Values | undefined>,
): Promise<Result<Done>> => {
  if (result.ok || result.failure.kind !== 'unknown-outcome') return result;
  const record = await find();
  return record ? ok({ record }) : result;
};
