/** Files dropped on or pasted into the window. Their schema is elsewhere, so that the preload loads no library. */

/**
 * A dropped or pasted file for main. Only the preload makes one, and the page never sees a path. A file that cannot be
 * used carries the reason, so that it does not stop the others.
 */
export type DroppedFile =
  | { readonly path: string }
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: string; readonly problem: 'upload-too-big' | 'upload-unreadable' | 'upload-network' };
