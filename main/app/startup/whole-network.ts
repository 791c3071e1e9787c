/** The server's network together with that of the hosts of pictures and the proxy's question, as the page shows it. */
import { isReachable, type NetworkView } from '@contract/network/network-view';
import type { Connection } from '../../core/call/connection';
import type { MediaHosts } from '../../media/media-hosts';
import type { ProxySignIn } from '../../transport/proxy-sign-in';

/** When the server can be reached again, the hosts are asked at once: most likely it was the network of all. */
export const createWholeNetwork = (
  connection: Connection,
  hosts: Pick<MediaHosts, 'unreachable' | 'check' | 'subscribe'>,
  proxySignIn: Pick<ProxySignIn, 'question' | 'signedIn' | 'subscribe'>,
): Connection => {
  const whole = (network: NetworkView): NetworkView => {
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
    return whole(network);
  };
  return {
    view: () => whole(connection.view()),
    check: () => askAll(connection.check()),
    restart: () => askAll(connection.restart()),
    subscribe: (listener) => {
      let wasReachable = isReachable(connection.view().state);
      const report = () => listener(whole(connection.view()));
      const ends = [hosts.subscribe(report), proxySignIn.subscribe(report)];
      const endServer = connection.subscribe((network) => {
        const canReach = isReachable(network.state);
        if (canReach && !wasReachable) void hosts.check();
        wasReachable = canReach;
        listener(whole(network));
      });
      return () => {
        for (const end of [...ends, endServer]) end();
      };
    },
  };
};
