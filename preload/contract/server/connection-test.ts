/** The result of "Test connection" for a server's address, before the user signs in. */
import type { FailureCode } from '../failure';

/** What is wrong with a certificate; several may apply. */
export const certificateProblems = ['self-signed', 'unknown-issuer', 'expired', 'not-yet-valid', 'other-host'] as const;
export type CertificateProblem = (typeof certificateProblems)[number];

export interface Certificate {
  readonly problems: readonly CertificateProblem[];
  readonly subject: string;
  readonly issuer: string;
  /** The hosts that it is valid for. */
  readonly hosts: readonly string[];
  /** ISO 8601 times; empty if the certificate has no readable date. */
  readonly from: string;
  readonly to: string;
}

export interface ServerTest {
  /** The normalized address. */
  readonly address: string;
  /**
   * `api`: an API answers; `other`: something else answers; `page`: a web page answers, maybe the Wi-Fi's
   * sign-in page; `failed`: nothing answers, for the reason in `code`.
   */
  readonly outcome: 'api' | 'other' | 'page' | 'failed';
  readonly code?: FailureCode;
  readonly status?: number;
  /** The IP addresses of its name; empty behind a proxy, which resolves the name itself. */
  readonly ips: readonly string[];
  readonly milliseconds: number;
  /** The certificate, if it made the connection fail. */
  readonly certificate?: Certificate;
}
