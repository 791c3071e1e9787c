/** Handlers of the page's calls that concern the network. */
import { fail, ok } from '@contract/failure';
import type { Connection } from '../../core/call/connection';
import type { CallTarget } from '../../core/call/session-port';
import type { Handlers } from '../../ipc/register';
import type { ProxySignIn } from '../../transport/proxy-sign-in';
import type { NetworkSessions } from '../../transport/sessions';
import { signInPageOf } from '../security/external';

export interface NetworkPorts {
  readonly connection: Connection;
  readonly proxySignIn: Pick<ProxySignIn, 'answer' | 'cancel' | 'askAgain' | 'signOut'>;
  readonly sessions: Pick<NetworkSessions, 'clearSignIns'>;
  readonly target: () => CallTarget;
  /** The system's opener of addresses. */
  readonly open: (address: string) => Promise<void>;
}

export const createNetworkHandlers = ({
  connection,
  proxySignIn,
  sessions,
  target,
  open,
}: NetworkPorts): Handlers['network'] => ({
  view: () => ok(connection.view()),
  check: async () => {
    proxySignIn.askAgain();
    return ok(await connection.check());
  },
  signInToProxy: async (answer) => {
    const answered = await proxySignIn.answer(answer);
    if (answered.ok) void connection.restart();
    return answered;
  },
  signOutOfProxy: async () => {
    await proxySignIn.signOut();
    await sessions.clearSignIns();
    return ok(null);
  },
  cancelProxySignIn: ({ id }) => proxySignIn.cancel(id),
  // The page names no address, and can open this one only while a sign-in page is in the way.
  openSignIn: async () => {
    const { mode, server } = target();
    const page = mode === 'live' && connection.view().state === 'captive' ? signInPageOf(server) : undefined;
    if (page === undefined) return fail('refused', 'not-allowed');
    return open(page).then(
      () => ok(null),
      () => fail('unexpected', 'unexpected'),
    );
  },
});
