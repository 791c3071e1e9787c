/** The answer to a CSV call, which may be the file itself: a long one is handed on while it comes, and never held. */
import type { CsvAnswer } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import { type Deadline, raceAbort } from './deadline';
import { toDownload } from './download';
import type { PreparedCall } from './prepare-call';
import { contentTypeOf, isSuccess, readResponse } from './read-response';
import { type CallDependencies, sendOnce, sendWithRetry } from './send-with-retry';
import type { Download, TransportResponse } from './transport';
import { toTransportError } from './transport-error';

/** How much of an answer is looked at before it is taken for a file; what ends sooner is read whole. */
const glance = 1024 * 1024;

/** What was looked at, and the rest behind it. */
async function* again(head: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // Not awaited: a stream that hangs would hang its own ending too.
    rest.return?.().then(undefined, () => undefined);
  }
}

/** The first pieces of an answer, and the answer as if nothing had been taken from it. */
const peek = async (
  incoming: TransportResponse,
  signal: AbortSignal,
): Promise<{ readonly head: Buffer; readonly isAll: boolean; readonly incoming: TransportResponse }> => {
  const rest = incoming.body[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let isAll = false;
  try {
    for (let size = 0; size < glance && !isAll; ) {
      const next = await raceAbort(signal, rest.next());
      if (next.done) isAll = true;
      else {
        pieces.push(next.value);
        size += next.value.byteLength;
      }
    }
  } catch (error) {
    rest.return?.().then(undefined, () => undefined);
    throw toTransportError(error);
  }
  return { head: Buffer.concat(pieces), isAll, incoming: { ...incoming, body: again(pieces, rest) } };
};

/** Lines, and none of what other answers begin with: an object, a list, a page, an address of data. */
const startsLikeLines = (head: Buffer): boolean =>
  head.includes('\n') && !/^[^\w"]*([{[<]|data:)/.test(head.subarray(0, 100).toString('latin1'));

const open = async (
  wires: CallDependencies,
  plan: PreparedCall,
  ending: Deadline,
  answer: TransportResponse,
): Promise<Result<CsvAnswer | Download>> => {
  let incoming = answer;
  if (isSuccess(answer) && /\bcsv\b/i.test(contentTypeOf(answer))) {
    const seen = await peek(answer, ending.signal);
    incoming = seen.incoming;
    if (!seen.isAll && startsLikeLines(seen.head)) return ok(toDownload(plan, ending, incoming));
  }
  const result = await readResponse(wires, plan, incoming, ending.signal);
  ending.clear();
  return result as Result<CsvAnswer>; // as the call's row promises
};

/**
 * Asks a CSV call. A long text that calls itself CSV comes as a file, and the deadline goes on until it is read; all else
 * (an envelope of JSON, base64, an address, an error, anything short) is read whole, by the rules of every answer.
 */
export const openCsv = (
  wires: CallDependencies,
  plan: PreparedCall,
  stop: AbortSignal,
): Promise<Result<CsvAnswer | Download>> =>
  sendWithRetry(wires, plan, stop, async (ending) => {
    const outcome = await sendOnce(wires, plan, ending, (incoming) => open(wires, plan, ending, incoming));
    if (!outcome.result.ok) ending.clear();
    return outcome;
  });
