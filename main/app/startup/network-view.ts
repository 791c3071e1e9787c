/** The server's network together with that of the hosts of pictures and the proxy's question, as the page shows it. */
import { isReachable, type NetworkView } from '@contract/network/network-view';
import type { PowerMonitor } from 'electron';
import type { Connection } from '../../core/call/connection';
import type { MediaHosts } from '../../media/media-hosts';
import type { ProxySignIn } from '../../transport/proxy-sign-in';

/** When the server can be reached again, the hosts are asked at once: most likely it was the network of all. */
export const createNetworkView = (
  connection: Connection,
  hosts: Pick<MediaHosts, 'unreachable' | 'check' | 'subscribe'>,
  proxySignIn: Pick<ProxySignIn, 'question' | 'signedIn' | 'subscribe'>,
): Connection => {
  const withHostsAndProxy = (network: NetworkView): NetworkView => {
    const unreachableHosts = hosts.unreachable();
    const proxyQuestion = proxySignIn.question();
    const signedInProxy = proxySignIn.signedIn();
    return {
      ...network,
      ...(unreachableHosts.length > 0 ? { unreachableHosts } : {}),
      ...(proxyQuestion ? { proxyQuestion } : {}),
      ...(signedInProxy === undefined ? {} : { signedInProxy }),
    };
  };
  const askAll = async (server: Promise<NetworkView>): Promise<NetworkView> => {
    const [network] = await Promise.all([server, hosts.check()]);
    return withHostsAndProxy(network);
  };
  return {
    view: () => withHostsAndProxy(connection.view()),
    check: () => askAll(connection.check()),
    restart: () => askAll(connection.restart()),
    subscribe: (listener) => {
      let wasReachable = isReachable(connection.view().state);
      const report = () => listener(withHostsAndProxy(connection.view()));
      const ends = [hosts.subscribe(report), proxySignIn.subscribe(report)];
      const endServer = connection.subscribe((network) => {
        const canReach = isReachable(network.state);
        if (canReach && !wasReachable) void hosts.check();
        wasReachable = canReach;
        listener(withHostsAndProxy(network));
      });
      return () => {
        for (const end of [...ends, endServer]) end();
      };
    },
  };
};

/** Starts over when the computer wakes up or is unlocked: the network may be another one, and connections from before are dead. */
export const followPower = (monitor: Pick<PowerMonitor, 'on'>, restart: () => void): void => {
  monitor.on('resume', restart);
  monitor.on('unlock-screen', restart);
};
