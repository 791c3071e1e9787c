/** Converts transport errors and refused sign-ins to failures. */
import type { AnyRow } from '@contract/endpoint';
import { type Failure, type FailureKind, fail, type Result } from '@contract/failure';
import type { AbortReason } from '../async/deadline';
import { mayLeaveUnknownOutcome } from './policy';
import type { PreparedCall } from './prepare-call';
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

const bytesOf = (text = ''): number => new TextEncoder().encode(text).byteLength;

/** A refusal with what the request had too much of, or of what kind it was: the server's answer rarely says it. */
export const withRequest = ({ file, request }: Pick<PreparedCall, 'file' | 'request'>, failure: Failure): Failure => {
  const about = (values: Failure['about']): Failure => ({ ...failure, about: { ...values } });
  switch (failure.code) {
    case 'server-size':
      return about(file ? { context: 'file', size: file.size } : { context: 'data', size: bytesOf(request.body) });
    case 'server-type':
      return file ? about({ context: 'file', type: file.mime.replace(/^.*\//, '').toUpperCase() }) : failure;
    case 'server-address-length':
      return about({
        context: 'length',
        length: request.path.length + new URLSearchParams(request.query).toString().length,
      });
    default:
      return failure;
  }
};

/** A 401 without a token is no ended session: it is the response to a wrong password. */
export const toSignInFailure = (id: string, failure: Failure): Result<never> =>
  fail('rejected', id === 'auth.logIn' ? 'wrong-password' : 'rejected', {
    status: 401,
    ...(failure.message === undefined ? {} : { message: failure.message }),
    ...(failure.fields === undefined ? {} : { fields: failure.fields }),
  });
