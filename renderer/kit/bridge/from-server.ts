import { fail, type Result } from '@contract/failure';

/** An answer that confirms a change must be the server's own: one from the copy on this computer becomes a failure. */
export const fromServer = <T>(result: Result<T>): Result<T> =>
  result.ok && result.copy ? fail('network', 'offline') : result;
