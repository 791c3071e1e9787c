/**
 * The live server's address, as a person types it and as it is kept. Read strictly by its own grammar, not by a lenient
 * URL parser: what this lets through reads the same to every parser.
 */
import { fail, ok, type Result } from './failure';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const shape = new RegExp(
  `^(https?)://((?:${label}\\.)*${label}|\\[::1\\])(?::([0-9]{1,5}))?((?:/[A-Za-z0-9._~-]+)*)/*$`,
  'i',
);
const thisComputer: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const usualPort: Readonly<Record<string, string>> = { https: '443', http: '80' };

/** Every runtime's own; all that is needed of it here. */
declare const URL: new (address: string) => { readonly hostname: string };

/** Whether a URL parser finds the very host that stands there: `127.1` is another one to it, `a.1` is none. */
const isPlain = (address: string, host: string): boolean => {
  try {
    return new URL(address).hostname === host;
  } catch {
    return false;
  }
};

/**
 * The address in its one written form: lower-case scheme and host, no usual port, no trailing slash. Only https, or http
 * for this computer; no user name, query, fragment or other IPv6 literal. Anything else fails as `server-address`.
 */
export const serverAddress = (input: string): Result<string> => {
  const refused = fail('invalid', 'server-address');
  const match = input.length <= 2_048 ? shape.exec(input.trim()) : null;
  const [, scheme = '', host = '', port = '', path = ''] = match ?? [];
  const [kind, name] = [scheme.toLowerCase(), host.toLowerCase()];
  if (!match || (kind === 'http' && !thisComputer.includes(name))) return refused;
  if (port !== '' && (Number(port) < 1 || Number(port) > 65_535)) return refused;
  if (path.split('/').some((part) => part === '.' || part === '..')) return refused;
  const shown = port === '' || Number(port) === Number(usualPort[kind]) ? '' : `:${Number(port)}`;
  const address = `${kind}://${name}${shown}${path}`;
  return isPlain(address, name) ? ok(address) : refused;
};
