/** Who is asking: only the app's own page, in the main frame of a window. */

/** The part of Electron's `WebFrameMain` that is looked at. */
export interface Frame {
  readonly url: string;
  readonly parent: unknown;
}

/**
 * Whether a message comes from the main frame of `origin` itself. A frame that is gone (null, or throwing when read), a
 * frame within a frame and every other address are refused, `about:blank` included. To be asked before any await:
 * Electron forgets the frame when it navigates.
 */
export const isTrusted = (event: { readonly senderFrame: Frame | null }, origin: string): boolean => {
  try {
    const frame = event.senderFrame;
    if (!frame || frame.parent !== null) return false;
    const { protocol, host, username, password } = new URL(frame.url);
    return host !== '' && username === '' && password === '' && `${protocol}//${host}` === origin;
  } catch {
    return false;
  }
};
