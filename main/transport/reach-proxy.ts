/** Connects to a host, and asks a proxy for a connection to another, to explain where a connection ends. Sends nothing else. */
import { connect } from 'node:net';

/** A proxy as Chromium names it: `PROXY proxy.example.com:8080`. */
export interface ProxyAddress {
  /** Only `PROXY` is asked here; Chromium itself judges the others. */
  readonly kind: 'PROXY' | 'HTTPS' | 'SOCKS';
  readonly host: string;
  readonly port: number;
}

/** The proxies of `resolveProxy` in their order; undefined stands for none. */
export const parseProxies = (list: string): readonly (ProxyAddress | undefined)[] =>
  list.split(';').flatMap((entry) => {
    const [word = '', address = ''] = entry.trim().split(/\s+/);
    const kind = word.toUpperCase();
    if (kind === 'DIRECT') return [undefined];
    const match = /^(\[[^\]]+\]|[^:]+):(\d+)$/.exec(address);
    const known = kind === 'PROXY' || kind === 'HTTPS' ? kind : kind.startsWith('SOCKS') ? 'SOCKS' : undefined;
    return match && known
      ? [{ kind: known, host: (match[1] ?? '').replace(/^\[|\]$/g, ''), port: Number(match[2]) }]
      : [];
  });

/** Opens a connection and closes it again. Rejects with the system's error. */
export const connectTo = (host: string, port: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, signal });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });

/** The status that a proxy answers to `CONNECT host:port`. Sends no credentials. Rejects with the system's error. */
export const askForTunnel = async (proxy: ProxyAddress, target: string, signal: AbortSignal): Promise<number> => {
  // Only a test of the connection needs it, and every start would wait for it.
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const { host, port } = proxy;
    const asking = request({
      host,
      port,
      method: 'CONNECT',
      path: target,
      headers: { host: target },
      agent: false,
      signal,
    });
    const end = (status = 0): void => {
      asking.destroy();
      resolve(status);
    };
    asking.once('connect', ({ statusCode }, socket) => {
      socket.once('error', () => undefined).destroy();
      end(statusCode);
    });
    asking.once('response', ({ statusCode }) => end(statusCode));
    asking.once('error', reject);
    asking.end();
  });
};
