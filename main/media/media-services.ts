/** Assembles pictures and documents: their rules, their network, the questions about hosts, and saving. */
import { Readable } from 'node:stream';
import { net } from 'electron';
import { createExternal, originsOf } from '../app/security/external';
import type { SessionPort } from '../core/call/session-port';
import type { Desktop } from '../desktop/desktop';
import { systemClock } from '../desktop/system-ports';
import { exportFolder } from '../files/remembered-folder';
import type { Handlers } from '../ipc/register';
import type { Settings } from '../settings/settings';
import { answerOf } from '../transport/electron-answer';
import type { ProxySignIn } from '../transport/proxy-sign-in';
import type { NetworkSessions } from '../transport/sessions';
import { readSessionName } from '../transport/sessions';
import { isPrivateHost } from './address-rules';
import type { MediaNetwork } from './download';
import { askForPictures, askToOpen } from './host-questions';
import { createMedia, type Media } from './media';
import { createMediaHosts, type MediaHosts } from './media-hosts';
import { createMediaSaver } from './save-media';

/** Use after Electron's `ready`. `send` rejects if no answer came. */
const createMediaNetwork = (sessions: NetworkSessions, proxySignIn: Pick<ProxySignIn, 'forRequest'>): MediaNetwork => ({
  /** Resolves the name, because only its addresses show whether it leads into a private network. */
  isPrivate: async (hostname) => {
    if (isPrivateHost(hostname)) return true;
    const own = await sessions.named(readSessionName);
    // Behind a proxy a name may not resolve here; the proxy resolves it.
    const found = await own.resolveHost(hostname).catch(() => undefined);
    return found?.endpoints.some(({ address }) => address !== undefined && isPrivateHost(address)) ?? false;
  },
  send: async ({ url, token, range, signal }) => {
    const session = await sessions.named(readSessionName);
    return new Promise((resolve, reject) => {
      const request = net.request({
        url: url.href,
        session,
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      });
      const stop = (): void => {
        request.abort();
        reject(new Error('ended'));
      };
      const removeListener = (): void => signal.removeEventListener('abort', stop);
      request.setHeader('accept', 'image/*,video/*,application/pdf');
      if (token !== undefined) request.setHeader('authorization', `Bearer ${token}`);
      if (range !== undefined) request.setHeader('range', range);
      request.on('redirect', (status, _method, location) => {
        removeListener();
        request.abort();
        resolve({ status, headers: { location }, body: Readable.from([]) });
      });
      request.on('response', (message) => {
        const end = (): void => {
          removeListener();
          request.abort();
        };
        resolve(answerOf(message, end));
      });
      request.on('error', (error) => {
        removeListener();
        reject(error);
      });
      request.on('login', proxySignIn.forRequest().onLogin);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      request.end();
    });
  },
});

interface MediaServicePorts {
  readonly session: SessionPort;
  readonly sessions: NetworkSessions;
  readonly proxySignIn: Pick<ProxySignIn, 'forRequest'>;
  readonly settings: Settings;
  readonly desktop: Pick<Desktop, 'dialogs' | 'disk' | 'shell'>;
  /** A picture of a prepared event. */
  readonly readKept: (address: string) => Promise<Uint8Array | undefined>;
  /** Whether the server can be reached. */
  readonly canReach: () => boolean;
  /** Resolves when the page waits for no call; never later than pictures may wait. */
  readonly whenIdle: (signal: AbortSignal) => Promise<void>;
}

export interface MediaServices extends Pick<Media, 'rememberUrls' | 'clear' | 'serve' | 'fetchPicture'> {
  readonly handlers: Handlers['media'];
  readonly hosts: MediaHosts;
  readonly openExternal: ReturnType<typeof createExternal>;
  /** Remembers the addresses of an answer before the page gets it. */
  readonly withMediaUrls: <V>(answer: Promise<V>) => Promise<V>;
}

/** The most hosts to remember. */
const maxHosts = 200;

/** Call after Electron's `ready`. */
export const createMediaServices = ({
  session,
  sessions,
  proxySignIn,
  settings,
  desktop: { dialogs, disk, shell },
  readKept,
  canReach,
  whenIdle,
}: MediaServicePorts): MediaServices => {
  const hosts = createMediaHosts(createMediaNetwork(sessions, proxySignIn), () => session.target().server);
  const media = createMedia({
    session,
    network: hosts.network,
    whenIdle,
    hosts: {
      get: (server) => [...settings.policy.mediaHosts, ...(settings.memory().mediaHosts[server] ?? [])],
      add: (server, host) => {
        const { mediaHosts } = settings.memory();
        const hosts = [...(mediaHosts[server] ?? []), host].slice(-maxHosts);
        settings.remember({ mediaHosts: { ...mediaHosts, [server]: hosts } });
      },
    },
    ask: askForPictures(dialogs.ask),
    readKept,
    canReach,
  });
  return {
    rememberUrls: media.rememberUrls,
    clear: () => {
      media.clear();
      hosts.clear();
    },
    hosts,
    serve: media.serve,
    fetchPicture: media.fetchPicture,
    withMediaUrls: async (answer) => {
      const value = await answer;
      media.rememberUrls(value);
      return value;
    },
    handlers: {
      resolve: media.resolve,
      allow: media.allow,
      cancel: media.cancel,
      save: createMediaSaver({
        open: media.open,
        clock: systemClock,
        dialogs,
        folder: exportFolder(settings, disk.folder('downloads')),
      }),
    },
    openExternal: createExternal({
      origins: () => originsOf(settings.current().server, settings.memory().linkHosts),
      ask: askToOpen(dialogs.ask, (host) =>
        settings.remember({ linkHosts: [...settings.memory().linkHosts, host].slice(-maxHosts) }),
      ),
      open: shell.open,
    }),
  };
};
