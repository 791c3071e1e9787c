/** Sends a prepared call: reads up to three times, everything else once, all within the call's deadline. */
import { fail, type Result } from '@contract/failure';
import { isSample } from '@contract/table';
import { type Deadline, startDeadline } from '../async/deadline';
import type { Clock, Random } from '../async/ports';
import { wait } from '../async/timing';
import { toFailure, withRequest } from './call-failure';
import { measureClockOffset, momentOf } from './clock-offset';
import type { ClientConnection } from './connection';
import type { FailureLog } from './failure-log';
import type { NetworkAnswer } from './network-verdict';
import { isPageFailure, networkFailure, routeFailure } from './page-judge';
import type { ParseResponse } from './parse-response';
import {
  deadlineOf,
  isTimed,
  maxRetries,
  parseRetryAfter,
  retryableCodes,
  retryableStatuses,
  retryDelay,
} from './policy';
import type { PreparedCall } from './prepare-call';
import type { SessionPort } from './session-port';
import type { Transport, TransportResponse } from './transport';
import { TransportError, toTransportError } from './transport-error';

export interface CallDependencies {
  readonly session: SessionPort;
  readonly send: { readonly live: Transport; readonly demo: Transport };
  readonly connection: Pick<ClientConnection, 'note' | 'noteAnswer' | 'judgePage'>;
  readonly log: (line: string) => void;
  /** Notes a failed attempt, for diagnostics. */
  readonly noteFailure: FailureLog['note'];
  readonly parse: ParseResponse;
  readonly clock: Clock;
  readonly random: Random;
}

/** What one attempt came to. */
export interface Attempt<T> {
  readonly result: Result<T>;
  /** Whether another attempt may help. */
  readonly isRetryable: boolean;
  /** Milliseconds that the server asks to wait. */
  readonly retryAfter?: number | undefined;
}

/**
 * The result of an answer, and whether it says anything of the network. A page in its place is the network's only if other
 * calls get it too. Before the sign-in nothing is known of other calls: the failure says what may be, the state stays.
 */
const weigh = async <T>(
  connection: CallDependencies['connection'],
  call: PreparedCall,
  result: Result<T>,
  { headers: { location } }: TransportResponse,
): Promise<{ readonly result: Result<T>; readonly saysNetwork: boolean }> => {
  if (result.ok || isSample(call.id) || !isPageFailure(result.failure)) {
    if (result.ok && !isSample(call.id)) connection.noteAnswer(call);
    const described: Result<T> = result.ok ? result : { ok: false, failure: withRequest(call, result.failure) };
    return { result: described, saysNetwork: true };
  }
  const { failure } = result;
  if (call.request.token === undefined) return { result, saysNetwork: false };
  const verdict = await connection.judgePage(call);
  const weighed = verdict === 'one-route' ? routeFailure(call, failure, location) : networkFailure(failure);
  return { result: { ok: false, failure: weighed }, saysNetwork: verdict === 'network' && failure.code !== 'blocked' };
};

/** Makes one attempt. `read` turns the response into a result; the deadline keeps running for whoever reads the body later. */
export const sendOnce = async <T>(
  {
    send,
    connection,
    log,
    noteFailure,
    clock,
  }: Pick<CallDependencies, 'send' | 'connection' | 'log' | 'noteFailure' | 'clock'>,
  call: PreparedCall,
  deadline: Deadline,
  read: (response: TransportResponse) => Promise<Result<T>>,
): Promise<Attempt<T>> => {
  const sent = momentOf(clock);
  const elapsed = (): number => clock.monotonicMs() - sent.monotonicMs;
  const logOutcome = (outcome: string | number): void => {
    const time = Math.round(elapsed());
    log(`${call.id} ${outcome} ${time} ms${call.isDemo ? ' demo' : ''}`);
  };
  // The demo answers samples without a network.
  const noteNetwork = (answer: NetworkAnswer): void => {
    if (!isSample(call.id)) connection.note(call.isDemo ? '' : call.server, answer);
  };
  try {
    const response = await (call.isDemo ? send.demo : send.live)(call.request, call.server, deadline.signal);
    const clockOffset = measureClockOffset(response.headers, sent, momentOf(clock));
    const answered = await read(response);
    const milliseconds = elapsed();
    const { result, saysNetwork } = await weigh(connection, call, answered, response);
    if (!result.ok && deadline.reason() === 'cancelled') throw new TransportError('cancelled', true);
    const code = result.ok ? undefined : result.failure.code;
    if (saysNetwork)
      noteNetwork({
        status: response.status,
        ...(!result.ok && isPageFailure(result.failure) ? { code: result.failure.code } : {}),
        ...(isTimed(call.row) ? { milliseconds } : {}),
        ...(clockOffset === undefined ? {} : { clockOffset }),
      });
    logOutcome(code === undefined ? response.status : `${response.status} ${code}`);
    if (!result.ok) noteFailure(call.id, { status: response.status, ...result.failure }, response.headers);
    return {
      result,
      isRetryable: retryableStatuses.has(response.status),
      retryAfter: parseRetryAfter(response.headers['retry-after'], clock.now()),
    };
  } catch (thrown) {
    const error = toTransportError(thrown);
    const reason = deadline.reason();
    if (reason === undefined && error.code !== 'redirected') noteNetwork({ code: error.code, error });
    else if (reason === 'deadline') noteNetwork({ code: 'deadline', milliseconds: elapsed() });
    logOutcome(reason ?? error.message);
    const failure = toFailure(call.row, error, reason);
    noteFailure(call.id, failure);
    return { result: { ok: false, failure }, isRetryable: reason === undefined && retryableCodes.has(error.code) };
  }
};

/** Repeats `attempt` while the policy and `mayRetry` allow a retry. `stop` ends the call, its waits included. */
export const sendWithRetry = async <T>(
  { session, clock, random }: Pick<CallDependencies, 'session' | 'clock' | 'random'>,
  call: PreparedCall,
  stop: AbortSignal,
  attempt: (deadline: Deadline) => Promise<Attempt<T>>,
  mayRetry: () => Promise<boolean> = async () => true,
): Promise<Result<T>> => {
  let remaining = deadlineOf(call.row);
  let waited = 0;
  for (let retry = 1; ; retry += 1) {
    const startedMs = clock.monotonicMs();
    const { result, isRetryable, retryAfter } = await attempt(startDeadline(clock, remaining, [stop]));
    remaining -= clock.monotonicMs() - startedMs;
    const isPossible = call.row.kind === 'read' && isRetryable && retry <= maxRetries && remaining > 0 && !stop.aborted;
    const delayMs = isPossible ? retryDelay(retry, retryAfter, waited, random.number) : undefined;
    if (result.ok || delayMs === undefined || !(await mayRetry())) return result;
    await wait(clock, delayMs, stop);
    waited += delayMs;
    if (stop.aborted) return fail('cancelled', 'cancelled');
    if (session.generation() !== call.generation) return fail('signed-out', 'signed-out');
  }
};
