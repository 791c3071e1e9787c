/** The network as main builds it, over Node's own `fetch`, with a session that is a few variables. */
import type { Failure, Result } from '@contract/failure';
import { createApi } from '../../../../main/api/api';
import { type Answer, createDemo } from '../../../../main/api/demo';
import { sendDirect } from '../../../../main/api/direct';
import type { Gate, Tokens, Where } from '../../../../main/api/gate';
import { createLive, type Networks } from '../../../../main/api/live';
import type { Api, NetworkState } from '../../../../main/api/shapes';
import type { IgnoredOf } from '../../../../main/settings/ignored';

export const canary = 'canary-8d1f7c4e2b9a4f60a1';

export interface Bench {
  readonly api: Api;
  readonly rejected: string[];
  readonly renewed: Tokens[];
  readonly states: NetworkState[];
  readonly lines: string[];
  /** How long the tries would have waited, in milliseconds. */
  readonly waits: number[];
  where: Where;
  token: string | undefined;
  turn: number;
}

const noDemo: Answer = () => Promise.reject(new Error('the demo was asked'));

const nodeNetworks: Networks = { fetch: globalThis.fetch, fetchOnce: (input) => globalThis.fetch(input) };

export const benchFor = (
  server: string,
  answer: Answer = noDemo,
  networks: Partial<Networks> = {},
  ignored?: IgnoredOf,
): Bench => {
  const demo = createDemo(async () => answer);
  const bench: Omit<Bench, 'api'> = {
    rejected: [],
    renewed: [],
    states: [],
    lines: [],
    waits: [],
    where: { mode: 'live', server },
    token: canary,
    turn: 1,
  };
  const gate: Gate = {
    where: () => bench.where,
    token: () => bench.token,
    turn: () => bench.turn,
    reject: (token) => {
      bench.rejected.push(token);
      bench.token = undefined;
      bench.turn += 1;
    },
    renew: (tokens) => bench.renewed.push(tokens),
    secrets: () => (bench.token === undefined ? [] : [bench.token]),
  };
  const api = createApi({
    gate,
    live: createLive({ ...nodeNetworks, ...networks }),
    demo: demo.transport,
    upload: { live: sendDirect, demo: demo.upload },
    onNetwork: (state) => bench.states.push(state),
    log: (line) => bench.lines.push(line),
    ...(ignored ? { ignored } : {}),
    random: () => 0.5,
    pause: async (milliseconds) => {
      bench.waits.push(milliseconds);
    },
  });
  return Object.assign(bench, { api });
};

export const never = (): AbortSignal => new AbortController().signal;

export const failureIn = (result: Result<unknown>): Failure | undefined => (result.ok ? undefined : result.failure);
