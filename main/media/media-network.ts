/** Chromium's network for pictures and documents: no cookies, no cache, and redirects are returned, not followed. */
import { Readable } from 'node:stream';
import { net } from 'electron';
import { answerOf } from '../transport/electron-answer';
import type { ProxySignIn } from '../transport/proxy-sign-in';
import { type NetworkSessions, readSessionName } from '../transport/sessions';
import { isPrivateHost } from './address-rules';
import type { MediaNetwork } from './download';

/** Use after Electron's `ready`. `send` rejects if no answer came. */
export const createMediaNetwork = (
  sessions: NetworkSessions,
  proxySignIn: Pick<ProxySignIn, 'forRequest'>,
): MediaNetwork => ({
  /** Resolves the name, because only its addresses show whether it leads into a private network. */
  isPrivate: async (hostname) => {
    if (isPrivateHost(hostname)) return true;
    const own = await sessions.named(readSessionName);
    // Behind a proxy a name may not resolve here; the proxy resolves it.
    const found = await own.resolveHost(hostname).catch(() => undefined);
    return found?.endpoints.some(({ address }) => address !== undefined && isPrivateHost(address)) ?? false;
  },
  send: async ({ url, token, range, signal }) => {
    const session = await sessions.named(readSessionName);
    return new Promise((resolve, reject) => {
      const request = net.request({
        url: url.href,
        session,
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      });
      const stop = (): void => {
        request.abort();
        reject(new Error('ended'));
      };
      const removeListener = (): void => signal.removeEventListener('abort', stop);
      request.setHeader('accept', 'image/*,video/*,application/pdf');
      if (token !== undefined) request.setHeader('authorization', `Bearer ${token}`);
      if (range !== undefined) request.setHeader('range', range);
      request.on('redirect', (status, _method, location) => {
        removeListener();
        request.abort();
        resolve({ status, headers: { location }, body: Readable.from([]) });
      });
      request.on('response', (message) => {
        const end = (): void => {
          removeListener();
          request.abort();
        };
        resolve(answerOf(message, end));
      });
      request.on('error', (error) => {
        removeListener();
        reject(error);
      });
      request.on('login', proxySignIn.forRequest().onLogin);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      request.end();
    });
  },
});
