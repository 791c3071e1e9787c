/** A row of the contract and an input, to a value or a failure. Nothing here rejects. */

import { fail, ok, type Result } from '@contract/failure';
import { createAskedMemory } from '@contract/reading/asked-memory';
import { isPageType } from '@contract/refusal';
import { isPage, isRecord } from '@contract/shapes';
import type { IgnoredOf } from '../settings/ignored';
import { endBy } from './ending';
import { openFile, planFile } from './file';
import type { Gate } from './gate';
import { watchNetwork } from './network-state';
import { type Plan, planOf } from './plan';
import { type ReadAnswer, readAtOnce } from './reader';
import { pause } from './retry';
import { send } from './sending';
import { readResult, typeOf } from './settle';
import { type Api, BrokenOff, type Calls, type NetworkState, type Transport, type Upload } from './shapes';
import { createShare } from './share';
import { openTable } from './table-file';
import { tryAll, tryOnce, type Wires } from './tries';

export interface ApiOptions {
  readonly gate: Gate;
  readonly live: Transport;
  readonly demo: Transport;
  readonly upload: { readonly live: Upload; readonly demo: Upload };
  readonly onNetwork?: (state: NetworkState) => void;
  /** One line a try, for the log: ids, statuses, codes and milliseconds; nothing a person typed, no address. */
  readonly log?: (line: string) => void;
  /** Reads bodies; large ones in a worker, if there is one. */
  readonly read?: ReadAnswer;
  /** Between 0 and 1; spreads the waits of retries. */
  readonly random?: () => number;
  /** What is remembered of servers that ignore questions. */
  readonly ignored?: IgnoredOf;
  /** Waits between two tries; replaced where a test must not. */
  readonly pause?: typeof pause;
}

export const createApi = (options: ApiOptions): Api => {
  const { gate, live, demo, upload, onNetwork, log = () => undefined, random = Math.random } = options;
  const wait = options.pause ?? pause;
  const read = options.read ?? readAtOnce;
  const share = createShare();
  let life = new AbortController();
  const asked = createAskedMemory();

  /** Notes in a list's answer which parts of the request the server ignored. The sample API ignores none. */
  const checked = ({ id, row, input, server, profile, isDemo }: Plan, result: Result<unknown>): Result<unknown> =>
    result.ok && row.output.entity !== undefined && isPage(result.value) && isRecord(input)
      ? ok(asked.check(id, input, result.value, isDemo ? undefined : options.ignored?.(server, profile, id)))
      : result;

  /**
   * Whether the server answers at its address; asked without a token, of no call in particular. While a Wi-Fi's page stands
   * in the way, a page is no sign of the server: it takes another answer, or a call that comes through.
   */
  const probe = async (): Promise<boolean> => {
    const { mode, server } = gate.where();
    if (mode === 'demo' || server === '') return true;
    const ending = endBy(10_000, [life.signal]);
    try {
      const answer = await live({ method: 'GET', path: '/', once: false }, server, ending.signal);
      const { status } = answer;
      const isPage = status === 511 || (status < 300 && isPageType(typeOf(answer)));
      return (status < 300 || status > 399) && !(isPage && network.state === 'captive');
    } finally {
      ending.done();
    }
  };
  const network = watchNetwork((state) => onNetwork?.(state), probe);
  const wires: Wires = { gate, live, demo, network, log, random, pause: wait, read };
  const stopBy = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, life.signal]);

  const run = (plan: Plan, stop: AbortSignal) =>
    tryAll(wires, plan, stop, async (ending) => {
      try {
        return await tryOnce(wires, plan, ending, (incoming) => readResult(wires, plan, incoming, ending.signal));
      } finally {
        ending.done();
      }
    });

  /** Calls of the given session, or of whichever there is when they are made. */
  const callsOf = (session: () => number): Calls => {
    const own = (plan: Result<Plan>): Result<Plan> =>
      gate.turn() === session() ? plan : fail('signed-out', 'signed-out');
    return {
      call: async (id, input, signal) => {
        const plan = own(planOf(gate, id, input));
        if (!plan.ok) return plan;
        const { row, outgoing, turn } = plan.value;
        if (row.kind !== 'read') return run(plan.value, stopBy(signal));
        const key = JSON.stringify([id, outgoing, turn]);
        return share(key, stopBy(signal), async (shared) => checked(plan.value, await run(plan.value, shared)));
      },
      table: async (id, input, signal) => {
        const plan = own(planOf(gate, id, input));
        return plan.ok ? openTable(wires, plan.value, stopBy(signal)) : plan;
      },
      download: async (url, signal) => {
        const plan = own(planFile(gate, url));
        return plan.ok ? openFile(wires, plan.value, stopBy(signal)) : plan;
      },
      sendStream: async (request) => {
        const plan = own(planOf(gate, request.id, {}));
        return plan.ok ? send(wires, plan.value, request, upload, stopBy(request.signal)) : plan;
      },
      failureOf: (error) => (error instanceof BrokenOff ? error.failure : { kind: 'unexpected', code: 'unexpected' }),
    };
  };

  return {
    ...callsOf(gate.turn),
    ofSession: () => {
      const mine = gate.turn();
      return callsOf(() => mine);
    },
    abortAll: () => {
      life.abort();
      life = new AbortController();
      asked.clear();
      network.reset();
    },
    get network() {
      return network.state;
    },
  };
};
