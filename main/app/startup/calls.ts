/** The desktop's calls: the core's API client over Chromium's network, with the demo's answers in this process. */
import type { Worker } from 'node:worker_threads';
import type { LogEntry } from '@contract/event-log/entry';
import { createApiClient } from '../../core/api-client';
import type { Clock, Random } from '../../core/async/ports';
import type { ApiClient } from '../../core/call/calls';
import { type AnswerRequest, createDemoTransports } from '../../core/call/demo-transport';
import type { FailureLog } from '../../core/call/failure-log';
import type { ParseResponse } from '../../core/call/parse-response';
import type { SessionPort } from '../../core/call/session-port';
import type { Transports } from '../../core/call/transport';
import { createIgnoredNotes } from '../../settings/ignored-inputs';
import type { Settings } from '../../settings/settings';
import { createChromium } from '../../transport/chromium';
import { createLiveTransport, loadAxios } from '../../transport/live';
import type { ProxySignIn } from '../../transport/proxy-sign-in';
import type { NetworkSessions } from '../../transport/sessions';
import { createWorkerParser } from '../../transport/worker-parser';

export interface DemoServer {
  readonly answer: AnswerRequest;
  readonly eventLog: () => readonly LogEntry[];
  readonly reset: () => void;
}

export interface CallPorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly session: SessionPort;
  readonly sessions: NetworkSessions;
  readonly proxySignIn: Pick<ProxySignIn, 'forRequest'>;
  readonly settings: Settings;
  readonly log: (line: string) => void;
  readonly noteFailure: FailureLog['note'];
  /** Starts the worker that parses large responses. */
  readonly startWorker: () => Worker;
  /** Loads the demo's answers when a call first needs them. */
  readonly loadDemo: () => Promise<DemoServer>;
}

export interface DesktopCalls {
  readonly api: ApiClient;
  readonly live: Transports;
  readonly parse: ParseResponse;
  /** Loads and opens what the first call to a server needs. */
  prepareCalls(): void;
  /** What the demo's gates and desks noted. */
  demoLog(): Promise<readonly LogEntry[]>;
  resetDemo(): Promise<void>;
}

/** Call after Electron's `ready`. */
export const createCalls = ({
  clock,
  random,
  session,
  sessions,
  proxySignIn,
  settings,
  log,
  noteFailure,
  startWorker,
  loadDemo,
}: CallPorts): DesktopCalls => {
  let loaded: Promise<DemoServer> | undefined;
  const demoServer = (): Promise<DemoServer> => {
    loaded ??= loadDemo();
    return loaded;
  };
  const chromium = createChromium(sessions, proxySignIn);
  const live: Transports = { send: createLiveTransport(chromium.networks), upload: chromium.upload };
  const parse = createWorkerParser(startWorker);
  const api = createApiClient({
    clock,
    random,
    session,
    live,
    demo: createDemoTransports(async () => (await demoServer()).answer, {
      clock,
      random,
      network: () => settings.current().demoNetwork ?? 'good',
    }),
    parse,
    // After the answer is sent: the first line takes 6 ms.
    log: (line) => void setImmediate(log, line),
    noteFailure,
    ignored: createIgnoredNotes({
      read: () => settings.memory().ignored,
      write: (ignored) => settings.remember({ ignored }),
      now: clock.now,
    }),
  });
  const prepareCalls = (): void => {
    // What fails here fails again in the call.
    void Promise.allSettled([chromium.prepare(), loadAxios()]);
  };
  return {
    ...{ api, live, parse, prepareCalls },
    demoLog: async () => (await demoServer()).eventLog(),
    resetDemo: async () => (await demoServer()).reset(),
  };
};
