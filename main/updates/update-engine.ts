/** electron-updater with everything automatic turned off. Loaded only when updates are on. */
import { join } from 'node:path';
import { limits } from '@contract/limits';
import type { Release } from '@contract/updates/updates-view';
import { app, autoUpdater as squirrel } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { AppImageUpdater, BaseUpdater, CancellationToken, DebUpdater, MacUpdater, NsisUpdater } from 'electron-updater';
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js';
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import type { Log } from '../app/logging/log';
import { readBytes } from '../core/call/read-bytes';
import { isSuccess } from '../core/call/transport';
import { TransportError } from '../core/call/transport-error';
import { type RequestNetwork, sendRequest } from '../transport/electron-request';
import type { ProxySignIn, Reply } from '../transport/proxy-sign-in';
import { type NetworkSessions, updateSessionName } from '../transport/sessions';
import { withStepLimit } from '../transport/step-limit';
import { plainNotes } from './release-notes';
import type { Installer } from './update-address';
import { UpdateError } from './update-problem';
import { isVersion } from './versions';

const timeout = 30_000;

const fetchList = async (url: URL, network: RequestNetwork, signal: AbortSignal): Promise<string> => {
  const response = await sendRequest({ url: url.href, redirect: 'follow', signal }, network);
  if (response.status >= 500) throw new UpdateError('unreachable');
  if (!isSuccess(response)) throw new UpdateError('no-list');
  const bytes = await readBytes(response, limits.updates.list, signal).catch((error: unknown) => {
    throw new UpdateError(error instanceof TransportError && error.code === 'too-large' ? 'bad-list' : 'unreachable');
  });
  return new TextDecoder().decode(bytes);
};

type ListProvider = new (options: unknown, updater: AppUpdater, runtime: ProviderRuntimeOptions) => GenericProvider;

/**
 * The library's own reader of such a list, over this network. The library's request would send an id of this computer.
 * `isAsking`: a proxy sign-in dialog is open, for which the request waits.
 */
const createListProvider = (address: string, network: RequestNetwork, isAsking: () => boolean): ListProvider =>
  class extends GenericProvider {
    constructor(_options: unknown, updater: AppUpdater, runtime: ProviderRuntimeOptions) {
      super({ provider: 'generic', url: address }, updater, runtime);
    }
    protected override httpRequest(url: URL): Promise<string> {
      const never = new AbortController().signal;
      return withStepLimit(timeout, never, isAsking, (signal) => fetchList(url, network, signal));
    }
  };

export interface FoundRelease extends Release {
  /** Newer than this app; an equal or older version is never installed. */
  readonly isNewer: boolean;
}

export interface UpdateEngine {
  check(): Promise<FoundRelease>;
  /** Resolves when the file is complete, its hash is right and, on Windows, its signature is the publisher's. */
  download(onPercent: (percent: number) => void, signal: AbortSignal): Promise<void>;
  /** Installs what was downloaded. Call while the app quits. */
  install(): Promise<void>;
}

export interface EnginePorts {
  readonly address: string;
  readonly installer: Installer;
  readonly sessions: Pick<NetworkSessions, 'named'>;
  readonly proxySignIn: Pick<ProxySignIn, 'forRequest' | 'question'>;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
}

type Updater = NsisUpdater | MacUpdater | AppImageUpdater | DebUpdater;

/** Milliseconds without a byte. */
const stallTimeout = 60_000;
/** Milliseconds that a Mac may take to unpack and check an update while the app quits. */
const macTimeout = 60_000;

const createUpdater = (installer: Installer): Updater => {
  if (process.platform === 'win32') return new NsisUpdater();
  if (process.platform === 'darwin') return new MacUpdater();
  // For a package, only its check is used.
  return installer === 'app-image' ? new AppImageUpdater() : new DebUpdater();
};

const configure = (updater: Updater, { log }: EnginePorts): void => {
  updater.logger = {
    info: (text) => log.info('updates', String(text)),
    warn: (text) => log.warn('updates', String(text)),
    error: (text) => log.error('updates', String(text)),
  };
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.autoRunAppAfterInstall = false;
  updater.allowDowngrade = false;
  // One complete file, whose hash and signature are checked as a whole.
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  if (app.isPackaged) return;
  updater.forceDevUpdateConfig = true;
  updater.updateConfigPath = join(app.getAppPath(), 'resources/updates/dev-app-update.yml');
};

/** Squirrel checks the signature, and replaces the app when it has quit. */
const installOnMac = (updater: MacUpdater): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new UpdateError('install')), macTimeout);
    const end = (act: () => void): void => {
      clearTimeout(timer);
      act();
    };
    squirrel.once('update-downloaded', () => end(resolve));
    squirrel.once('error', (error) => end(() => reject(error)));
    updater.quitAndInstall();
  });

/** Requests go to the update address only, wherever a link or redirect points. */
export const openUpdateEngine = async (ports: EnginePorts): Promise<UpdateEngine> => {
  const { origin } = new URL(ports.address);
  const { proxySignIn } = ports;
  const isAsking = (): boolean => proxySignIn.question() !== undefined;
  const session = await ports.sessions.named(updateSessionName);
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const isAllowed = URL.canParse(url) && new URL(url).origin === origin;
    if (!isAllowed) ports.log.warn('updates', 'refused another server');
    answer({ cancel: !isAllowed });
  });
  const updater = createUpdater(ports.installer);
  configure(updater, ports);
  const updateProvider = createListProvider(ports.address, { session, proxySignIn }, isAsking);
  updater.setFeedURL({ provider: 'custom', updateProvider });
  let downloadSignIn = proxySignIn.forRequest();
  // The library's type leaves out that an answer without a name cancels.
  updater.on('login', (info, answer) => downloadSignIn.onLogin(info, answer as Reply));

  return {
    check: async () => {
      const result = await updater.checkForUpdates();
      const { version, releaseNotes } = result?.updateInfo ?? {};
      if (!result || version === undefined || !isVersion(version)) throw new UpdateError('bad-list');
      return { version, notes: plainNotes(releaseNotes), isNewer: result.isUpdateAvailable };
    },
    download: async (onPercent, signal) => {
      const token = new CancellationToken();
      let reason: UpdateError | undefined;
      const stop = (why?: UpdateError): void => {
        reason ??= why;
        token.cancel();
      };
      const cancel = (): void => stop();
      const onStall = (): void => {
        if (isAsking()) timer = setTimeout(onStall, stallTimeout);
        else stop(new UpdateError('stalled'));
      };
      let timer = setTimeout(onStall, stallTimeout);
      const onProgress = (progress: { readonly percent: number; readonly transferred: number }): void => {
        clearTimeout(timer);
        timer = setTimeout(onStall, stallTimeout);
        if (progress.transferred > limits.updates.file) stop(new UpdateError('too-large'));
        else onPercent(Math.min(100, Math.max(0, Math.floor(progress.percent))));
      };
      updater.on('download-progress', onProgress);
      signal.addEventListener('abort', cancel, { once: true });
      downloadSignIn = proxySignIn.forRequest();
      try {
        await updater.downloadUpdate(token);
      } catch (error) {
        throw reason ?? (downloadSignIn.isRefused() ? new UpdateError('proxy-sign-in') : error);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        updater.removeListener('download-progress', onProgress);
      }
    },
    install: async () => {
      if (updater instanceof BaseUpdater) {
        if (!updater.install(true, false)) throw new UpdateError('install');
      } else await installOnMac(updater);
    },
  };
};
