/** Signs out: ends the session first, then the work that was started in it. */

interface Ports<V> {
  /** Clears the session before its first wait. */
  readonly signOut: () => Promise<V>;
  /** Ends and forgets exports and uploads; waits for the disk. */
  readonly endWork: () => Promise<void>;
}

/** A hanging disk must neither keep a person signed in nor keep their work on the screen. */
export const createSignOut =
  <V>({ signOut, endWork }: Ports<V>) =>
  async (): Promise<V> => {
    const signedOut = signOut();
    await endWork();
    return signedOut;
  };
