/** Events that main sends to the page. */
import { type BridgeEvent, channels } from '@contract/bridge';

/** The part of Electron's `BrowserWindow` that is needed. */
export interface Listener {
  isDestroyed(): boolean;
  readonly webContents: { isDestroyed(): boolean; send(channel: string, value: unknown): void };
}

/** Sends an event to every open window, and drops it for closed ones. */
export const sendToWindows = (windows: Iterable<Listener>, event: BridgeEvent): void => {
  for (const window of windows) {
    if (window.isDestroyed() || window.webContents.isDestroyed()) continue;
    window.webContents.send(channels.event, event);
  }
};
