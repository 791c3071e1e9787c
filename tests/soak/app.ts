/** The app under test: started on a real Electron, killed, and started again with the same folder. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Bridge, Job, OutboxEntry } from '@contract/bridge';
import { fail, type Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';
import { type Desktop, launch } from '../support/electron';
import { readSentAnswer } from '../support/read-sent-answer';
import { picture } from '../support/upload-files';

export interface App {
  /** A native call of the page; undefined if the app is killed before its answer. */
  ask<T>(area: keyof Bridge, name: string, input?: unknown): Promise<Result<T> | undefined>;
  /** Sends a picture with a name to the server, as a file dropped on the window. */
  upload(name: string): Promise<Result<readonly Job[]> | undefined>;
  /** Answers the next dialogs to save and to open a file with this path. */
  answerDialogs(path: string): Promise<void>;
  /** A call of the page; undefined if the app is killed before its answer. */
  call(id: EndpointId, input: unknown): Promise<Result<unknown> | undefined>;
  entries(): Promise<readonly OutboxEntry[]>;
  sendAll(): Promise<void>;
  decide(entry: OutboxEntry, choice: 'mine' | 'theirs'): Promise<void>;
  isSignedIn(): Promise<boolean>;
  /** Signs in if the session has ended. */
  signIn(): Promise<void>;
  /** `SIGKILL`; resolves when the app has started again. */
  killAndRestart(): Promise<void>;
  close(): Promise<void>;
}

const signInAttempts = 40;
const smallPicture = picture(8);
const credentials = { email: 'admin@pitwall.example', password: 'pitwall' };

export const startApp = async (server: string, folder: string): Promise<App> => {
  let desktop: Desktop;

  const ask = async <T>(area: keyof Bridge, name: string, input?: unknown): Promise<Result<T> | undefined> => {
    try {
      return (await desktop.page.evaluate(
        async ([areaName, method, argument]) => {
          const methods: object = Reflect.get(Reflect.get(window, 'bridge'), areaName);
          const run: (value?: unknown) => Promise<unknown> = Reflect.get(methods, method);
          return argument === undefined ? run() : run(argument);
        },
        [area, name, input] as const,
      )) as Result<T>;
    } catch {
      return undefined;
    }
  };
  const isSignedIn = async (): Promise<boolean> => {
    const view = await ask<{ readonly state: string }>('session', 'current');
    return view?.ok === true && view.value.state === 'signed-in';
  };
  const signIn = async (): Promise<void> => {
    for (let attempt = 1; attempt <= signInAttempts; attempt += 1) {
      if (await isSignedIn()) return;
      const signedIn = await ask('session', 'signIn', credentials);
      if (signedIn?.ok) return;
      await wait(500);
    }
    throw new Error("The app can't sign in.");
  };
  const start = async (): Promise<void> => {
    desktop = await launch({ folder, switches: [`--server=${server}`] });
  };
  await start();
  await signIn();

  return {
    ask,
    upload: async (name) => {
      try {
        return await desktop.page.evaluate(
          async ([fileName, bytes]) => {
            const file = new File([Uint8Array.from(bytes)], fileName, { type: 'image/png' });
            return window.bridge.files.drop([file], { many: false });
          },
          [name, [...smallPicture]] as const,
        );
      } catch {
        return undefined;
      }
    },
    answerDialogs: async (path) => {
      await desktop.answerSave(path);
      await desktop.answerOpen([path]);
    },
    call: async (id, input) => {
      try {
        const answer = await desktop.page.evaluate(
          ([call, argument, callId]) => window.bridge.call(call, argument as never, callId),
          [id, input, crypto.randomUUID()] as const,
        );
        return await readSentAnswer<unknown>(answer);
      } catch {
        return undefined;
      }
    },
    entries: async () => {
      const list = (await ask<readonly OutboxEntry[]>('outbox', 'list')) ?? fail('unexpected', 'unexpected');
      if (!list.ok) throw new Error('The outbox could not be read.');
      return list.value;
    },
    sendAll: async () => void (await ask('outbox', 'sendAll')),
    decide: async ({ id, kind, fields }, choice) => {
      if (kind !== 'change') {
        await ask('outbox', choice === 'mine' ? 'send' : 'discard', { id });
        return;
      }
      const choices = Object.fromEntries(fields.map(({ name }) => [name, choice]));
      await ask('outbox', 'decide', { id, choices });
    },
    isSignedIn,
    signIn,
    killAndRestart: async () => {
      const child = desktop.app.process();
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGKILL');
      await ended;
      await start();
    },
    close: () => desktop.close(),
  };
};
