/** What "Test connection" finds out about a server's address, before anybody signs in. */
import type { FailureCode } from './failure';

/** What is wrong with a certificate; more than one may be. */
export const certificateTroubles = ['self-signed', 'unknown-issuer', 'expired', 'not-yet-valid', 'other-host'] as const;
export type CertificateTrouble = (typeof certificateTroubles)[number];

export interface Certificate {
  readonly troubles: readonly CertificateTrouble[];
  readonly subject: string;
  readonly issuer: string;
  /** The hosts that it is for. */
  readonly hosts: readonly string[];
  /** ISO moments; an empty text where the certificate has none that can be read. */
  readonly from: string;
  readonly to: string;
}

export interface ServerTest {
  /** The address in its written form. */
  readonly address: string;
  /**
   * `api`: answers as an API does; `other`: answers, but not like one at this address; `page`: a web page, maybe a Wi-Fi's
   * sign-in; `failed`: no answer, for the reason in `code`.
   */
  readonly outcome: 'api' | 'other' | 'page' | 'failed';
  readonly code?: FailureCode;
  readonly status?: number;
  /** What its name leads to; empty behind a proxy, which asks for itself. */
  readonly ips: readonly string[];
  readonly milliseconds: number;
  /** Of a connection that failed over it. */
  readonly certificate?: Certificate;
}
