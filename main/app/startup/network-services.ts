/** The parts of the network that all calls share: Chromium's sessions, the proxy's sign-in, and what the page learns of both. */
import type { BridgeEvent } from '@contract/bridge';
import type { Connection } from '../../core/call/connection';
import type { Vault } from '../../core/session/vault';
import type { MediaHosts } from '../../media/media-hosts';
import type { Settings } from '../../settings/settings';
import { createConnectionTests } from '../../transport/connection-tests';
import { createProxySignIn, type ProxySignIn } from '../../transport/proxy-sign-in';
import { createNetworkSessions, type NetworkSessions } from '../../transport/sessions';
import { createTestNetwork } from '../../transport/test-network';
import { createWholeNetwork } from './whole-network';

export interface NetworkBase {
  readonly sessions: NetworkSessions;
  readonly proxySignIn: ProxySignIn;
}

/** Call after Electron's `ready`. */
export const createNetworkBase = (settings: Settings, vault: Vault): NetworkBase => {
  const sessions = createNetworkSessions();
  void sessions.setProxy(settings.current().proxy);
  return { sessions, proxySignIn: createProxySignIn(vault) };
};

/** Reports the network and its tests to the page. */
export const reportNetwork = (
  { sessions, proxySignIn }: NetworkBase,
  connection: Connection,
  hosts: MediaHosts,
  emit: (event: BridgeEvent) => void,
) => {
  const network = createWholeNetwork(connection, hosts, proxySignIn);
  network.subscribe((view) => emit({ type: 'network', network: view }));
  const connectionTests = createConnectionTests(
    () => createTestNetwork(sessions, proxySignIn),
    (test) => emit({ type: 'connection', test }),
  );
  return { network, connectionTests };
};
