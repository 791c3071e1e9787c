/** Tells the page when main can answer, so that the page's scripts load while main's services do. */
import { channels } from '@contract/bridge';
import type { IpcMain } from './register';
import { isTrusted } from './sender';

/** Registers the channel that the preload waits for before it asks anything. `origin` is the only one that is told. */
export const answerWhenReady = (ipcMain: Pick<IpcMain, 'handle'>, origin: string, ready: Promise<unknown>): void => {
  ipcMain.handle(channels.ready, async (event) => {
    if (isTrusted(event, origin)) await ready;
  });
};
