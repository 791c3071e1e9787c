/** Chromium's network stack, which knows the system's proxy and the operating system's certificates. */
import type { UploadTransport } from '../core/call/transport';
import { toTransportError } from '../core/call/transport-error';
import { uploadThroughChromium } from './chromium-upload';
import { sendRequest } from './electron-request';
import type { Networks } from './live';
import type { ProxySignIn } from './proxy-sign-in';
import { beforeSending, createSessionPool } from './session-pool';
import { type NetworkSessions, readSessionName } from './sessions';

export interface Chromium {
  readonly networks: Networks;
  readonly upload: UploadTransport;
  /** Opens the session for reads. */
  prepare(): Promise<void>;
}

/**
 * Creates the live transport's networks and upload; use it after Electron's `ready`. An upload takes a socket of its own
 * if no proxy applies and the server's certificate is publicly trusted; otherwise it goes through Chromium.
 */
export const createChromium = (sessions: NetworkSessions, proxySignIn: Pick<ProxySignIn, 'forRequest'>): Chromium => {
  const readSession = () => sessions.named(readSessionName);
  const acquireSession = createSessionPool(sessions);
  const uploadByChromium: UploadTransport = async (upload, server) => {
    const { session, release } = await acquireSession(upload.signal);
    return uploadThroughChromium(upload, `${server}${upload.path}`, { session, proxySignIn, release });
  };
  return {
    prepare: async () => void (await readSession()),
    networks: {
      read: async (request) =>
        sendRequest({ ...request, redirect: 'manual' }, { session: await readSession(), proxySignIn }),
      write: async (request) => {
        const { sendState, signal } = request;
        sendState.mayHaveArrived = () => false;
        const { session, release } = await acquireSession(signal);
        return sendRequest({ ...request, redirect: 'manual' }, { session, proxySignIn, release });
      },
    },
    upload: async (upload, server) => {
      const resolving = readSession().then((session) => session.resolveProxy(`${server}${upload.path}`));
      const proxy = await beforeSending(upload.signal, resolving);
      if (proxy !== 'DIRECT') return uploadByChromium(upload, server);
      // Loaded with the first upload: Node's network takes 13 ms of a start.
      const { uploadDirectly } = await import('./direct-upload');
      try {
        return await uploadDirectly(upload, server);
      } catch (thrown) {
        const error = toTransportError(thrown);
        // Nothing was sent, and only the operating system may know the certificate.
        if (error.code === 'tls' && !error.wasSent) return uploadByChromium(upload, server);
        throw error;
      }
    },
  };
};
