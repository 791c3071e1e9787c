/** Makes one call of a check, without retries, and returns the raw answer together with what it was read as. */
import { fail } from '@contract/failure';
import { isTooDeep, readJson } from '@contract/json';
import type { Answered } from '@contract/reading/check/look';
import type { EndpointId } from '@contract/table';
import { jsonLimit, readBytes } from '../api/body';
import { deadlineOf } from '../api/deadlines';
import { decode } from '../api/decode';
import { endBy } from '../api/ending';
import { faultOf } from '../api/fault';
import type { Gate } from '../api/gate';
import { interpret } from '../api/interpret';
import { planOf } from '../api/plan';
import { failureOf } from '../api/reach';
import { typeOf } from '../api/settle';
import type { Transport } from '../api/shapes';
import { scrubWith } from '../api/tokens';

/** Never rejects. The body stays in main. */
export type Ask = (id: EndpointId, input: unknown, signal: AbortSignal) => Promise<Answered>;

export const createAsk =
  (gate: Gate, live: Transport): Ask =>
  async (id, input, signal) => {
    const planned = planOf(gate, id, input);
    if (!planned.ok) return { result: planned, milliseconds: 0 };
    const { row, outgoing, server, profile, isDemo } = planned.value;
    if (isDemo) return { result: fail('refused', 'not-allowed'), milliseconds: 0 };
    const ending = endBy(deadlineOf(row), [signal]);
    const begun = performance.now();
    const time = (): number => performance.now() - begun;
    try {
      const incoming = await live(outgoing, server, ending.signal);
      const bytes = await readBytes(incoming, jsonLimit, ending.signal);
      const milliseconds = time();
      const { status } = incoming;
      const secrets = gate.secrets();
      const context = { status, type: typeOf(incoming), input: planned.value.input, profile, secrets };
      const { result } = interpret(row, bytes, context);
      const { text } = decode(bytes, context.type);
      const body = isTooDeep(text) ? undefined : scrubWith(secrets)(readJson(text));
      return { result, body, status, milliseconds };
    } catch (error) {
      const failure = failureOf(row, faultOf(error), ending.why());
      return { result: { ok: false, failure }, milliseconds: time() };
    } finally {
      ending.done();
    }
  };
