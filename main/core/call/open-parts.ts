/** Calls whose answer is passed on in parts while it arrives: lists and CSV calls for exports. */
import { fail, ok, type Result } from '@contract/failure';
import { isRecord } from '@contract/json/record';
import { closeStream } from '../close-stream';
import { toFailure } from './call-failure';
import type { CallOptions } from './calls';
import type { Deadline } from './deadline';
import { sendAndOpen } from './download';
import { downloadDeadline } from './policy';
import type { PreparedCall } from './prepare-call';
import { readParts } from './read-parts';
import { acceptParsed, contextOf, limitOf, readResponse } from './read-response';
import type { CallDependencies } from './send-with-retry';
import { isSuccess, type TransportResponse } from './transport';
import { toTransportError } from './transport-error';

/** A value that is the first part of an answer, and the other parts. */
type WithRest = { readonly rest: AsyncIterable<Result<unknown>> };

/** The other parts as results; a failure is the last one. Clears the deadline when they are read, or no longer wanted. */
const restOf = (
  parts: AsyncGenerator<Result<unknown>, void>,
  { row }: PreparedCall,
  deadline: Deadline,
): WithRest['rest'] => {
  let isOver = false;
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    isOver = true;
    deadline.clear();
    closeStream(parts);
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<Result<unknown>, undefined>> => {
    if (isOver) return end();
    try {
      const part = await parts.next();
      if (part.done) return await end();
      isOver = !part.value.ok;
      return part;
    } catch (error) {
      isOver = true;
      return { value: { ok: false, failure: toFailure(row, toTransportError(error), deadline.reason()) } };
    }
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
};

/** Reads a response; a long one becomes its first part with `rest`, for which the deadline starts again. */
export const openParts = async (
  dependencies: CallDependencies,
  call: PreparedCall,
  deadline: Deadline,
  response: TransportResponse,
): Promise<Result<unknown>> => {
  const { signal } = deadline;
  if (!isSuccess(response)) return readResponse(dependencies, call, response, signal);
  const context = contextOf(dependencies.session, call, response);
  const received = readParts(dependencies, call, response, context, { limit: limitOf(call), signal });
  let isLast = false;
  async function* accepted(): AsyncGenerator<Result<unknown>, void> {
    for await (const part of received) {
      isLast = part.isLast;
      yield acceptParsed(dependencies, call, part.parsed, response.headers);
    }
  }
  const parts = accepted();
  const first = await parts.next();
  if (first.done) return fail('unexpected', 'bad-answer');
  if (isLast || !first.value.ok || !isRecord(first.value.value)) {
    deadline.clear();
    await parts.return();
    return first.value;
  }
  deadline.restart(downloadDeadline);
  return ok({ ...first.value.value, rest: restOf(parts, call, deadline) });
};

/** Makes a list call for an export: what `call` would return, or the first part of a long answer with `rest`. */
export const callInParts = (
  dependencies: CallDependencies,
  call: PreparedCall,
  stop: AbortSignal,
  mayRetry: CallOptions['mayRetry'],
): Promise<Result<unknown>> => sendAndOpen(dependencies, call, stop, openParts, mayRetry);
