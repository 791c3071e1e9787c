/** Chromium's network for "Test connection". */
import { randomUUID } from 'node:crypto';
import type { TestNetwork } from './connection-steps';
import { sendRequest } from './electron-request';
import { createLiveTransport, type Network } from './live';
import type { ProxySignIn } from './proxy-sign-in';
import type { NetworkSessions } from './sessions';

/** Tells Chromium to keep its own verdict (SEC-25). */
const ownVerdict = -3;

/**
 * A session of its own for each test: Chromium remembers certificates that it has judged for as long as a session lives,
 * and shows them only once.
 */
export const createTestNetwork = (
  sessions: NetworkSessions,
  proxySignIn: Pick<ProxySignIn, 'forRequest' | 'question'>,
): TestNetwork => {
  const name = `test-${randomUUID()}`;
  return {
    resolveProxy: async (address) => (await sessions.named(name)).resolveProxy(address),
    resolveHost: async (host) => {
      const { endpoints } = await (await sessions.named(name)).resolveHost(host);
      return endpoints.flatMap(({ address }) => (address === undefined ? [] : [address]));
    },
    send: async (request, server, signal, onCertificate) => {
      const session = await sessions.named(name);
      session.setCertificateVerifyProc(({ certificate, errorCode }, callback) => {
        onCertificate({ pem: certificate.data, isTrusted: errorCode === 0 });
        callback(ownVerdict);
      });
      const network: Network = (sent) => sendRequest(sent, { session, proxySignIn });
      return createLiveTransport({ read: network, write: network })(request, server, signal);
    },
    isAsking: () => proxySignIn.question() !== undefined,
  };
};
