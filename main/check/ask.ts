/** Makes one call of a check, without retries, and returns the raw answer together with what it was read as. */
import { fail } from '@contract/failure';
import type { Answered } from '@contract/reading/check/look';
import type { ServerProfile } from '@contract/reading/server-profile';
import type { EndpointId } from '@contract/table';
import { jsonLimit, readBytes } from '../api/body';
import { deadlineOf } from '../api/deadlines';
import { endBy } from '../api/ending';
import { faultOf } from '../api/fault';
import type { Gate } from '../api/gate';
import { planOf } from '../api/plan';
import { failureOf } from '../api/reach';
import { type ReadAnswer, readAtOnce } from '../api/reader';
import { typeOf } from '../api/settle';
import type { Transport } from '../api/shapes';

/** Never rejects. `profile` takes the place of the one in use. */
export type Ask = (id: EndpointId, input: unknown, signal: AbortSignal, profile?: ServerProfile) => Promise<Answered>;

/** `read` reads large answers elsewhere, as those of every call. */
export const createAsk =
  (gate: Gate, live: Transport, read: ReadAnswer = readAtOnce): Ask =>
  async (id, input, signal, other) => {
    const asked = other ? { ...gate, where: () => ({ ...gate.where(), profile: other }) } : gate;
    const planned = planOf(asked, id, input);
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
      const about = { status, type: typeOf(incoming), input: planned.value.input, profile, secrets: gate.secrets() };
      const { result, inspected } = await read(id, row, bytes, { ...about, inspects: true }, ending.signal);
      return { result, inspected, status, milliseconds };
    } catch (error) {
      const failure = failureOf(row, faultOf(error), ending.why());
      return { result: { ok: false, failure }, milliseconds: time() };
    } finally {
      ending.done();
    }
  };
