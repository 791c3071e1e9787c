/** Which addresses of pictures and documents may be fetched, and whether the token goes along. Pure. */
import { isThisComputer } from '@contract/host-name';

/** A place to fetch from. `own` is the server's very origin: only there the token is sent. */
export interface Target {
  readonly url: URL;
  readonly own: boolean;
  /** Host and port as a person is asked about it: `files.example.com`. */
  readonly host: string;
}

const maxLength = 4_096;
/** Parsers differ over these: one that reads them must not decide for one that does not. */
const odd = /[\\\s\p{Cc}]/u;

const privateIpv4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^(22[4-9]|2[3-5]\d)\./;
const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const privateNames = /^localhost$|\.(localhost|local|internal|lan|home\.arpa)$/;

/**
 * Whether a host, or the IP address it has, belongs to this computer or a private network. A parsed URL's host is
 * expected: `127.1` and `0x7f.1` are `127.0.0.1` by then.
 */
export const isPrivateHost = (hostname: string): boolean => {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (ipv4.test(name)) return privateIpv4.test(name);
  const ipv6 = name.startsWith('[') ? name.slice(1, -1) : name;
  if (!ipv6.includes(':')) return privateNames.test(name);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(ipv6);
  if (mapped) {
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
    return privateIpv4.test(`${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`);
  }
  // Everything but global unicast (2000::/3): loopback, link-local, unique local, multicast, IPv4 in disguise.
  return !/^[23][0-9a-f]{3}:/.test(ipv6);
};

/**
 * The place behind an address of an answer, relative ones read against the server; undefined for what is never fetched:
 * no https (http on this computer only), a user name, or a private network that the server itself is not part of.
 */
export const targetOf = (address: string, server: string): Target | undefined => {
  if (address === '' || address.length > maxLength || odd.test(address)) return undefined;
  if (!URL.canParse(server) || !URL.canParse(address, `${server}/`)) return undefined;
  const [url, home] = [new URL(address, `${server}/`), new URL(server)];
  if (url.username !== '' || url.password !== '') return undefined;
  const own = url.origin === home.origin;
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isThisComputer(url.hostname));
  if (!isSecure) return undefined;
  if (!own && isPrivateHost(url.hostname) && !isPrivateHost(home.hostname)) return undefined;
  url.hash = '';
  return { url, own, host: url.host };
};

/** Whether a host is one of those allowed: by its name with its port, or by a pattern of its subdomains. */
export const isAllowedHost = (host: string, allowed: readonly string[]): boolean =>
  allowed.some((one) =>
    one.startsWith('*.') ? host.endsWith(one.slice(1)) && host.length >= one.length : one === host,
  );
