/** Which calls need a session, and which ways of failing change into which words. */
import type { AnyRow } from '@contract/endpoint';
import { type Failure, type FailureKind, fail, type Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';
import type { AbortReason } from './deadline';
import type { TransportError } from './transport-error';

/** Signing in, and a password that was forgotten or never set: open to people who are not signed in. */
const open: ReadonlySet<string> = new Set<EndpointId>([
  'auth.logIn',
  'auth.sendLink',
  'auth.resetPassword',
  'password.forgot',
  'password.reset',
]);
export const isPublicCall = (id: string): boolean => open.has(id);

/** Whether a lost answer leaves in doubt what the server did. Signing in twice changes nothing. */
export const mayLeaveUnknownOutcome = (row: AnyRow): boolean => row.kind !== 'read' && row.by !== 'session';

const kinds: Partial<Record<TransportError['code'], FailureKind>> = {
  unexpected: 'unexpected',
  'bad-answer': 'unexpected',
  'too-large': 'unexpected',
};

/** The failure of a call that got no answer: by whoever ended it, else by what broke. */
export const toFailure = (row: AnyRow, fault: TransportError, why: AbortReason | undefined): Failure => {
  if (why === 'cancelled') return { kind: 'cancelled', code: 'cancelled' };
  if (mayLeaveUnknownOutcome(row) && fault.sent) return { kind: 'unknown-outcome', code: 'unknown-outcome' };
  if (why === 'deadline') return { kind: 'timeout', code: fault.code === 'not-sent' ? 'not-sent' : 'deadline' };
  if (fault.code === 'too-large' && row.output.shape === 'csv') return { kind: 'unexpected', code: 'export-too-large' };
  return { kind: kinds[fault.code] ?? 'network', code: fault.code };
};

/** A 401 to somebody who sent no token is no ended session: it is the answer to a wrong password. */
export const toSignInFailure = (id: string, failure: Failure): Result<never> =>
  fail('rejected', id === 'auth.logIn' ? 'wrong-password' : 'rejected', {
    status: 401,
    ...(failure.message === undefined ? {} : { message: failure.message }),
    ...(failure.fields === undefined ? {} : { fields: failure.fields }),
  });
