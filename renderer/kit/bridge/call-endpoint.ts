/** Makes one call over the bridge, cancelled by the caller's signal. */
import { fail, type Result } from '@contract/failure';
import type { EndpointId, EndpointInput, EndpointOutput } from '@contract/table';
import { bridge } from './bridge';
import { markCopy, recordCopy } from './copies';
import { readAnswer } from './read-answer';

const cancelled = fail('cancelled', 'cancelled');

/** Never throws: an exception of the bridge becomes the failure `unexpected`. */
export const callEndpoint = async <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
  signal?: AbortSignal,
): Promise<Result<EndpointOutput<Id>>> => {
  if (signal?.aborted) return cancelled;
  const callId = crypto.randomUUID();
  const cancel = () => bridge().cancel(callId);
  signal?.addEventListener('abort', cancel);
  try {
    const result = await readAnswer(await bridge().call(id, input, callId));
    if (result.ok) {
      markCopy(result.value, result.copy);
      if (result.copy && signal) recordCopy(signal, result.copy);
    }
    return result;
  } catch {
    return fail('unexpected', 'unexpected');
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
};
