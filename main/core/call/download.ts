/** A file behind an address of the server's, handed on while it comes. */
import { csv, get } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { isPageType } from '@contract/http/refusal';
import { emptyProfile } from '@contract/reading/server-profile';
import { z } from 'zod';
import { toFailure } from './call-failure';
import type { Deadline } from './deadline';
import { demoServer } from './demo-transport';
import { toOwnAddress } from './own-address';
import type { PreparedCall } from './prepare-call';
import { contentTypeOf, isSuccess, readResponse } from './read-response';
import { type CallDependencies, sendOnce, sendWithRetry } from './send-with-retry';
import type { SessionPort } from './session-port';
import { type Download, DownloadError, type TransportResponse } from './transport';
import { toTransportError } from './transport-error';

/** The pieces of a body; the call ends with the last one, or when the reader leaves. */
async function* piecesOf(
  plan: PreparedCall,
  incoming: TransportResponse,
  ending: Deadline,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of incoming.body) yield piece;
    if (ending.reason() !== undefined) throw new Error('ended');
  } catch (error) {
    throw new DownloadError(toFailure(plan.row, toTransportError(error), ending.reason()));
  } finally {
    ending.clear();
  }
}

/** An answer as a file that is read while it comes; the ending is over with it. */
export const toDownload = (plan: PreparedCall, ending: Deadline, incoming: TransportResponse): Download => {
  const said = incoming.headers['content-length'];
  const length = said === undefined || incoming.headers['content-encoding'] ? Number.NaN : Number(said);
  const body = piecesOf(plan, incoming, ending);
  return { type: contentTypeOf(incoming), body, ...(Number.isSafeInteger(length) ? { length } : {}) };
};

/** A 2xx body as it comes; anything else, pages of HTML included, is read here and explained. */
const open = async (
  wires: CallDependencies,
  plan: PreparedCall,
  ending: Deadline,
  incoming: TransportResponse,
): Promise<Result<Download>> => {
  if (isSuccess(incoming) && !isPageType(contentTypeOf(incoming))) return ok(toDownload(plan, ending, incoming));
  const result = await readResponse(wires, plan, incoming, ending.signal);
  return result.ok ? fail('unexpected', 'bad-answer', { status: incoming.status }) : result;
};

/** Fetches a planned file. The deadline goes on until its body is read. */
export const openDownload = (
  wires: CallDependencies,
  plan: PreparedCall,
  stop: AbortSignal,
): Promise<Result<Download>> =>
  sendWithRetry(wires, plan, stop, async (ending) => {
    const outcome = await sendOnce(wires, plan, ending, (incoming) => open(wires, plan, ending, incoming));
    if (!outcome.result.ok) ending.clear();
    return outcome;
  });

/** A file is no call of the table, but its answer is treated as a CSV call's. */
const fileRow = get('/', { input: z.unknown(), output: csv(), returns: 'csv', kind: 'read', by: 'files' });

/** Plans the fetching of an address from an answer; `export-address` where it is not the server's own. */
export const prepareDownload = (gate: SessionPort, url: string): Result<PreparedCall> => {
  const { mode, server } = gate.target();
  const token = gate.token();
  if (token === undefined) return fail('signed-out', 'not-signed-in');
  const address = toOwnAddress(url, mode === 'demo' ? demoServer : server);
  if (!address.ok) return address;
  const { origin, path } = address.value;
  return ok({
    id: 'file',
    row: fileRow,
    input: undefined,
    outgoing: { method: 'GET', path, once: false, token },
    isDemo: mode === 'demo',
    server: origin,
    profile: emptyProfile,
    generation: gate.generation(),
  });
};
