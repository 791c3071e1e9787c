/** Takes the page's messages before the services are loaded. */
import { fail } from '@contract/failure';
import type { FirstAnswers } from './first-answers';
import type { IpcEvent, IpcMain } from './register';
import { isTrusted } from './sender';

type Listener = (event: IpcEvent, ...input: unknown[]) => unknown;

interface WaitingChannels {
  /** The only allowed origin. */
  readonly origin: string;
  readonly calls: readonly string[];
  readonly messages: readonly string[];
  readonly firstAnswers: FirstAnswers;
}

/**
 * Registers channels whose listeners are added later: each message until then waits for them, unless it has a first answer.
 * Its sender is checked before it waits, because the frame may show another page afterwards. A call without a listener
 * rejects, as in Electron.
 *
 * @param load called with each message that has no first answer; resolves once the listeners are added to the returned object
 */
export const createWaitingIpc = (
  ipcMain: IpcMain,
  { origin, calls, messages, firstAnswers }: WaitingChannels,
  load: () => Promise<unknown>,
): IpcMain => {
  const listeners = new Map<string, Listener>();
  const pass = async (channel: string, event: IpcEvent, input: readonly unknown[]): Promise<unknown> => {
    const isEarly = !listeners.has(channel);
    if (isEarly && !isTrusted(event, origin)) return fail('refused', 'not-allowed');
    const answer = isEarly ? firstAnswers[channel]?.() : undefined;
    if (answer) return answer;
    const loading = load();
    if (isEarly) await loading;
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
