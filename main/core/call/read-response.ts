/** Turns an answer into a result and passes on what the session needs to know. */
import { fail, ok, type Result } from '@contract/failure';
import { toSignInFailure } from './call-failure';
import type { ParsedResponse } from './parse-response';
import type { PreparedCall } from './prepare-call';
import { maxCsvBytes, maxJsonBytes, readBytes } from './read-bytes';
import type { CallDependencies } from './send-with-retry';
import type { SessionPort } from './session-port';
import type { TransportResponse } from './transport';
import { TransportError } from './transport-error';

export const isSuccess = ({ status }: Pick<TransportResponse, 'status'>): boolean => status >= 200 && status <= 299;
export const contentTypeOf = ({ headers }: Pick<TransportResponse, 'headers'>): string => headers['content-type'] ?? '';

/** The most bytes read of a refusal: its message is short, and its status says the rest. */
const refusalLimit = 1024 * 1024;

const limitOf = ({ isDemo, row }: PreparedCall): number => {
  if (isDemo) return Number.POSITIVE_INFINITY;
  return row.output.shape === 'csv' ? maxCsvBytes : maxJsonBytes;
};

/** Reads the body. A refusal's body may be cut short, because its status already says what it is. */
const bodyOf = async (plan: PreparedCall, incoming: TransportResponse, signal: AbortSignal): Promise<Uint8Array> => {
  if (isSuccess(incoming)) return readBytes(incoming, limitOf(plan), signal);
  return readBytes(incoming, refusalLimit, signal).catch(() => new Uint8Array());
};

/** Reads the body and interprets it for the row. Rejects with a `Fault` if the body of a success cannot be read. */
export const readResponse = async (
  { gate, log, read: readBody }: Pick<CallDependencies, 'gate' | 'log' | 'read'>,
  plan: PreparedCall,
  incoming: TransportResponse,
  signal: AbortSignal,
): Promise<Result<unknown>> => {
  const bytes = await bodyOf(plan, incoming, signal);
  const { input, profile } = plan;
  const context = { status: incoming.status, type: contentTypeOf(incoming), input, profile, secrets: gate.secrets() };
  const read = await readBody(plan.id, plan.row, bytes, context, signal);
  if (read.note !== undefined) log(`${plan.id} ${read.note}`);
  if (read.torn) throw new TransportError(read.result.ok ? 'bad-answer' : read.result.failure.code, true);
  return settle(gate, plan, read);
};

/** The session's part: a refused token ends it, new tokens renew it. */
const settle = (gate: SessionPort, plan: PreparedCall, { result, tokens }: ParsedResponse): Result<unknown> => {
  const { token } = plan.outgoing;
  if (!result.ok) {
    const { failure } = result;
    // A 403 for somebody who is not signed in does not concern their role.
    if (token === undefined && failure.code === 'not-allowed')
      return { ok: false, failure: { ...failure, kind: 'rejected', code: 'rejected' } };
    if (failure.code !== 'signed-out') return result;
    if (token === undefined) return toSignInFailure(plan.id, failure);
    if (gate.token() === token) gate.expire(token);
    // The token was replaced while this call was on its way: the session goes on, the call may be repeated by hand.
    else if (gate.generation() === plan.generation) return fail('cancelled', 'cancelled');
    return result;
  }
  if (plan.row.by === 'session') return result;
  if (token !== undefined && plan.row.kind === 'read' && gate.generation() !== plan.generation) {
    return fail('signed-out', 'signed-out');
  }
  if (tokens && token !== undefined && gate.generation() === plan.generation) gate.renewTokens(tokens);
  return ok(result.value);
};
