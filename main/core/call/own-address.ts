/** Addresses that a server names in an answer (a CSV file's): only ever its own. */
import { fail, ok, type Result } from '@contract/failure';

export interface OwnAddress {
  /** Scheme, host and port: the same as the server's. */
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
}

/**
 * The address if it is on the server's own host and port, by the same scheme, without a user name; else
 * `export-address`. Relative addresses are read against the server's. The token is sent nowhere else.
 */
export const toOwnAddress = (url: string, server: string): Result<OwnAddress> => {
  const refused = fail('rejected', 'export-address');
  // Parsers differ over these: one that reads them must not decide for one that does not.
  if (url.length > 4_096 || /[\\\s\p{Cc}]/u.test(url) || !URL.canParse(url, `${server}/`)) return refused;
  const [target, own] = [new URL(url, `${server}/`), new URL(server)];
  if (target.origin !== own.origin || target.username !== '' || target.password !== '') return refused;
  if (target.pathname.startsWith('//')) return refused;
  return ok({ origin: target.origin, path: `${target.pathname}${target.search}` });
};
