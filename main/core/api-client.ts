/** Makes calls: from a row of the contract and an input to a value or a failure. */
import { fail, ok, okValue, type Result } from '@contract/failure';
import { isPage, isRecord } from '@contract/json/record';
import type { NetworkView } from '@contract/network/network-view';
import { createAnswerChecker, type IgnoredNotes } from '@contract/reading/answer-checker';
import type { ServerProfile } from '@contract/reading/server-profile';
import type { Clock, Random } from './async/ports';
import type { ApiCalls, ApiClient, CallOptions } from './call/calls';
import { createConnection } from './call/connection';
import { openCsv } from './call/csv-download';
import { DownloadError, openDownload, prepareDownload } from './call/download';
import type { FailureLog } from './call/failure-log';
import { inCase, type NameCase } from './call/name-case';
import { createNextPages } from './call/next-page';
import type { NumberNotes } from './call/number-ids';
import { type ParseResponse, parseInProcess } from './call/parse-response';
import { type PreparedCall, prepareCall } from './call/prepare-call';
import { readResponse } from './call/read-response';
import { type CallDependencies, sendOnce, sendWithRetry } from './call/send-with-retry';
import type { SessionPort } from './call/session-port';
import { createRequestSharing } from './call/share-request';
import type { Transports } from './call/transport';
import { uploadStream } from './call/upload-stream';
import { readFileList } from './csv/file-list';

export interface ApiClientOptions {
  readonly session: SessionPort;
  readonly live: Transports;
  readonly demo: Transports;
  /** Called when the view of the current server's network changes. */
  readonly onNetworkChange?: (network: NetworkView) => void;
  /** One line per attempt: ids, statuses, codes and milliseconds; no address and nothing that a user typed. */
  readonly log?: (line: string) => void;
  /** Notes failed attempts, for diagnostics. */
  readonly noteFailure?: FailureLog['note'];
  /** Parses responses; large ones in a worker, if there is one. */
  readonly parse?: ParseResponse;
  /** What is remembered of servers that ignored parts of a request. */
  readonly ignored?: (server: string, profile: ServerProfile, call: string) => IgnoredNotes;
  readonly clock: Clock;
  readonly random: Random;
}

/** In place of a call, in what is remembered of a server. */
const numberIds = 'number-ids';

/** Creates the client of one app. Calls never reject. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { session, live, demo, clock, random } = options;
  const shareRequest = createRequestSharing();
  const answerChecker = createAnswerChecker();
  const nextPages = createNextPages();
  const numberNames = new Set<string>();
  const nameCases = new Map<string, NameCase>();
  let lifetime = new AbortController();

  const connection = createConnection({ session, clock, live: live.send, demo: demo.send });
  if (options.onNetworkChange) connection.subscribe(options.onNetworkChange);
  const dependencies: CallDependencies = {
    session,
    connection,
    send: { live: live.send, demo: demo.send },
    log: options.log ?? (() => undefined),
    noteFailure: options.noteFailure ?? (() => undefined),
    parse: options.parse ?? parseInProcess,
    clock,
    random,
  };
  const stopBy = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, lifetime.signal]);

  const send = (call: PreparedCall, stop: AbortSignal, { mayRetry }: CallOptions = {}): Promise<Result<unknown>> =>
    sendWithRetry(
      dependencies,
      call,
      stop,
      async (deadline) => {
        try {
          return await sendOnce(dependencies, call, deadline, (response) =>
            readResponse(dependencies, call, response, deadline.signal),
          );
        } finally {
          deadline.clear();
        }
      },
      mayRetry,
    );

  /** What is known of the ids of a server, in this run of the app and before. */
  const numberNotes = (server: string, profile: ServerProfile): NumberNotes => {
    const remembered = options.ignored?.(server, profile, numberIds);
    const nameOf = (name: string): string => JSON.stringify([server, name]);
    return {
      has: (name) => numberNames.has(nameOf(name)) || remembered?.has(name) === true,
      add: (name) => {
        numberNames.add(nameOf(name));
        remembered?.add(name);
      },
    };
  };
  const prepare = (id: string, input: unknown): Result<PreparedCall> => {
    const call = prepareCall(session, id, input, numberNotes);
    if (!call.ok || call.value.isDemo) return call;
    const { server, profile } = call.value;
    const onNumberNames = (names: readonly string[]): void => {
      for (const name of names) numberNotes(server, profile).add(name);
    };
    return ok({ ...call.value, onNumberNames });
  };
  /** A list's page as the page before it says how to ask for it. */
  const asked = (call: PreparedCall): PreparedCall => {
    if (call.row.output.shape !== 'list' || call.isDemo) return call;
    const followed = nextPages.follow(call, (input) => okValue(prepare(call.id, input)));
    return { ...followed, onNext: (next) => nextPages.note(call, next) };
  };

  /** Marks in a list's page which parts of the request the server ignored. The sample API ignores none. */
  const markIgnored = (call: PreparedCall, result: Result<unknown>): Result<unknown> => {
    const { id, row, input, server, profile, isDemo } = call;
    if (!result.ok || row.output.entity === undefined || !isPage(result.value) || !isRecord(input)) return result;
    const notes = isDemo ? undefined : options.ignored?.(server, profile, id);
    return ok(answerChecker.check(id, input, result.value, notes));
  };

  /** Makes a read, and makes it again if the server refuses our words because it writes them in another case. */
  const inItsCase = async <T>(
    call: PreparedCall,
    make: (call: PreparedCall) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const key = JSON.stringify([call.server, call.id]);
    const inOther = (nameCase: NameCase): PreparedCall => ({ ...call, request: inCase(call.request, nameCase) });
    const known = nameCases.get(key);
    let wanted: NameCase | undefined;
    const first = await make({
      ...(known ? inOther(known) : call),
      onNameCase: (nameCase) => {
        wanted = nameCase;
      },
    });
    if (first.ok || wanted === undefined || known) return first;
    const again = await make(inOther(wanted));
    if (again.ok) nameCases.set(key, wanted);
    return again.ok ? again : first;
  };

  const read = (
    call: PreparedCall,
    calls: ApiCalls,
    stop: AbortSignal,
    options: CallOptions | undefined,
  ): Promise<Result<unknown>> =>
    shareRequest(JSON.stringify([call.id, call.request, call.generation]), stop, async (shared) => {
      const result = call.row.file
        ? await readFileList(call, calls, session, clock, shared)
        : await nextPages.countedFromZero(call, (one) => inItsCase(one, (named) => send(named, shared, options)));
      return markIgnored(call, result);
    });

  /** The calls of the session that `generation` returns. */
  const callsOf = (generation: () => number): ApiCalls => {
    const ifCurrent = (prepared: Result<PreparedCall>): Result<PreparedCall> =>
      session.generation() === generation() ? prepared : fail('signed-out', 'signed-out');
    const calls: ApiCalls = {
      call: async (id, input, signal, options) => {
        const prepared = ifCurrent(prepare(id, input));
        if (!prepared.ok) return prepared;
        const call = { ...asked(prepared.value), hasWorked: options?.hasWorked };
        const stop = stopBy(signal);
        return call.row.kind === 'read' ? read(call, calls, stop, options) : send(call, stop);
      },
      downloadCsv: async (id, input, signal) => {
        const call = ifCurrent(prepare(id, input));
        return call.ok ? inItsCase(call.value, (one) => openCsv(dependencies, one, stopBy(signal))) : call;
      },
      download: async (url, signal) => {
        const call = ifCurrent(prepareDownload(session, url));
        return call.ok ? openDownload(dependencies, call.value, stopBy(signal)) : call;
      },
      upload: async (upload) => {
        const call = ifCurrent(prepare(upload.id, {}));
        if (!call.ok) return call;
        const transport = (call.value.isDemo ? demo : live).upload;
        return uploadStream(dependencies, call.value, upload, transport, stopBy(upload.signal));
      },
      failureOf: (error) =>
        error instanceof DownloadError ? error.failure : { kind: 'unexpected', code: 'unexpected' },
    };
    return calls;
  };

  return {
    ...callsOf(session.generation),
    forCurrentSession: () => {
      const current = session.generation();
      return callsOf(() => current);
    },
    abortAll: () => {
      lifetime.abort();
      lifetime = new AbortController();
      answerChecker.clear();
      nextPages.clear();
      nameCases.clear();
      connection.targetChanged();
    },
    get network() {
      return connection.view().state;
    },
    connection,
  };
};
