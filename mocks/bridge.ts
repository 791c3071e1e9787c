/** The browser demo's `window.bridge`: hosts `main/core` in the page. Stores nothing and sends nothing. */
import type { Bridge, BridgeEvent } from '@contract/bridge';
import { fail, ok, okValue } from '@contract/failure';
import { matchLanguage } from '@contract/language';
import { initialSettings } from '@contract/settings';
import type { SentMessageRecord } from '@contract/settings/sent-message';
import { changeSettings, type SettingsRules, viewSettings } from '@contract/settings/user-settings';
import { isContactLink } from '@contract/text/contact-link';
import { createApiClient } from '../main/core/api-client';
import { createDemoTransports } from '../main/core/call/demo-transport';
import { createFailureLog } from '../main/core/call/failure-log';
import { createPageCalls } from '../main/core/call/page-calls';
import { createOffline } from '../main/core/offline';
import { createSentMessages } from '../main/core/sent-messages';
import { createSession } from '../main/core/session/session';
import { createSessionHandlers } from '../main/core/session/session-handlers';
import { createTokenStore } from '../main/core/session/token-store';
import { createMemoryVault } from '../main/core/session/vault';
import { createMemoryStore } from '../main/core/store/memory-store';
import { type AnswersOptions, createAnswers } from './adapter';
import { downloadFile, openLink } from './page/browser-links';
import { browserClock, browserRandom as random } from './page/browser-ports';
import { createPageDiagnostics } from './page/diagnostics';
import { createPageFiles, openPageTable, readPageTable } from './page/files';
import { readNotices } from './page/notices';
import { createPageUpdates, done, onlyDemo, refuse, servers } from './page/only-demo';
import { createPageViewFiles } from './page/view-files';

export interface PageOptions extends AnswersOptions {
  /** Hands a finished file to the browser. */
  readonly save?: (name: string, parts: readonly BlobPart[]) => void;
  /** Whether the log of today's event has what its gates and desks noted; by default it is empty. */
  readonly hasEventLog?: boolean;
}

const settingsRules: SettingsRules = {
  fixed: { mode: 'demo', server: '' },
  allowHttp: [],
  systemLanguage: matchLanguage(globalThis.navigator?.languages ?? []),
};

export const createBridge = ({
  save = downloadFile,
  now = Date.now,
  hasEventLog = false,
  ...options
}: PageOptions = {}): Bridge => {
  const listeners = new Set<(event: BridgeEvent) => void>();
  const emit = (event: BridgeEvent): void => {
    for (const listener of listeners) listener(event);
  };
  let settings = initialSettings;
  const clock = { ...browserClock, now };
  const computer = random.uuid();
  const answers = createAnswers({ ...options, now });
  const tokens = createTokenStore(() => ({ mode: 'demo', server: '' }));
  const demo = createDemoTransports(async () => answers.answer, {
    buffersUploads: true,
    network: () => settings.demoNetwork ?? 'good',
    clock,
    random,
  });
  const failures = createFailureLog(clock);
  const api = createApiClient({
    clock,
    random,
    noteFailure: failures.note,
    session: tokens.port,
    live: demo,
    demo,
    onNetworkChange: (network) => emit({ type: 'network', network }),
  });
  const offline = createOffline({
    ...{ tokens, api, emit, clock, random },
    openStore: async () => ({ store: createMemoryStore() }),
    logOrigin: () => ({ computer, gate: settings.gateName }),
    ...(hasEventLog ? { demoLog: async () => answers.eventLog() } : {}),
    saveJson: async (name, content) => {
      const parts = [`${JSON.stringify(content, null, 2)}\n`];
      save(`${name}.json`, parts);
      return ok({ name: `${name}.json`, bytes: new Blob(parts).size });
    },
  });
  const files = createPageFiles({
    emit,
    calls: offline.api.forCurrentSession,
    notesOf: offline.notes.ofArea,
    stores: offline.stores,
    journal: offline.journal,
    clock,
    random,
    save,
  });
  const session = createSession({
    tokens,
    api,
    vault: createMemoryVault(),
    pendingRevocations: { get: () => [], set: () => undefined },
    emit,
    discardWork: async () => files.reset(),
    storedState: offline.storedState,
    clock,
    lockHost: {
      idle: async () => {
        await Promise.all([files.idle(), offline.idle()]);
      },
      // The page itself removes what it shows.
      cover: () => undefined,
      forget: () => undefined,
      waiting: () => ({ count: offline.waitingInMemory(), isKept: false }),
    },
  });
  const calls = createPageCalls(async (id, input, signal) =>
    session.isLocked() ? fail('signed-out', 'locked') : offline.api.call(id, input, signal),
  );
  let messages: readonly SentMessageRecord[] = [];

  return {
    // The row declares what its output is; the type parameter is for the compiler only.
    call: calls.call as Bridge['call'],
    cancel: calls.cancel,
    session: createSessionHandlers(session),
    settings: {
      read: async () => ok(viewSettings(settings, settingsRules)),
      change: async (change) => {
        const changed = changeSettings(settings, change, settingsRules);
        if (!changed.ok) return onlyDemo;
        const isOtherNetwork = changed.value.demoNetwork !== settings.demoNetwork;
        settings = changed.value;
        if (isOtherNetwork) void api.connection.restart();
        return ok(viewSettings(settings, settingsRules));
      },
      resetDemo: async () => {
        answers.reset();
        return ok(null);
      },
    },
    files: {
      exportCsv: files.exportCsv,
      chooseDayFolder: files.chooseDayFolder,
      saveDayFiles: files.saveDayFiles,
      upload: files.upload,
      drop: files.add,
      openTable: openPageTable,
      dropTable: readPageTable,
      jobs: async () => files.jobs(),
      cancel: async (input) => files.cancel(input),
      retry: files.retry,
      showInFolder: files.showInFolder,
      // The browser's own print dialog saves PDFs.
      savePdf: async () => {
        globalThis.print();
        return ok(null);
      },
    },
    exports: files.exports,
    media: {
      // The demo's pictures are data addresses in its responses, so the page shows them directly.
      resolve: async ({ urls }) => ok(urls.map(() => ({ state: 'refused' }) as const)),
      allow: refuse,
      cancel: done,
      save: refuse,
    },
    messages: createSentMessages({
      stored: {
        get: () => messages,
        set: (next) => {
          messages = next;
        },
      },
      session: session.current,
      clock,
    }),
    app: {
      about: async () => ok({ version: 'demo', electron: '', platform: 'browser' }),
      showLogs: refuse,
      notices: readNotices,
      showChromiumNotices: refuse,
      openExternal: async ({ url }) => (isContactLink(url) ? ok(openLink(url)) : onlyDemo),
      eraseAll: refuse,
      unsaved: async ({ dirty }) => {
        globalThis.onbeforeunload = dirty ? (event) => event.preventDefault() : null;
        return ok(null);
      },
      skin: done,
      // The browser asks on its own.
      camera: async () => ok(true),
      restoreBackup: refuse,
      dismissBackup: refuse,
      showBackup: refuse,
      showCommands: done,
      // The browser opens links as pages, and the page copies their addresses itself.
      takeLink: done,
      copyLink: refuse,
    },
    servers,
    network: {
      view: async () => ok(api.connection.view()),
      check: async () => ok(await api.connection.check()),
      openSignIn: refuse,
      signInToProxy: refuse,
      signOutOfProxy: done,
      cancelProxySignIn: done,
    },
    ...offline.handlers,
    handover: { save: refuse, open: refuse },
    // The browser has only its own print dialog.
    printing: { printers: async () => ok([]), print: refuse },
    views: createPageViewFiles(save),
    diagnostics: createPageDiagnostics({
      ...{ failures, save },
      outbox: async () => okValue(await offline.handlers.outbox.list())?.length ?? 0,
      now: () => new Date(now()),
    }),
    updates: createPageUpdates(),
    windows: {
      // Another tab has a demo of its own: it shares only the layout.
      open: async ({ address }) => {
        globalThis.open(address, '_blank', 'noopener');
        return ok(null);
      },
      openWall: async () => ok('page'),
      closeWall: done,
      displays: async () => ok([]),
    },
    on: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
