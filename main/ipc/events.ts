/** What main tells the page by itself. */
import { type BridgeEvent, channels } from '@contract/bridge';

/** The part of Electron's `BrowserWindow` that is needed. */
export interface Listener {
  isDestroyed(): boolean;
  readonly webContents: { isDestroyed(): boolean; send(channel: string, value: unknown): void };
}

/** Tells every window that is still there; what a closed one would have heard is dropped. */
export const sendToWindows = (windows: Iterable<Listener>, event: BridgeEvent): void => {
  for (const window of windows) {
    if (window.isDestroyed() || window.webContents.isDestroyed()) continue;
    window.webContents.send(channels.event, event);
  }
};
