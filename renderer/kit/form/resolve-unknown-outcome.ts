/**
 * After a lost response, checks whether the server has the change; nothing is sent again. If the change is found, the
 * result is a success; otherwise the failure remains.
 */
import type { Done } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import type { Values } from '../area/field';

/** `find` returns the record with the sent values, or undefined. */
export const resolveUnknownOutcome = async (
  result: Result<Done>,
  find: () => Promise<Values | undefined>,
): Promise<Result<Done>> => {
  if (result.ok || result.failure.kind !== 'unknown-outcome') return result;
  const record = await find();
  return record ? ok({ record }) : result;
};
