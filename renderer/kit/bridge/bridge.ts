/** Access to `window.bridge`, the renderer's only connection to main. */
import type { Bridge } from '@contract/bridge';

declare global {
  interface Window {
    readonly bridge: Bridge;
  }
}

/** `window.bridge`, read on each use so that tests can replace it. */
export const bridge = (): Bridge => window.bridge;
