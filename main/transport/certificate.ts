/**
 * Reads the certificate that made Chromium refuse a server, so that the app can tell a person what is wrong with it.
 *
 * This is the only connection that does not insist on a valid certificate, and nothing is ever sent over it: no request,
 * no token (SEC-25). It closes after the handshake, and its result permits nothing.
 */
import { isIP } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { cleanText } from '@contract/json/record';
import type { Certificate, CertificateProblem } from '@contract/server/connection-test';

const timeout = 5_000;

const nameOf = (name: Readonly<Record<string, unknown>> | undefined): string =>
  cleanText(
    ['CN', 'O', 'OU']
      .flatMap((part) => name?.[part])
      .filter((part) => typeof part === 'string')
      .join(', '),
  ) ?? '';

const toTime = (text: string): number => Date.parse(text ?? '');
const toIso = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString());

const problemsOf = (peer: PeerCertificate, host: string, chain: string, now: number): readonly CertificateProblem[] => {
  const isSelfSigned = chain === 'DEPTH_ZERO_SELF_SIGNED_CERT';
  const isUnknown = /SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|ISSUER|UNTRUSTED/.test(chain);
  const all: readonly (readonly [CertificateProblem, boolean])[] = [
    ['expired', now > toTime(peer.valid_to)],
    ['not-yet-valid', now < toTime(peer.valid_from)],
    ['other-host', checkServerIdentity(host, peer) !== undefined],
    ['self-signed', isSelfSigned],
    ['unknown-issuer', isUnknown && !isSelfSigned],
  ];
  return all.filter(([, is]) => is).map(([problem]) => problem);
};

/** The certificate of a server's address; undefined if the handshake fails. Never rejects. */
export const readCertificate = (server: string, now = Date.now()): Promise<Certificate | undefined> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server);
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
    });
    const end = (certificate?: Certificate): void => {
      socket.destroy();
      resolve(certificate);
    };
    socket.setTimeout(timeout, () => end());
    socket.once('error', () => end());
    socket.once('secureConnect', () => {
      const peer = socket.getPeerCertificate();
      if (!peer?.subject) return end();
      end({
        problems: problemsOf(peer, host, String(socket.authorizationError ?? ''), now),
        subject: nameOf({ ...peer.subject }),
        issuer: nameOf({ ...peer.issuer }),
        hosts: (peer.subjectaltname ?? '')
          .split(', ')
          .map((name) => name.replace(/^(DNS|IP Address):/, ''))
          .filter((name) => name !== '')
          .slice(0, 20),
        from: toIso(toTime(peer.valid_from)),
        to: toIso(toTime(peer.valid_to)),
      });
    });
  });
