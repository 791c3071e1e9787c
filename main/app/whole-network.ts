/** The server's network together with that of the hosts of pictures, as the page shows it. */
import { isReachable, type NetworkView } from '@contract/network/network-view';
import type { Connection } from '../core/call/connection';
import type { MediaHosts } from '../media/media-hosts';

/** When the server can be reached again, the hosts are asked at once: most likely it was the network of all. */
export const createWholeNetwork = (
  connection: Connection,
  hosts: Pick<MediaHosts, 'unreachable' | 'check' | 'subscribe'>,
): Connection => {
  const whole = (network: NetworkView): NetworkView => {
    const unreachableHosts = hosts.unreachable();
    return unreachableHosts.length > 0 ? { ...network, unreachableHosts } : network;
  };
  const askAll = async (server: Promise<NetworkView>): Promise<NetworkView> => {
    const [network] = await Promise.all([server, hosts.check()]);
    return whole(network);
  };
  return {
    view: () => whole(connection.view()),
    check: () => askAll(connection.check()),
    restart: () => askAll(connection.restart()),
    subscribe: (listener) => {
      let wasReachable = isReachable(connection.view().state);
      const endHosts = hosts.subscribe(() => listener(whole(connection.view())));
      const endServer = connection.subscribe((network) => {
        const canReach = isReachable(network.state);
        if (canReach && !wasReachable) void hosts.check();
        wasReachable = canReach;
        listener(whole(network));
      });
      return () => {
        endHosts();
        endServer();
      };
    },
  };
};
