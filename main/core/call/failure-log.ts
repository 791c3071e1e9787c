/** The last calls that failed, for diagnostics: no input, no answer, no address. */
import type { FailedCall } from '@contract/diagnostics/diagnostics';
import type { Failure } from '@contract/failure';
import type { Clock } from '../async/ports';

export interface FailureLog {
  note(call: string, failure: Failure, headers?: Readonly<Record<string, string>>): void;
  /** The newest first. */
  list(): readonly FailedCall[];
}

const maxCalls = 50;

/** Headers under which servers and gateways name a request, so that their operators find it. */
const requestIdHeaders = [
  'x-request-id',
  'request-id',
  'x-correlation-id',
  'x-amzn-requestid',
  'x-amzn-trace-id',
  'x-cloud-trace-context',
  'traceparent',
  'cf-ray',
];

/** Anything else in such a header is no id. */
const idShape = /^[\w.:;=/+-]{4,128}$/;

const requestIdOf = (headers: Readonly<Record<string, string>>): string | undefined =>
  requestIdHeaders.map((name) => headers[name]).find((value) => value !== undefined && idShape.test(value));

export const createFailureLog = (clock: Clock): FailureLog => {
  let calls: readonly FailedCall[] = [];
  return {
    note: (call, { kind, code, status }, headers = {}) => {
      if (kind === 'cancelled' || kind === 'queued') return;
      const requestId = requestIdOf(headers);
      const failed: FailedCall = {
        time: new Date(clock.now()).toISOString(),
        ...{ call, kind, code },
        ...(status === undefined ? {} : { status }),
        ...(requestId === undefined ? {} : { requestId }),
      };
      calls = [failed, ...calls].slice(0, maxCalls);
    },
    list: () => calls,
  };
};
