/** The main process's side of IPC without Electron: channels in a map, and handlers that record their calls. */
import { nativeNames } from '@contract/bridge/native-calls';
import { ok } from '@contract/failure';
import type { Handlers } from '../../main/ipc/register';
import { type IpcEvent, type IpcMain, registerIpc } from '../../main/ipc/register';

const origin = 'app://pitwall';

type Listener = (event: IpcEvent, ...input: unknown[]) => unknown;

export interface Page extends IpcEvent {
  /** Closes the page. */
  close(): void;
}

let pages = 0;
/** A page's main frame at an address. */
export const pageAt = (url: string, more: Partial<IpcEvent> = {}): Page => {
  const listeners = new Set<() => void>();
  pages += 1;
  return {
    senderFrame: { url, parent: null },
    sender: { id: pages, once: (_event, listener) => listeners.add(listener) },
    close: () => {
      for (const listener of listeners) listener();
    },
    ...more,
  };
};
export const ownPage = (): Page => pageAt(`${origin}/bookings?page=2`);

/** Handlers that answer with their own name and record their calls. */
export const recordingHandlers = (requests: string[]): Handlers => {
  const area = (name: string, calls: readonly string[]) =>
    Object.fromEntries(
      calls.map((call) => [
        call,
        () => {
          requests.push(`${name}.${call}`);
          return ok(null);
        },
      ]),
    );
  const areas = Object.fromEntries(Object.entries(nativeNames).map(([name, calls]) => [name, area(name, calls)]));
  const answer = (name: string) => () => {
    requests.push(name);
    return ok(null);
  };
  return {
    ...areas,
    files: { ...areas.files, drop: answer('files.drop'), dropTable: answer('files.dropTable') },
    call: answer('call'),
  } as unknown as Handlers;
};

/** Registers handlers and returns functions to call them. */
export const fakeIpc = (handlers: Handlers, generation = () => 1, isLocked = () => false) => {
  const handled = new Map<string, Listener>();
  const listeners = new Map<string, Listener>();
  const logged: unknown[][] = [];
  const write = (...values: readonly unknown[]): void => {
    logged.push([...values]);
  };
  const ipcMain: IpcMain = {
    handle: (channel, listener) => {
      if (handled.has(channel)) throw new Error(`handled twice: ${channel}`);
      handled.set(channel, listener);
    },
    on: (channel, listener) => listeners.set(channel, listener),
  };
  registerIpc({ ipcMain, origin, handlers, isLocked, generation, log: { warn: write, error: write } });
  return {
    channels: [...handled.keys()],
    heard: [...listeners.keys()],
    logged,
    ask: async (channel: string, page: IpcEvent, ...input: unknown[]): Promise<unknown> =>
      handled.get(channel)?.(page, ...input),
    send: (channel: string, page: IpcEvent, ...input: unknown[]): unknown => listeners.get(channel)?.(page, ...input),
  };
};
