/** Reads a host name: whether it means this computer or a local network, and its form in another alphabet. */

declare const URL: new (address: string) => { readonly host: string };

/** Finds the host of an address, with its port if that is not the usual one. Undefined for a text that is not an address. */
export const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
};

const hostShape = /^(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)$/i;

/**
 * Writes an allowed host as `URL` does, `127.0.0.1` for `127.1`. It may have a port, and `*.` before it for its subdomains.
 * Undefined for a text that names no host.
 */
export const allowedHost = (text: string): string | undefined => {
  const [, wildcard = '', name] = hostShape.exec(text) ?? [];
  const host = name === undefined ? undefined : hostOf(`https://${name}`);
  return host && `${wildcard}${host}`;
};

export const isThisComputer = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** Addresses and names that no server on the Internet can have (RFC 1918, 3927, 4193, 4291, 6762, 8375). */
const localNames = [
  /^10(\.\d+){3}$/,
  /^192\.168(\.\d+){2}$/,
  /^172\.(1[6-9]|2\d|3[01])(\.\d+){2}$/,
  /^169\.254(\.\d+){2}$/,
  /^\[f[cd][0-9a-f]{2}:[0-9a-f:]*\]$/,
  /^\[fe[89ab][0-9a-f]:[0-9a-f:]*\]$/,
  /^[a-z0-9-]*[a-z][a-z0-9-]*$/,
  /\.(local|lan|internal|home|home\.arpa)$/,
];

/** Whether a normalized host belongs to a local network. */
export const isLocalName = (host: string): boolean =>
  !isThisComputer(host) && localNames.some((form) => form.test(host));

/** Decodes Punycode (RFC 3492); `URL` can only encode it. */
const decodeLabel = (encoded: string): string | undefined => {
  const cut = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(cut, 0))].map((sign) => sign.charCodeAt(0));
  let [code, position, bias] = [128, 0, 72];
  for (let at = cut + 1; at < encoded.length; ) {
    const before = position;
    for (let weight = 1, step = 36; ; step += 36) {
      const sign = encoded.charCodeAt(at++);
      const digit = sign >= 0x30 && sign <= 0x39 ? sign - 22 : sign >= 0x61 && sign <= 0x7a ? sign - 97 : 99;
      if (digit > 35) return undefined;
      position += digit * weight;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const size = output.length + 1;
    bias = adapted(position - before, size, before === 0);
    code += Math.floor(position / size);
    position %= size;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    output.splice(position, 0, code);
    position += 1;
  }
  return String.fromCodePoint(...output);
};

const adapted = (delta: number, size: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / size);
  let bias = 0;
  for (; rest > 455; bias += 36) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
};

/** The Unicode form of an ASCII name; undefined if it has none, or if that form would encode to another name. */
export const unicodeName = (host: string): string | undefined => {
  if (!/(^|\.)xn--/.test(host)) return undefined;
  const parts = host.split('.').map((part) => (part.startsWith('xn--') ? decodeLabel(part.slice(4)) : part));
  if (parts.some((part) => part === undefined || !/^[\p{L}\p{M}\p{N}-]+$/u.test(part))) return undefined;
  const name = parts.join('.');
  return hostOf(`https://${name}`) === host ? name : undefined;
};
