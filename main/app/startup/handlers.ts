/** Maps the page's calls to the services that answer them. */
import type { BridgeEvent } from '@contract/bridge';
import type { NativeHandlers } from '@contract/bridge/native-calls';
import { fail, ok } from '@contract/failure';
import { proxyHost } from '@contract/network/proxy';
import { serverAddress } from '@contract/server/server-address';
import { app } from 'electron';
import type { FieldUsageLog } from '../../check/field-usage';
import type { Servers } from '../../check/servers';
import type { ApiClient } from '../../core/call/calls';
import type { Connection } from '../../core/call/connection';
import type { CallTarget } from '../../core/call/session-port';
import { createSentMessages } from '../../core/messages/sent-messages';
import type { Offline } from '../../core/offline';
import type { Session } from '../../core/session/session';
import { createSessionHandlers } from '../../core/session/session-handlers';
import type { Files } from '../../files/files';
import type { Handlers } from '../../ipc/handlers';
import type { MediaServices } from '../../media/media-services';
import type { Settings } from '../../settings/settings';
import { createSettingsHandlers } from '../../settings/settings-handlers';
import type { ConnectionTests } from '../../transport/connection-tests';
import type { ProxySignIn } from '../../transport/proxy-sign-in';
import type { NetworkSessions } from '../../transport/sessions';
import { type AppPorts, createAppHandlers } from './app-handlers';
import { createNetworkHandlers } from './network-handlers';

interface HandlerPorts {
  readonly settings: Settings;
  readonly session: Session;
  readonly api: ApiClient;
  readonly sessions: NetworkSessions;
  readonly connectionTests: ConnectionTests;
  readonly proxySignIn: ProxySignIn;
  readonly media: MediaServices;
  readonly servers: Servers;
  readonly files: Files;
  readonly fieldUsage: FieldUsageLog;
  readonly offline: Offline['handlers'];
  readonly handover: NativeHandlers<'handover'>;
  readonly views: NativeHandlers<'views'>;
  readonly diagnostics: NativeHandlers<'diagnostics'>;
  readonly updates: NativeHandlers<'updates'>;
  readonly emit: (event: BridgeEvent) => void;
  readonly target: () => CallTarget;
  readonly resetDemo: () => Promise<void>;
  readonly prepareCalls: () => void;
  readonly network: Connection;
  /** The system's opener of addresses. */
  readonly open: (address: string) => Promise<void>;
  readonly settingsChanged: () => void;
  readonly app: Omit<AppPorts, 'about' | 'openExternal'>;
}

export const createHandlers = (ports: HandlerPorts): Handlers => {
  const { settings, session, api, media, servers, files, fieldUsage, emit, target, network } = ports;
  const { connectionTests, proxySignIn } = ports;
  const sessionHandlers = createSessionHandlers(session);
  return {
    call: async (id, input, signal) => {
      const result = await media.learned(api.call(id, input, signal));
      if (result.ok && target().mode === 'live') fieldUsage.note(id, result.value);
      return result;
    },
    session: {
      ...sessionHandlers,
      current: async () => {
        const current = await media.learned(sessionHandlers.current());
        // After the answer is sent, the page needs a moment until its first call.
        if (current.ok && current.value.state === 'signed-in' && current.value.mode === 'live')
          setImmediate(ports.prepareCalls);
        return current;
      },
      signIn: (credentials) => media.learned(sessionHandlers.signIn(credentials)),
    },
    settings: createSettingsHandlers({
      settings,
      moved: async () => {
        await session.signOut();
        emit({ type: 'session', session: await session.current(), reason: 'changed' });
      },
      resetDemo: ports.resetDemo,
      proxyChanged: async (proxy, before) => {
        proxySignIn.askAgain();
        const isOther = proxy.mode !== before.mode || proxy.address !== before.address;
        await Promise.all([
          isOther ? proxySignIn.signOut(proxyHost(before)) : undefined,
          ports.sessions.setProxy(proxy),
        ]);
      },
      networkChanged: () => void network.restart(),
      languageChanged: ports.app.applyLanguage,
      changed: ports.settingsChanged,
    }),
    files,
    exports: files.exports,
    ...ports.offline,
    servers: {
      ...servers.handlers,
      test: async ({ id, server, acceptsPlain }) => {
        const { allowHttp } = settings.policy;
        const address =
          server === undefined
            ? ok(target().server)
            : serverAddress(server, { allowHttp, acceptsPlain: acceptsPlain === true });
        if (!address.ok) return address;
        if (address.value === '') return fail('invalid', 'server-address');
        proxySignIn.askAgain();
        return ok(await connectionTests.run(id, address.value));
      },
      cancelTest: ({ id }) => {
        connectionTests.cancel(id);
        return ok(null);
      },
    },
    media: media.handlers,
    handover: ports.handover,
    views: ports.views,
    diagnostics: ports.diagnostics,
    updates: ports.updates,
    messages: createSentMessages({
      stored: { get: () => settings.memory().messages, set: (messages) => settings.remember({ messages }) },
      session: session.current,
      now: Date.now,
    }),
    network: createNetworkHandlers({
      connection: network,
      proxySignIn,
      sessions: ports.sessions,
      target,
      open: ports.open,
    }),
    app: createAppHandlers({
      ...ports.app,
      about: {
        version: app.getVersion(),
        electron: process.versions.electron ?? '',
        platform: process.platform === 'darwin' || process.platform === 'win32' ? process.platform : 'linux',
      },
      openExternal: media.openExternal,
    }),
  };
};
