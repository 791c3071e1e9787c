/** The API client as main creates it, over Node's own `fetch`, with a session that is a few variables. */
import type { Failure, Result } from '@contract/failure';
import type { NetworkState } from '@contract/network/network-view';
import { createApiClient } from '../../../../../main/core/api-client';
import type { ApiClient } from '../../../../../main/core/call/calls';
import { type AnswerRequest, createDemoTransports } from '../../../../../main/core/call/demo-transport';
import type { CallTarget, SessionPort, Tokens } from '../../../../../main/core/call/session-port';
import { systemHost } from '../../../../../main/desktop/system-ports';
import type { IgnoredOf } from '../../../../../main/settings/ignored-inputs';
import { uploadDirectly } from '../../../../../main/transport/direct-upload';
import { createLiveTransport, type Networks, networkOf } from '../../../../../main/transport/live';
import { hurriedClock } from '../../../../support/clocks';

export const canary = 'canary-8d1f7c4e2b9a4f60a1';

export interface Bench {
  readonly api: ApiClient;
  readonly rejected: string[];
  readonly renewed: Tokens[];
  /** Ids of the writes that succeeded. */
  readonly succeeded: string[];
  readonly states: NetworkState[];
  readonly lines: string[];
  /** Milliseconds that the attempts would have waited. */
  readonly waits: number[];
  where: CallTarget;
  token: string | undefined;
  turn: number;
}

const noDemo: AnswerRequest = () => Promise.reject(new Error('the demo was asked'));

const nodeNetworks: Networks = { read: networkOf(fetch), write: networkOf(fetch) };

export const benchFor = (
  server: string,
  answer: AnswerRequest = noDemo,
  networks: Partial<Networks> = {},
  ignored?: IgnoredOf,
): Bench => {
  const bench: Omit<Bench, 'api'> = {
    rejected: [],
    renewed: [],
    succeeded: [],
    states: [],
    lines: [],
    waits: [],
    where: { mode: 'live', server },
    token: canary,
    turn: 1,
  };
  const session: SessionPort = {
    target: () => bench.where,
    token: () => bench.token,
    generation: () => bench.turn,
    expire: (token) => {
      bench.rejected.push(token);
      bench.token = undefined;
      bench.turn += 1;
    },
    renewTokens: (tokens) => bench.renewed.push(tokens),
    noteSuccess: (id) => bench.succeeded.push(id),
    secrets: () => (bench.token === undefined ? [] : [bench.token]),
  };
  const api = createApiClient({
    session,
    live: { send: createLiveTransport({ ...nodeNetworks, ...networks }), upload: uploadDirectly },
    demo: createDemoTransports(async () => answer, systemHost),
    onNetworkChange: ({ state }) => bench.states.push(state),
    log: (line) => bench.lines.push(line),
    ...(ignored ? { ignored } : {}),
    clock: hurriedClock((delayMs) => bench.waits.push(delayMs)),
    random: { ...systemHost.random, number: () => 0.5 },
  });
  return Object.assign(bench, { api });
};

export const never = (): AbortSignal => new AbortController().signal;

export const failureIn = (result: Result<unknown>): Failure | undefined => (result.ok ? undefined : result.failure);
