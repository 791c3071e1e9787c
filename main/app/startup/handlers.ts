/** Maps the page's calls to the services and the desktop, which answer them. */
import { fail, ok, type Result } from '@contract/failure';
import { type Language, languageInUse } from '@contract/language';
import { notViewFile, readViewFile } from '@contract/list/view-file';
import type { ProxyChoice } from '@contract/network/proxy';
import { proxyHost } from '@contract/network/proxy';
import { serverAddress } from '@contract/server/server-address';
import { createSentMessages } from '../../core/sent-messages';
import { createSessionHandlers } from '../../core/session/session-handlers';
import type { Desktop } from '../../desktop/desktop';
import { text } from '../../desktop/native-text';
import type { Handlers } from '../../ipc/register';
import type { Settings } from '../../settings/settings';
import type { Log } from '../logging/log';
import { createAppHandlers } from './app-handlers';
import type { ArrivedLinks } from './links';
import { createNetworkHandlers } from './network-handlers';
import type { SafeStart } from './safe-start';
import type { Services } from './services';

interface SettingsPorts {
  readonly settings: Settings;
  /** Signs out after the mode or server changed. */
  readonly moved: () => Promise<void>;
  readonly resetDemo: () => Promise<void>;
  readonly proxyChanged: (proxy: ProxyChoice, before: ProxyChoice) => Promise<void>;
  /** Asks the server again after the proxy or the demo's network changed. */
  readonly networkChanged: () => void;
  readonly languageChanged: (language: Language) => void;
  readonly gateModeChanged: (isOn: boolean) => void;
  /** After every change. */
  readonly changed: () => void;
}

const createSettingsHandlers = ({
  settings,
  moved,
  resetDemo,
  proxyChanged,
  networkChanged,
  languageChanged,
  gateModeChanged,
  changed: afterChange,
}: SettingsPorts): Handlers['settings'] => ({
  read: () => ok(settings.read()),
  change: async (change) => {
    const before = settings.current();
    const changed = await settings.change(change);
    const after = settings.current();
    if (before.mode !== after.mode || before.server !== after.server) await moved();
    const isOtherProxy = JSON.stringify(before.proxy) !== JSON.stringify(after.proxy);
    if (isOtherProxy) await proxyChanged(after.proxy, before.proxy);
    if (isOtherProxy || before.demoNetwork !== after.demoNetwork) networkChanged();
    if (languageInUse(before) !== languageInUse(after)) languageChanged(languageInUse(after));
    const isGateMode = after.gateMode !== null;
    if (isGateMode !== (before.gateMode !== null)) gateModeChanged(isGateMode);
    afterChange();
    return changed;
  },
  resetDemo: async () => {
    await resetDemo();
    return ok(null);
  },
});

interface HandlerPorts {
  readonly services: Services;
  readonly settings: Settings;
  readonly log: Pick<Log, 'file' | 'info'>;
  readonly desktop: Desktop;
  readonly links: Pick<ArrivedLinks, 'take'>;
  readonly safeStart: SafeStart;
}

const done = ok(null);

/** Saves and opens files of saved views. What becomes of an opened file, the user decides in the page. */
const createViewHandlers = ({ textFiles }: Services): Handlers['views'] => ({
  save: ({ file }) => textFiles.save(text('files.exportViews'), text('files.viewsName'), file),
  open: async () => {
    const opened = await textFiles.open(text('files.importViews'), notViewFile);
    if (!opened.ok || opened.value === null) return opened.ok ? done : opened;
    return readViewFile(opened.value.json);
  },
});

export const createHandlers = (ports: HandlerPorts): Handlers => {
  const { services, settings, desktop } = ports;
  const { session, api, media, servers, files, target, network, connectionTests, proxySignIn, emit } = services;
  const sessionHandlers = createSessionHandlers(session);
  /** The other windows show where the person was in them, too. */
  const withOthers = async <T>(answer: Promise<Result<T>>): Promise<Result<T>> => {
    const result = await answer;
    if (result.ok) desktop.window.reloadOthers();
    return result;
  };
  return {
    call: async (id, input, signal) => {
      const result = await media.withMediaUrls(api.call(id, input, signal));
      if (result.ok && target().mode === 'live') services.fieldUsage.note(id, result.value);
      return result;
    },
    session: {
      ...sessionHandlers,
      current: async () => {
        const current = await media.withMediaUrls(sessionHandlers.current());
        // After the answer is sent, the page needs a moment until its first call.
        if (current.ok && current.value.state === 'signed-in' && current.value.mode === 'live')
          setImmediate(services.prepareCalls);
        return current;
      },
      signIn: (credentials) => withOthers(media.withMediaUrls(sessionHandlers.signIn(credentials))),
      exploreDemo: () => withOthers(sessionHandlers.exploreDemo()),
      unlock: (input) => withOthers(sessionHandlers.unlock(input)),
      unlockBySystem: () => withOthers(sessionHandlers.unlockBySystem()),
      saveResumeState: (state) => {
        desktop.window.setDrafts(Object.keys(state.drafts).length > 0);
        return sessionHandlers.saveResumeState(state);
      },
    },
    settings: createSettingsHandlers({
      settings,
      moved: async () => {
        await session.signOut();
        emit({ type: 'session', session: await session.current(), reason: 'changed' });
      },
      resetDemo: services.resetDemo,
      proxyChanged: async (proxy, before) => {
        proxySignIn.askAgain();
        const isOther = proxy.mode !== before.mode || proxy.address !== before.address;
        await Promise.all([
          isOther ? proxySignIn.signOut(proxyHost(before)) : undefined,
          services.sessions.setProxy(proxy),
        ]);
      },
      networkChanged: () => void network.restart(),
      languageChanged: desktop.window.applyLanguage,
      gateModeChanged: desktop.window.setGateMode,
      changed: () => {
        services.quickMenuChanged();
        desktop.window.sendToOthers({ type: 'settings', settings: settings.current() });
      },
    }),
    files,
    exports: files.exports,
    ...services.offline,
    notes: {
      ...services.offline.notes,
      save: async (note) => {
        const saved = await services.offline.notes.save(note);
        desktop.window.sendToOthers({ type: 'notes' });
        return saved;
      },
    },
    windows: desktop.window.handlers,
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
        return done;
      },
    },
    media: media.handlers,
    handover: services.handover,
    printing: {
      printers: async () => ok(await desktop.window.printers()),
      print: async (request) => ((await desktop.window.printOn(request)) ? done : fail('file', 'print-failed')),
    },
    views: createViewHandlers(services),
    diagnostics: services.diagnostics,
    updates: services.updates.handlers,
    messages: createSentMessages({
      stored: { get: () => settings.memory().messages, set: (messages) => settings.remember({ messages }) },
      session: session.current,
      clock: desktop.clock,
    }),
    network: createNetworkHandlers({
      ...{ proxySignIn, target },
      connection: network,
      sessions: services.sessions,
      open: desktop.shell.open,
    }),
    app: createAppHandlers(ports),
  };
};
