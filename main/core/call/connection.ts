/** The network by host: what real calls and probes say about each. The current server's is the app's. */
import type { NetworkView } from '@contract/network/network-view';
import { createNetworkMonitor, type NetworkMonitor } from './network-state';
import type { NetworkAnswer } from './network-verdict';
import { sendProbe } from './probe';
import type { SessionPort } from './session-port';
import type { Transport } from './transport';

/** Takes note of an answer of a server; an empty text names the demo. */
export type NoteAnswer = (server: string, answer: NetworkAnswer) => void;

export interface Connection {
  /** The network of the current server. */
  view(): NetworkView;
  /** Asks the current server now. */
  check(): Promise<NetworkView>;
  /** Starts over at once, because the computer woke up or the network changed. */
  restart(): Promise<NetworkView>;
  /** Calls the listener when the view changes. Returns the function that ends the subscription. */
  subscribe(listener: (network: NetworkView) => void): () => void;
}

interface ConnectionPorts {
  readonly session: Pick<SessionPort, 'target' | 'token'>;
  readonly live: Transport;
  readonly demo: Transport;
}

interface ClientConnection extends Connection {
  readonly note: NoteAnswer;
  /** The session or its server may be another one. */
  targetChanged(): void;
}

const hostOf = (server: string): string => (URL.canParse(server) ? new URL(server).origin : server);

/** Hosts to remember; a person uses one or two. */
const maxHosts = 10;

export const createConnection = ({ session, live, demo }: ConnectionPorts): ClientConnection => {
  const monitors = new Map<string, NetworkMonitor>();
  const listeners = new Set<(network: NetworkView) => void>();
  const currentServer = (): string => {
    const { mode, server } = session.target();
    return mode === 'demo' ? '' : hostOf(server);
  };
  let shown = { server: currentServer(), state: 'online' };

  const create = (server: string): NetworkMonitor =>
    createNetworkMonitor({
      onChange: (view) => {
        if (server === currentServer()) report(view);
        else monitors.get(server)?.stop();
      },
      probe: async (state, signal) => {
        if (server !== currentServer()) return undefined;
        const token = session.token();
        if (session.target().mode === 'demo')
          return sendProbe(
            demo,
            { server, hasStartPage: false, ...(token === undefined ? {} : { token }) },
            state,
            signal,
          );
        return server === ''
          ? undefined
          : sendProbe(live, { server: session.target().server, hasStartPage: true }, state, signal);
      },
    });
  const monitorOf = (server: string): NetworkMonitor => {
    const known = monitors.get(server);
    if (known) return known;
    const monitor = create(server);
    monitors.set(server, monitor);
    const oldest = [...monitors.keys()].find((each) => each !== currentServer());
    if (monitors.size > maxHosts && oldest !== undefined) {
      monitors.get(oldest)?.stop();
      monitors.delete(oldest);
    }
    return monitor;
  };
  const report = (view: NetworkView): void => {
    shown = { server: currentServer(), state: view.state };
    for (const listener of listeners) listener(view);
  };
  const current = (): NetworkMonitor => monitorOf(currentServer());

  const targetChanged = (): void => {
    const server = currentServer();
    if (server === shown.server) return;
    for (const [each, monitor] of monitors) if (each !== server) monitor.stop();
    const { view } = current();
    if (view.state !== shown.state) report(view);
    shown = { server, state: view.state };
  };

  return {
    view: () => current().view,
    check: () => current().check(),
    restart: () => current().restart(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    note: (server, answer) => {
      targetChanged();
      monitorOf(hostOf(server)).note(answer);
    },
    targetChanged,
  };
};
