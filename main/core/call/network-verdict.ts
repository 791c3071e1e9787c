/** What one answer, or the error in its place, says about the network. */
import type { FailureCode } from '@contract/failure';
import type { NetworkState } from '@contract/network/network-view';
import type { TransportError } from './transport-error';

/** An answer of a host, or the error in its place. */
export interface NetworkAnswer {
  /** The status of an answer. */
  readonly status?: number;
  /** The failure; absent for a success. */
  readonly code?: FailureCode;
  /** The error in place of an answer. */
  readonly error?: Pick<TransportError, 'wasSent' | 'detail'>;
  /** Milliseconds until the answer was read; absent for transfers, whose time depends on their size. */
  readonly milliseconds?: number;
  /** How far this computer's clock is ahead of the server's, in milliseconds. */
  readonly clockOffset?: number;
}

export interface Verdict {
  readonly state: Exclude<NetworkState, 'slow'>;
  /** Whether one such answer is enough. Otherwise a probe decides, because a single connection may break on a good network. */
  readonly isCertain: boolean;
}

const downStatuses: ReadonlySet<number> = new Set([502, 503, 504, 521, 522, 523]);
/** A connection that could not be made in time: packets get lost, so nothing is known about the server. */
const lostPackets = /TIMED_?OUT|CONNECT_TIMEOUT/;

/** Undefined if it says nothing: certificate errors, broken answers, and what the app stopped. */
export const verdictOf = ({ status, code, error }: NetworkAnswer): Verdict | undefined => {
  if (code === 'html-answer' || code === 'redirected') return { state: 'captive', isCertain: true };
  if (code === 'deadline') return { state: 'offline', isCertain: false };
  if (status !== undefined)
    return downStatuses.has(status)
      ? { state: 'server-down', isCertain: false }
      : { state: status === 407 ? 'offline' : 'online', isCertain: true };
  const isCertain = error?.wasSent !== true;
  if (code === 'offline' || code === 'proxy' || code === 'proxy-sign-in') return { state: 'offline', isCertain };
  if (code === 'unreachable')
    return { state: lostPackets.test(error?.detail ?? '') ? 'offline' : 'server-down', isCertain };
  return undefined;
};
