import type { WindowBridge } from '@contract/bridge';

declare global {
  interface Window {
    readonly bridge: WindowBridge;
  }
}

/** The renderer's only connection to main, read on each use so that tests can replace it. */
export const bridge = (): WindowBridge => window.bridge;
