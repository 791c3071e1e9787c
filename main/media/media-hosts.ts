/** The network of each host that only has pictures and documents, judged like the server's: by answers and probes. */
import { isReachable, type UnreachableHost } from '@contract/network/network-view';
import { startDeadline } from '../core/async/deadline';
import { createNetworkMonitor, type NetworkMonitor } from '../core/call/network-state';
import type { NetworkAnswer } from '../core/call/network-verdict';
import { toTransportError } from '../core/call/transport-error';
import { systemClock } from '../desktop/system-ports';
import { isInReach, type MediaNetwork } from './download';

/** No answer came from a host that is not the server. */
export class NoHostAnswer extends Error {
  override readonly name = 'NoHostAnswer';

  constructor(readonly host: string) {
    super('no answer');
  }
}

export interface MediaHosts {
  /** Takes note of every answer, and rejects at once with `NoHostAnswer` while a host can't be reached. */
  readonly network: MediaNetwork;
  /** The hosts that can't be reached, the first to fail first. */
  unreachable(): readonly UnreachableHost[];
  /** Asks all of these now. */
  check(): Promise<void>;
  /** Calls the listener when `unreachable` changes. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Forgets all hosts, for sign-out. */
  clear(): void;
}

const probeDeadline = 10_000;

/** Any response means that the host can be reached. An error for one picture says nothing about the others. */
const reached: NetworkAnswer = { status: 200 };

/** Undefined if the app stopped the request. */
const answerOf = (error: unknown, signal: AbortSignal): NetworkAnswer | undefined => {
  if (signal.aborted) return signal.reason?.name === 'TimeoutError' ? { code: 'deadline' } : undefined;
  const cause = toTransportError(error);
  return { code: cause.code, error: cause };
};

/** `server` returns the address of the current server, whose network the calls judge. */
export const createMediaHosts = (network: MediaNetwork, server: () => string): MediaHosts => {
  /** By origin. A host that answers needs no monitor. */
  const monitors = new Map<string, NetworkMonitor>();
  const listeners = new Set<() => void>();
  const report = (): void => {
    for (const listener of listeners) listener();
  };

  const probe = async (origin: string, stop: AbortSignal): Promise<NetworkAnswer | undefined> => {
    const url = new URL(origin);
    const deadline = startDeadline(systemClock, probeDeadline, [stop]);
    const { signal } = deadline;
    try {
      if (!(await isInReach(network, url, server()))) return undefined;
      await network.send({ url, signal });
      return reached;
    } catch (error) {
      return answerOf(error, signal);
    } finally {
      // An unread body would keep its connection.
      deadline.end();
    }
  };
  const create = (origin: string): NetworkMonitor => {
    const monitor = createNetworkMonitor({
      clock: systemClock,
      onChange: report,
      probe: (_, stop) => probe(origin, stop),
    });
    monitors.set(origin, monitor);
    return monitor;
  };
  const noteAnswer = (origin: string): void => {
    monitors.get(origin)?.note(reached);
    monitors.delete(origin);
  };
  const isDown = (monitor: NetworkMonitor | undefined): boolean =>
    monitor !== undefined && !isReachable(monitor.view.state);

  return {
    network: {
      isPrivate: network.isPrivate,
      send: async (request) => {
        const { origin, host } = request.url;
        if (origin === new URL(server()).origin) return network.send(request);
        if (isDown(monitors.get(origin))) throw new NoHostAnswer(host);
        try {
          const answer = await network.send(request);
          noteAnswer(origin);
          return answer;
        } catch (error) {
          const answer = answerOf(error, request.signal);
          if (!answer) throw error;
          (monitors.get(origin) ?? create(origin)).note(answer);
          throw new NoHostAnswer(host);
        }
      },
    },
    unreachable: () =>
      [...monitors]
        .filter(([, monitor]) => isDown(monitor))
        .map(([origin, { view }]) => ({ host: new URL(origin).host, since: view.since })),
    check: async () => {
      await Promise.all([...monitors.values()].filter(isDown).map((monitor) => monitor.check()));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    clear: () => {
      const hadDown = [...monitors.values()].some(isDown);
      for (const monitor of monitors.values()) monitor.stop();
      monitors.clear();
      if (hadDown) report();
    },
  };
};
