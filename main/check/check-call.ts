/** Makes one call of a check, without retries, and returns the raw answer together with what it was read as. */
import { fail } from '@contract/failure';
import type { CheckedAnswer } from '@contract/reading/check/answer-summary';
import type { ServerProfile } from '@contract/reading/server-profile';
import type { EndpointId } from '@contract/table';
import { startDeadline } from '../core/async/deadline';
import { toFailure } from '../core/call/call-failure';
import { type ParsedResponse, type ParseResponse, parseInProcess } from '../core/call/parse-response';
import { deadlineOf } from '../core/call/policy';
import { prepareCall } from '../core/call/prepare-call';
import { maxJsonBytes, readBytes } from '../core/call/read-bytes';
import type { SessionPort } from '../core/call/session-port';
import { contentTypeOf, type Transport } from '../core/call/transport';
import { toTransportError } from '../core/call/transport-error';
import { systemClock } from '../desktop/system-ports';

/** Never rejects. `profile` replaces the one in use. */
export type CheckCall = (
  id: EndpointId,
  input: unknown,
  signal: AbortSignal,
  profile?: ServerProfile,
) => Promise<CheckedAnswer & Pick<ParsedResponse, 'nameCase'>>;

/** `read` parses large answers in the worker, as for every call. */
export const createCheckCall =
  (session: SessionPort, live: Transport, read: ParseResponse = parseInProcess): CheckCall =>
  async (id, input, signal, other) => {
    const requestSession = other ? { ...session, target: () => ({ ...session.target(), profile: other }) } : session;
    const planned = prepareCall(requestSession, id, input);
    if (!planned.ok) return { result: planned, milliseconds: 0 };
    const { row, request, server, profile, isDemo } = planned.value;
    if (isDemo) return { result: fail('refused', 'not-allowed'), milliseconds: 0 };
    const ending = startDeadline(systemClock, deadlineOf(row), [signal]);
    const startedAt = performance.now();
    const time = (): number => performance.now() - startedAt;
    try {
      const incoming = await live(request, server, ending.signal);
      const bytes = await readBytes(incoming, maxJsonBytes, ending.signal);
      const milliseconds = time();
      const { status } = incoming;
      const details = {
        status,
        type: contentTypeOf(incoming),
        input: planned.value.input,
        profile,
        secrets: session.secrets(),
      };
      const { result, inspected, nameCase } = await read(id, row, bytes, { ...details, inspects: true }, ending.signal);
      return { result, inspected, status, milliseconds, nameCase };
    } catch (error) {
      const failure = toFailure(row, toTransportError(error), ending.reason());
      return { result: { ok: false, failure }, milliseconds: time() };
    } finally {
      ending.clear();
    }
  };
