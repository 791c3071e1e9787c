/** The native calls about the app itself. */
import { z } from 'zod';
import { skins } from '../appearance';
import { value } from '../endpoint';
import { nativeCall } from './native-call';

export interface About {
  readonly version: string;
  readonly electron: string;
  readonly platform: 'darwin' | 'win32' | 'linux' | 'browser';
}

export const app = {
  about: nativeCall({ output: value<About>() }),
  showLogs: nativeCall({ output: value<null>() }),
  /** Opens the server's own pages immediately, other https pages after a native question; else fails as `refused`. */
  openExternal: nativeCall({ input: z.strictObject({ url: z.string().min(1).max(2_048) }), output: value<null>() }),
  /** Reports whether the page has unsaved changes, so that main asks before closing. */
  unsaved: nativeCall({ input: z.strictObject({ dirty: z.boolean() }), output: value<null>() }),
  /** Paints the window's own frame and background like the page. */
  skin: nativeCall({ input: z.strictObject({ skin: z.enum(skins) }), output: value<null>() }),
};
