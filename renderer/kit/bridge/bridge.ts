/** The way out of the page: the one object the renderer knows of the outside. */
import type { Bridge } from '@contract/bridge';

declare global {
  interface Window {
    readonly bridge: Bridge;
  }
}

/** `window.bridge`, read at every use so that a test may set its own. */
export const bridge = (): Bridge => window.bridge;
