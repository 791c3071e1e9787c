/** Describes the certificate that a server has shown, so that the app can tell a person what is wrong with it. */
import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { cleanText } from '@contract/json/record';
import type { Certificate, CertificateProblem } from '@contract/server/connection-test';

/** `CN=a\nO=b` as one line, the name first. */
const nameOf = (lines: string | undefined): string => {
  const parts = (lines ?? '').split('\n').map((line) => line.split('='));
  const values = ['CN', 'O', 'OU'].flatMap((part) =>
    parts.filter(([key]) => key === part).map(([, ...value]) => value.join('=')),
  );
  return cleanText(values.join(', ')) ?? '';
};

const toIso = (text: string): string => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
};

const problemsOf = (
  certificate: X509Certificate,
  host: string,
  isTrusted: boolean,
  now: number,
): readonly CertificateProblem[] => {
  const isForHost = isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host);
  const isSelfSigned = certificate.checkIssued(certificate);
  const isInTime = now >= Date.parse(certificate.validFrom) && now <= Date.parse(certificate.validTo);
  const all: readonly (readonly [CertificateProblem, boolean])[] = [
    ['expired', now > Date.parse(certificate.validTo)],
    ['not-yet-valid', now < Date.parse(certificate.validFrom)],
    ['other-host', isForHost === undefined],
    ['self-signed', isSelfSigned],
    // Chromium names one problem only. If nothing else is wrong, it is the issuer.
    ['unknown-issuer', !isSelfSigned && isInTime && isForHost !== undefined],
  ];
  return isTrusted ? [] : all.filter(([, is]) => is).map(([problem]) => problem);
};

/** `isTrusted` is Chromium's verdict, which alone decides. Undefined if the text is no certificate. */
export const readCertificate = (
  pem: string,
  { host, isTrusted, now = Date.now() }: { readonly host: string; readonly isTrusted: boolean; readonly now?: number },
): Certificate | undefined => {
  try {
    const certificate = new X509Certificate(pem);
    return {
      problems: problemsOf(certificate, host, isTrusted, now),
      subject: nameOf(certificate.subject),
      issuer: nameOf(certificate.issuer),
      hosts: (certificate.subjectAltName ?? '')
        .split(', ')
        .map((name) => name.replace(/^(DNS|IP Address):/, ''))
        .filter((name) => name !== '')
        .slice(0, 20),
      from: toIso(certificate.validFrom),
      to: toIso(certificate.validTo),
    };
  } catch {
    return undefined;
  }
};
