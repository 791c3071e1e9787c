/** Reads a response as its row declares it, and reports to the session what concerns it. */
import { fail, ok, type Result } from '@contract/failure';
import { isRecord } from '@contract/json/record';
import { toSignInFailure } from './call-failure';
import { nextInHeader } from './next-page';
import type { ParsedResponse, ResponseContext } from './parse-response';
import type { PreparedCall } from './prepare-call';
import { maxCsvBytes, maxJsonBytes, readBytes } from './read-bytes';
import type { CallDependencies } from './send-with-retry';
import type { SessionPort } from './session-port';
import { contentTypeOf, isSuccess, type TransportResponse } from './transport';
import { TransportError } from './transport-error';

/** The most bytes read of an error response: its message is short, and its status says the rest. */
const maxErrorBytes = 1024 * 1024;

/** Reads the body. That of an error may be cut short, because its status already says what it is. */
const bodyOf = async (
  { isDemo, row }: PreparedCall,
  response: TransportResponse,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (!isSuccess(response)) return readBytes(response, maxErrorBytes, signal).catch(() => new Uint8Array());
  const limit = row.output.shape === 'csv' ? maxCsvBytes : maxJsonBytes;
  return readBytes(response, isDemo ? Number.POSITIVE_INFINITY : limit, signal);
};

/** What a parser needs besides the body. */
const contextOf = (session: SessionPort, call: PreparedCall, response: TransportResponse): ResponseContext => ({
  status: response.status,
  type: contentTypeOf(response),
  input: call.input,
  profile: call.profile,
  secrets: session.secrets(),
});

/** A list's page, after its way to the next one was kept. Only a header may say that there is one. */
const withNext = (
  call: PreparedCall,
  { result, next }: ParsedResponse,
  headers: TransportResponse['headers'],
): Result<unknown> => {
  if (!result.ok || call.row.output.shape !== 'list' || !call.onNext) return result;
  const inHeader = nextInHeader(headers.link);
  const hasWay = call.onNext(next ?? inHeader);
  const { value } = result;
  return hasWay && inHeader && isRecord(value) && value.isComplete === false ? ok({ ...value, hasNext: true }) : result;
};

/** The result of a parsed body. Throws a `TransportError` if the body of a success can't be read. */
const acceptParsed = (
  { session, log }: Pick<CallDependencies, 'session' | 'log'>,
  call: PreparedCall,
  parsed: ParsedResponse,
  headers: TransportResponse['headers'],
): Result<unknown> => {
  if (parsed.note !== undefined) log(`${call.id} ${parsed.note}`);
  if (parsed.isUnreadable) throw new TransportError(parsed.result.ok ? 'bad-answer' : parsed.result.failure.code, true);
  if (parsed.nameCase) call.onNameCase?.(parsed.nameCase);
  if (parsed.numberNames) call.onNumberNames?.(parsed.numberNames);
  return parsed.result.ok
    ? acceptSuccess(session, call, { ...parsed, result: withNext(call, parsed, headers) })
    : acceptFailure(session, call, parsed.result);
};

/** Reads and parses the body. Rejects with a `TransportError` if the body of a success can't be read. */
export const readResponse = async (
  dependencies: Pick<CallDependencies, 'session' | 'log' | 'parse'>,
  call: PreparedCall,
  response: TransportResponse,
  signal: AbortSignal,
): Promise<Result<unknown>> => {
  const bytes = await bodyOf(call, response, signal);
  const context = contextOf(dependencies.session, call, response);
  const parsed = await dependencies.parse(call.id, call.row, bytes, context, signal);
  return acceptParsed(dependencies, call, parsed, response.headers);
};

const acceptFailure = (
  session: SessionPort,
  { id, request: { token }, generation }: PreparedCall,
  result: Extract<Result<unknown>, { readonly ok: false }>,
): Result<unknown> => {
  const { failure } = result;
  // A 403 without a session has nothing to do with a role.
  if (token === undefined && failure.code === 'not-allowed')
    return { ok: false, failure: { ...failure, kind: 'rejected', code: 'rejected' } };
  if (failure.code !== 'signed-out') return result;
  if (token === undefined) return toSignInFailure(id, failure);
  if (session.token() === token) session.expire(token);
  // The token was renewed during this call: the session goes on, and the user may repeat the call.
  else if (session.generation() === generation) return fail('cancelled', 'cancelled');
  return result;
};

const acceptSuccess = (
  session: SessionPort,
  { id, row, request: { token }, generation }: PreparedCall,
  { result, tokens }: ParsedResponse,
): Result<unknown> => {
  if (row.by === 'session') return result;
  const isCurrent = session.generation() === generation;
  if (token !== undefined && row.kind === 'read' && !isCurrent) return fail('signed-out', 'signed-out');
  if (token !== undefined && row.kind !== 'read' && isCurrent && result.ok) {
    if (tokens) session.renewTokens(tokens);
    session.noteSuccess(id, result.value);
  }
  return result;
};
