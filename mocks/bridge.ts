/**
 * The browser demo's `window.bridge`: all that main does on the desktop, in the page. The demo's server answers, nothing
 * is kept, nothing leaves the page. Screens cannot tell it from the desktop's.
 */
import type { Bridge, BridgeEvent } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { initialSettings } from '@contract/settings';
import { changeSettings, type SettingsRules, viewSettings } from '@contract/settings/user-settings';
import type { EndpointOutput } from '@contract/table';
import { rowOf } from '@contract/table';
import { isContactLink } from '@contract/text/contact-link';
import { type AnswersOptions, createAnswers } from './adapter';
import { createPageCalls } from './page/calls';
import { createPageFiles } from './page/files';
import { createMessages } from './page/messages';
import { onlyDemo } from './page/only-demo';
import { createServers } from './page/servers';
import { createSession } from './page/session';
import { createWire } from './page/wire';
import { demoAdminEmail, demoPassword } from './seeds/admins';

export interface PageOptions extends AnswersOptions {
  /** Hands a finished file to the browser. */
  readonly save?: (name: string, parts: readonly string[]) => void;
}

const download = (name: string, parts: readonly string[]): void => {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Hands a mail address or phone number to the person's own program for it. */
const reach = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.click();
};

/** Never rejects, as the desktop's never does. */
const safely =
  <I extends unknown[], O>(work: (...input: I) => O | Promise<O>) =>
  async (...input: I): Promise<O | ReturnType<typeof fail>> => {
    try {
      return await work(...input);
    } catch {
      return fail('unexpected', 'unexpected');
    }
  };

export const createBridge = ({ save = download, ...options }: PageOptions = {}): Bridge => {
  const now = options.now ?? Date.now;
  const listeners = new Set<(event: BridgeEvent) => void>();
  const emit = (event: BridgeEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const answers = createAnswers(options);
  const wire = createWire(answers);
  const session = createSession(wire, emit, () => {
    files.reset();
  });
  const { token, reject } = session;
  const files = createPageFiles({
    emit,
    calls: () => createPageCalls(wire, session),
    today: () => new Date(now()),
    save,
  });
  const messages = createMessages(session.view, now);
  const calls = new Map<string, AbortController>();
  const settingsRules: SettingsRules = { fixed: { mode: 'demo', server: '' }, allowHttp: [] };
  let settings = initialSettings;

  const ask = async (id: string, input: unknown, callId: string): Promise<Result<unknown>> => {
    const row = rowOf(id);
    if (!row || calls.has(callId)) return fail('invalid', 'bad-request');
    if ((row.by ?? 'screen') !== 'screen') return fail('refused', 'not-allowed');
    const used = token();
    const controller = new AbortController();
    calls.set(callId, controller);
    const result = await wire(row, input, { token: used, signal: controller.signal });
    calls.delete(callId);
    if (!result.ok && result.failure.kind === 'signed-out' && used !== undefined) reject(used);
    if (result.ok && id.startsWith('auth.')) session.learn(id, result.value);
    return result;
  };

  return {
    // The row says what its answer is; the type parameter of its output is for the compiler only.
    call: (id, input, callId) => safely(ask)(id, input, callId) as Promise<Result<EndpointOutput<typeof id>>>,
    cancel: (callId) => calls.get(callId)?.abort(),
    session: {
      current: async () => ok(session.view()),
      signIn: safely(({ email, password }) => session.signIn(email, password)),
      exploreDemo: safely(() => session.signIn(demoAdminEmail, demoPassword)),
      refresh: safely(session.refresh),
      signOut: async () => {
        for (const controller of calls.values()) controller.abort();
        return ok(session.signOut());
      },
      keep: async (place) => {
        session.keep(place);
        return ok(null);
      },
    },
    settings: {
      read: async () => ok(viewSettings(settings, settingsRules)),
      change: async (change) => {
        const changed = changeSettings(settings, change, settingsRules);
        if (!changed.ok) return onlyDemo;
        settings = changed.value;
        return ok(viewSettings(settings, settingsRules));
      },
      resetDemo: async () => {
        answers.reset();
        return ok(null);
      },
    },
    files: {
      exportCsv: safely(files.exportCsv),
      upload: safely(files.upload),
      drop: safely(files.add),
      jobs: async () => files.jobs(),
      cancel: async (input) => files.cancel(input),
      retry: safely(files.retry),
      showInFolder: safely(files.showInFolder),
      // The browser's own print dialog saves PDFs.
      savePdf: safely(() => {
        globalThis.print();
        return ok(null);
      }),
    },
    media: {
      // The demo's pictures are data addresses in its answers, so the page shows them directly.
      resolve: async ({ urls }) => ok(urls.map(() => ({ state: 'refused' }) as const)),
      allow: async () => onlyDemo,
      cancel: async () => ok(null),
      save: async () => onlyDemo,
    },
    messages: { list: safely(messages.list), keep: safely(messages.keep) },
    app: {
      about: async () => ok({ version: 'demo', electron: '', platform: 'browser' }),
      showLogs: async () => onlyDemo,
      openExternal: safely(({ url }) => {
        if (!isContactLink(url)) return onlyDemo;
        reach(url);
        return ok(null);
      }),
      unsaved: async ({ dirty }) => {
        globalThis.onbeforeunload = dirty ? (event) => event.preventDefault() : null;
        return ok(null);
      },
      skin: async () => ok(null),
    },
    servers: createServers(),
    on: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
