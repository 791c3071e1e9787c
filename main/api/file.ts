/** A file behind an address of the server's, handed on while it comes. */

import { csv, get } from '@contract/endpoint';
import { fail, ok, type Result } from '@contract/failure';
import { emptyProfile } from '@contract/reading/server-profile';
import { isPageType } from '@contract/refusal';
import { z } from 'zod';
import { addressOf } from './address';
import { demoServer } from './demo';
import type { Ending } from './ending';
import { faultOf } from './fault';
import type { Gate } from './gate';
import type { Plan } from './plan';
import { failureOf } from './reach';
import { isSuccess, readResult, typeOf } from './settle';
import { BrokenOff, type Download, type Incoming } from './shapes';
import { tryAll, tryOnce, type Wires } from './tries';

/** The pieces of a body; the call ends with the last one, or when the reader leaves. */
async function* piecesOf(plan: Plan, incoming: Incoming, ending: Ending): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of incoming.body) yield piece;
    if (ending.why() !== undefined) throw new Error('ended');
  } catch (error) {
    throw new BrokenOff(failureOf(plan.row, faultOf(error), ending.why()));
  } finally {
    ending.done();
  }
}

/** An answer as a file that is read while it comes; the ending is over with it. */
export const downloadOf = (plan: Plan, ending: Ending, incoming: Incoming): Download => {
  const said = incoming.headers['content-length'];
  const length = said === undefined || incoming.headers['content-encoding'] ? Number.NaN : Number(said);
  const body = piecesOf(plan, incoming, ending);
  return { type: typeOf(incoming), body, ...(Number.isSafeInteger(length) ? { length } : {}) };
};

/** A 2xx body as it comes; anything else, pages of HTML included, is read here and explained. */
const open = async (wires: Wires, plan: Plan, ending: Ending, incoming: Incoming): Promise<Result<Download>> => {
  if (isSuccess(incoming) && !isPageType(typeOf(incoming))) return ok(downloadOf(plan, ending, incoming));
  const result = await readResult(wires, plan, incoming, ending.signal);
  return result.ok ? fail('unexpected', 'bad-answer', { status: incoming.status }) : result;
};

/** Fetches a planned file. The deadline goes on until its body is read. */
export const openFile = (wires: Wires, plan: Plan, stop: AbortSignal): Promise<Result<Download>> =>
  tryAll(wires, plan, stop, async (ending) => {
    const outcome = await tryOnce(wires, plan, ending, (incoming) => open(wires, plan, ending, incoming));
    if (!outcome.result.ok) ending.done();
    return outcome;
  });

/** A file is no call of the table, but its answer is treated as a CSV call's. */
const fileRow = get('/', { input: z.unknown(), output: csv(), returns: 'csv', kind: 'read', by: 'files' });

/** Plans the fetching of an address from an answer; `export-address` where it is not the server's own. */
export const planFile = (gate: Gate, url: string): Result<Plan> => {
  const { mode, server } = gate.where();
  const token = gate.token();
  if (token === undefined) return fail('signed-out', 'not-signed-in');
  const address = addressOf(url, mode === 'demo' ? demoServer : server);
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
    turn: gate.turn(),
  });
};
