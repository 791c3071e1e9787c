/** Addresses that a server names in a response, such as a CSV file's: only its own are allowed. */
import { fail, ok, type Result } from '@contract/failure';

export interface OwnAddress {
  /** Scheme, host and port: the same as the server's. */
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
}

/**
 * Parses an address relative to the server's. Fails with `export-address` unless it has the same scheme, host and port
 * and no user name: the token is sent nowhere else.
 */
export const toOwnAddress = (url: string, server: string): Result<OwnAddress> => {
  const refused = fail('rejected', 'export-address');
  // Parsers disagree about these characters, so the one here must not decide for the one that sends.
  if (url.length > 4_096 || /[\\\s\p{Cc}]/u.test(url) || !URL.canParse(url, `${server}/`)) return refused;
  const [target, own] = [new URL(url, `${server}/`), new URL(server)];
  if (target.origin !== own.origin || target.username !== '' || target.password !== '') return refused;
  if (target.pathname.startsWith('//')) return refused;
  return ok({ origin: target.origin, path: `${target.pathname}${target.search}` });
};
