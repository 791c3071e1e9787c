/** Chromium's network for pictures and documents: no cookies, no cache, and every redirect is handed back. */
import { Readable } from 'node:stream';
import { net, session } from 'electron';
import { isPrivateHost } from './address-rules';
import type { MediaNetwork } from './download';

/** The partition of the calls that only read: what it knows of proxies and certificates holds here too. */
const partition = 'pitwall-read';

/** To be used after Electron's `ready`. Rejects where no answer came. */
export const createMediaNetwork = (): MediaNetwork => ({
  /** A name that leads into a private network is only found out by asking for its addresses. */
  isPrivate: async (hostname) => {
    if (isPrivateHost(hostname)) return true;
    const own = session.fromPartition(partition, { cache: false });
    // Behind a proxy names may have no address here; the proxy resolves them.
    const found = await own.resolveHost(hostname).catch(() => undefined);
    return found?.endpoints.some(({ address }) => address !== undefined && isPrivateHost(address)) ?? false;
  },
  send: ({ url, token, range, signal }) =>
    new Promise((resolve, reject) => {
      const request = net.request({
        url: url.href,
        session: session.fromPartition(partition, { cache: false }),
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      });
      const stop = (): void => {
        request.abort();
        reject(new Error('ended'));
      };
      const over = (): void => signal.removeEventListener('abort', stop);
      request.setHeader('accept', 'image/*,video/*,application/pdf');
      if (token !== undefined) request.setHeader('authorization', `Bearer ${token}`);
      if (range !== undefined) request.setHeader('range', range);
      request.on('redirect', (status, _method, location) => {
        over();
        request.abort();
        resolve({ status, headers: { location }, body: Readable.from([]) });
      });
      request.on('response', (message) => {
        const headers = Object.entries(message.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
        const body = Readable.from(message as unknown as AsyncIterable<Uint8Array>);
        body.once('close', () => {
          over();
          request.abort();
        });
        resolve({ status: message.statusCode, headers: Object.fromEntries(headers), body });
      });
      request.on('error', (error) => {
        over();
        reject(error);
      });
      // A proxy or server that asks for a password gets none: the token is all there is.
      request.on('login', (_details, answer) => answer());
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      request.end();
    }),
});
