/** Takes the page's messages before the services are loaded. */
import type { IpcEvent, IpcMain } from './register';

type Listener = (event: IpcEvent, ...input: unknown[]) => unknown;

/**
 * Registers channels whose listeners are added later: each message waits for them. A call without a listener rejects, as in
 * Electron.
 *
 * @param load called with each message; resolves once the listeners are added to the returned object
 */
export const createWaitingIpc = (
  ipcMain: IpcMain,
  { calls, messages }: { readonly calls: readonly string[]; readonly messages: readonly string[] },
  load: () => Promise<unknown>,
): IpcMain => {
  const listeners = new Map<string, Listener>();
  const pass = async (channel: string, event: IpcEvent, input: readonly unknown[]): Promise<unknown> => {
    await load();
    const listener = listeners.get(channel);
    if (!listener) throw new Error(`No handler for ${channel}`);
    return listener(event, ...input);
  };
  for (const channel of calls) ipcMain.handle(channel, (event, ...input) => pass(channel, event, input));
  for (const channel of messages) {
    // Nobody waits for an answer, and a failed load is reported where the app starts.
    ipcMain.on(channel, (event, ...input) => void pass(channel, event, input).catch(() => undefined));
  }
  return {
    handle: (channel, listener) => listeners.set(channel, listener),
    on: (channel, listener) => listeners.set(channel, listener),
  };
};
