/** Which proxy the app uses: the system's, one of its own, or none. */
import { z } from 'zod';
import { fail, ok, type Result } from '../failure';
import { hostOf } from '../server/host-name';

export const proxyModes = ['system', 'manual', 'off'] as const;
export type ProxyMode = (typeof proxyModes)[number];

const defaultPort: Readonly<Record<string, number>> = { http: 80, https: 443, socks5: 1080 };
const addressShape =
  /^(?:(http|https|socks5):\/\/)?(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::([0-9]{1,5}))?\/?$/i;

/**
 * A proxy's address with its scheme and port: `http://proxy.example.com:8080`. It names no user: settings hold no
 * passwords, and a person is asked for them. Fails as `proxy-address`.
 */
export const proxyAddress = (input: string): Result<string> => {
  const match = input.length <= 300 ? addressShape.exec(input.trim()) : null;
  const [, scheme = 'http', typedHost = '', typedPort] = match ?? [];
  const host = hostOf(`https://${typedHost}`);
  const port = Number(typedPort ?? defaultPort[scheme.toLowerCase()]);
  return match && host !== undefined && !host.includes('..') && port >= 1 && port <= 65_535
    ? ok(`${scheme}://${host}:${port}`.toLowerCase())
    : fail('invalid', 'proxy-address');
};

/** The host and port of a normalized choice's proxy; undefined without one. */
export const proxyHost = ({ address }: ProxyChoice): string | undefined => address.split('://')[1];

/** A host without a proxy: a name, `*.example.com`, an address with or without a port, or a range like `10.0.0.0/8`. */
const bypassShape =
  /^(?:\*\.|\.)?(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9])?)(?::\d{1,5}|\/\d{1,3})?$/i;
const isBypassHost = (host: string): boolean => bypassShape.test(host);

const maxBypass = 100;
const Bypass = z.array(z.string().max(260)).max(maxBypass).readonly();

/** As a person typed it. */
export const ProxyInput = z.strictObject({
  mode: z.enum(proxyModes),
  /** Used only in the mode `manual`, and kept for when it is chosen again. */
  address: z.string().max(2_048),
  bypass: Bypass,
});
export type ProxyChoice = Readonly<z.output<typeof ProxyInput>>;

export const systemProxy: ProxyChoice = { mode: 'system', address: '', bypass: [] };

/** The normalized choice. Fails as `proxy-address`, or as `proxy-bypass` with the first host that is none. */
export const readProxy = ({ mode, address, bypass }: ProxyChoice): Result<ProxyChoice> => {
  const read = proxyAddress(address);
  if (mode === 'manual' && !read.ok) return read;
  const hosts = [...new Set(bypass.map((host) => host.trim().toLowerCase()).filter((host) => host !== ''))];
  const wrong = hosts.find((host) => !isBypassHost(host));
  if (wrong !== undefined) return fail('invalid', 'proxy-bypass', { about: { name: wrong } });
  return ok({ mode, address: read.ok ? read.value : '', bypass: hosts });
};

/** As the settings file keeps it. */
export const StoredProxy = ProxyInput.refine((choice) => {
  const read = readProxy(choice);
  return read.ok && JSON.stringify(read.value) === JSON.stringify(choice);
});
