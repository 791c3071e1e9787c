/** Which addresses of pictures and documents may be fetched, and whether the token is sent with the request. Pure. */
import { isThisComputer } from '@contract/server/host-name';

/** An address to fetch. `own` means the server's exact origin: only there is the token sent. */
export interface Target {
  readonly url: URL;
  readonly own: boolean;
  /** Host and port as the question to the user shows them: `files.example.com`. */
  readonly host: string;
}

const maxLength = 4_096;
/** Parsers read these differently, so an address that contains them is refused. */
const odd = /[\\\s\p{Cc}]/u;

const privateIpv4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^(22[4-9]|2[3-5]\d)\./;
const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const privateNames = /^localhost$|\.(localhost|local|internal|lan|home\.arpa)$/;

/**
 * Whether a host, or the IP address it has, belongs to this computer or a private network. A parsed URL's host is
 * expected, because parsing turns `127.1` and `0x7f.1` into `127.0.0.1`.
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
 * Resolves an address of an answer, relative ones against the server; undefined for addresses that are never fetched:
 * without https (except on this computer), with a user name, or in a private network that the server is not part of.
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

/** Whether a host is allowed, by its name and port or by a wildcard for subdomains. */
export const isAllowedHost = (host: string, allowed: readonly string[]): boolean =>
  allowed.some((one) =>
    one.startsWith('*.') ? host.endsWith(one.slice(1)) && host.length >= one.length : one === host,
  );
