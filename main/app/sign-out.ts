/** Signing out: the session first, then the work that was begun in it. */

interface Ports<V> {
  /** Clears the session before its first wait. */
  readonly signOut: () => Promise<V>;
  /** Ends and forgets exports and uploads; waits for the disk. */
  readonly endWork: () => Promise<void>;
}

/** A disk that hangs must not keep anybody signed in, nor what they did on the screen. */
export const createSignOut =
  <V>({ signOut, endWork }: Ports<V>) =>
  async (): Promise<V> => {
    const signedOut = signOut();
    await endWork();
    return signedOut;
  };
