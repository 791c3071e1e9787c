/** "Test connection": each step from this computer to the server, and what happened there. */

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

/** The steps in their order, each with the results it can have. The texts are in `connection.json` under `test.reasons`. */
export const stepReasons = {
  /** The server's name is looked up. */
  name: ['found', 'by-proxy', 'is-address', 'unknown-name', 'timeout'],
  /** A connection to the server, or to the proxy. */
  tcp: ['connected', 'refused', 'no-route', 'unknown-proxy', 'timeout'],
  proxy: ['no-proxy', 'accepted', 'sign-in', 'denied', 'failed', 'timeout'],
  tls: ['plain', 'trusted', 'untrusted', 'broken', 'timeout'],
  api: ['answers', 'page', 'other', 'redirected', 'closed', 'timeout'],
} as const;
export type StepName = keyof typeof stepReasons;
export type StepReason = (typeof stepReasons)[StepName][number];
export const stepNames = Object.keys(stepReasons) as readonly StepName[];

export const stepStates = ['waiting', 'running', 'ok', 'failed', 'not-reached', 'not-needed'] as const;
export type StepState = (typeof stepStates)[number];

export interface ConnectionStep {
  readonly name: StepName;
  readonly state: StepState;
  readonly reason?: StepReason;
  /** Values of the reason's text. */
  readonly about?: { readonly host?: string; readonly ips?: string; readonly status?: number };
  readonly milliseconds?: number;
  readonly certificate?: Certificate;
}

export interface ConnectionTest {
  /** The name that the page gave the test. */
  readonly id: string;
  /** The normalized address. */
  readonly address: string;
  /** When it began. */
  readonly time: string;
  readonly steps: readonly ConnectionStep[];
  readonly outcome: 'running' | 'ok' | 'failed' | 'cancelled';
}

/** A test as plain text, for a report. */
export const connectionText = (test: ConnectionTest | undefined): readonly string[] => {
  if (!test) return [];
  const lines = test.steps.map(({ name, state, reason = '', about = {}, milliseconds, certificate }) => {
    const { subject, issuer, from, to, problems = [] } = certificate ?? {};
    const issued = certificate ? [subject, `by ${issuer}`, `${from} to ${to}`, ...problems].join('; ') : '';
    const time = milliseconds === undefined ? '' : `${milliseconds} ms`;
    return `${name}: ${[state, reason, ...Object.values(about), time, issued].filter((part) => part !== '').join(' ')}`;
  });
  return [`${test.address}: ${test.outcome} at ${test.time}`, ...lines];
};
