/** Converts transport errors and refused sign-ins to failures. */
import type { AnyRow } from '@contract/endpoint';
import { type Failure, type FailureKind, fail, type Result } from '@contract/failure';
import type { AbortReason } from './deadline';
import { mayLeaveUnknownOutcome } from './policy';
import type { TransportError } from './transport-error';

const kinds: Partial<Record<TransportError['code'], FailureKind>> = {
  unexpected: 'unexpected',
  'bad-answer': 'unexpected',
  'too-large': 'unexpected',
};

/** The failure of a call without a response: named by what aborted it, else by what broke. */
export const toFailure = (row: AnyRow, error: TransportError, reason: AbortReason | undefined): Failure => {
  if (reason === 'cancelled') return { kind: 'cancelled', code: 'cancelled' };
  if (mayLeaveUnknownOutcome(row) && error.wasSent) return { kind: 'unknown-outcome', code: 'unknown-outcome' };
  if (reason === 'deadline') return { kind: 'timeout', code: error.code === 'not-sent' ? 'not-sent' : 'deadline' };
  if (error.code === 'too-large' && row.output.shape === 'csv') return { kind: 'unexpected', code: 'export-too-large' };
  return { kind: kinds[error.code] ?? 'network', code: error.code };
};

/** A 401 without a token is no ended session: it is the response to a wrong password. */
export const toSignInFailure = (id: string, failure: Failure): Result<never> =>
  fail('rejected', id === 'auth.logIn' ? 'wrong-password' : 'rejected', {
    status: 401,
    ...(failure.message === undefined ? {} : { message: failure.message }),
    ...(failure.fields === undefined ? {} : { fields: failure.fields }),
  });
