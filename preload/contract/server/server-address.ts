/**
 * The live server's address, as a person types it and as it is kept. Read strictly by its own grammar, not by a lenient
 * URL parser: what this lets through reads the same to every parser.
 */
import { fail, ok, type Result } from '../failure';
import { hostOf, isLocalName, isThisComputer, unicodeName } from './host-name';

const shape =
  /^(?:(https?):\/\/)?(\[[0-9a-f:.]{2,45}\]|[\p{L}\p{M}\p{N}.-]{1,253})(?::([0-9]{1,5}))?((?:\/[A-Za-z0-9._~-]+)*)\/*$/iu;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** As DNS has them: a name in another alphabet may become longer than that. */
const maxName = 253;
const asciiName = new RegExp(`^(?=.{1,${maxName}}$)(?:${label}\\.)*${label}$`);
const usualPort: Readonly<Record<string, string>> = { https: '443', http: '80' };

/**
 * The normalized host, or undefined. A URL parser reads `127.1` as another host and refuses `a.1`, so plain names
 * must stay unchanged; names in other alphabets become their ASCII form.
 */
const plainHost = (typed: string): string | undefined => {
  const name = typed.toLowerCase();
  const host = hostOf(`https://${name}`);
  if (host === undefined) return undefined;
  if (name.startsWith('[')) return isThisComputer(host) || isLocalName(host) ? host : undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(name)) {
    const isKnown = !/(^|\.)xn--/.test(host) || unicodeName(host) !== undefined;
    return host === name && asciiName.test(host) && isKnown ? host : undefined;
  }
  const isForeign = host.split('.').some((part) => part.startsWith('xn--'));
  return isForeign && asciiName.test(host) && unicodeName(host) !== undefined ? host : undefined;
};

/** The rules that allow an address without encryption. */
export interface AddressRules {
  /** Addresses that an administrator allows over plain http. */
  readonly allowHttp?: readonly string[];
  /** The person was warned that anyone on the network can read the traffic, and chose it. For local networks only. */
  readonly acceptsPlain?: boolean;
}

interface Parts {
  readonly scheme: string;
  readonly host: string;
  readonly address: string;
}

const partsOf = (input: string): Parts | undefined => {
  // Without a server, a start doesn't compile the pattern.
  const match = input !== '' && input.length <= 2_048 ? shape.exec(input.trim()) : null;
  const [, typed = 'https', name = '', port = '', path = ''] = match ?? [];
  const scheme = typed.toLowerCase();
  const host = match ? plainHost(name) : undefined;
  if (host === undefined) return undefined;
  if (port !== '' && (Number(port) < 1 || Number(port) > 65_535)) return undefined;
  if (path.split('/').some((part) => part === '.' || part === '..')) return undefined;
  const shown = port === '' || Number(port) === Number(usualPort[scheme]) ? '' : `:${Number(port)}`;
  return { scheme, host, address: `${scheme}://${host}${shown}${path}` };
};

/**
 * The normalized address: lower-case scheme and host, no default port, no trailing slash. Without a scheme it
 * is https. Plain http only for this computer, or as `rules` allow; no user name, query, fragment or public IPv6 literal.
 * Anything else fails as `server-address`.
 */
export const serverAddress = (input: string, rules: AddressRules = {}): Result<string> => {
  const parts = partsOf(input);
  if (!parts) return fail('invalid', 'server-address');
  const { scheme, host, address } = parts;
  const mayBePlain =
    isThisComputer(host) ||
    (rules.acceptsPlain === true && isLocalName(host)) ||
    (rules.allowHttp ?? []).some((allowed) => partsOf(allowed)?.address === address);
  return scheme === 'https' || mayBePlain ? ok(address) : fail('invalid', 'server-address');
};

/** Whether the address is one that a person may choose to use without encryption: plain http on a local network. */
export const mayAcceptPlain = (input: string): boolean =>
  !serverAddress(input).ok && serverAddress(input, { acceptsPlain: true }).ok;

/** Whether others can read the traffic to an address of `serverAddress`: http to another computer. */
export const isUnencrypted = (address: string): boolean => {
  const parts = partsOf(address);
  return parts?.scheme === 'http' && !isThisComputer(parts.host);
};

/**
 * An address as people know it. Names in other alphabets have both forms, `пример.рф` and the ASCII one,
 * because letters of two alphabets can look the same.
 */
export const displayAddress = (address: string): string => {
  const parts = partsOf(address);
  const unicode = parts && unicodeName(parts.host);
  return parts && unicode ? `${parts.address.replace(parts.host, unicode)} (${parts.host})` : address;
};
