/** A row of the contract and an input, to a value or a failure. Nothing here rejects. */
import { fail, ok, type Result } from '@contract/failure';
import { isPageType } from '@contract/http/refusal';
import { isPage, isRecord } from '@contract/json/record';
import { createAnswerChecker } from '@contract/reading/answer-checker';
import type { IgnoredOf } from '../../settings/ignored-inputs';
import { type ParseResponse, parseInProcess } from '../../transport/worker-parser';
import { openCsv } from './csv-download';
import { startDeadline } from './deadline';
import { openDownload, prepareDownload } from './download';
import { createNetworkMonitor } from './network-state';
import { type PreparedCall, prepareCall } from './prepare-call';
import { contentTypeOf, readResponse } from './read-response';
import { delay } from './retry';
import { type CallDependencies, sendOnce, sendWithRetry } from './send-with-retry';
import type { SessionPort } from './session-port';
import { createRequestSharing } from './share-request';
import {
  type ApiCalls,
  type ApiClient,
  DownloadError,
  type NetworkState,
  type Transport,
  type UploadTransport,
} from './transport';
import { uploadStream } from './upload-stream';

export interface ApiClientOptions {
  readonly gate: SessionPort;
  readonly live: Transport;
  readonly demo: Transport;
  readonly upload: { readonly live: UploadTransport; readonly demo: UploadTransport };
  readonly onNetwork?: (state: NetworkState) => void;
  /** One line a try, for the log: ids, statuses, codes and milliseconds; nothing a person typed, no address. */
  readonly log?: (line: string) => void;
  /** Reads bodies; large ones in a worker, if there is one. */
  readonly read?: ParseResponse;
  /** Between 0 and 1; spreads the waits of retries. */
  readonly random?: () => number;
  /** What is remembered of servers that ignore questions. */
  readonly ignored?: IgnoredOf;
  /** Waits between two tries; replaced where a test must not. */
  readonly pause?: typeof delay;
}

export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { gate, live, demo, upload, onNetwork, log = () => undefined, random = Math.random } = options;
  const wait = options.pause ?? delay;
  const read = options.read ?? parseInProcess;
  const share = createRequestSharing();
  let life = new AbortController();
  const asked = createAnswerChecker();

  /** Notes in a list's answer which parts of the request the server ignored. The sample API ignores none. */
  const checked = (
    { id, row, input, server, profile, isDemo }: PreparedCall,
    result: Result<unknown>,
  ): Result<unknown> =>
    result.ok && row.output.entity !== undefined && isPage(result.value) && isRecord(input)
      ? ok(asked.check(id, input, result.value, isDemo ? undefined : options.ignored?.(server, profile, id)))
      : result;

  /**
   * Whether the server answers at its address; asked without a token, of no call in particular. While a Wi-Fi's page stands
   * in the way, a page is no sign of the server: it takes another answer, or a call that comes through.
   */
  const probe = async (): Promise<boolean> => {
    const { mode, server } = gate.target();
    if (mode === 'demo' || server === '') return true;
    const ending = startDeadline(10_000, [life.signal]);
    try {
      const answer = await live({ method: 'GET', path: '/', once: false }, server, ending.signal);
      const { status } = answer;
      const isPage = status === 511 || (status < 300 && isPageType(contentTypeOf(answer)));
      return (status < 300 || status > 399) && !(isPage && network.state === 'captive');
    } finally {
      ending.clear();
    }
  };
  const network = createNetworkMonitor((state) => onNetwork?.(state), probe);
  const wires: CallDependencies = { gate, live, demo, network, log, random, pause: wait, read };
  const stopBy = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, life.signal]);

  const run = (plan: PreparedCall, stop: AbortSignal) =>
    sendWithRetry(wires, plan, stop, async (ending) => {
      try {
        return await sendOnce(wires, plan, ending, (incoming) => readResponse(wires, plan, incoming, ending.signal));
      } finally {
        ending.clear();
      }
    });

  /** Calls of the given session, or of whichever there is when they are made. */
  const callsOf = (session: () => number): ApiCalls => {
    const own = (plan: Result<PreparedCall>): Result<PreparedCall> =>
      gate.generation() === session() ? plan : fail('signed-out', 'signed-out');
    return {
      call: async (id, input, signal) => {
        const plan = own(prepareCall(gate, id, input));
        if (!plan.ok) return plan;
        const { row, outgoing, generation: turn } = plan.value;
        if (row.kind !== 'read') return run(plan.value, stopBy(signal));
        const key = JSON.stringify([id, outgoing, turn]);
        return share(key, stopBy(signal), async (shared) => checked(plan.value, await run(plan.value, shared)));
      },
      downloadCsv: async (id, input, signal) => {
        const plan = own(prepareCall(gate, id, input));
        return plan.ok ? openCsv(wires, plan.value, stopBy(signal)) : plan;
      },
      download: async (url, signal) => {
        const plan = own(prepareDownload(gate, url));
        return plan.ok ? openDownload(wires, plan.value, stopBy(signal)) : plan;
      },
      upload: async (request) => {
        const plan = own(prepareCall(gate, request.id, {}));
        return plan.ok ? uploadStream(wires, plan.value, request, upload, stopBy(request.signal)) : plan;
      },
      failureOf: (error) =>
        error instanceof DownloadError ? error.failure : { kind: 'unexpected', code: 'unexpected' },
    };
  };

  return {
    ...callsOf(gate.generation),
    forCurrentSession: () => {
      const mine = gate.generation();
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
