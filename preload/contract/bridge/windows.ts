/** The native calls for the app's windows and the wall display. */
import { z } from 'zod';
import { value } from '../endpoint';
import { nativeCall } from './native-call';
import { Route } from './session';

/** A display that the wall can be on. */
export interface DisplayView {
  readonly id: number;
  /** As the system names it; may be empty. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether the wall is on it. */
  readonly isUsed: boolean;
}

export const windows = {
  /** Opens a screen of the app in a window of its own. Fails as `too-many-windows`. */
  open: nativeCall({ input: z.strictObject({ address: Route }), output: value<null>() }),
  /**
   * Opens the wall display, or moves it, and remembers a display that is named; `page` if the page itself has to show it. Without a
   * name, it is the one chosen before, or else another one than that of the window that asks.
   */
  openWall: nativeCall({
    input: z.strictObject({ display: z.int().exactOptional() }),
    output: value<'window' | 'page'>(),
  }),
  closeWall: nativeCall({ output: value<null>() }),
  displays: nativeCall({ output: value<readonly DisplayView[]>() }),
};
