/** The network by host: what real calls and probes say about each. The current server's is the app's. */
import type { NetworkState, NetworkView } from '@contract/network/network-view';
import type { Clock } from '../async/ports';
import { createNetworkMonitor, type NetworkMonitor } from './network-state';
import type { NetworkAnswer } from './network-verdict';
import { createPageJudge, type PageJudge, type PageVerdict } from './page-judge';
import type { PreparedCall } from './prepare-call';
import { sendProbe } from './probe';
import type { SessionPort } from './session-port';
import type { Transport, TransportRequest } from './transport';

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
  readonly session: Pick<SessionPort, 'target' | 'token' | 'generation'>;
  readonly clock: Clock;
  readonly live: Transport;
  readonly demo: Transport;
}

export interface ClientConnection extends Connection {
  /** Takes note of an answer of a server; an empty text names the demo. */
  note(server: string, answer: NetworkAnswer): void;
  /** The server itself answered the call. */
  noteAnswer(call: PreparedCall): void;
  /** What it means that a page answered in place of the server. */
  judgePage(call: PreparedCall): Promise<PageVerdict>;
  /** The session or its server may be another one. */
  targetChanged(): void;
}

/** What is known of one host. */
interface Host {
  readonly monitor: NetworkMonitor;
  readonly pages: PageJudge;
}

const hostOf = (server: string): string => (URL.canParse(server) ? new URL(server).origin : server);

/** Hosts to remember; a person uses one or two. */
const maxHosts = 10;

export const createConnection = ({ session, clock, live, demo }: ConnectionPorts): ClientConnection => {
  const hosts = new Map<string, Host>();
  const listeners = new Set<(network: NetworkView) => void>();
  const currentServer = (): string => {
    const { mode, server } = session.target();
    return mode === 'demo' ? '' : hostOf(server);
  };
  let shown = { server: currentServer(), state: 'online' };

  /** Asks the current server for a sign of life, by its root or by a read that it answered before. */
  const probe = (state: NetworkState, signal: AbortSignal, request?: TransportRequest): Promise<NetworkAnswer> => {
    const token = session.token();
    const signedIn = token === undefined ? {} : { token };
    const { mode, server } = session.target();
    if (mode === 'demo') return sendProbe(clock, demo, { server: '', hasStartPage: false, ...signedIn }, state, signal);
    const again = request ? { request, ...signedIn } : {};
    return sendProbe(clock, live, { server, hasStartPage: request === undefined, ...again }, state, signal);
  };
  const isPageFor = async (request: TransportRequest | undefined): Promise<boolean | undefined> => {
    const answer = await probe('captive', new AbortController().signal, request);
    if (answer.code === 'html-answer' || answer.code === 'redirected') return true;
    return answer.status === undefined ? undefined : false;
  };
  const create = (server: string): Host => {
    const pages = createPageJudge({ isPageFor, isRootProof: server === '', generation: session.generation });
    const monitor = createNetworkMonitor({
      clock,
      onChange: (view) => {
        if (server === currentServer()) report(view);
        else hosts.get(server)?.monitor.stop();
      },
      probe: async (state, signal) => {
        const isNobody = server === '' && session.target().mode !== 'demo';
        if (server !== currentServer() || isNobody) return undefined;
        const witness = state === 'captive' && session.token() !== undefined ? pages.nextWitness() : undefined;
        return probe(state, signal, witness);
      },
    });
    return { monitor, pages };
  };
  const knownHost = (server: string): Host => {
    const known = hosts.get(server);
    if (known) return known;
    const host = create(server);
    hosts.set(server, host);
    const oldest = [...hosts.keys()].find((each) => each !== currentServer());
    if (hosts.size > maxHosts && oldest !== undefined) {
      hosts.get(oldest)?.monitor.stop();
      hosts.delete(oldest);
    }
    return host;
  };
  const hostOfCall = ({ isDemo, server }: PreparedCall): Host => knownHost(isDemo ? '' : hostOf(server));
  const report = (view: NetworkView): void => {
    shown = { server: currentServer(), state: view.state };
    for (const listener of listeners) listener(view);
  };
  const current = (): NetworkMonitor => knownHost(currentServer()).monitor;

  const targetChanged = (): void => {
    const server = currentServer();
    if (server === shown.server) return;
    for (const [each, { monitor }] of hosts) if (each !== server) monitor.stop();
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
      knownHost(hostOf(server)).monitor.note(answer);
    },
    noteAnswer: (call) => hostOfCall(call).pages.noteAnswer(call),
    judgePage: async (call) => {
      const { monitor, pages } = hostOfCall(call);
      return monitor.view.state === 'captive' ? 'network' : pages.judge(call);
    },
    targetChanged,
  };
};
