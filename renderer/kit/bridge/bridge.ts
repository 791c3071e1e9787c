/** Access to `window.bridge`, the renderer's only connection to main. */
import type { WindowBridge } from '@contract/bridge';

declare global {
  interface Window {
    readonly bridge: WindowBridge;
  }
}

/** `window.bridge`, read on each use so that tests can replace it. */
export const bridge = (): WindowBridge => window.bridge;
